
// A colour picker: whatever is dragged, every part follows.
page.kinds.colors = (control) => {
  const { parts, space } = control;
  const values = control.values;
  const alpha = values.length - 1;
  const drawing = page.root.querySelector("svg");
  const isOpaque = () => values[alpha] >= 1;

  // The position of a fraction of a part, and the fraction at a position.
  const x = (part, share) => part.box[0] + (part.mirrored ? 1 - share : share) * part.box[2];
  const y = (part, share) => part.box[1] + share * part.box[3];
  const across = (part, place) => {
    const share = (place.x - part.box[0]) / part.box[2];
    return part.mirrored ? 1 - share : share;
  };
  const down = (part, place) => (place.y - part.box[1]) / part.box[3];
  // A slider's value as a fraction of the way from its leading end or its top, and back.
  const oriented = (part, share) => (part.inverted ? 1 - share : share);
  const middle = (part) => [part.box[0] + part.box[2] / 2, part.box[1] + part.box[3] / 2];

  const roles = {
    slider: {
      pick(part, place, next) {
        next[part.picks[0]] = oriented(part, part.vertical ? down(part, place) : across(part, place));
      },
      thumb(part) {
        const share = oriented(part, values[part.picks[0]]);
        return part.vertical
          ? [part.box[0] + part.box[2] / 2, y(part, share)]
          : [x(part, share), part.box[1] + part.box[3] / 2];
      },
    },
    canvas: {
      pick(part, place, next) {
        next[part.picks[0]] = across(part, place);
        next[part.picks[1]] = down(part, place);
      },
      thumb: (part) => [x(part, values[part.picks[0]]), y(part, values[part.picks[1]])],
    },
    wheel: {
      pick(part, place, next) {
        const [cx, cy] = middle(part);
        const [dx, dy] = [place.x - cx, place.y - cy];
        next[part.picks[1]] = Math.hypot(dx, dy) / (part.box[2] / 2);
        if (dx === 0 && dy === 0) return;
        const turns = (((Math.atan2(dy, dx) * 180) / Math.PI + 450) % 360) / 360;
        next[part.picks[0]] = turns < 1 ? turns : turns - 1;
      },
      thumb(part) {
        const [cx, cy] = middle(part);
        const angle = ((values[part.picks[0]] * 360 - 90) * Math.PI) / 180;
        const radius = (values[part.picks[1]] * part.box[2]) / 2;
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      },
    },
    // The swatch of a chromaTouch: the position sets two parameters, the force of a pen the third.
    swatch: {
      pick(part, place, next) {
        next[part.picks[0]] = (place.x - part.box[0]) / part.box[2];
        next[part.picks[1]] = (place.y - part.box[1]) / part.box[3];
        if (place.force !== undefined) next[part.picks[2]] = place.force;
      },
    },
  };

  const pickable = (part) => part.role in roles && part.picks.length > 0;

  // The colour that a position in a part picks.
  function colorAt(part, place) {
    const next = [...values];
    if (!part.picks.includes(alpha)) next[alpha] = 1;
    roles[part.role].pick(part, place, next);
    return spaces.color(space, next.map(spaces.clamp));
  }

  // Paints the track of a part into a canvas, over a checkerboard where it is translucent.
  function paintTrack(part) {
    const track = part.children.find((child) => child.role === "track");
    if (!track) return;
    const group = page.drawn(track.node);
    part.canvas ??= makeCanvas(group, track);
    const { canvas, density } = part.canvas;
    const image = new ImageData(canvas.width, canvas.height);
    const flat = part.role === "slider";
    const fade = part.picks.includes(alpha) ? 1 : values[alpha];
    const lines = flat && !part.vertical ? 1 : canvas.height;
    const columns = flat && part.vertical ? 1 : canvas.width;
    for (let row = 0; row < lines; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const place = {
          x: track.box[0] + (column + 0.5) / density, y: track.box[1] + (row + 0.5) / density };
        const color = colorAt(part, place);
        put(image, column, row, color, fade);
      }
    }
    if (flat) spread(image, part.vertical);
    if (!isOpaque() || part.picks.includes(alpha)) cover(image, density, 20);
    canvas.getContext("2d").putImageData(image, 0, 0);
    for (const child of part.children) {
      if (child.role === "checkerboard") page.drawn(child.node)?.classList.add("off");
    }
  }

  function put(image, column, row, color, fade) {
    const start = (row * image.width + column) * 4;
    for (let lane = 0; lane < 3; lane += 1) image.data[start + lane] = Math.round(color[lane] * 255);
    image.data[start + 3] = Math.round(color[3] * fade * 255);
  }

  // Copies the one line or column of a slider across its track.
  function spread(image, vertical) {
    const pixels = new Uint32Array(image.data.buffer);
    const { width, height } = image;
    for (let row = 0; row < height; row += 1) {
      if (vertical) pixels.fill(pixels[row * width], row * width, (row + 1) * width);
      else if (row > 0) pixels.copyWithin(row * width, 0, width);
    }
  }

  // Composites the colours over white and grey squares, the grey one first.
  function cover(image, density, tile) {
    const { data, width } = image;
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const number = pixel / 4;
      const column = Math.floor((number % width) / density / tile);
      const row = Math.floor(Math.floor(number / width) / density / tile);
      const board = (column + row) % 2 === 0 ? 204 : 255;
      const share = data[pixel + 3] / 255;
      for (let lane = 0; lane < 3; lane += 1) {
        data[pixel + lane] = Math.round(data[pixel + lane] * share + board * (1 - share));
      }
      data[pixel + 3] = 255;
    }
  }

  function makeCanvas(group, track) {
    const density = space === "oklch" ? 1 : Math.min(2, Math.max(1, devicePixelRatio));
    const frame = document.createElementNS(drawing.namespaceURI, "foreignObject");
    const [left, top, width, height] = track.box;
    Object.entries({ x: left, y: top, width, height })
      .forEach(([name, value]) => frame.setAttribute(name, value));
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
    rect.setAttribute("fill", spaces.hex([...color.slice(0, 3), 1]));
    rect.setAttribute("fill-opacity", color[3]);
  }

  const swatchColor = (part, column, row) => {
    const next = [...values];
    next[part.picks[0]] = part.columns > 1 ? column / (part.columns - 1) : 0;
    next[part.picks[1]] = part.rows > 1 ? row / (part.rows - 1) : 0;
    return next;
  };

  function paintPalette(part) {
    const swatches = part.children.filter((child) => child.role === "swatch");
    let chosen = null;
    swatches.forEach((swatch, number) => {
      const [column, row] = [number % part.columns, Math.floor(number / part.columns)];
      const next = swatchColor(part, column, row);
      const isChosen = next.every((value, place) => Math.abs(value - values[place]) < 1e-6);
      if (isChosen) chosen = swatch;
      board(swatch, next[alpha] < 1);
      fill(page.drawn(swatch.node), spaces.color(space, next));
      page.spoken(swatch.node)?.setAttribute("aria-selected", String(isChosen));
    });
    part.frame ??= makeFrame(part);
    part.frame.classList.toggle("off", !chosen);
    if (chosen) part.frame.setAttribute("transform", `translate(${chosen.box[0]} ${chosen.box[1]})`);
  }

  // Adds a checkerboard behind a translucent swatch.
  function board(swatch, isSeen) {
    const group = page.drawn(swatch.node);
    const rects = group?.querySelectorAll("rect") ?? [];
    if (!isSeen || rects.length !== 1) return;
    const under = rects[0].cloneNode();
    const pattern = document.createElementNS(drawing.namespaceURI, "pattern");
    pattern.id = `board${swatch.node}`;
    Object.entries({
      x: swatch.box[0], y: swatch.box[1], width: 20, height: 20, patternUnits: "userSpaceOnUse",
    }).forEach(([name, value]) => pattern.setAttribute(name, value));
    for (const [place, side, color] of [[0, 20, "#FFFFFF"], [0, 10, "#CCCCCC"], [10, 10, "#CCCCCC"]]) {
      const square = document.createElementNS(drawing.namespaceURI, "rect");
      Object.entries({ x: place, y: place, width: side, height: side, fill: color })
        .forEach(([name, value]) => square.setAttribute(name, value));
      pattern.append(square);
    }
    under.setAttribute("fill", `url(#${pattern.id})`);
    under.removeAttribute("fill-opacity");
    group.prepend(pattern, under);
  }

  // The frame round the selected swatch, which replaces the drawn one.
  function makeFrame(part) {
    const swatch = part.children.find((child) => child.role === "swatch");
    const group = document.createElementNS(drawing.namespaceURI, "g");
    for (const [color, width] of [["#FFFFFF", 4], ["#000000", 2]]) {
      const line = document.createElementNS(drawing.namespaceURI, "rect");
      Object.entries({
        width: swatch?.box[2] ?? 0, height: swatch?.box[3] ?? 0, rx: 4, fill: "none",
        stroke: color, "stroke-width": width,
      }).forEach(([name, value]) => line.setAttribute(name, value));
      group.append(line);
    }
    for (const child of part.children) {
      if (child.role === "thumb") page.drawn(child.node)?.classList.add("off");
    }
    page.drawn(part.node)?.append(group);
    return group;
  }

  function moveThumb(part) {
    const thumb = part.children.find((child) => child.role === "thumb");
    const place = roles[part.role].thumb?.(part);
    if (!thumb || !place) return;
    const [left, top, width, height] = thumb.box;
    page.drawn(thumb.node)?.setAttribute(
      "transform", `translate(${place[0] - left - width / 2} ${place[1] - top - height / 2})`);
  }

  // Updates the number in the label of a chromaTouch slider.
  function write(part) {
    const label = part.children.find((child) => child.role === "label");
    if (!label) return;
    const text = label.text.replace(/[0-9.]+$/, values[part.picks[0]].toFixed(3));
    page.spell(label, text, control.digits);
    page.spoken(part.node)?.setAttribute("aria-label", text);
  }

  const say = (part) => {
    const element = page.spoken(part.node);
    if (!element || element.getAttribute("role") !== "slider") return;
    const spokenValues = part.picks.slice(0, 2).map((pick) => Math.round(values[pick] * 1000) / 1000);
    element.setAttribute("aria-valuemin", "0");
    element.setAttribute("aria-valuemax", "1");
    element.setAttribute("aria-valuenow", String(spokenValues[0]));
    const text = part.picks.slice(0, 2)
      .map((pick, number) => `${control.names[pick]} ${spokenValues[number]}`).join(", ");
    element.setAttribute("aria-valuetext", text);
    if (part.vertical) element.setAttribute("aria-orientation", "vertical");
  };

  function repaint() {
    const color = spaces.color(space, values);
    for (const part of parts) {
      const track = part.children.find((child) => child.role === "track");
      if (part.role === "palette") paintPalette(part);
      else if (part.role === "preview") fill(page.drawn(track?.node), color);
      else if (part.role === "swatch") fill(page.drawn(part.node), color);
      else {
        paintTrack(part);
        moveThumb(part);
        write(part);
      }
      say(part);
    }
    if (!control.card) return;
    fill(page.drawn(control.card.node)?.querySelector("[data-role=preview]"), color);
    const { label } = control.card;
    if (!label) return;
    page.spell(label, label.text.replace(/[0-9A-F]+$/, spaces.hex(color).slice(1, 7)), control.digits);
  }

  let isDue = false;
  function set(next, id) {
    const clamped = next.map(spaces.clamp);
    if (clamped.every((value, place) => value === values[place])) return;
    clamped.forEach((value, place) => { values[place] = value; });
    if (!isDue) {
      isDue = true;
      requestAnimationFrame(() => { isDue = false; repaint(); });
    }
    page.tell(control, { id, space, values: [...values], hex: spaces.hex(spaces.color(space, values)) });
  }

  function pick(part, place) {
    const next = [...values];
    roles[part.role].pick(part, place, next);
    set(next, part.id);
  }

  function tapSwatch(part, swatch) {
    const number = part.children.filter((child) => child.role === "swatch").indexOf(swatch);
    set(swatchColor(part, number % part.columns, Math.floor(number / part.columns)), part.id);
  }

  // Arrow keys change a value by a hundredth, in the direction of the arrow where the thumb moves along it;
  // page keys by a tenth; Home and End set the limits.
  function step(part, key, isShift) {
    const size = isShift ? 0.1 : 0.01;
    const flat = part.role === "slider";
    const turn = part.inverted ? -1 : 1;
    const flip = (part.mirrored ? -1 : 1) * (part.vertical ? 1 : turn);
    const up = part.vertical ? -size * turn : size;
    const moves = flat
      ? { ArrowRight: [size * flip], ArrowLeft: [-size * flip], ArrowUp: [up], ArrowDown: [-up],
          PageUp: [0.1], PageDown: [-0.1], Home: [-1], End: [1] }
      : { ArrowRight: [size * flip, 0], ArrowLeft: [-size * flip, 0], ArrowDown: [0, size],
          ArrowUp: [0, -size], PageDown: [0, 0.1], PageUp: [0, -0.1], Home: [-1, 0], End: [1, 0] };
    if (!(key in moves)) return false;
    const next = [...values];
    moves[key].forEach((way, place) => {
      next[part.picks[place]] = spaces.clamp(Math.round((next[part.picks[place]] + way) * 1e9) / 1e9);
    });
    set(next, part.id);
    return true;
  }

  const stages = control.lift === undefined ? null : force(control, { pick, set });

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
        key: (node, key, event) => stages?.key(key) ?? step(part, key, event.shiftKey),
      });
    }
    for (const swatch of part.children.filter((child) => child.role === "swatch")) {
      page.own(swatch.node, {
        click: () => tapSwatch(part, swatch),
        key(node, key) {
          if (key !== " " && key !== "Enter") return false;
          tapSwatch(part, swatch);
          return true;
        },
      });
    }
    say(part);
  }
};
