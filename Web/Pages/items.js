
// Items with independent selection: chips, and segments with multiple selection. The appearance of each item's other state
// is already drawn, hidden, so that pages on which items only toggle need no engine.
page.items = (control, number) => {
  const { items, selects } = control;
  const itemOf = (node) => items.find((item) => item.node === node);
  const selected = () => items.filter((item) => item.selected);
  const tell = ({ id, index }) => page.dispatch("picker-change", {
    control: control.id, id, index, selected: selected().map((each) => each.id) });
  const refuse = (id, reason) => page.dispatch("picker-refuse", { control: control.id, id, reason });

  // Marks are placed behind all segments.
  const first = items.length > 0 ? page.drawn(items[0].node) : null;
  for (const item of items) {
    item.shown = page.drawn(item.node);
    item.other = document.getElementById(`o${item.node}`);
    item.mark = item.mark ? document.getElementById(item.mark) : null;
    if (item.other) item.shown?.after(item.other);
    if (item.mark) first?.before(item.mark);
  }

  function flip(item) {
    item.selected = !item.selected;
    if (item.other) {
      item.shown.classList.add("off");
      item.other.classList.remove("off");
      [item.shown, item.other] = [item.other, item.shown];
    }
    item.mark?.classList.toggle("off", !item.selected);
    page.select(page.spoken(item.node), item.selected);
  }

  // The library's rule for a tap on an item.
  function tap(item) {
    if (!item.enabled || selects === "none") return;
    const before = selected();
    if (item.selected && control.required && before.length === 1) return refuse(item.id, "required");
    if (!item.selected && selects === "multiple" && before.length >= (control.limit ?? Infinity)) {
      return refuse(item.id, "limitReached");
    }
    const others = !item.selected && selects === "single" ? before : [];
    [item, ...others].forEach(flip);
    tell(item);
  }

  function press(node) {
    const isButton = page.spoken(node)?.getAttribute("role") === "button";
    if (selects === "none" && isButton) tell(itemOf(node));
    tap(itemOf(node));
  }

  // The host page is told in any case; the engine places the others again where it knows the rows.
  function remove(item) {
    page.dispatch("picker-remove", { control: control.id, id: item.id });
    if (!control.rows) return;
    items.splice(items.indexOf(item), 1);
    page.send("remove", number, item.node);
  }

  function expand(node) {
    page.dispatch("picker-expand", { control: control.id, hidden: control.hidden });
    if (control.rows) page.send("expand", number, node);
  }

  const activated = (handler) => ({
    click: handler,
    key(node, key) {
      const item = itemOf(node);
      if (key === "Delete" && item?.remove !== undefined) remove(item);
      else if (key === " " || key === "Enter") handler(node);
      else return false;
      return true;
    },
  });
  for (const item of items) {
    page.own(item.node, activated(press));
    if (item.remove === undefined || !item.enabled) continue;
    page.spoken(item.remove)?.addEventListener("click", (event) => {
      event.stopPropagation();
      remove(item);
    });
  }
  if (control.overflow !== undefined) page.own(control.overflow, activated(expand));
};
