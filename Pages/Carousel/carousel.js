
// A carousel: pages are swiped, or advance automatically while nobody interacts with them.
page.kinds.carousel = (control) => {
  const { pages, dots, loops, vertical, extent } = control;
  const count = pages.length;
  const element = page.spoken(control.node);
  const anchor = page.drawn(dots[0]) ?? page.drawn(control.label?.node);
  let offset = control.offset;
  let running = null;
  let held = null;
  let timer = 0;
  let isWatched = false;
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

  const round = (place) => ((place % count) + count) % count;
  const current = () => {
    const nearest = Math.round(offset);
    return loops ? round(nearest) : Math.max(0, Math.min(nearest, count - 1));
  };
  // The distance of a page from the viewport, in viewports.
  const distance = (number) => {
    const way = number - offset;
    if (!loops) return way;
    const rest = round(way);
    return rest > count / 2 ? rest - count : rest;
  };

  let shown = current();
  function place() {
    pages.forEach((each, number) => {
      let way = distance(number);
      // With two pages, the other one is both neighbours: it is placed on the side on which it is visible.
      if (loops && way <= -1 && way + count < 1) way += count;
      const isSeen = Math.abs(way) < 1;
      const along = (control.reversed ? -way : way) * extent;
      const [x, y] = vertical ? [0, along] : [along, 0];
      each.group?.classList.toggle("off", !isSeen);
      each.over?.classList.toggle("off", !isSeen);
      each.group?.setAttribute(
        "transform", `translate(${x - each.home[0]} ${y - each.home[1]})`);
      if (each.over) each.over.style.translate = `${x - each.home[0]}px ${y - each.home[1]}px`;
    });
    if (current() !== shown) turn();
  }

  // Updates dots, label and host page after the current page has changed.
  function turn() {
    const before = shown;
    shown = current();
    for (const number of [before, shown]) {
      const [plain, other] = [page.drawn(dots[number]), document.getElementById(`o${dots[number]}`)];
      const isCurrent = number === shown;
      const shows = isCurrent === (number === control.first);
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
  control.first = shown;

  function stop() {
    running?.cancel();
    running = null;
    clearTimeout(timer);
  }

  function rest() {
    running = null;
    offset = loops ? round(Math.round(offset)) : Math.round(offset);
    place();
    play();
  }

  // Slides to an offset of the endless row, with the duration and easing of the engine.
  function slide(target) {
    stop();
    const [from, way] = [offset, target - offset];
    const share = control.proportional ? Math.min(1, Math.abs(way)) : 1;
    const duration = way === 0 || page.calm.matches ? 0 : control.slide * share * 1000;
    if (duration <= 0) {
      offset = target;
      return rest();
    }
    const animation = page.root.animate([], { duration, easing: control.easing, fill: "forwards" });
    running = animation;
    const step = () => {
      if (running !== animation) return;
      const progress = animation.effect.getComputedTiming().progress ?? 1;
      const isOver = animation.playState === "finished";
      offset = isOver ? target : from + way * progress;
      if (isOver) {
        animation.cancel();
        return rest();
      }
      place();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  const limit = (place) => (loops ? place : Math.max(0, Math.min(place, count - 1)));
  const step = (way) => slide(limit(Math.round(offset) + way));

  // Slides to a page by the shorter way.
  function go(number) {
    const near = Math.round(offset);
    if (!loops) return slide(number);
    const ahead = round(number - near);
    slide(near + (ahead * 2 <= count ? ahead : ahead - count));
  }

  // Autoplay pauses while the pointer or the focus is on the carousel, during a drag, and with reduced motion.
  function play() {
    clearTimeout(timer);
    const ends = !loops && current() === count - 1;
    if (!control.plays || page.calm.matches || isWatched || held || document.hidden || ends) return;
    timer = setTimeout(() => step(1), control.dwell * 1000);
  }

  const viewports = (points) => (extent > 0 ? (control.reversed ? points : -points) / extent : 0);
  const given = (excess) => (excess * 0.5) / (excess + 0.5);
  const along = (event) => page.place(event)[vertical ? "y" : "x"];

  function begin(event) {
    if (event.button !== 0 || event.target.closest(".drags")) return;
    isCaught = false;
    held = { id: event.pointerId, at: along(event), since: event.timeStamp, samples: [], moved: false };
  }

  function move(event) {
    if (!held || event.pointerId !== held.id) return;
    const way = along(event) - held.at;
    if (!held.moved) {
      if (Math.abs(way) < 5) return;
      stop();
      [held.moved, isCaught] = [true, true];
      held.home = Math.round(offset);
      held.start = offset - held.home;
      held.at = along(event);
      held.since = event.timeStamp;
      element.setPointerCapture(event.pointerId);
      return;
    }
    held.samples.push({ time: event.timeStamp, way });
    const wanted = held.start + viewports(way);
    held.offset = Math.max(Math.min(-1, held.start), Math.min(wanted, Math.max(1, held.start)));
    const to = held.home + held.offset;
    const last = count - 1;
    offset = loops ? to : to < 0 ? -given(-to) : to > last ? last + given(to - last) : to;
    place();
  }

  function speed(time) {
    const last = held.samples[held.samples.length - 1];
    if (!last) return 0;
    const from = control.window === null ? held.since : Math.max(held.since, time - control.window * 1000);
    const first = held.samples.findLast((sample) => sample.time <= from) ?? { way: 0 };
    return time > from ? ((last.way - first.way) / (time - from)) * 1000 : 0;
  }

  function end(event) {
    if (!held || event.pointerId !== held.id) return;
    const { moved, home, offset: wanted = 0 } = held;
    const velocity = moved && event.type === "pointerup" ? speed(event.timeStamp) : 0;
    if (!moved) {
      held = null;
      return;
    }
    let way = 0;
    if (Math.abs(velocity) >= control.threshold) {
      way = viewports(velocity) > 0 ? Math.floor(wanted) + 1 : Math.ceil(wanted) - 1;
      way = Math.max(-1, Math.min(way, 1));
    }
    held = null;
    slide(limit(home + way));
  }

  element.classList.add(vertical ? "swipes-down" : "swipes");
  element.tabIndex = 0;
  element.dataset.group = String(control.node);
  element.addEventListener("pointerdown", begin);
  element.addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) element.addEventListener(kind, end);
  element.addEventListener("click", (event) => {
    if (!isCaught) return;
    isCaught = false;
    event.stopPropagation();
  }, true);

  const watch = (flag) => () => {
    isWatched = flag || element.matches(":hover") || element.contains(document.activeElement);
    if (flag) clearTimeout(timer);
    else if (!running) play();
  };
  element.addEventListener("pointerenter", watch(true));
  element.addEventListener("pointerleave", () => requestAnimationFrame(watch(false)));
  element.addEventListener("focusin", watch(true));
  element.addEventListener("focusout", () => requestAnimationFrame(watch(false)));
  document.addEventListener("visibilitychange", () => (running ? null : play()));
  page.calm.addEventListener("change", () => (running ? null : play()));

  page.own(control.node, {
    key(node, key) {
      const on = vertical ? "ArrowDown" : control.reversed ? "ArrowLeft" : "ArrowRight";
      const back = vertical ? "ArrowUp" : control.reversed ? "ArrowRight" : "ArrowLeft";
      if (key === on || key === "PageDown") step(1);
      else if (key === back || key === "PageUp") step(-1);
      else if (key === "Home") go(0);
      else if (key === "End") go(count - 1);
      else return false;
      return true;
    },
  });
  dots.forEach((dot, number) => page.own(dot, {
    click: () => go(number),
    key: (node, key) => (key === " " || key === "Enter") && (go(number), true),
  }));
  // A slide that was in progress when the HTML was made continues to the nearest page.
  if (Number.isInteger(offset)) play();
  else slide(Math.round(offset));
};
