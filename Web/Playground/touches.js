// Touches of a swatch, which has no session: as its document lists them.
//
// A pen has a force. Any other pointer has one only with a key: Shift to peek, Alt to pop.

import { $ } from "./dom.js"

const forces = { peek: 0.6, pop: 1 }
const touchable = new Set(["swatch", "slider", "preset"])

export class Touches {
  #picture
  #touched
  #pointer
  #target
  #list = []
  /** The colour before them. */
  color

  /** `touched(touches, isEnd)` is called for all touches of a finger, which stays on the part that it has touched. */
  constructor(picture, touched) {
    this.#picture = picture
    this.#touched = touched
    const paper = $("paper")
    paper.addEventListener("pointerdown", (event) => this.#begin(event))
    paper.addEventListener("pointermove", (event) => event.pointerId === this.#pointer && this.#move(event))
    for (const end of ["pointerup", "pointercancel"]) paper.addEventListener(end, (event) => event.pointerId === this.#pointer && this.#end())
  }

  #begin(event) {
    if (this.#picture.tree?.type !== "chromaTouch" || event.button > 0 || this.#pointer !== undefined) return
    this.#pointer = event.pointerId
    $("paper").setPointerCapture(event.pointerId)
    const path = this.#picture.tree.hit(...this.#picture.place(event))?.path ?? []
    this.#target = path.map((position) => this.#picture.nodes[position]).findLast(({ role }) => touchable.has(role))
    this.#list = []
    this.color = this.#picture.flat.nodes[0].color
    this.#move(event)
  }

  #move(event) {
    const [x, y] = this.#picture.place(event)
    // Outside of everything a touch closes the card: it counts as one on the swatch.
    const { role, id, frame } = this.#target ?? this.#picture.nodes[0]
    const touch = { on: role === "slider" || role === "preset" ? id : "swatch", x: x - frame.x, y: y - frame.y, ...force(event) }
    // Without a force, the last one says it all.
    this.#list = touch.force === undefined ? [touch] : [...this.#list, touch].slice(-50)
    this.#touched(this.#list, false)
  }

  #end() {
    this.#pointer = undefined
    this.#touched(this.#list, true)
  }
}

function force({ pointerType, pressure, shiftKey, altKey }) {
  if (altKey) return { force: forces.pop }
  if (shiftKey) return { force: forces.peek }
  return pointerType === "pen" ? { force: pressure } : {}
}
