// What Voila's page calls while it opens, less what tells how far it is: it says once that it opens.

declare global {
  interface Window {
    /** Set by Voila once the style of the page's widgets is there. */
    themeLoaded?: boolean;
    /** Tells Voila that the cells are there, so that it shows them with the style. */
    cellLoaded?: boolean;
    voila_heartbeat?(): void;
    voila_finish?(): void;
    display_cells?(): void;
  }
}

window.voila_heartbeat = () => {};
window.display_cells = () => {
  if (!window.themeLoaded) {
    window.cellLoaded = true;
    return;
  }
  document.getElementById("loading")?.remove();
  document.getElementById("rendered_cells")?.style.removeProperty("display");
};
window.voila_finish = window.display_cells;

export {}; // else its names would be everybody's
