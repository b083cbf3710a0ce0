
// Items with independent selection: chips, and segments with multiple selection.
// The appearance of each item's other state is already drawn, hidden.
page.kinds.items = (control) => {
  const items = control.items;
  const places = new Map(items.map((item) => [item.node, item]));
  for (const item of items) {
    item.other = document.getElementById(`o${item.node}`);
    page.drawn(item.node)?.after(...(item.other ? [item.other] : []));
  }

  // Marks are placed behind all segments.
  const first = items.length > 0 ? page.drawn(items[0].node) : null;
  for (const item of items) {
    item.mark = item.mark ? document.getElementById(item.mark) : null;
    if (item.mark && first) first.before(item.mark);
  }

  const selected = () => items.filter((item) => item.selected);

  function flip(item) {
    item.selected = !item.selected;
    page.drawn(item.node)?.classList.toggle("off", item.shown !== true && Boolean(item.other));
    item.other?.classList.toggle("off", item.shown === true);
    item.shown = item.shown !== true;
    item.mark?.classList.toggle("off", !item.selected);
    const element = page.spoken(item.node);
    for (const state of ["aria-selected", "aria-pressed", "aria-checked"]) {
      if (element?.hasAttribute(state)) element.setAttribute(state, String(item.selected));
    }
  }

  // The engine's rule for a tap on an item.
  function tap(item) {
    if (!item.enabled || control.selects === "none") return;
    const before = selected();
    const changed = [item];
    if (item.selected) {
      if (control.required && before.length === 1) return;
    } else if (control.selects === "single") {
      changed.push(...before);
    } else if (control.limit !== undefined && before.length >= control.limit) {
      return;
    }
    changed.forEach(flip);
    page.tell(control, { id: item.id, selected: selected().map((each) => each.id) });
  }

  function press(node) {
    if (control.selects === "none" && page.spoken(node)?.getAttribute("role") === "button") {
      page.tell(control, { id: places.get(node).id, selected: [] });
    }
    tap(places.get(node));
  }

  const handlers = {
    click: press,
    key(node, key) {
      const item = places.get(node);
      if (key === "Delete" && item.remove !== undefined) {
        remove(item);
        return true;
      }
      if (key !== " " && key !== "Enter") return false;
      press(node);
      return true;
    },
  };
  for (const item of items) page.own(item.node, handlers);
  const rows = control.rows && page.rows(control, handlers);

  // Removed chips and hidden ones: the others are placed again where the page knows the rows; the host page is told in any
  // case.
  function remove(item) {
    page.ask("picker-remove", control, { id: item.id });
    rows?.remove(item.node);
  }
  for (const item of items) {
    if (item.remove === undefined || !item.enabled) continue;
    page.spoken(item.remove)?.addEventListener("click", (event) => {
      event.stopPropagation();
      remove(item);
    });
  }
  if (control.overflow === undefined) return;
  const expand = () => {
    page.ask("picker-expand", control, { hidden: control.hidden });
    rows?.toggle();
  };
  page.own(control.overflow, {
    click: expand,
    key: (node, key) => (key === " " || key === "Enter") && (expand(), true),
  });
};
