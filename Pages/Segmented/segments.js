
// Segments with single selection: the indicator slides, and can be dragged.
page.kinds.segments = (control) => {
  const { states, items, pace } = control;
  const stateOf = (item) => states[item + 1];
  const elements = new Map();
  const boxes = states.filter((state) => state.box).map((state) => state.box);
  const markID = states.find((state) => state.mark)?.mark;
  const mark = markID ? document.getElementById(markID) : null;
  const isEnabled = (item) =>
    stateOf(item)?.parts.some((part) => part.item === item && part.enabled) ?? false;
  const enabled = items.map((_, item) => item).filter(isEnabled);
  let selected = control.selected;
  let motion = null;
  let grip = null;
  let running = [];

  const know = (id) => {
    if (!elements.has(id)) elements.set(id, { node: document.getElementById(id), x: 0, y: 0 });
  };
  for (const state of states) for (const part of state.parts) know(part.element);
  // A picture of a moving indicator has segments that look like those of no state.
  for (const { node } of items) if (node >= 0) know(`n${node}`);
  arrange();

  // Puts indicators behind all segments, and elements of other states beside their segments.
  function arrange() {
    const first = [...elements.values()].map((each) => each.node).find((node) => node);
    if (!first) return;
    if (mark) first.before(mark);
    const parent = first.parentNode;
    for (const each of elements.values()) {
      if (each.node && each.node.parentNode !== parent) parent.append(each.node);
    }
  }

  function create(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  // While the indicator moves, labels are drawn twice: as selected inside its box, as unselected outside.
  const halves = [halve("inside", "#000000", "#FFFFFF"), halve("outside", "#FFFFFF", "#000000")];

  // A group that shows what is in front of the white part of a plane with a box.
  function halve(name, plane, box) {
    const id = `${name}${control.node}`;
    const area = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };
    const rect = create("rect", { fill: box });
    const mask = create(
      "mask", { id, maskUnits: "userSpaceOnUse", ...area },
      create("rect", { fill: plane, ...area }), rect);
    const group = create("g", { mask: `url(#${id})` });
    mark?.parentNode.append(mask, group);
    return { rect, group, isSelected: name === "inside" };
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
      for (const name of ["fill", "fill-opacity"]) {
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
    for (const { group } of halves) group.replaceChildren();
    for (const { node } of elements.values()) label(node)?.classList.remove("off");
  }

  // The value of a piecewise-linear function at a time: t0, v0, t1, v1 …
  function along(moments, time) {
    const last = moments.length - 2;
    if (time <= moments[0]) return moments[1];
    if (time >= moments[last]) return moments[last + 1];
    let [low, high] = [0, last / 2];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (moments[middle * 2] <= time) low = middle; else high = middle;
    }
    const [t0, v0, t1, v1] = moments.slice(low * 2, low * 2 + 4);
    return v0 + ((v1 - v0) * (time - t0)) / (t1 - t0);
  }

  const lasts = (moments) => moments[moments.length - 2];

  // The time after which a value that covers the distance `way` stays within a hundredth of a point of its end.
  function rests(moments, way, end) {
    let place = moments.length - 2;
    while (place > 0 && Math.abs((moments[place - 1] - end) * way) <= 0.01) place -= 2;
    return way === 0 ? 0 : moments[place];
  }

  // The motion of one edge; `velocity` is null where it starts with the velocity of the easing.
  function side(from, to, pace, velocity) {
    const way = to - from;
    const extra =
      velocity === null || pace.startSpeed === null ? 0 : velocity - way * pace.startSpeed;
    const duration = Math.max(rests(pace.progress, way, 1), rests(pace.push, extra, 0));
    const at = (time) =>
      time >= duration
        ? to
        : from + way * along(pace.progress, time) + extra * along(pace.push, time);
    const step = 1e-4;
    const speed = (time) =>
      time >= duration ? 0 : (at(time + step) - at(Math.max(0, time - step)))
        / (step + Math.min(time, step));
    return { at, speed, duration };
  }

  // Both edges along one axis; the leading one has an easing of its own.
  function sides(from, to, low, length, speeds) {
    const starts = [from[low], from[low] + from[length]];
    const ends = [to[low], to[low] + to[length]];
    const way = ends[0] + ends[1] - starts[0] - starts[1];
    const paces = way > 0 ? [pace.behind, pace.ahead] : [pace.ahead, pace.behind];
    return [0, 1].map((end) => side(starts[end], ends[end], paces[end], speeds?.[end] ?? null));
  }

  function extent([low, high], time, minimum, maximum) {
    let [start, end] = [low.at(time), high.at(time)];
    const length = Math.min(Math.max(0, end - start), maximum - minimum);
    if (end < start) start = (start + end) / 2;
    return [Math.max(minimum, Math.min(start, maximum - length)), length];
  }

  const bounds = (extra) => {
    const all = [...boxes, ...extra];
    return [
      Math.min(...all.map((box) => box[0])), Math.min(...all.map((box) => box[1])),
      Math.max(...all.map((box) => box[0] + box[2])),
      Math.max(...all.map((box) => box[1] + box[3])),
    ];
  };

  function makeMotion(from, to, speeds) {
    const across = sides(from, to, 0, 2, speeds?.across);
    const down = sides(from, to, 1, 3, speeds?.down);
    const limit = bounds([from]);
    const duration = Math.max(...[...across, ...down].map((each) => each.duration));
    const box = (time) => {
      if (time >= duration) return to;
      const [x, width] = extent(across, time, limit[0], limit[2]);
      const [y, height] = extent(down, time, limit[1], limit[3]);
      return [x, y, width, height];
    };
    return { from, to, across, down, duration, box, started: performance.now() };
  }

  const elapsed = () => (motion ? (performance.now() - motion.started) / 1000 : 0);

  // The current frame of the indicator, and the velocities of its edges.
  function now() {
    if (grip) return { box: grip.box, speeds: null };
    const time = elapsed();
    if (!motion || time >= motion.duration) return { box: stateOf(selected)?.box, speeds: null };
    const speeds = (both) => both.map((each) => each.speed(time));
    return {
      box: motion.box(time),
      speeds: { across: speeds(motion.across), down: speeds(motion.down) },
    };
  }

  // What moves: the indicator, and the border between the halves of labels.
  const rects = () => [
    ...(mark?.querySelectorAll("rect") ?? []), ...halves.map((half) => half.rect)];

  function put(box) {
    for (const rect of rects()) {
      ["x", "y", "width", "height"].forEach((name, place) => rect.setAttribute(name, box[place]));
    }
  }

  function stop() {
    for (const animation of running) animation.cancel();
    running = [];
    motion = null;
    settle();
  }

  const frames = (duration) => Math.max(1, Math.min(600, Math.ceil(duration * 120)));

  // Moves the indicator to a box, with keyframes sampled from the motion and played by the browser.
  function send(from, to, speeds) {
    stop();
    put(to);
    if (!from || page.calm.matches) return;
    motion = makeMotion(from, to, speeds);
    if (motion.duration <= 0) return;
    const count = frames(motion.duration);
    const keyframes = Array.from({ length: count + 1 }, (_, number) => {
      const [x, y, width, height] = motion.box((motion.duration * number) / count);
      return { x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px` };
    });
    for (const rect of rects()) running.push(rect.animate(keyframes, motion.duration * 1000));
    running[0].onfinish = settle;
    cross();
  }

  // Moves segments that are elsewhere in another state, with the same easing.
  function shift(each, part) {
    const { node } = each;
    if (!node) return;
    const from = each.shown ? [each.x, each.y] : [part.x, part.y];
    [each.x, each.y, each.shown] = [part.x, part.y, true];
    node.classList.remove("off");
    node.setAttribute("transform", `translate(${part.x} ${part.y})`);
    if (from[0] === part.x && from[1] === part.y) return;
    if (page.calm.matches) return;
    const duration = lasts(pace.behind.progress);
    const count = frames(duration);
    const keyframes = Array.from({ length: count + 1 }, (_, number) => {
      const share = along(pace.behind.progress, (duration * number) / count);
      const way = [0, 1].map((axis) => from[axis] + (([part.x, part.y])[axis] - from[axis]) * share);
      return { transform: `translate(${way[0]}px, ${way[1]}px)` };
    });
    if (duration > 0) node.animate(keyframes, duration * 1000);
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
    mark?.classList.toggle("off", !state.box);
  }

  // Moves the accessible element of a segment; a menu has one for all segments.
  function speak(part) {
    if (part.item === undefined) return;
    const own = items[part.item].node;
    const node = own >= 0 ? own : items.find((each) => each.node >= 0)?.node;
    const element = page.spoken(node);
    if (!element) return;
    if (control.menu) element.setAttribute("aria-label", items[part.item].name);
    else {
      const home = homes.get(node) ?? { x: 0, y: 0 };
      element.style.translate = `${part.x - home.x}px ${part.y - home.y}px`;
    }
    element.setAttribute("aria-checked", String(part.item === selected));
  }

  const homes = new Map();
  for (const part of stateOf(selected)?.parts ?? []) {
    if (part.item !== undefined) homes.set(items[part.item].node, part);
    const each = elements.get(part.element);
    if (each) [each.x, each.y, each.shown] = [part.x, part.y, true];
  }

  function select(item, start) {
    if (item === selected && !start) return;
    const changes = item !== selected;
    const from = start ?? now();
    selected = item;
    const state = stateOf(item);
    show(state);
    if (state.box) send(from.box, state.box, from.speeds);
    if (changes) page.tell(control, { id: items[item].id, selected: [items[item].id] });
  }

  const itemAt = (node) =>
    control.menu ? selected : items.findIndex((item) => item.node === node);

  // A menu shows one segment: a press selects the next.
  function next(step) {
    const place = enabled.indexOf(selected) + step;
    if (enabled.length > 0) select(enabled[(place + enabled.length) % enabled.length]);
  }

  const handlers = {
    click(node) {
      if (grip?.moved) return;
      if (control.menu) next(1);
      else if (isEnabled(itemAt(node))) select(itemAt(node));
    },
    arrive(node, from) {
      if (items.some((item) => item.node === from)) handlers.click(node);
    },
    key(node, key) {
      if (control.menu && key.startsWith("Arrow")) {
        next(key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
        return true;
      }
      if (key !== " " && key !== "Enter") return false;
      handlers.click(node);
      return true;
    },
  };
  for (const item of items) if (item.node >= 0) page.own(item.node, handlers);

  // Dragging: the indicator follows, and snaps to the nearest enabled segment.
  const whole = page.spoken(control.node);
  const holds = (box, point) =>
    box && point.x >= box[0] && point.y >= box[1]
    && point.x < box[0] + box[2] && point.y < box[1] + box[3];

  function grab(event) {
    const [point, { box }] = [page.place(event, whole), now()];
    if (event.button !== 0 || control.menu || !holds(box, point)) return;
    grip = {
      id: event.pointerId, box: [...box], start: point, moved: false, speed: [0, 0],
      offset: [box[0] - point.x, box[1] - point.y], last: { ...point, time: event.timeStamp },
    };
  }

  function drag(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const point = page.place(event, whole);
    if (!grip.moved) {
      if (Math.hypot(point.x - grip.start.x, point.y - grip.start.y) < 4) return;
      grip.moved = true;
      stop();
      show(stateOf(selected));
      cross();
      mark?.parentNode && event.target.setPointerCapture?.(event.pointerId);
    }
    const seconds = Math.max(0.001, (event.timeStamp - grip.last.time) / 1000);
    grip.speed = [(point.x - grip.last.x) / seconds, (point.y - grip.last.y) / seconds];
    grip.last = { ...point, time: event.timeStamp };
    const limit = bounds([]);
    grip.box[0] = Math.max(limit[0], Math.min(point.x + grip.offset[0], limit[2] - grip.box[2]));
    grip.box[1] = Math.max(limit[1], Math.min(point.y + grip.offset[1], limit[3] - grip.box[3]));
    put(grip.box);
  }

  function drop(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const { box, moved, speed, last } = grip;
    const rests = event.timeStamp - last.time > 100 || event.type === "pointercancel";
    const velocity = rests ? [0, 0] : speed;
    if (!moved) {
      grip = null;
      return;
    }
    const middle = [0, 1].map((axis) => box[axis] + box[axis + 2] / 2 + velocity[axis] * 0.1);
    const far = (item) => {
      const there = stateOf(item).box;
      if (!there) return Infinity;
      return Math.hypot(there[0] + there[2] / 2 - middle[0], there[1] + there[3] / 2 - middle[1]);
    };
    const nearest = enabled.reduce((best, item) => (far(item) < far(best) ? item : best), selected);
    const speeds = { across: [velocity[0], velocity[0]], down: [velocity[1], velocity[1]] };
    select(nearest, { box, speeds });
    // Ignores the click event that follows a drag.
    setTimeout(() => { grip = null; });
    grip = { ...grip, id: null };
  }

  for (const item of items) {
    const element = item.node >= 0 ? page.spoken(item.node) : null;
    element?.classList.add("drags");
    element?.addEventListener("pointerdown", grab);
    element?.addEventListener("pointermove", drag);
    element?.addEventListener("pointerup", drop);
    element?.addEventListener("pointercancel", drop);
  }
};
