
// A colour picker: whatever is dragged, every part follows.
page.kinds.colors = (control) => {
  const { parts, space } = control;
  const drawing = page.root.querySelector("svg");
  engine.put(control.values);
  const state = engine.call("colors", control.model);
  const act = (name, ...values) => engine.call(`colors_${name}`, state, ...values);
  const kinds = ["slider", "canvas", "wheel", "swatch", "palette"];
  const keys = [
    "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

  for (const part of parts) {
    const { picks, box } = part;
    // The force of a pen sets the third parameter of a swatch.
    const axes = picks.slice(0, 2);
    engine.put(
      box[2], box[3], part.columns, part.rows, part.vertical, part.inverted, part.mirrored, axes);
    const kind = picks.length > 0 ? kinds.indexOf(part.role) : -1;
    part.number = kind < 0 ? -1 : act("add", kind, axes.length);
  }
  const pickable = (part) => part.number >= 0 && part.role !== "palette";

  // The colour as red, green, blue and alpha, and its components.
  function value() {
    act("value");
    const numbers = engine.take(4 + control.names.length);
    return { color: numbers.slice(0, 4), values: numbers.slice(4) };
  }

  const digits = (share) => Math.round(share * 255).toString(16).padStart(2, "0").toUpperCase();
  const hex = (color) => `#${color.slice(0, color[3] < 1 ? 4 : 3).map(digits).join("")}`;

  // Paints the track of a part into a canvas.
  function paintTrack(part) {
    const track = part.children.find((child) => child.role === "track");
    if (!track) return;
    part.canvas ??= makeCanvas(page.drawn(track.node), track);
    const { canvas, density } = part.canvas;
    const { width, height } = canvas;
    const start = act("paint", part.number, part.role === "slider", width, height, density);
    if (!start) return;
    const pixels = engine.pixels(start, 4 * width * height);
    canvas.getContext("2d").putImageData(new ImageData(pixels.slice(), width, height), 0, 0);
    for (const child of part.children) {
      if (child.role === "checkerboard") page.drawn(child.node)?.classList.add("off");
    }
  }

  function makeCanvas(group, track) {
    const density = space === "oklch" ? 1 : Math.min(2, Math.max(1, devicePixelRatio));
    const [x, y, width, height] = track.box;
    const frame = page.create("foreignObject", { x, y, width, height });
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * density));
    canvas.height = Math.max(1, Math.round(height * density));
    canvas.style.cssText =
      `display:block;width:${width}px;height:${height}px;border-radius:${track.radius ?? 0}px`;
    frame.append(canvas);
    group.removeAttribute("opacity");
    group.replaceChildren(frame);
    return { canvas, density };
  }

  // Sets the colour of a box: swatches, previews, strips.
  function fill(group, color) {
    const rects = group?.querySelectorAll("rect") ?? [];
    const rect = rects[rects.length - 1];
    if (!rect) return;
    rect.setAttribute("fill", hex([...color.slice(0, 3), 1]));
    rect.setAttribute("fill-opacity", color[3]);
  }

  const place = (part, number) => [number % part.columns, Math.floor(number / part.columns)];
  const swatchesOf = (part) => part.children.filter((child) => child.role === "swatch");

  function paintPalette(part) {
    let chosen = null;
    swatchesOf(part).forEach((swatch, number) => {
      const isChosen = act("swatch", part.number, ...place(part, number)) !== 0;
      const color = engine.take(4);
      if (isChosen) chosen = swatch;
      if (color[3] < 1) addBoard(swatch);
      fill(page.drawn(swatch.node), color);
      page.spoken(swatch.node)?.setAttribute("aria-selected", String(isChosen));
      page.spoken(swatch.node)?.setAttribute("aria-label", hex(color));
    });
    part.frame ??= makeFrame(part);
    part.frame.classList.toggle("off", !chosen);
    if (chosen) part.frame.setAttribute("transform", `translate(${chosen.box[0]} ${chosen.box[1]})`);
  }

  // Adds a checkerboard behind a translucent swatch.
  function addBoard(swatch) {
    const group = page.drawn(swatch.node);
    const rects = group?.querySelectorAll("rect") ?? [];
    if (rects.length !== 1) return;
    const under = rects[0].cloneNode();
    const [x, y] = swatch.box;
    const square = (at, side, fill) => page.create("rect", { x: at, y: at, width: side, height: side, fill });
    const pattern = page.create(
      "pattern", { id: `board${swatch.node}`, x, y, width: 20, height: 20, patternUnits: "userSpaceOnUse" },
      square(0, 20, "#FFFFFF"), square(0, 10, "#CCCCCC"), square(10, 10, "#CCCCCC"));
    under.setAttribute("fill", `url(#${pattern.id})`);
    under.removeAttribute("fill-opacity");
    group.prepend(pattern, under);
  }

  // The frame round the selected swatch, which replaces the drawn one.
  function makeFrame(part) {
    const [, , width = 0, height = 0] = swatchesOf(part)[0]?.box ?? [];
    const line = (stroke, thickness) => page.create(
      "rect", { width, height, rx: 4, fill: "none", stroke, "stroke-width": thickness });
    const group = page.create("g", {}, line("#FFFFFF", 4), line("#000000", 2));
    for (const child of part.children) {
      if (child.role === "thumb") page.drawn(child.node)?.classList.add("off");
    }
    page.drawn(part.node)?.append(group);
    return group;
  }

  function moveThumb(part) {
    const thumb = part.children.find((child) => child.role === "thumb");
    if (!thumb || !act("thumb", part.number)) return;
    const [x, y] = engine.take(2);
    const [left, top, width, height] = thumb.box;
    page.drawn(thumb.node)?.setAttribute("transform", `translate(${
      part.box[0] + x - left - width / 2} ${part.box[1] + y - top - height / 2})`);
  }

  // Updates the number in the label of a chromaTouch slider.
  function write(part, values) {
    const label = part.children.find((child) => child.role === "label");
    if (!label) return;
    const text = label.text.replace(/[0-9.]+(°| %)?$/, (_, unit) => {
      const number = values[part.picks[0]];
      if (!unit) return number.toFixed(3);
      return `${Math.round(number * (unit === "°" ? 360 : 100))}${unit}`;
    });
    page.spell(label, text, control.digits);
    page.spoken(part.node)?.setAttribute("aria-label", text);
  }

  function say(part, values) {
    const element = page.spoken(part.node);
    if (!element || element.getAttribute("role") !== "slider") return;
    const picked = part.picks.slice(0, 2).map((pick) => Math.round(values[pick] * 1000) / 1000);
    const text = picked.map((number, axis) => `${control.names[part.picks[axis]]} ${number}`);
    const attributes = {
      "aria-valuemin": 0, "aria-valuemax": 1, "aria-valuenow": picked[0], "aria-valuetext": text.join(", "),
      ...(part.vertical ? { "aria-orientation": "vertical" } : {}) };
    for (const [name, state] of Object.entries(attributes)) element.setAttribute(name, state);
  }

  function repaint() {
    const { color, values } = value();
    for (const part of parts) {
      const track = part.children.find((child) => child.role === "track");
      if (part.role === "palette") paintPalette(part);
      else if (part.role === "preview") fill(page.drawn(track?.node), color);
      else if (part.role === "swatch") fill(page.drawn(part.node), color);
      else {
        paintTrack(part);
        moveThumb(part);
        write(part, values);
      }
      say(part, values);
    }
    if (!control.card) return;
    fill(page.drawn(control.card.node)?.querySelector("[data-role=preview]"), color);
    const { label } = control.card;
    if (!label) return;
    page.spell(label, label.text.replace(/#[0-9A-F]+$/, hex(color).slice(0, 7)), control.digits);
  }

  // Shows the colour after a change, and tells the host page.
  let isDue = false;
  function changed(id) {
    if (!isDue) {
      isDue = true;
      requestAnimationFrame(() => { isDue = false; repaint(); });
    }
    const { color, values } = value();
    page.tell(control, { id, space, values: values.map(page.round), hex: hex(color) });
  }

  function pick(part, point) {
    const isMoved = act("pick", part.number, point.x - part.box[0], point.y - part.box[1]) !== 0;
    const isPressed = part.picks.length > 2 && point.force !== undefined
      && act("set", part.picks[2], point.force) !== 0;
    if (isMoved || isPressed) changed(part.id);
  }

  function set(values, id) {
    engine.put(values);
    if (act("set", -1, 0)) changed(id);
  }

  function press(part, key, event) {
    const number = keys.indexOf(key);
    const times = event.shiftKey && number < 4 ? 10 : 1;
    const effect = number < 0 ? 0 : act("press", part.number, number, times);
    if (effect === 2) changed(part.id);
    return effect > 0;
  }

  function tapSwatch(part, swatch) {
    act("swatch", part.number, ...place(part, swatchesOf(part).indexOf(swatch)));
    set(engine.take(4 + control.names.length).slice(4), part.id);
  }

  const stages =
    control.lift === undefined ? null : force(control, { pick, set, values: () => value().values });

  for (const part of parts) {
    const element = page.spoken(part.node);
    if (pickable(part) && element) {
      element.classList.add("drags");
      let held = null;
      const place = (event) => {
        const point = page.place(event);
        const presses = event.pointerType !== "mouse" && event.pressure > 0 && event.pressure !== 0.5;
        return presses ? { ...point, force: event.pressure } : point;
      };
      const use = (event) => {
        if (!stages) pick(part, place(event));
        else if (!stages.touch(part, place(event))) held = null;
      };
      element.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        if (stages?.isWoken()) return;
        held = event.pointerId;
        element.setPointerCapture(event.pointerId);
        use(event);
      });
      element.addEventListener("pointermove", (event) => {
        if (event.pointerId === held) use(event);
      });
      for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
        element.addEventListener(end, () => { held = null; });
      }
      page.own(part.node, {
        key: (node, key, event) => stages?.key(key) ?? press(part, key, event),
      });
    }
    for (const swatch of swatchesOf(part)) {
      page.own(swatch.node, {
        click: () => tapSwatch(part, swatch),
        key(node, key) {
          if (key !== " " && key !== "Enter") return false;
          tapSwatch(part, swatch);
          return true;
        },
      });
    }
    say(part, control.values);
  }
};
