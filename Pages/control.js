"use strict";

// Shared by all controls: the elements of a node, the focus, keys, and events for the host page.
// A kind of control is a function that takes its entry in the data and handles its presses and keys;
// the files of the kinds register themselves in `page.kinds`, and start.js begins.
const page = (() => {
  const root = document.getElementById("picker");
  const data = JSON.parse(document.getElementById("data").textContent);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const owners = new Map();

  // The group of the picture that shows a node, and the accessible element over it.
  const drawn = (node) => document.getElementById(`n${node}`);
  const spoken = (node) => document.getElementById(`a${node}`);

  // Registers the handler of presses and keys on a node.
  const own = (node, control) => owners.set(node, control);

  // Dispatches an event of a control to the host page.
  function ask(name, control, more) {
    const detail = { control: control.id, ...more };
    root.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  // Tells the host page that the selection or value has changed.
  const tell = (control, more) => ask("picker-change", control, more);

  // The position of a pointer in points of the layout, before any scaling by the page.
  function place(event, element = event.currentTarget) {
    const box = element.getBoundingClientRect();
    const across = box.width / element.offsetWidth || 1;
    const down = box.height / element.offsetHeight || 1;
    const point = { x: (event.clientX - box.left) / across, y: (event.clientY - box.top) / down };
    for (let each = element; each && each !== root; each = each.offsetParent) {
      point.x += each.offsetLeft;
      point.y += each.offsetTop;
    }
    return point;
  }

  // Replaces the digits at the end of a label: the text before them stays, and the whole is centred again.
  // The digits are glyphs of the picture; without kerning between them they are off by a fraction of a point.
  function spell(label, text, digits) {
    const group = drawn(label.node)?.querySelector("g");
    const length = /[0-9A-F.]*$/.exec(label.text)[0].length;
    const head = text.slice(0, text.length - length);
    if (!digits || !group || label.text.slice(0, -length) !== head) return write(label, text);
    const advance = (word) => [...word].reduce((sum, each) => sum + (digits[each]?.[1] ?? 0), 0);
    label.glyphs ??= [...group.children].slice(0, -length);
    label.head ??= label.box[2] - advance(label.text.slice(-length));
    const tail = text.slice(-length);
    const start = (label.box[2] - label.head - advance(tail)) / 2;
    for (const glyph of label.glyphs) glyph.style.translate = `${start}px`;
    let pen = label.box[0] + start + label.head;
    const word = [...tail].map((each) => {
      const glyph = document.getElementById(digits[each][0]).cloneNode(true);
      glyph.removeAttribute("id");
      glyph.classList.remove("off");
      glyph.setAttribute("transform", `translate(${pen} ${label.baseline})`);
      pen += digits[each][1];
      return glyph;
    });
    group.replaceChildren(...label.glyphs, ...word);
  }

  // Replaces a label by a text in a system font, since other glyphs are not in the document.
  function write(label, text) {
    if (!label.element) {
      label.element = document.createElementNS("http://www.w3.org/2000/svg", "text");
      const places = {
        x: label.box[0] + label.box[2] / 2, y: label.baseline, "text-anchor": "middle",
        "font-size": label.size, "font-family": "Inter, system-ui, sans-serif", "xml:space": "preserve",
      };
      for (const [name, value] of Object.entries(places)) label.element.setAttribute(name, value);
      const group = drawn(label.node);
      const fill = group?.querySelector("[fill]")?.getAttribute("fill");
      if (fill) label.element.setAttribute("fill", fill);
      group?.replaceChildren(label.element);
    }
    label.element.textContent = text;
    const element = spoken(label.node);
    if (element?.hasAttribute("role") === false) element.textContent = text;
  }

  const nodeOf = (element) => {
    const found = element instanceof Element && element.closest("#layer [data-group]");
    return found ? Number(found.dataset.node) : null;
  };

  // Makes one element of a group reachable by the Tab key (roving tabindex).
  function enter(element) {
    for (const other of root.querySelectorAll(`[data-group="${element.dataset.group}"]`)) {
      other.tabIndex = other === element ? 0 : -1;
    }
  }

  function focus(node) {
    const element = spoken(node);
    if (!element || element.tabIndex === undefined) return;
    enter(element);
    element.focus();
  }

  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

  function press(event) {
    const node = nodeOf(event.target);
    if (node === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const owner = owners.get(node);
    if (owner?.key?.(node, event.key, event)) return event.preventDefault();
    const way = keys.indexOf(event.key);
    if (way < 0) return;
    event.preventDefault();
    const next = data.stops[node]?.[way];
    if (next === null || next === undefined) return;
    focus(next);
    owners.get(next)?.arrive?.(next, node);
  }

  function begin() {
    for (const entry of data.controls) if (entry) page.kinds[entry.kind]?.(entry);
    root.addEventListener("keydown", press);
    root.addEventListener("focusin", (event) => {
      if (event.target.dataset.group) enter(event.target);
    });
    root.addEventListener("click", (event) => {
      const node = nodeOf(event.target);
      if (node !== null) owners.get(node)?.click?.(node, event);
    });
  }

  return {
    root, data, calm, kinds: {}, drawn, spoken, own, ask, tell, place, nodeOf, focus, write, spell,
    begin,
  };
})();
