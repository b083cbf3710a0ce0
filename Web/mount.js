// Shows a control as elements of a page: a session handles input, and its tree defines the appearance.
//
//     import { load } from "pickerlayout"
//     import { mount } from "pickerlayout/mount"
//     const engine = await load()
//     const picker = mount(element, { type: "chips", items: ["tea", "coffee"] }, { engine, onChange: console.log })
import { openMenu } from "./mounted/menu.js"
import { faceRule, fontsOf } from "./mounted/page-fonts.js"
import { adopt, elementAt, nodeOf, patch } from "./mounted/patch.js"
import { placeIn } from "./mounted/place.js"
import { say } from "./mounted/say.js"
import { choicesAt, controlAt, pathTo, Shown } from "./mounted/shown.js"
import { TypeAhead } from "./mounted/type-ahead.js"

const keys = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
  PageUp: "pageUp", PageDown: "pageDown", " ": "space", Enter: "enter", Escape: "escape",
}
const known = ["engine", "onChange", "onDraw", "theme", "scheme", "settings", "limits", "measurer", "interactive", "transition", "messages", "force", "textScale"]
/** The roles whose values arrow keys change, by ten steps with Shift. */
const adjustable = new Set(["slider", "canvas", "wheel"])
/** At time 0 a transition is exactly the first layout. Only after that, in seconds, it has the nodes of both. */
const firstMoment = 1e-6
/** The default font size of pages, in pixels, and the range of factors that the engine accepts. */
const textSize = 16
const textScales = [0.1, 10]
/** Points that a pointer moves before a drag begins, except for parts that follow every movement. */
const slack = 4
/** How far outside a control its hit regions may be pressed, in points. */
const reach = 44
/** An animation that still runs after so many seconds counts as endless; it is checked in steps of `stride` seconds. */
const longestMotion = 30
const stride = 1 / 20

/** Shows a document in an element and makes it usable. */
export function mount(element, source, options) {
  return new Mount(element, expected(options)).begin(source).handle
}

/** Makes an element usable that `render`, or a page of the tool, has written, without moving it. */
export function hydrate(element, options) {
  const root = element.querySelector(":scope > .picker-layout") ?? element.shadowRoot?.querySelector(".picker-layout")
  const data = element.querySelector(":scope > script[type='application/json']")
  if (!root || !data) throw new TypeError("hydrate: expected an element with what `render` has written, found none")
  const written = JSON.parse(data.textContent)
  // Pages contain only the document, which also contains the settings.
  const { document, width, ...own } = written.type === undefined ? written : { document: written }
  const beside = [data, ...element.querySelectorAll(":scope > style.picker-faces")]
  return takeOver(root, document, { ...own, ...options }, { width, beside })
}

/** Makes the written elements of a document at a width usable; `beside` are elements to remove with them. */
export function takeOver(root, source, options, { width, beside = [] } = {}) {
  return new Mount(root.parentElement, expected(options)).takeOver(root, source, width, beside).handle
}

/** The HTML of a document, for `hydrate`; `fonts` are the addresses of its families. */
export function render(source, { width, fonts = {}, ...options }) {
  const { theme, scheme, settings, textScale } = expected(options)
  // Only the page knows the size of its text.
  const shown = new Shown(source, { ...options, textScale: textScale === "page" ? 1 : textScale }, 0)
  try {
    shown.fit(width, 0)
    const tree = shown.tree(0)
    shown.view.show(tree, shown.natural)
    tree.free()
    const data = JSON.stringify({ document: typeof source === "string" ? JSON.parse(source) : source, width, theme, scheme, settings, textScale })
    const faces = Object.entries(fonts).map(([family, address]) => faceRule(family, address)).join("")
    return `${faces && `<style class="picker-faces">${faces}</style>`}${shown.view.html}<script type="application/json">${data.replace(/</g, "\\u003c")}</script>`
  } finally {
    shown.free()
  }
}

function expected(options = {}) {
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new TypeError(`options: expected one of ${known.join(", ")}, found "${unknown}"`)
  if (options.engine === undefined) throw new TypeError("options: expected an engine, found none")
  return options
}

/** The force of a pointer; undefined for a mouse, and for screens that do not measure it, which report 0.5 for every finger. */
const forceOf = ({ pointerType, pressure }) => (pressure > 0 && (pointerType === "pen" || (pointerType === "touch" && pressure !== 0.5)) ? pressure : undefined)

class Mount {
  #element
  #options
  #window
  #root
  // Elements written beside it.
  #beside = []
  #layer
  #shown
  #json
  /** The tree that is shown, and its JSON. */
  #tree
  #read
  /** The elements of nodes, by position. */
  #places = new Map()
  #fonts
  // The promise of complete fonts that is being awaited.
  #loading
  #focus
  #isMovingFocus = false
  #typed = new TypeAhead()
  #states = new Map()
  #transition
  #press
  #frame
  #observer
  #removal = new AbortController()
  // The clock stops while pages would otherwise turn under a pointer.
  #held = { since: undefined, before: 0 }
  #isWatched = false
  #isDisabled = false
  /** The text size factor of the current layout. */
  #textScale

