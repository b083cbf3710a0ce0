
// The engine: WebAssembly that the document carries, the program of the library. It is told what happens, and answers what
// the page shall change.
const engine = (() => {
  const { root, data, spoken, side } = page;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // The order is that of the engine's `PageEvent`.
  const kinds = [
    "click", "key", "arrive", "down", "move", "up", "cancel", "wheel", "watch", "finish", "tick", "resize", "remove",
    "expand"];
  const keys = [
    "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ", "Enter", "Tab",
    "BackTab", "Escape"];
  let wasm = null;

  async function load() {
    const text = document.getElementById("engine").textContent;
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    // Nothing of a system is needed: files do not open, and nothing is random.
    const imports = {};
    for (const { module: group, name } of WebAssembly.Module.imports(module)) {
      (imports[group] ??= {})[name] = () => 8;
    }
    wasm = (await WebAssembly.instantiate(module, imports)).exports;
  }

  // The engine knows texts by numbers: first come its own words, then those of the data.
  let texts = [];

  function numberOf(text) {
    const number = texts.indexOf(text);
    return number < 0 ? texts.push(text) - 1 : number;
  }

  // A value of the data in numbers, as the engine's `PageData` reads it.
  function encode(value) {
    if (typeof value === "string") return [2, numberOf(value)];
    if (Array.isArray(value)) return [3, value.length, ...value.flatMap(encode)];
    if (value === null || typeof value !== "object") return value === null ? [0] : [1, Number(value)];
    const entries = Object.entries(value);
    return [4, entries.length, ...entries.flatMap(([key, each]) => [numberOf(key), ...encode(each)])];
  }

  const doubles = (start, count) => new Float64Array(wasm.memory.buffer, start, count);

  function put(kind, control, node, { x = 0, y = 0, force = NaN, key = -1, shift, watched, other = 0 }) {
    const now = performance.now() / 1000;
    doubles(wasm.page_numbers(), 12).set(
      [kinds.indexOf(kind), control, node, x, y, force, key, shift, calm.matches, now, watched, other].map(Number));
  }

  // Tells the engine what happened. Returns whether it had a meaning.
  function send(kind, control = -1, node = -1, more = {}) {
    put(kind, control, node, more);
    wasm.page_event();
    return apply();
  }

  // An engine that answers what is no word is not the one of these scripts.
  function known(word) {
    if (typeof word !== "string") throw new Error("the engine answers an unknown word");
    return word;
  }

  // The values of an answer by their tags, as the engine's `PageAnswer` writes them.
  function* values(numbers) {
    const next = () => numbers[at++];
    const word = () => known(texts[next()]);
    const list = () => Array.from({ length: next() }, value);
    const element = () => word() + String(next()).replace("-1", "");
    const color = () => `#${next().toString(16).toUpperCase().padStart(next(), "0")}`;
    const reference = () => `url(#${element()})`;
    const kinds = [() => null, next, word, list, reference, element, color];
    const value = () => kinds[next()]();
    let at = 0;
    while (at < numbers.length) {
      const [, name] = [next(), word()];
      const [id, part, rest] = [value(), value(), []];
      while (at < numbers.length && numbers[at] !== 7) rest.push(value());
      yield { name, id, part, rest };
    }
  }

  let [frame, timer] = [0, 0];
  // The pointers that the engine follows, each with the element where it went down, and the one of this moment.
  const held = new Map();
  let [current, isCaught] = [null, false];

  function apply() {
    const [start, count, isHandled, captures, wait] = doubles(wasm.page_numbers(), 5);
    for (const { name, id, part, rest } of values(doubles(start, count).slice())) {
      const element = id === null ? root : byId(id);
      const found = !element ? [] : part ? element.querySelectorAll(`:scope ${part}`) : [element];
      for (const each of found) effects[name](each, ...rest);
    }
    if (captures) {
      current.element.setPointerCapture(current.pointer);
      isCaught = true;
    }
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (wait === 0) frame = requestAnimationFrame(() => send("tick"));
    else if (wait < Infinity) timer = setTimeout(() => send("tick"), wait * 1000 + 1);
    return isHandled === 1;
  }

  const byId = (id) => document.getElementById(id);
  const pairs = (list) => list.flatMap((each, place) => (place % 2 ? [] : [[each, list[place + 1]]]));
  const named = (list) => pairs(list).map(([name, value]) => [known(name), value]);
  const round = (value) => (typeof value === "number" ? Number(value.toPrecision(6)) : value);

  function set(element, ...attributes) {
    for (const [name, value] of named(attributes)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }

  // Properties of what moves. The line of a box is inside of it.
  const properties = {
    frame([x, y, width, height], element) {
      const line = Number(element.getAttribute("stroke-width"));
      const [left, top] = [x + line / 2, y + line / 2];
      return { x: `${left}px`, y: `${top}px`, width: `${width - line}px`, height: `${height - line}px` };
    },
    move: ([x, y, across = 1, down = 1]) => ({ transform: `translate(${x}px, ${y}px) scale(${across}, ${down})` }),
    opacity: ([opacity]) => ({ opacity }),
  };

  // What an answer can do to an element.
  const effects = {
    set,
    turn: (element, name, isOn) => element.classList.toggle(name, isOn === 1),
    select: (element, isOn) => page.select(element, isOn === 1),
    create(element, kind, id, ...attributes) {
      const made = kind === "div" || kind === "canvas" ? document.createElement(kind) : drawing(kind);
      if (id) made.id = id;
      element.append(made);
      set(made, ...attributes);
    },
    enclose: (element, id) => element.before(drawing("g", "id", id)),
    into: (element, id) => byId(id)?.append(element),
    after: (element, id) => byId(id)?.after(element),
    remove: (element) => element.remove(),
    clear: (element) => element.replaceChildren(),
    // Copies an element with its label only.
    copy(element, id, into) {
      const twin = element.cloneNode(false);
      const label = element.querySelector(":scope > [data-role=label]");
      if (label) twin.append(label.cloneNode(true));
      for (const each of twin.querySelectorAll("[id]")) each.removeAttribute("id");
      twin.id = id;
      byId(into)?.append(twin);
    },
    // Takes the colour of another element's label.
    like(element, id) {
      const ink = byId(id)?.querySelector(":scope > [data-role=label] [fill]");
      for (const each of ink ? element.querySelectorAll("[fill]") : []) {
        for (const name of ["fill", "fill-opacity", "class"]) set(each, name, ink.getAttribute(name));
      }
    },
    move: (element, x, y, across = 1, down = 1) =>
      element.setAttribute("transform", `translate(${x} ${y}) scale(${across} ${down})`),
    shift(element, x, y) { element.style.translate = `${x}px ${y}px`; },
    frame: (element, ...box) => set(element, ...Object.entries(properties.frame(box, element)).flat()),
    place: (element, ...frame) => ["left", "top", "width", "height"].forEach((name, place) => {
      element.style[name] = `${frame[place]}px`; }),
    beside(element, x, y, width, height, id) {
      effects.place(element, side(byId(id), "left") + x, side(byId(id), "top") + y, width, height);
    },
    round(element, radius) { element.style.borderRadius = `${radius}px`; },
    clip(element, ...corners) {
      const points = pairs(corners).map(([x, y]) => `${x}px ${y}px`);
      element.style.clipPath = points.length > 0 ? `polygon(${points}) view-box` : "";
    },
    animate(element, kind, frames, duration, name, elapsed, easing, control) {
      const keyframes = frames.map((each) => properties[kind](each, element));
      const animation = element.animate(keyframes, { duration, easing, id: name ?? "" });
      animation.currentTime = elapsed;
      if (control >= 0) animation.onfinish = () => send("finish", control);
    },
    cancel(element, name) {
      for (const each of document.getAnimations()) if (each.id === name) each.cancel();
    },
    pixels(element, start, width, height) {
      const bytes = new Uint8ClampedArray(wasm.memory.buffer, start, 4 * width * height).slice();
      element.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
    },
    text(element, head, end) {
      if (!element.hasAttribute("role")) element.textContent = textOf(head, end);
    },
    // Replaces the glyphs of a number at the end of a label, and moves the others.
    spell(element, count, way, ...glyphs) {
      const group = element.querySelector(":scope > g");
      if (!group) return;
      const old = [...group.children];
      for (const each of [...group.querySelectorAll(".digit"), ...old.slice(old.length - count)]) each.remove();
      for (const each of group.children) each.style.translate = `${way}px`;
      group.append(...glyphs.map(([id, x, y]) =>
        drawing("use", "class", "digit", "href", `#${id}`, "transform", `translate(${x} ${y})`)));
    },
    // Says the value of a slider, or the values of one with two dimensions: "220°"; "Hue 220°, saturation 66 %".
    say(element, ...values) {
      const texts = named(values).map(([name, end]) => [name, textOf("", end)]);
      const text = texts.length > 1 ? texts.map((each) => each.join(" ")).join(", ") : texts[0][1];
      element.setAttribute("aria-valuetext", text[0].toUpperCase() + text.slice(1));
    },
    focus: (element) => page.focus(element),
    // Takes the focus, and the place in the order of the Tab key, from elements of a list that are not seen any more.
    reach(list, id) {
      const gone = page.group(list.dataset.node).filter((each) => !each.checkVisibility());
      const next = byId(id) ?? list;
      if (gone.includes(document.activeElement)) page.focus(next);
      else if (gone.some(({ tabIndex }) => tabIndex === 0)) page.enter(next);
    },
    stops(element, node, ...ways) { data.stops[node] = ways.map((each) => (each < 0 ? null : each)); },
    event(element, name, id, ...detail) {
      const told = named(detail).map(([key, value]) => [key, Array.isArray(value) ? value.map(round) : value]);
      page.dispatch(name, { control: id, ...Object.fromEntries(told) });
    },
    claim(element, control, nodes) { for (const node of nodes) page.own(node, handler(control)); },
    menu: (button, ...items) => page.menu(button, items),
    grow: (element, ...lengths) => page.grow(element, ...lengths),
  };

  // A text with a number in it: the glyphs of one at its end, or one in place of its first number.
  const glyphs = [..."0123456789ABCDEF.#°% "];
  const textOf = (head, end) => (Array.isArray(end)
    ? head + end.map((glyph) => glyphs[glyph]).join("") : head.replace(/\d+/, end));

  // Creates an element of the picture.
  function drawing(name, ...attributes) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    set(element, ...attributes);
    return element;
  }

  const handler = (control) => ({
    control,
    click: (node) => send("click", control, node),
    key: (node, key, { shiftKey }) => send("key", control, node, { key: keys.indexOf(key), shift: shiftKey }),
    arrive: (node, from) => send("arrive", control, node, { other: from }),
  });

  // The position of a pointer in points of the picture as it was at first, before any scaling by the page.
  function place(event, { control, element }) {
    // What is dragged in the picture itself may be in a part that is turned.
    const whole = element.closest("svg") ? root : spoken(data.controls[control].node) ?? element;
    const box = whole.getBoundingClientRect();
    const [left, top] = page.origin(whole);
    const across = box.width / side(whole, "width") || 1;
    const down = box.height / side(whole, "height") || 1;
    const x = (event.clientX - box.left) / across + left;
    const y = (event.clientY - box.top) / down + top - page.shiftOf(whole.dataset.node);
    const presses = event.pointerType !== "mouse" && event.pressure > 0 && event.pressure !== 0.5;
    return { x, y, force: presses ? event.pressure : NaN };
  }

  const controlOf = (element) => page.owners.get(Number(element?.dataset.node))?.control;

  const follow = (kind) => (event) => {
    current = held.get(event.pointerId);
    if (!current) return;
    const isFollowed = send(kind, current.control, current.node, place(event, current));
    if (kind === "move" && isFollowed) return;
    held.delete(event.pointerId);
    // The click that follows a drag comes before that.
    setTimeout(() => { isCaught = false; });
  };

  const listeners = {
    pointerdown(event) {
      const element = event.target.closest(".drags, .swipes, .swipes-down");
      const [node, control] = [Number(element?.dataset.node), controlOf(element)];
      if (event.button !== 0 || control === undefined) return;
      current = { pointer: event.pointerId, element, node, control };
      if (send("down", control, node, place(event, current))) held.set(event.pointerId, current);
    },
    pointermove: follow("move"),
    pointerup: follow("up"),
    pointercancel: follow("cancel"),
    wheel(event) {
      const control = controlOf(event.target.closest(".wheels"));
      const way = { x: event.deltaX, y: event.deltaY };
      if (control !== undefined && send("wheel", control, -1, way)) event.preventDefault();
    },
  };

  // Tells controls that move by themselves whether they are in use.
  function watch() {
    for (const element of root.querySelectorAll(".watched")) {
      const watched = document.hidden || element.matches(":hover") || element.contains(document.activeElement);
      send("watch", controlOf(element), -1, { watched });
    }
  }

  // Begins with the data of the document.
  page.open = () => {
    const words = new Uint8Array(wasm.memory.buffer, wasm.page_words());
    texts = new TextDecoder().decode(words.subarray(0, words.indexOf(0))).trimEnd().split("\n");
    const numbers = encode({ controls: data.controls });
    const start = wasm.page_memory(numbers.length);
    doubles(start, numbers.length).set(numbers);
    put("tick", -1, -1, {});
    wasm.page_open(devicePixelRatio);
    apply();
    for (const [name, listener] of Object.entries(listeners)) {
      root.addEventListener(name, listener, { passive: false });
    }
    root.addEventListener("click", (event) => { if (isCaught) event.stopPropagation(); }, true);
    if (!root.querySelector(".watched")) return;
    for (const name of ["pointerover", "pointerout", "focusin", "focusout"]) {
      root.addEventListener(name, () => requestAnimationFrame(watch));
    }
    document.addEventListener("visibilitychange", watch);
    calm.addEventListener("change", watch);
  };
  page.follow = (available) => send("resize", -1, -1, { other: available });
  page.send = send;
  return { ready: load() };
})();
