
// Segments with single selection: the indicator slides and can be dragged, a narrow control scrolls or opens a menu.
page.kinds.segments = (control) => {
  const { states, items } = control;
  const stateOf = (item) => states[item + 1];
  const elements = new Map();
  const markID = states.find((state) => state.mark)?.mark;
  const mark = markID ? document.getElementById(markID) : null;
  const whole = page.spoken(control.node);
  const enabled = items.map((_, item) => item).filter((item) => items[item].enabled);
  let selected = control.selected;
  let grip = null;
  let running = [];

  // Places are those of the whole content, also where only a part of it is seen.
  for (const state of states) {
    state.scroll ??= [0, 0];
    for (const part of state.parts) {
      part.x += state.scroll[0];
      part.y += state.scroll[1];
    }
    state.box = state.box?.map((side, place) => side + (state.scroll[place] ?? 0));
  }

  // What the engine knows: where the indicator rests on each segment.
  const places = items.map((item, number) => [number, stateOf(number)?.box, item.enabled])
    .filter(([, box]) => box).map(([number, box, flag]) => [number, box, box, flag]);
  engine.put(
    control.timing, control.stretches, control.stretch, control.vertical, selected, places);
  const indicator = engine.call("segments", places.length);

  const know = (id) => {
    if (!elements.has(id)) elements.set(id, { node: document.getElementById(id), x: 0, y: 0 });
  };
  for (const state of states) for (const part of state.parts) know(part.element);
  // A picture of a moving indicator has segments that look like those of no state.
  for (const { node } of items) if (node >= 0) know(`n${node}`);

  // Everything is in one group, which is scrolled: the indicator, behind all segments, and the elements of all states.
  const group = page.create("g", {});
  const first = [...elements.values()].map((each) => each.node).find((node) => node);
  (mark ?? first)?.before(group);
  if (mark) group.append(mark);
  for (const { node } of elements.values()) if (node) group.append(node);

  // While the indicator moves, labels are drawn twice: as selected inside its box, as unselected outside.
  const halves = [halve("inside", "#000000", "#FFFFFF"), halve("outside", "#FFFFFF", "#000000")];

  // A group that shows what is in front of the white part of a plane with a box.
  function halve(name, plane, box) {
    const id = `${name}${control.node}`;
    const area = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };
    const rect = page.create("rect", { fill: box });
    const mask = page.create(
      "mask", { id, maskUnits: "userSpaceOnUse", ...area },
      page.create("rect", { fill: plane, ...area }), rect);
    const half = page.create("g", { mask: `url(#${id})` });
    if (mark) group.append(mask, half);
    return { rect, group: half, isSelected: name === "inside" };
  }

  // The label of a segment as drawn in one of its states, and the element that has its colour.
  const label = (node) => node?.querySelector(':scope > [data-role="label"]');
  const inked = (item, state) =>
    label(elements.get(state?.parts.find((part) => part.item === item)?.element)?.node)
      ?.querySelector("[fill]");

  // Copies the label of a segment into a half, in the colour of another state.
  function copy(node, half, ink) {
    const twin = node.cloneNode(false);
    twin.append(label(node).cloneNode(true));
    for (const part of [twin, ...twin.querySelectorAll("[id]")]) part.removeAttribute("id");
    for (const part of twin.querySelectorAll("[fill]")) {
      for (const name of ["fill", "fill-opacity", "class"]) {
        if (ink.hasAttribute(name)) part.setAttribute(name, ink.getAttribute(name));
        else part.removeAttribute(name);
      }
    }
    half.group.append(twin);
    // A segment that moves takes its labels along.
    for (const { effect, currentTime } of node.getAnimations()) {
      const animation = twin.animate(effect.getKeyframes(), effect.getTiming());
      animation.currentTime = currentTime;
      running.push(animation);
    }
  }

  function cross() {
    for (const { element, item } of stateOf(selected).parts) {
      const { node } = elements.get(element);
      if (!label(node)) continue;
      const inks = halves.map((half) => inked(item, half.isSelected ? stateOf(item) : states[0]));
      if (inks.some((ink) => !ink)) continue;
      halves.forEach((half, place) => copy(node, half, inks[place]));
      label(node).classList.add("off");
    }
  }

  function settle() {
    for (const half of halves) half.group.replaceChildren();
    for (const { node } of elements.values()) label(node)?.classList.remove("off");
  }

  // What moves: the indicator, and the border between the halves of labels.
  const rects = () => [
    ...(mark?.querySelectorAll("rect") ?? []), ...halves.map((half) => half.rect)];

  const boxAt = (time) => engine.call("segments_indicator", indicator, time) && engine.take(4);

  function put(box) {
    for (const rect of rects()) {
      ["x", "y", "width", "height"].forEach((name, place) => rect.setAttribute(name, box[place]));
    }
  }

  function stop() {
    for (const animation of running) animation.cancel();
    running = [];
    settle();
  }

  // Plays the engine's motion from now on, sampled as keyframes.
  function keyframes(duration, frame) {
    const count = Math.max(1, Math.min(600, Math.ceil(duration * 120)));
    return Array.from({ length: count + 1 }, (_, number) => frame((duration * number) / count));
  }

  function play(start) {
    stop();
    put(boxAt(Infinity));
    const duration = Math.round((engine.call("segments_rest", indicator) - start) * 1e6) / 1e6;
    if (!(duration > 0) || page.calm.matches) return;
    const frames = keyframes(duration, (time) => {
      const [x, y, width, height] = boxAt(start + time).map((side) => `${side}px`);
      return { x, y, width, height };
    });
    for (const rect of rects()) running.push(rect.animate(frames, duration * 1000));
    running[0].onfinish = settle;
    cross();
  }

  const shareAt = (time) => engine.call("segments_progress", indicator, time);
  const slideTime = () =>
    page.calm.matches ? 0 : engine.call("segments_duration", indicator);

  // Moves segments that are elsewhere in another state, with the timing of the indicator.
  function shift(each, part) {
    const { node } = each;
    if (!node) return;
    const from = each.shown ? [each.x, each.y] : [part.x, part.y];
    [each.x, each.y, each.shown] = [part.x, part.y, true];
    node.classList.remove("off");
    node.setAttribute("transform", `translate(${part.x} ${part.y})`);
    const duration = from[0] === part.x && from[1] === part.y ? 0 : slideTime();
    if (duration <= 0) return;
    node.animate(keyframes(duration, (time) => {
      const rest = 1 - shareAt(time);
      const [x, y] = [part.x - (part.x - from[0]) * rest, part.y - (part.y - from[1]) * rest];
      return { transform: `translate(${x}px, ${y}px)` };
    }), duration * 1000);
  }

  function show(state) {
    const parts = new Map(state.parts.map((part) => [part.element, part]));
    for (const [id, each] of elements) {
      const part = parts.get(id);
      if (part) {
        shift(each, part);
      } else {
        each.node?.classList.add("off");
        each.shown = false;
      }
    }
    for (const part of state.parts) speak(part);
    if (control.more !== undefined) {
      const isHidden = items[selected]?.node < 0;
      page.spoken(control.more).setAttribute("aria-current", String(isHidden));
    }
    mark?.classList.toggle("off", !state.box);
  }

  // Moves the accessible element of a segment; a menu has one for all segments.
  function speak(part) {
    if (part.item === undefined) return;
    const node = control.menu ? items.find((each) => each.node >= 0)?.node : items[part.item].node;
    const element = page.spoken(node);
    if (!element) return;
    if (control.menu) return element.setAttribute("aria-label", items[part.item].name);
    const home = homes.get(node) ?? part;
    const way = [part.x - home.x - offset[0] + start[0], part.y - home.y - offset[1] + start[1]];
    element.style.translate = way.map((side) => `${side}px`).join(" ");
    element.setAttribute("aria-checked", String(part.item === selected));
  }

  // How far the content is scrolled, at first and now.
  const start = stateOf(selected)?.scroll ?? [0, 0];
  let offset = [...start];
  const limits = [2, 3].map((side) =>
    control.content ? Math.max(0, control.content[side - 2] - control.box[side]) : 0);
  const canScroll = limits.some((limit) => limit > 0);

  function scroll(to) {
    offset = to.map((side, axis) => Math.max(0, Math.min(side, limits[axis])));
    group.setAttribute("transform", `translate(${offset.map((side) => -side).join(" ")})`);
    for (const part of stateOf(selected).parts) speak(part);
  }

  // Scrolls to what a selection leads to, with the timing of the indicator.
  function scrollAlong(to) {
    const [from, began, length] = [offset, engine.now(), slideTime()];
    const move = () => {
      if (to !== destination) return;
      const elapsed = engine.now() - began;
      const isOver = elapsed >= length;
      const share = isOver ? 1 : shareAt(elapsed);
      scroll(from.map((side, axis) => side + (to[axis] - side) * share));
      if (!isOver) requestAnimationFrame(move);
    };
    destination = to;
    move();
  }
  let destination = null;

  const homes = new Map();
  for (const part of stateOf(selected)?.parts ?? []) {
    if (part.item !== undefined) homes.set(items[part.item].node, part);
    const each = elements.get(part.element);
    if (each) [each.x, each.y, each.shown] = [part.x, part.y, true];
  }
  if (canScroll) {
    for (const part of stateOf(selected).parts) {
      elements.get(part.element).node?.setAttribute("transform", `translate(${part.x} ${part.y})`);
    }
    if (stateOf(selected).box) put(stateOf(selected).box);
    scroll(offset);
  }

  function select(item, isDropped = false) {
    if (item === selected && !isDropped) return;
    const [changes, time] = [item !== selected, engine.now()];
    selected = item;
    const state = stateOf(item);
    if (!isDropped) engine.call("segments_select", indicator, item, time);
    show(state);
    if (state.box) play(time);
    if (canScroll) scrollAlong(state.scroll);
    if (changes) page.tell(control, { id: items[item].id, selected: [items[item].id] });
  }

  const itemAt = (node) => items.findIndex((item) => item.node === node);
  const choose = (item) => items[item]?.enabled && select(item);

  const handlers = {
    click(node) {
      if (grip?.moved) return;
      if (control.menu) openMenu(node);
      else choose(itemAt(node));
    },
    arrive(node, from) {
      if (items.some((item) => item.node === from)) handlers.click(node);
    },
    key(node, key) {
      if (control.menu && key.startsWith("Arrow")) {
        openMenu(node);
        return true;
      }
      if (key !== " " && key !== "Enter") return false;
      handlers.click(node);
      return true;
    },
  };
  for (const item of items) if (item.node >= 0) page.own(item.node, handlers);

  // The segment that stands for those without space opens a menu of them.
  if (control.more !== undefined) {
    const hidden = items.map((_, item) => item).filter((item) => items[item].node < 0);
    const open = () => page.menu(
      page.spoken(control.more), hidden.map((item) => items[item]),
      Math.max(0, hidden.indexOf(selected)), (number) => choose(hidden[number]));
    page.own(control.more, {
      click: () => grip?.moved || open(),
      key: (node, key) => (key === " " || key === "Enter") && (open(), true),
    });
  }

  const openMenu = (node) =>
    page.menu(page.spoken(node), items, Math.max(0, enabled.indexOf(selected)), choose);

  // Dragging: the indicator follows, and snaps to the nearest enabled segment; beside it, the content scrolls.
  function grab(event) {
    if (event.button !== 0 || control.menu) return;
    const point = page.place(event, whole);
    grip = { id: event.pointerId, from: point, scrolled: offset, moved: false };
    const [x, y] = inContent(point);
    grip.holds = engine.call("segments_grab", indicator, x, y, engine.now()) !== 0;
    if (!grip.holds && !canScroll) grip = null;
  }

  const inContent = (point) => [point.x + offset[0], point.y + offset[1]];

  function drag(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const point = page.place(event, whole);
    if (!grip.moved) {
      if (Math.hypot(point.x - grip.from.x, point.y - grip.from.y) < 4) return;
      grip.moved = true;
      if (grip.holds) {
        stop();
        show(stateOf(selected));
        cross();
      }
      destination = null;
      event.target.setPointerCapture?.(event.pointerId);
    }
    if (!grip.holds) {
      return scroll([
        grip.scrolled[0] + grip.from.x - point.x, grip.scrolled[1] + grip.from.y - point.y]);
    }
    engine.call("segments_drag", indicator, ...inContent(point), engine.now());
    put(boxAt(engine.now()));
  }

  function drop(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const { moved, holds } = grip;
    const nearest = holds ? engine.call("segments_drop", indicator, engine.now()) : -1;
    if (!moved) {
      grip = null;
      return;
    }
    if (holds && nearest >= 0) select(nearest, true);
    // Ignores the click event that follows a drag.
    setTimeout(() => { grip = null; });
    grip = { ...grip, id: null };
  }

  for (const item of items) {
    const element = item.node >= 0 ? page.spoken(item.node) : null;
    element?.classList.add("drags");
    for (const [name, handler] of Object.entries({
      pointerdown: grab, pointermove: drag, pointerup: drop, pointercancel: drop })) {
      element?.addEventListener(name, handler);
    }
  }
  if (!canScroll) return;
  whole.addEventListener("wheel", (event) => {
    const before = offset;
    destination = null;
    const along = limits[0] > 0 ? [event.deltaX || event.deltaY, 0] : [0, event.deltaY];
    scroll(offset.map((side, axis) => side + along[axis]));
    if (offset.some((side, axis) => side !== before[axis])) event.preventDefault();
  }, { passive: false });
};
