"use strict";

// Shared by all controls: the elements of a node, the focus, keys, and events for the host page. What controls do is up to
// the owners of nodes: items.js, and the engine.
const page = (() => {
  const root = document.getElementById("picker");
  const data = JSON.parse(document.getElementById("data").textContent);
  const owners = new Map();

  // The group of the picture that shows a node, and the accessible element over it.
  const drawn = (node) => document.getElementById(`n${node}`);
  const spoken = (node) => document.getElementById(`a${node}`);

  // Registers the handler of clicks and keys on a node.
  const own = (node, handler) => owners.set(node, handler);

  // Dispatches an event of a control to the host page.
  const dispatch = (name, detail) =>
    root.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

  // A length of an element of the layer, which browsers round in its other properties.
  const side = (element, name) => parseFloat(element.style[name]) || 0;

  // The origin of an element of the layer, in points of the picture.
  function origin(element) {
    const point = [0, 0];
    for (let each = element; each && each.id !== "layer"; each = each.parentElement) {
      point[0] += side(each, "left");
      point[1] += side(each, "top");
    }
    return point;
  }

  const nodeOf = (element) => {
    const found = element instanceof Element && element.closest("[data-group]");
    return found ? Number(found.dataset.node) : null;
  };

  // The elements of a group, to which arrow keys lead from one another.
  const group = (name) => [...root.querySelectorAll(`[data-group="${name}"]`)];

  // Makes one element of a group reachable by the Tab key (roving tabindex). A list of which nothing can be reached is none.
  function enter(element) {
    if (element.dataset.group) for (const other of group(element.dataset.group)) other.tabIndex = -1;
    element.tabIndex = element.dataset.group ? 0 : -1;
  }

  function focus(element) {
    enter(element);
    element.focus();
  }

  // Type-ahead: the next element of the group whose name begins with the letters typed within half a second.
  const typed = { text: "", time: 0 };
  const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent;

  function typeAhead(node, event) {
    if (event.key.length !== 1 || (event.key === " " && typed.text === "")) return null;
    typed.text = event.timeStamp - typed.time > 500 ? event.key : typed.text + event.key;
    typed.time = event.timeStamp;
    const elements = group(spoken(node).dataset.group);
    const letters = [...new Set(typed.text.toLowerCase())];
    // One letter again and again leads from each match to the next.
    const text = letters.length === 1 ? letters[0] : typed.text.toLowerCase();
    const start = elements.indexOf(spoken(node)) + (text.length === 1 ? 1 : 0);
    const found = [...elements.slice(start), ...elements.slice(0, start)]
      .find((element) => nameOf(element).toLowerCase().startsWith(text));
    return found ? Number(found.dataset.node) : null;
  }

  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

  function press(event) {
    const node = nodeOf(event.target);
    if (node === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const isTyping = event.key === " " && typed.text !== "" && event.timeStamp - typed.time <= 500;
    if (!isTyping && owners.get(node)?.key?.(node, event.key, event)) return event.preventDefault();
    const way = keys.indexOf(event.key);
    const next = way < 0 ? typeAhead(node, event) : data.stops[node]?.[way];
    if (way >= 0 || isTyping) event.preventDefault();
    if (next === null || next === undefined) return;
    focus(spoken(next));
    owners.get(next)?.arrive?.(next, node);
  }

  // Says whether an item is selected, by the state that its element has.
  function select(element, isSelected) {
    for (const state of ["aria-selected", "aria-pressed", "aria-checked"]) {
      if (element?.hasAttribute(state)) element.setAttribute(state, String(isSelected));
    }
  }

  // Fits the page to a narrow window: rows follow the width, and what cannot is drawn smaller.
  function fit() {
    const style = getComputedStyle(document.body);
    const available = innerWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    page.follow?.(available);
    root.style.zoom = Math.min(1, available / root.offsetWidth);
  }

  function begin() {
    data.controls.forEach((control, number) => {
      if (control?.kind === "items") page.items(control, number);
    });
    page.open?.();
    addEventListener("resize", fit);
    fit();
    root.addEventListener("keydown", press);
    root.addEventListener("focusin", (event) => {
      if (event.target.dataset.group) enter(event.target);
    });
    root.addEventListener("click", (event) => {
      const node = nodeOf(event.target);
      if (node !== null) owners.get(node)?.click?.(node, event);
    });
  }

  return { root, data, owners, drawn, spoken, own, dispatch, side, origin, nodeOf, group, enter, focus, select, begin };
})();
