// The picture in use: pointers and keys go into a session of the control, its trees come out, and the document follows.

import { $ } from "./dom.js"
import { Touches } from "./touches.js"

const keys = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
  PageUp: "pageUp", PageDown: "pageDown", " ": "space", Enter: "enter",
}
const slack = 4
const longestMotion = 30

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches

export const now = () => performance.now() / 1000

/**
 * `shown()` is called after each new tree, `used(done)` after what a reader has done, `rested(done)` after a motion,
 * with what a reader has done for it, if anything, `hovered(position)` for the box under the pointer, and `touched(touches, isEnd)` for touches of a swatch, which has no session.
 */
export class Stage {
  #document
  #session
  #touches
  #press
  #frame
  #wasUsed = false
  /** Whether the picture is the last one of a motion. */
  isAtRest = true
  #picture
  #calls

  constructor(picture, calls) {
    this.#picture = picture
    this.#calls = calls
    const paper = $("paper")
    paper.onpointerdown = (event) => this.#down(event)
    paper.onpointermove = (event) => this.#move(event)
    paper.onpointerup = (event) => this.#up(event)
    paper.onpointercancel = (event) => this.#up(event, false)
    paper.onpointerleave = () => this.#calls.hovered(undefined)
    paper.onkeydown = (event) => this.#key(event)
    // A finger scrolls where it drags nothing.
    paper.addEventListener("touchmove", (event) => this.#press?.drags && event.preventDefault(), { passive: false })
  }

  /** Begins with a document; `isStill` shows it at the time that its settings name, until it is used. */
  begin(document, isStill) {
    const before = [this.#document, this.#session]
    const session = sessionOf(document)
    if (session) this.#press = undefined
    this.#wasUsed = false
    const tree = session && !isStill ? session.tree(this.#timeFor(session)) : document.layout()
    ;[this.#document, this.#session] = [document, session]
    this.#touches ??= new Touches(this.#picture)
    for (const old of before) old?.free()
    this.#present(tree)
    if (!isStill) this.#animate()
  }

  get isMoving() {
    return this.#session?.isAnimating(now()) ?? false
  }

  get isUsable() {
    return this.#session !== undefined || this.#isSwatch
  }

  get #isSwatch() {
    return this.#picture.tree?.type === "chromaTouch"
  }

  /** The ids of the selected items. */
  get selection() {
    return this.#session?.selection
  }

  get focus() {
    return this.#session?.focusNode(now())
  }

  #present(tree) {
    this.#picture.show(tree)
    this.#calls.shown()
  }

  /** Draws the session as long as something moves by itself. */
  #animate() {
    this.isAtRest = !this.isMoving || (isCalm() && !this.#press)
    cancelAnimationFrame(this.#frame)
    if (!this.isAtRest) this.#frame = requestAnimationFrame(() => this.#tick())
  }

  #tick() {
    if (!this.#session) return
    // Asked first, so that the picture at rest is drawn, too.
    this.isAtRest = !this.isMoving
    this.redraw()
    if (!this.isAtRest) this.#frame = requestAnimationFrame(() => this.#tick())
    else this.#calls.rested(this.#wasUsed ? this.#done() : undefined)
  }

  redraw() {
    this.#present(this.#session.tree(this.#timeFor(this.#session)))
  }

  /** Whoever wants no motion sees its end at once, where it has one. */
  #timeFor(session) {
    const end = now() + longestMotion
    return isCalm() && !this.#press && !session.isAnimating(end) ? end : now()
  }

  #done(tapped, node) {
    const at = this.#timeFor(this.#session)
    return { tapped, node, session: this.#session, at, isSettled: !this.#session.isAnimating(at) }
  }

  /** Something was done: the picture shows it, and then the document. */
  #use(tapped, node) {
    this.#wasUsed = true
    this.redraw()
    this.#calls.used(this.#done(tapped, node))
    this.#animate()
  }

  /** Selects an item that may be hidden. */
  select(id) {
    this.#session.select(id, now())
    this.#use()
  }

  #place(event) {
    const { left, top } = $("paper").getBoundingClientRect()
    const { zoom } = this.#picture
    return [(event.clientX - left) / zoom, (event.clientY - top) / zoom]
  }

  #down(event) {
    if (!this.isUsable || event.button > 0 || this.#press) return
    this.#calls.hovered(undefined)
    const [x, y] = this.#place(event)
    if (this.#isSwatch) this.#calls.touched(this.#touches.begin(x, y, event), false)
    this.#session?.pressPoint(x, y, now())
    const drags = this.#session?.beginDrag(x, y, now()) ?? true
    this.#press = { x, y, drags, hasMoved: false, id: event.pointerId }
    if (drags) $("paper").setPointerCapture(event.pointerId)
    this.#animate()
  }

  #move(event) {
    const [x, y] = this.#place(event)
    const press = this.#press
    if (press?.id === event.pointerId) {
      press.hasMoved ||= Math.hypot(x - press.x, y - press.y) > slack
      if (this.#isSwatch) this.#calls.touched(this.#touches.move(x, y, event), false)
      else if (press.drags && press.hasMoved) {
        this.#session.drag(x, y, now())
        this.#use()
      }
    } else if (!press && event.pointerType === "mouse" && !this.#picture.isEmpty) {
      this.#calls.hovered(this.#picture.tree.hit(x, y)?.node)
    }
  }

  #up(event, isTap = true) {
    const press = this.#press
    if (press?.id !== event.pointerId) return
    this.#press = undefined
    if (this.#isSwatch) return this.#calls.touched(this.#touches.list, true)
    this.#session.release(now())
    if (press.drags) this.#session.endDrag(now())
    const hit = this.#picture.tree.hit(press.x, press.y)
    const tapped = isTap && !press.hasMoved ? this.#session.tap(press.x, press.y, now()) : undefined
    this.#use(tapped, hit?.item)
  }

  #key(event) {
    const key = event.key === "Tab" ? (event.shiftKey ? "backTab" : "tab") : keys[event.key]
    if (!key || !this.#session || event.ctrlKey || event.metaKey || event.altKey) return
    const focus = this.#session.focusNode(now())
    const target = this.#session.focus
    // The Tab key goes from control to control, and then on to what is outside.
    if (!this.#session.press(key, now()) && key.endsWith("ab")) return
    event.preventDefault()
    const isPressed = key === "space" || key === "enter"
    this.#use(isPressed ? target : undefined, isPressed ? focus : undefined)
  }
}

/** Controls that take no input, such as texts, have none. */
function sessionOf(document) {
  try {
    return document.session({ at: now() })
  } catch (error) {
    if (error.reason?.includes("takes no input")) return undefined
    throw error
  }
}
