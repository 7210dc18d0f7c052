// What Voila's page calls while it opens, less what tells how far it is: our line does that.

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

// What a cell makes comes at the end of the page, and is put where its prose has left room for it.
window.tritablesPlace = (cell) => {
  const script = document.currentScript;
  const made = script?.previousElementSibling;
  if (made) document.querySelector(`.tt-slot[data-cell="${cell}"]`)?.replaceWith(made);
  script?.remove();
};

export {}; // else its names would be everybody's
