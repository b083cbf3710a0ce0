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

  // Numbers of events have six significant digits, as in trees.
  const round = (number) => Number(number.toPrecision(6));

  // Tells the host page that the selection or value has changed.
  const tell = (control, more) => ask("picker-change", control, more);

  // The position of a pointer in points of the layout as it was at first, before any scaling by the page.
  function place(event, element = event.currentTarget) {
    const box = element.getBoundingClientRect();
    const across = box.width / element.offsetWidth || 1;
    const down = box.height / element.offsetHeight || 1;
    const point = { x: (event.clientX - box.left) / across, y: (event.clientY - box.top) / down };
    const [left, top] = origin(element);
    return { x: point.x + left, y: point.y + top - shiftOf(element.dataset.node) };
  }

  // Replaces the digits at the end of a label: the text before them stays, and the whole is centred again.
  // The digits are glyphs of the picture; without kerning between them they are off by a fraction of a point.
  function spell(label, text, digits) {
    const group = drawn(label.node)?.querySelector("g");
    const end = /#?[0-9A-F.]*(°| %)?$/;
    const [before, tail] = [end.exec(label.text)[0], end.exec(text)[0]];
    const isSame = label.text.slice(0, label.text.length - before.length)
      === text.slice(0, text.length - tail.length);
    if (!digits || !group || !isSame) return write(label, text);
    const advance = (word) => [...word].reduce((sum, each) => sum + (digits[each]?.[1] ?? 0), 0);
    // A space has no glyph.
    label.glyphs ??= [...group.children].slice(0, -before.replace(" ", "").length);
    label.head ??= label.box[2] - advance(before);
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
      label.element = create("text", {
        x: label.box[0] + label.box[2] / 2, y: label.baseline, "text-anchor": "middle",
        "font-size": label.size, "font-family": "Inter, system-ui, sans-serif", "xml:space": "preserve",
      });
      const group = drawn(label.node);
      const ink = group?.querySelector("[fill]");
      for (const name of ["fill", "class"]) {
        if (ink?.hasAttribute(name)) label.element.setAttribute(name, ink.getAttribute(name));
      }
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

  // Type-ahead: the next element of the group whose name begins with the letters typed within half a second.
  const typed = { text: "", time: 0 };

  function typeAhead(node, event) {
    if (event.key.length !== 1 || (event.key === " " && typed.text === "")) return null;
    typed.text = event.timeStamp - typed.time > 500 ? event.key : typed.text + event.key;
    typed.time = event.timeStamp;
    const group = [...root.querySelectorAll(`[data-group="${spoken(node).dataset.group}"]`)];
    const letters = [...new Set(typed.text.toLowerCase())];
    // One letter again and again leads from each match to the next.
    const text = letters.length === 1 ? letters[0] : typed.text.toLowerCase();
    const start = group.indexOf(spoken(node)) + (text.length === 1 ? 1 : 0);
    const found = [...group.slice(start), ...group.slice(0, start)].find((element) =>
      element.getAttribute("aria-label")?.toLowerCase().startsWith(text));
    return found ? Number(found.dataset.node) : null;
  }

  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

  function press(event) {
    const node = nodeOf(event.target);
    if (node === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const owner = owners.get(node);
    const isTyping = event.key === " " && typed.text !== "" && event.timeStamp - typed.time <= 500;
    if (!isTyping && owner?.key?.(node, event.key, event)) return event.preventDefault();
    const way = keys.indexOf(event.key);
    const next = way < 0 ? typeAhead(node, event) : data.stops[node]?.[way];
    if (way >= 0 || isTyping) event.preventDefault();
    if (next === null || next === undefined) return;
    focus(next);
    owners.get(next)?.arrive?.(next, node);
  }

  // The origin of an element of the layer, in points of the picture.
  function origin(element) {
    const point = [0, 0];
    for (let each = element; each && each.id !== "layer"; each = each.parentElement) {
      point[0] += side(each, "left");
      point[1] += side(each, "top");
    }
    return point;
  }

  // A length of an element of the layer, which browsers round in its other properties.
  const side = (element, name) => parseFloat(element.style[name]) || 0;

  // How far a node was moved down by controls above it that have grown.
  function shiftOf(node) {
    let way = 0;
    for (let each = drawn(node); each; each = each.parentElement) way += Number(each.dataset?.shift) || 0;
    return way;
  }

  // Makes a control higher, moves what is below it, and makes what is around it higher, too.
  function grow(node, extra, width) {
    const picture = root.querySelector("svg");
    const bottom = origin(spoken(node))[1] + side(spoken(node), "height") - extra;
    for (let each = drawn(node); each && each !== picture; each = each.parentElement) {
      for (const box of each.querySelectorAll(":scope > rect")) {
        box.setAttribute("height", Math.max(0, Number(box.getAttribute("height")) + extra));
        if (each.id === "n0" && width !== undefined) box.setAttribute("width", width);
      }
      for (const other of each.parentElement.children) {
        const way = Number(other.dataset.shift) || 0;
        if (other === each || !other.dataset.role || other.getBBox().y + way < bottom - 0.5) continue;
        other.dataset.shift = way + extra;
        other.style.translate = `0 ${way + extra}px`;
      }
    }
    for (let each = spoken(node); each.id !== "layer"; each = each.parentElement) {
      if (each !== spoken(node)) each.style.height = `${side(each, "height") + extra}px`;
      for (const other of each.parentElement.children) {
        if (other === each || origin(other)[1] < bottom - 0.5) continue;
        other.style.top = `${side(other, "top") + extra}px`;
      }
    }
    // Pictures have whole points.
    const size = ["width", "height"].map((name) => Math.ceil(side(spoken(0), name) - 0.001));
    picture.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    ["width", "height"].forEach((name, axis) => {
      picture.setAttribute(name, size[axis]);
      root.style[name] = `${size[axis]}px`;
    });
  }

  // Fits the page to a narrow window: rows follow the width, and what cannot is drawn smaller.
  function fit() {
    const style = getComputedStyle(document.body);
    const available = innerWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    page.follow?.(available);
    root.style.zoom = Math.min(1, available / root.offsetWidth);
  }

  // Creates an element of a picture.
  function create(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  // Opens a list of items beneath a button; `choose` is called with the number of the chosen one.
  function menu(button, items, current, choose) {
    const list = document.createElement("div");
    list.className = "menu";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", button.getAttribute("aria-label"));
    const options = items.map((item, number) => {
      const option = document.createElement("div");
      option.textContent = item.name;
      option.tabIndex = -1;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", String(number === current));
      if (!item.enabled) option.setAttribute("aria-disabled", "true");
      option.addEventListener("click", () => close(number));
      return option;
    });
    const usable = options.filter((_, number) => items[number].enabled);

    let isOpen = true;
    function close(number) {
      if (!isOpen || (number !== undefined && !items[number]?.enabled)) return;
      // Removing the list takes the focus from it.
      isOpen = false;
      list.remove();
      button.setAttribute("aria-expanded", "false");
      button.focus();
      if (number !== undefined) choose(number);
    }

    function move(event) {
      const here = usable.indexOf(document.activeElement);
      const places = {
        ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: usable.length - 1 };
      const start = event.key.length === 1 && event.key !== " " ? event.key.toLowerCase() : null;
      if (event.key === "Escape" || event.key === "Tab") close();
      else if (event.key === "Enter" || event.key === " ") close(options.indexOf(usable[here]));
      else if (event.key in places) usable[places[event.key]]?.focus();
      else if (start) {
        [...usable.slice(here + 1), ...usable.slice(0, here + 1)]
          .find((option) => option.textContent.toLowerCase().startsWith(start))?.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    list.append(...options);
    list.addEventListener("keydown", move);
    list.addEventListener("focusout", (event) => {
      if (!list.contains(event.relatedTarget)) close();
    });
    root.append(list);
    button.setAttribute("aria-expanded", "true");
    // Beneath the button, or above it where there is more space; all of it may be drawn smaller.
    const [box, host] = [button.getBoundingClientRect(), root.getBoundingClientRect()];
    const scale = host.width / root.offsetWidth || 1;
    const [above, below] = [box.top / scale, (innerHeight - box.bottom) / scale];
    const isAbove = below < list.offsetHeight + 8 && above > below;
    list.style.minWidth = `${box.width / scale}px`;
    list.style.maxHeight = `${Math.max(80, (isAbove ? above : below) - 12)}px`;
    list.style.left = `${(box.left - host.left) / scale}px`;
    const top = (isAbove ? box.top - host.top : box.bottom - host.top) / scale;
    list.style.top = `${isAbove ? top - list.offsetHeight - 4 : top + 4}px`;
    (options[current] ?? usable[0])?.focus();
  }

  function begin() {
    for (const entry of data.controls) if (entry) page.kinds[entry.kind]?.(entry);
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

  return {
    root, data, calm, kinds: {}, drawn, spoken, own, ask, tell, round, menu, create, origin, side, grow, place, nodeOf, focus, write, spell,
    begin,
  };
})();
