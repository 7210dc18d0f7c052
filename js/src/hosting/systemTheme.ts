// No colours asked for: those of the reader's system, the dark style sheet of the page and this
// together. Systems change them at dusk, while a page is open.

const dark = matchMedia("(prefers-color-scheme: dark)");

function tell(): void {
  document.body.dataset["jpThemeLight"] = String(!dark.matches);
  document.body.dataset["jpThemeName"] = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
}

tell();
dark.addEventListener("change", tell);

export {}; // else its names would be everybody's
