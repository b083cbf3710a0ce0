
// A carousel: pages are swiped, or advance automatically while nobody interacts with them.
page.kinds.carousel = (control) => {
  const { pages, dots, vertical, extent } = control;
  const count = pages.length;
  const element = page.spoken(control.node);
  // What stands in front of all pages: the indicator with its plate.
  const [front] = [control.plate, dots[0], control.label?.node].filter((node) => node !== undefined);
  const anchor = page.drawn(front);
  const isCalm = page.calm.matches;
  // Nothing slides for those who want no motion.
  const timing = isCalm ? [0, 0, 0, 0, 1, 1] : control.timing;
  engine.put(
    timing, count, extent, control.loops, control.reversed, control.offset, control.dwell,
    control.threshold, control.window ?? NaN, control.plays && !isCalm, engine.now());
  const state = engine.call("carousel");
  const act = (name, ...values) => {
    const result = engine.call(`carousel_${name}`, state, ...values, engine.now());
    move();
    return result;
  };
  let held = null;
  let frame = 0;
  let timer = 0;
  let isCaught = false;

  for (const each of pages) {
    each.group = document.getElementById(each.element);
    each.over = page.spoken(each.node);
  }
  const row = pages.find((each) => each.node >= 0)?.group?.parentNode;
  for (const each of pages) {
    if (!each.group || each.group.parentNode === row) continue;
    if (anchor?.parentNode === row) anchor.before(each.group);
    else row?.append(each.group);
  }
  for (const dot of dots) page.drawn(dot)?.after(document.getElementById(`o${dot}`));

  const first = engine.call("carousel_current", state, engine.now());
  let shown = first;

  // Shows the pages as they are now.
  function place() {
    const now = engine.now();
    const numbers = engine.take(2 * engine.call("carousel_pages", state, now));
    const seen = new Map();
    while (numbers.length > 0) seen.set(...numbers.splice(0, 2));
    pages.forEach((each, number) => {
      const isSeen = seen.has(number);
      const along = (control.reversed ? -1 : 1) * (seen.get(number) ?? 0) * extent;
      const [x, y] = vertical ? [0, along] : [along, 0];
      each.group?.classList.toggle("off", !isSeen);
      each.over?.classList.toggle("off", !isSeen);
      each.group?.setAttribute("transform", `translate(${x - each.home[0]} ${y - each.home[1]})`);
      if (each.over) each.over.style.translate = `${x - each.home[0]}px ${y - each.home[1]}px`;
    });
    if (engine.call("carousel_current", state, now) !== shown) turn(now);
  }

  // Updates dots, label and host page after the current page has changed.
  function turn(now) {
    const before = shown;
    shown = engine.call("carousel_current", state, now);
    for (const number of [before, shown]) {
      const [plain, other] = [page.drawn(dots[number]), document.getElementById(`o${dots[number]}`)];
      const isCurrent = number === shown;
      const shows = isCurrent === (number === first);
      plain?.classList.toggle("off", !shows);
      other?.classList.toggle("off", shows);
      if (isCurrent) page.spoken(dots[number])?.setAttribute("aria-current", "true");
      else page.spoken(dots[number])?.removeAttribute("aria-current");
    }
    if (control.label) {
      page.write(control.label, control.label.text.replace(/\d+/, String(shown + 1)));
    }
    page.tell(control, { current: shown });
  }

  // Shows the pages as long as they move, and again when they do so by themselves.
  function move() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    place();
    const wait = engine.call("carousel_wait", state, engine.now());
    if (wait === 0) frame = requestAnimationFrame(move);
    else if (wait < Infinity) timer = setTimeout(move, wait * 1000 + 1);
  }

  const along = (event) => page.place(event)[vertical ? "y" : "x"];

  function begin(event) {
    if (event.button !== 0 || event.target.closest(".drags")) return;
    isCaught = false;
    held = { id: event.pointerId, at: along(event), time: engine.now(), moved: false };
  }

  function drag(event) {
    if (!held || event.pointerId !== held.id) return;
    const way = along(event) - held.at;
    if (held.moved) return act("drag", way);
    if (Math.abs(way) < 5) return;
    [held.moved, isCaught] = [true, true];
    held.at = along(event);
    act("grab");
    element.setPointerCapture(event.pointerId);
  }

  function end(event) {
    if (!held || event.pointerId !== held.id) return;
    if (held.moved) act("drop", event.type !== "pointerup");
    held = null;
  }

  element.classList.add(vertical ? "swipes-down" : "swipes");
  element.tabIndex = 0;
  element.dataset.group = String(control.node);
  element.addEventListener("pointerdown", begin);
  element.addEventListener("pointermove", drag);
  for (const kind of ["pointerup", "pointercancel"]) element.addEventListener(kind, end);
  element.addEventListener("click", (event) => {
    if (!isCaught) return;
    isCaught = false;
    event.stopPropagation();
  }, true);

  // Autoplay pauses while the pointer or the focus is on the carousel, while the tab is hidden, and with reduced motion.
  function watch() {
    const isWatched = element.matches(":hover") || element.contains(document.activeElement);
    act("play", control.plays && !isWatched && !page.calm.matches && !document.hidden);
  }
  if (control.plays) {
    element.addEventListener("pointerenter", watch);
    element.addEventListener("pointerleave", () => requestAnimationFrame(watch));
    element.addEventListener("focusin", watch);
    element.addEventListener("focusout", () => requestAnimationFrame(watch));
    document.addEventListener("visibilitychange", watch);
    page.calm.addEventListener("change", watch);
  }

  page.own(control.node, {
    key(node, key) {
      const on = vertical ? "ArrowDown" : control.reversed ? "ArrowLeft" : "ArrowRight";
      const back = vertical ? "ArrowUp" : control.reversed ? "ArrowRight" : "ArrowLeft";
      if (key === on || key === "PageDown") act("step", 1);
      else if (key === back || key === "PageUp") act("step", -1);
      else if (key === "Home") act("go", 0);
      else if (key === "End") act("go", count - 1);
      else return false;
      return true;
    },
  });
  dots.forEach((dot, number) => page.own(dot, {
    click: () => act("go", number),
    key: (node, key) => (key === " " || key === "Enter") && (act("go", number), true),
  }));
  move();
};