  constructor(element, options) {
    this.#element = element
    this.#options = options
    this.#window = element.ownerDocument.defaultView
    const mount = this
    this.handle = {
      get session() {
        return mount.#shown?.session
      },
      get now() {
        return mount.#now
      },
      get disabled() {
        return mount.#isDisabled
      },
      set disabled(isDisabled) {
        mount.#disable(Boolean(isDisabled))
      },
      get words() {
        return mount.#read.words
      },
      redraw: () => mount.#use(),
      update: (source, options) => mount.#update(source, options),
      destroy: () => mount.#destroy(),
    }
  }

  begin(source) {
    this.#shown = this.#open(source)
    this.#root = this.#element.ownerDocument.createElement("div")
    this.#element.append(this.#root)
    this.#show(this.#now, (root) => patch(this.#root, root, this.#places))
    return this.#start()
  }

  takeOver(root, source, width, beside) {
    this.#root = root
    this.#beside = beside
    this.#shown = this.#open(source)
    this.#shown.fit(width, this.#now)
    this.#show(this.#now, (described) => adopt(root, described, this.#places))
    return this.#start()
  }

  /** Shows the first tree. */
  #show(at, bring) {
    const tree = this.#shown.tree(at)
    const { root, ...read } = this.#shown.view.show(tree, this.#shown.natural)
    tree.free()
    this.#read = read
    bring(root)
  }

  #open(source, options = this.#options) {
    this.#textScale = this.#scaleOf(options)
    const shown = new Shown(source, { ...options, textScale: this.#textScale }, this.#now)
    this.#json = JSON.stringify(source)
    return shown
  }

  #start() {
    this.#layer = this.#root.querySelector(":scope > .picker-layer")
    this.#shown.fit(this.#width, this.#now)
    // The written elements may already have the focus.
    if (this.#focused !== undefined) this.#shown.session?.setFocus(this.#sessionAt(this.#focused), this.#now)
    this.#draw()
    this.#listen()
    this.#animate()
    return this
  }

  /** The factor of the text size: a number, or `page`, by which the text of the page is larger or smaller than usual. */
  #scaleOf({ textScale }) {
    if (textScale !== "page") return textScale
    const size = parseFloat(this.#window.getComputedStyle(this.#element.ownerDocument.documentElement).fontSize)
    const [least, most] = textScales
    return Math.min(Math.max(size / textSize || 1, least), most)
  }

  /** A disabled control can be read but not used. */
  #disable(isDisabled) {
    this.#isDisabled = isDisabled
    if (this.#shown) this.#draw()
  }

  /** The session that takes input; undefined if there is none, or while the control is disabled. */
  get #session() {
    return this.#isDisabled ? undefined : this.#shown?.session
  }

  // MARK: Time

  get #now() {
    return (this.#held.since ?? this.#window.performance.now() / 1000) - this.#held.before
  }

  get #isCalm() {
    return this.#window.matchMedia("(prefers-reduced-motion: reduce)").matches && !this.#press
  }

  /** With reduced motion, the end of an animation is shown at once, unless it is endless. */
  get #time() {
    const end = this.#now + longestMotion
    return this.#isCalm && !this.#shown.session?.isAnimating(end) ? end : this.#now
  }

  /** Stops the clock, so pages do not turn automatically: with reduced motion, and while they are watched and nothing else moves. */
  #hold() {
    const isTurning = this.#read.nodes.some(({ phase }) => phase === "dwelling")
    const isLookedAt = this.#isWatched && this.#read.isSame && !this.#press && !this.#transition
    const isHeld = isTurning && (this.#isCalm || isLookedAt)
    const now = this.#window.performance.now() / 1000
    if (isHeld) this.#held.since ??= now
    else if (this.#held.since !== undefined) {
      this.#held.before += now - this.#held.since
      this.#held.since = undefined
    }
  }

  /** With reduced motion, moves the clock past a turning page, even if another turn would follow. */
  #skip() {
    const { session } = this.#shown
    const isTurning = () => {
      const tree = session.tree(this.#now)
      const { nodes } = JSON.parse(tree.json({ form: "nodes", compact: true }))
      tree.free()
      return nodes.some(({ phase }) => phase === "settling")
    }
    if (!this.#isCalm || !session?.isAnimating(this.#now + longestMotion)) return
    for (let passed = 0; passed < longestMotion && isTurning(); passed += stride) this.#held.before -= stride
  }

  // MARK: Drawing

  get #width() {
    return parseFloat(this.#window.getComputedStyle(this.#root).width) || 0
  }

  #treeAt() {
    if (this.#transition) {
      const time = this.#now - this.#transition.start
      if (time < this.#transition.motion.settlingTime) return this.#transition.motion.tree(Math.max(time, firstMoment))
      this.#settle()
    }
    this.#skip()
    return this.#shown.tree(this.#time)
  }

  #settle() {
    this.#transition?.motion.free()
    this.#transition?.after.free()
    this.#transition = undefined
  }

  /** Retargets a transition after an input. Content that moves by itself is shown at once, because a transition cannot show it. */
  #follow() {
    if (!this.#transition) return
    if (this.#shown.session?.isAnimating(this.#now)) this.#settle()
    else this.#move(this.#tree)
  }

  /** Shows the current state. Only input changes the selection and the focus. */
  #draw(isUsed = true) {
    const tree = this.#treeAt()
    this.#useFonts(this.#shown)
    const before = this.#focused
    if (isUsed) this.#focus = this.#shown.session?.focusNode(this.#time)
    const count = this.#read?.nodes.length
    const isChanged = this.#bring(tree)
    if (!isUsed && !isChanged) return tree.free()
    this.#tree?.free()
    this.#tree = tree
    if (!isUsed && count !== this.#read.nodes.length) {
      this.#focus = this.#shown.session?.focusNode(this.#time)
      this.#bring(tree)
    }
    this.#holdScrolling()
    this.#keepFocus(before, this.#shownAt(this.#focus))
    this.#options.onDraw?.(tree, this.#read)
    if (this.#shown) this.#notice(isUsed)
  }

  /** Updates the page to show a tree. Returns whether anything has changed. */
  #bring(tree) {
    const { view, natural } = this.#shown
    view.isDisabled = this.#isDisabled
    const { root, ...read } = view.show(tree, natural, this.#focus) ?? {}
    this.#read = { ...this.#read, ...read, isSame: root === undefined }
    if (read.nodes) this.#staying = undefined
    if (root) patch(this.#root, root, this.#places)
    return root !== undefined
  }

  #elementAt(position) {
    return elementAt(position, this.#places)
  }

  // MARK: Nodes
  //
  // During a transition, the page shows the nodes of the session's tree in order, and among them leaving nodes.

  /** The shown positions of the nodes of the session's tree. */
  #staying

  get #present() {
    return (this.#staying ??= [...this.#read.nodes.keys()].filter((position) => !this.#read.nodes[position].leaving))
  }

  /** The shown position of a node of the session's tree. */
  #shownAt(position) {
    return position === undefined ? undefined : this.#present[position]
  }

  /** The position in the session's tree of a node that is shown; undefined: it is leaving. */
  #sessionAt(position) {
    const found = position === undefined ? -1 : this.#present.indexOf(position)
    return found < 0 ? undefined : found
  }

  /** A key for a node from its role and the nearest id around it, which stays the same in other layouts. */
  #nameOf(position) {
    const { nodes } = this.#read
    if (position === undefined) return undefined
    let named = position
    while (nodes[named].id === undefined && nodes[named].parent !== undefined) named = nodes[named].parent
    return `${nodes[position].role} ${nodes[named].id ?? ""}`
  }

  #named(name) {
    return name === undefined ? undefined : this.#present.find((position) => this.#nameOf(position) === name)
  }

  /** Draws while something moves by itself. */
  #animate() {
    this.#window.cancelAnimationFrame(this.#frame)
    // A listener may have removed the control.
    if (!this.#shown) return
    this.#hold()
    const isMoving = this.#isMoving
    this.#owesFrame ||= isMoving
    if (!this.#owesFrame || this.#held.since !== undefined) return
    this.#frame = this.#window.requestAnimationFrame(() => {
      this.#owesFrame = isMoving
      this.#draw(this.#transition !== undefined)
      this.#animate()
    })
  }

  get #isMoving() {
    return this.#transition !== undefined || (this.#shown.session?.isAnimating(this.#now) && !this.#isCalm)
  }

  /** Whether there is another picture to draw, including the one at rest after the last motion, even if asked again before it is drawn. */
  #owesFrame = false

  #useFonts({ measurer }) {
    if (!measurer?.faces) return
    if (this.#fonts?.measurer !== measurer) {
      this.#fonts?.end()
      this.#fonts = fontsOf(measurer, this.#window)
    }
    this.#fonts.add()
    this.#awaitFonts(measurer)
  }

  /** Measures text again once a complete font is loaded that it needs. */
  async #awaitFonts({ loading }) {
    if (!loading || loading === this.#loading) return
    this.#loading = loading
    await loading
    if (!this.#removal.signal.aborted) this.#measureAgain()
  }

  // MARK: Layouts

  /** Moves from the shown layout to another one. */
  #move(before) {
    const { transition } = this.#options
    this.#layout += 1
    if (!before || transition === false || this.#isCalm || !this.#layer.isConnected) return
    const running = this.#transition
    const after = this.#shown.tree(this.#now)
    const options = { form: "nodes", compact: true }
    if (running?.after.json(options) === after.json(options)) return after.free()
    try {
      const motion = running
        ? running.motion.retargeted(after, this.#now - running.start, transition)
        : this.#options.engine.transition(before, after, transition)
      this.#settle()
      this.#transition = { motion, after, start: this.#now }
    } catch (error) {
      after.free()
      throw error
    }
  }

  /** The number of the layout; it changes if the item under a pressed pointer may have moved. */
  #layout = 0

  #fit() {
    if (this.#scaleOf(this.#options) !== this.#textScale) return this.#measureAgain()
    if (!this.#shown.fit(this.#width, this.#now)) return
    if (this.#focused !== undefined) this.#focusAgain(this.#read.nodes[this.#focused].id)
    this.#move(this.#tree)
    this.#draw()
    this.#animate()
  }

  /** Restarts immediately with text of another size or in another font, and keeps the selection. */
  #measureAgain() {
    this.#replace(this.#shown.source, this.#options, (last) => this.#shown.select(last, this.#now))
    this.#draw()
    this.#animate()
  }

  #update(source, options) {
    if (!options && JSON.stringify(source) === this.#json) return
    this.#replace(source, expected({ ...this.#options, ...options }))
    this.#states.clear()
    this.#draw()
    this.#animate()
  }

  #replace(source, options, keep) {
    const last = this.#shown
    this.#shown = this.#open(source, options)
    const isSameEngine = options.engine === this.#options.engine
    this.#options = options
    this.#shown.follow(last)
    keep?.(last)
    last.free()
    this.#press = undefined
    // Measured before the next picture: the available width.
    this.#root.style.width = `${Math.ceil(this.#shown.natural * 64) / 64}px`
    this.#shown.fit(this.#width, this.#now)
    const id = this.#read.nodes[this.#focused]?.id
    if (this.#focused !== undefined) this.#focusAgain(id)
    if (keep) this.#settle()
    else if (isSameEngine) this.#move(this.#tree)
  }

  // MARK: Focus

  /** The position of the node whose element has the focus. */
  get #focused() {
    const active = this.#root.getRootNode().activeElement
    return this.#layer.contains(active) ? nodeOf(active) : undefined
  }

  /** After an update, the focus stays on its item, or moves to the nearest remaining one. */
  #focusAgain(id) {
    const ids = this.#stops(this.#read).map((position) => this.#read.nodes[position].id)
    const place = ids.indexOf(id)
    const tree = this.#shown.tree(this.#now)
    const nodes = this.#shown.nodesOf(tree)
    tree.free()
    const left = new Map(this.#stops({ nodes }).map((position) => [nodes[position].id, position]))
    const kept = [...ids.slice(place), ...ids.slice(0, Math.max(place, 0)).reverse()].find((each) => left.has(each))
    this.#shown.session?.setFocus(left.get(kept) ?? [...left.values()][0], this.#now)
  }

  #stops({ nodes }) {
    return [...nodes.keys()].filter((position) => {
      const { role: aria, states } = nodes[position].accessibility
      return nodes[position].role !== "trailingIcon" && /^(option|radio|button|slider)$/.test(aria) && !states?.disabled
    })
  }

  /** Gives the focus to the element of a node if it was within. */
  #keepFocus(before, focus) {
    if (before === undefined) return
    const stop = "[tabindex='0']"
    const found = this.#elementAt(focus) ?? (this.#focused === undefined ? this.#layer : undefined)
    // In a palette, which is focused as one element, the selected swatch.
    const wanted = found?.hasAttribute("tabindex") ? found : (found?.querySelector(stop) ?? (this.#focused === undefined ? this.#whole : undefined))
    if (!wanted || wanted === this.#root.getRootNode().activeElement) return
    this.#isMovingFocus = true
    wanted.focus({ focusVisible: true })
    this.#isMovingFocus = false
  }

  /** The element of the control, which has the focus if nothing in it can have it. */
  get #whole() {
    const { firstElementChild } = this.#layer
    if (firstElementChild) firstElementChild.tabIndex = -1
    return firstElementChild
  }

  // MARK: Input

  #listen() {
    const { signal } = this.#removal
    const listen = (target, handlers) => {
      for (const [name, handler] of Object.entries(handlers)) target.addEventListener(name, handler, { signal })
    }
    listen(this.#layer, {
      pointerdown: (event) => this.#down(event), pointermove: (event) => this.#drag(event), pointerup: (event) => this.#up(event, true),
      pointercancel: (event) => this.#up(event, false), keydown: (event) => this.#key(event), click: (event) => this.#click(event),
      focusin: (event) => this.#focusIn(event),
      // Dragging selects no text.
      selectstart: (event) => this.#press?.drags && event.preventDefault(),
    })
    this.#layer.addEventListener("wheel", (event) => this.#scroll(event), { signal, passive: false })
    // These events do not bubble. Elements written by a server may already have loaded their pictures.
    this.#layer.addEventListener("load", ({ target }) => this.#useSize(target), { signal, capture: true })
    for (const image of this.#layer.querySelectorAll("img")) this.#useSize(image)
    // Hit regions of small items extend beyond the control.
    listen(this.#element.ownerDocument, {
      pointerdown: (event) => this.#downBeside(event),
      // The focus stays in the control, and does not move to its surroundings.
      mousedown: (event) => this.#press?.isBeside && event.preventDefault(),
    })
    for (const [name, isWatched] of [["pointerenter", true], ["focusin", true], ["pointerleave", false], ["focusout", false]]) {
      this.#layer.addEventListener(name, () => this.#watch(isWatched), { signal })
    }
    this.#observer = new this.#window.ResizeObserver(() => this.#fit())
    // The first measures the available width, the other one the text size of the page.
    for (const name of ["width", "said"]) this.#observer.observe(this.#root.querySelector(`:scope > .picker-${name}`))
  }

  /** Lays the control out again with the size of a loaded picture. */
  #useSize({ naturalWidth: width, naturalHeight: height, attributes }) {
    if (!(width > 0 && height > 0)) return
    if (!this.#shown?.setNaturalSize({ width, height }, attributes.src.value, this.#now)) return
    this.#draw()
    this.#animate()
    this.#fit()
  }

  /** A finger on a draggable layer of a drawing does not scroll the page; one beside it does. Browsers only wait for the answer if there is such a layer. */
  #holdScrolling() {
    if (this.#holdsScrolling || !this.#read.nodes.some(({ role, id }) => role === "layer" && id !== undefined)) return
    this.#holdsScrolling = true
    const { signal } = this.#removal
    this.#layer.addEventListener("touchstart", (event) => this.#press?.movesLayer && event.preventDefault(), { passive: false, signal })
  }

  #holdsScrolling = false

  #watch(isWatched) {
    this.#isWatched = isWatched
    this.#animate()
  }

  /** The position of an event in the control, which may be scaled with its ancestors. */
  #place(pointer) {
    return placeIn(this.#layer, pointer, this.#window)
  }

  /** Presses an item whose hit region extends beyond the control, if nothing else is there. */
  #downBeside(event) {
    const [x, y] = this.#place(event)
    const [width, height] = this.#read.size
    const isBeside = [[x, width], [y, height]].every(([place, length]) => place > -reach && place < length + reach)
    const isWithin = x >= 0 && y >= 0 && x < width && y < height
    if (!isBeside || isWithin || !this.#isIn(event.composedPath()[0]) || this.#tree.hit(x, y)?.item === undefined) return
    this.#down(event, true)
  }

  /** Whether a target contains the control, which must be enabled. */
  #isIn(target) {
    for (let each = this.#layer; each; each = each.parentNode ?? each.host) {
      if (each === target) return this.#window.getComputedStyle(this.#layer).pointerEvents !== "none"
      if (each.inert) return false
    }
    return false
  }

  #down(event, isBeside = false) {
    const session = this.#session
    if (!session || event.button > 0 || this.#press) return
    const [x, y] = this.#place(event)
    const { path = [], item, target = item } = this.#tree.hit(x, y) ?? {}
    const { nodes } = this.#read
    session.setForce(this.#forceOf(event))
    const isThere = this.#isAtRest(x, y, target)
    const isPressed = isThere && session.pressPoint(x, y, this.#now) !== undefined
    const drags = isThere && session.beginDrag(x, y, this.#now)
    if (isPressed || drags) this.#settle()
    const layer = path.findLast((position) => nodes[position].role === "layer" && nodes[position].id !== undefined)
    this.#press = {
      x, y, drags, isBeside, hasMoved: false, takesForce: this.#takesForce(target), used: nodes[target ?? layer], id: event.pointerId,
      slack: adjustable.has(nodes[target]?.role) ? 0 : slack, movesLayer: drags && target === undefined && layer !== undefined,
      name: this.#nameOf(target), layout: this.#layout, slides: isPressed && !drags && nodes[target]?.role === "segment",
    }
    if (event.isTrusted) this.#layer.setPointerCapture(event.pointerId)
    this.#animate()
  }

  /** Whether the item shown at a point is also there in the session's layout, to which a transition leads. */
  #isAtRest(x, y, target) {
    if (!this.#transition) return true
    const { item, target: resting = item } = this.#transition.after.hit(x, y) ?? {}
    return resting === this.#sessionAt(target)
  }

  #forceOf(event) {
    return (this.#options.force ?? forceOf)(event)
  }

  /** Whether a finger that only changes its force affects its target. */
  #takesForce(position) {
    const { nodes } = this.#read
    return position !== undefined && nodes[controlAt(position, nodes)].role === "chromaTouch"
  }

  #drag(event) {
    const press = this.#press
    if (press?.id !== event.pointerId) return
    const [x, y] = this.#place(event)
    press.hasMoved ||= Math.hypot(x - press.x, y - press.y) > press.slack
    if (press.slides && press.hasMoved) return this.#slide(press, x, y)
    if (!press.drags || !(press.hasMoved || press.takesForce)) return
    const { session } = this.#shown
    session.setForce(this.#forceOf(event))
    session.drag(x, y, this.#now)
    // Parts that follow the pointer immediately do not move by themselves.
    this.#owesFrame = true
    this.#animate()
  }

  /** A press moves on to the segment that the pointer reaches. */
  #slide(press, x, y) {
    const { session } = this.#shown
    const target = session.pressPoint(x, y, this.#now)
    if (!target) session.release(this.#now)
    press.slid = target && { x, y, name: `segment ${target.id}`, layout: this.#layout }
    this.#animate()
  }

  #up(event, isTap) {
    const press = this.#press
    if (press?.id !== event.pointerId) return
    this.#press = undefined
    const { session } = this.#shown
    session.release(this.#now)
    if (press.drags) session.endDrag(this.#now)
    // A part that takes force was touched at the beginning of its drag, and would be touched again on a card that has appeared since.
    const isTouched = press.takesForce && press.drags
    if (isTap && press.slid) this.#tap(press.slid)
    else if (isTap && !press.hasMoved && !isTouched) this.#tap(press)
    else this.#use(undefined, undefined, press.movesLayer ? press.used : (session.focus ?? press.used))
  }

  /** A wheel scrolls overflowing content of a control, and at its end the page. */
  #scroll(event) {
    const session = this.#session
    // With Control it zooms.
    if (event.ctrlKey || !session?.scroll(...this.#place(event), event.deltaX, event.deltaY, this.#now)) return
    event.preventDefault()
    this.#settle()
    this.#draw()
    this.#animate()
  }

  /** A click of assistive technology, without a pointer. */
  #click(event) {
    const position = nodeOf(event.target)
    if (event.pointerType || event.detail > 0 || !this.#session) return
    this.#tapNode(position)
  }

  /** A pointer uses the item on which it came down, which may have moved or disappeared since. */
  #tap({ x, y, name, layout }) {
    if (this.#transition || layout !== this.#layout) return this.#tapNode(this.#named(name))
    const hit = this.#tree.hit(x, y)
    const { target, refusal } = this.#shown.session.send({ type: "tap", x, y }, this.#now)
    const node = hit?.target ?? hit?.item ?? hit?.path.findLast((position) => this.#read.nodes[position].role === target?.role)
    this.#use(target && { ...target, node }, refusal)
  }

  /** Taps the item of a node, wherever it is. */
  #tapNode(position) {
    const { session } = this.#shown
    const place = this.#sessionAt(position)
    if (place === undefined) return
    const { target, refusal } = session.send({ type: "tapNode", node: place }, this.#now)
    this.#use(target && { ...target, node: this.#around(position, target.role) }, refusal)
  }

  /** The nearest node of a role around one. */
  #around(position, role) {
    const { nodes } = this.#read
    let each = position
    while (each !== undefined && nodes[each].role !== role) each = nodes[each].parent
    return each ?? position
  }

  #key(event) {
    const session = this.#session
    const isMany = this.#isInListOfMany
    if (!session || event.altKey || (event.ctrlKey || event.metaKey) && !this.#takesControl(event, isMany)) return
    if (event.key === "Delete" || event.key === "Backspace") return this.#remove(event)
    if (event.key === "ArrowDown" && this.#read.nodes[this.#focused]?.accessibility.states?.haspopup) return this.#openRest({ node: this.#focused, isKey: true }, event)
    const key = event.key === "a" && !this.#isPlain(event) ? "selectAll" : this.#typed.takes(event) ? undefined : keys[event.key]
    if (!key) return this.#type(event)
    const isPressed = key === "space" || key === "enter"
    const target = isPressed ? { ...session.focus, node: this.#shownAt(session.focusNode(this.#now)), isKey: true } : undefined
    const isCoarse = event.shiftKey && event.key.startsWith("Arrow") && adjustable.has(this.#read.nodes[this.#focused]?.role)
    const { used, refusal } = session.send({ type: "key", key: isCoarse ? event.key.replace("Arrow", "shift") : key }, this.#now)
    if (used || isPressed || key === "selectAll") event.preventDefault()
    // The next option is toggled.
    if (used && isMany && event.shiftKey && event.key.startsWith("Arrow") && session.focus?.role === "chip") return this.#tapNode(this.#shownAt(session.focusNode(this.#now)))
    this.#use(target, refusal, session.focus)
  }

  #isPlain({ ctrlKey, metaKey }) {
    return !ctrlKey && !metaKey
  }

  /** Whether the focus is on an option of a list with multiple selection. */
  get #isInListOfMany() {
    const { nodes } = this.#read
    const focused = this.#focused
    return nodes[focused]?.accessibility.role === "option" && nodes[controlAt(focused, nodes)].selection === "multiple"
  }

  /** Whether a key with Control or Command is a key of lists: Home and End move to its ends, and A selects all. */
  #takesControl({ key }, isMany) {
    const isOption = this.#read.nodes[this.#focused]?.accessibility.role === "option"
    return isOption && (key === "Home" || key === "End" || (key === "a" && isMany))
  }

  /** Typing letters moves to the next option of a list whose name begins with them. */
  #type(event) {
    const { nodes } = this.#read
    const focused = this.#focused
    if (nodes[focused]?.accessibility.role !== "option") return
    const isBeside = (position) => nodes[position].accessibility.role === "option" && controlAt(position, nodes) === controlAt(focused, nodes)
    const options = this.#stops(this.#read).filter(isBeside)
    const found = this.#typed.find(event, options.map((position) => nodes[position].accessibility.name), options.indexOf(focused))
    if (found === undefined || !this.#shown.session.setFocus(this.#sessionAt(options[found]), this.#now)) return
    event.preventDefault()
    this.#use()
  }

  /** Requests removal of the focused item, like its icon. */
  #remove(event) {
    const { nodes } = this.#read
    const item = this.#focused
    const icon = nodes.findIndex(({ role, parent }) => role === "trailingIcon" && parent === item)
    if (icon < 0) return
    event.preventDefault()
    this.#tapNode(icon)
  }

  #focusIn({ target }) {
    const session = this.#session
    if (!session || this.#isMovingFocus) return
    const position = this.#sessionAt(nodeOf(target))
    if (position === undefined || session.focusNode(this.#time) === position) return
    session.setFocus(position, this.#now)
    if (!this.#press) this.#draw()
  }

  // MARK: Effects

  /** Handles the effects of an action on an item, which was pressed if there is a target: updates the page and dispatches events. */
  #use(target, refusal, item = target) {
    const { nodes } = this.#read
    const used = nodes[target?.node]
    const owner = used && nodes[controlAt(target.node, nodes)]
    const element = this.#controlElement(target?.node)
    const isExpanding = used?.role === "overflow" && owner.role === "chips"
    if (isExpanding) this.#move(this.#tree)
    else this.#follow()
    this.#last = item
    this.#draw()
    this.#last = undefined
    if (!this.#shown) return
    if (refusal) {
      const refusing = this.#controlElement(this.#read.nodes.findIndex(({ id }) => id === refusal.id))
      this.#send("picker-refuse", { control: refusal.control ?? null, id: refusal.id, reason: refusal.reason }, refusing)
      const { [refusal.reason]: text, language } = this.#options.messages ?? this.#read.words
      say(this.#root, text, language)
    }
    const control = owner?.id ?? null
    // Buttons, momentary segments and chips without selection change no selection.
    if ((used?.role === "segment" || used?.role === "chip") && owner.selection === undefined) this.#tellChange({ control, ...this.#itemOf(controlAt(target.node, nodes), used.id), selected: [] }, element)
    else if (used?.role === "page") this.#tellChange({ control, current: owner.current, index: used.index }, element)
    if (isExpanding) this.#send("picker-expand", { control, hidden: used.hiddenIDs ?? [] }, element)
    else if (target?.role === "trailingIcon") {
      if (this.#send("picker-remove", { control, id: target.id }, element)) this.#removeItem(target.id)
    }
    else if (owner?.role === "segmented") this.#openRest(target)
    this.#animate()
  }

  #last

  /** The element of the control that contains a node. */
  #controlElement(position) {
    const { nodes } = this.#read
    return nodes[position] && this.#elementAt(controlAt(position, nodes))
  }

  /** Dispatches an event at the element of a control. Returns whether its default was not prevented. */
  #send(name, detail, element) {
    const event = new this.#window.CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === "picker-remove" })
    const target = element && this.#layer.contains(element) ? element : this.#element
    return target.dispatchEvent(event)
  }

  /** Removes a chip, unless a listener has shown another document. */
  #removeItem(id) {
    const name = this.#read.nodes.find((node) => node.role === "chip" && node.id === id)?.accessibility.name
    if (!this.#shown?.session?.remove(id, this.#now)) return
    this.#move(this.#tree)
    this.#draw()
    const { removed, language } = this.#read.words
    say(this.#root, removed.replace("{name}", () => name ?? id), language)
  }

  /** Dispatches the changes of each control. A listener may show another document immediately. */
  #notice(isUsed) {
    const stages = this.#stageChanges()
    for (const [element, detail] of this.#changes(isUsed)) this.#tellChange(detail, element)
    for (const [element, detail] of stages) this.#send("picker-stage", detail, element)
  }

  #tellChange(detail, element) {
    this.#send("picker-change", detail, element)
    this.#options.onChange?.(detail)
  }

  /** The touch swatches whose stage has changed. */
  #stageChanges() {
    return [...this.#read.nodes.entries()].flatMap(([position, { stage, id = null, leaving }]) => {
      if (stage === undefined || leaving) return []
      const key = `stage ${this.#keyOf(position)}`
      const last = this.#states.get(key)
      this.#states.set(key, stage)
      return last === undefined || last === stage ? [] : [[this.#elementAt(position), { control: id, stage }]]
    })
  }

  /** A key for a control: its id, or its position after the nearest id around it, such as its page's. */
  #keyOf(position) {
    const { nodes } = this.#read
    let named = position
    while (nodes[named].id === undefined && nodes[named].parent !== undefined) named = nodes[named].parent
    return `${nodes[position].role} ${nodes[named].id ?? ""} ${position - named}`
  }

  #changes(isUsed) {
    const { session } = this.#shown
    if (!session) return []
    const [changes, selection] = [[], isUsed ? session.selection : undefined]
    for (const [position, node] of this.#read.nodes.entries()) {
      const state = this.#stateOf(position, selection)
      if (state === undefined) continue
      const key = this.#keyOf(position)
      const json = JSON.stringify(state)
      const last = this.#states.get(key)
      this.#states.set(key, json)
      if (last === undefined || last === json) continue
      changes.push([this.#elementAt(position), { control: node.id ?? null, ...(node.role === "carousel" ? {} : this.#usedOf(position, state)), ...state }])
      if (node.role === "carousel" && this.#isWatched) this.#sayPage(position)
    }
    return changes
  }

  /** Announces the page that a carousel has reached by its name, such as "3 of 5". */
  #sayPage(position) {
    const { nodes } = this.#read
    const page = nodes.find(({ role, parent, index }) => role === "page" && parent === position && index === nodes[position].current)
    if (page) say(this.#root, page.accessibility.name, page.accessibility.language)
  }

  /** The used item of a control, and its position in the document of a list. */
  #usedOf(position, { selected }) {
    const id = (this.#last ?? this.#press?.used)?.id ?? null
    return selected && id !== null ? this.#itemOf(position, id) : { id }
  }

  /** An item of a control, with its position in the document. */
  #itemOf(position, id) {
    const index = this.#shown.idsOf(pathTo(position, this.#read.nodes), this.#now).indexOf(id)
    return index < 0 ? { id } : { id, index }
  }

  #stateOf(position, selection) {
    const { role, selection: mode, color, current, phase, dragOffset, leaving } = this.#read.nodes[position]
    if (leaving) return undefined
    if (mode) return selection && { selected: this.#within(position, selection) }
    if (color) return { space: color.space, values: Object.values(color.values), hex: color.hex }
    // Not each passing page, but the one where it stops.
    if (role === "carousel" && current !== undefined && phase !== "dragging" && phase !== "settling") return { current }
    if (role === "drawing") return { offset: dragOffset ?? [0, 0] }
    return undefined
  }

  /** Those of some items that are in a control. */
  #within(position, items) {
    const { nodes } = this.#read
    const { id, parent } = nodes[position]
    if (parent === undefined) return items
    if (id !== undefined) return items.filter((item) => item.startsWith(`${id}/`))
    const own = new Set(this.#shown.idsOf(pathTo(position, nodes), this.#now))
    return items.filter((item) => own.has(item))
  }

  /** Offers the hidden segments of a segmented control in a menu. */
  #openRest({ node, isKey }, event) {
    const choices = choicesAt(node, this.#read.nodes, this.#shown, this.#now)
    if (choices.length === 0) return
    event?.preventDefault()
    const { session } = this.#shown
    const opener = this.#elementAt(node)
    const open = () => openMenu({
      root: this.#root, opener, name: this.#read.nodes[node].accessibility.name, selection: session.selection, choices,
      chosen: (id) => {
        session.select(id, this.#now)
        this.#use(undefined, undefined, { id })
      },
      closed: () => (opener.isConnected ? opener : this.#layer.querySelector("[tabindex='0']"))?.focus(),
    })
    if (isKey) open()
    // The end of a tap would close it.
    else this.#window.setTimeout(() => this.#shown?.session === session && open())
  }

  #destroy() {
    if (!this.#shown) return
    this.#removal.abort()
    this.#observer.disconnect()
    this.#window.cancelAnimationFrame(this.#frame)
    this.#settle()
    this.#tree.free()
    this.#shown.free()
    this.#fonts?.end()
    for (const element of [this.#root, ...this.#beside]) element.remove()
    this.#shown = undefined
  }
}
