"use strict";

// The filters of a report, and the arrow keys in its tables. Without this script everything is shown.
{
  const form = document.getElementById("filters");
  const count = document.getElementById("count");
  const cards = [...document.querySelectorAll("article")];
  const links = [...document.querySelectorAll("td a")];

  // Shows the findings that all filters admit, and the cells that have any.
  function apply() {
    const chosen = new FormData(form);
    const places = ["document", "locale", "width", "scale"].filter((name) => chosen.get(name));
    const codes = new Set(chosen.getAll("code"));
    const statuses = new Set(chosen.getAll("status"));
    let shown = 0;
    for (const card of cards) {
      let isShown = false;
      for (const item of card.querySelectorAll("li")) {
        item.hidden = !codes.has(item.dataset.code) || !statuses.has(item.dataset.status);
        isShown ||= !item.hidden;
      }
      isShown &&= places.every((name) => card.dataset[name] === chosen.get(name));
      card.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const table of document.querySelectorAll(".matrix")) {
      table.hidden = Boolean(chosen.get("document")) && table.dataset.document !== chosen.get("document");
    }
    for (const row of document.querySelectorAll("tbody tr")) {
      row.hidden = Boolean(chosen.get("locale")) && row.dataset.locale !== chosen.get("locale");
    }
    for (const link of links) {
      link.parentElement.classList.toggle("off", document.getElementById(link.hash.slice(1)).hidden);
    }
    count.textContent = `${shown} of ${cards.length} cells with findings`;
  }

  // A table is one stop of the Tab key; arrow keys move between its cells with findings.
  function enterTables() {
    for (const table of document.querySelectorAll("table")) {
      const inside = [...table.querySelectorAll("td a")];
      inside.forEach((link, place) => (link.tabIndex = place ? -1 : 0));
      table.addEventListener("keydown", (event) => {
        const next = neighbour(event);
        if (!next) return;
        event.preventDefault();
        for (const link of inside) link.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      });
    }
  }

  // The nearest link in the direction of an arrow key, or at an end of the row for Home and End.
  function neighbour({ key, target, altKey, ctrlKey, metaKey, shiftKey }) {
    const cell = target.closest("td");
    if (!cell || altKey || ctrlKey || metaKey || shiftKey) return null;
    const row = [...cell.parentElement.cells];
    const rows = [...cell.closest("tbody").rows].filter((each) => !each.hidden);
    const at = rows.indexOf(cell.parentElement);
    const column = (each) => each.cells[cell.cellIndex];
    const cells = {
      ArrowRight: () => row.slice(cell.cellIndex + 1),
      ArrowLeft: () => row.slice(0, cell.cellIndex).reverse(),
      ArrowDown: () => rows.slice(at + 1).map(column),
      ArrowUp: () => rows.slice(0, at).reverse().map(column),
      Home: () => row,
      End: () => row.reverse(),
    }[key];
    return cells ? cells().map((each) => each.querySelector("a")).find(Boolean) : null;
  }

  enterTables();
  if (form) {
    form.hidden = false;
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    // The fields have their new values only after the event.
    form.addEventListener("reset", () => setTimeout(apply));
    apply();
  }
}
