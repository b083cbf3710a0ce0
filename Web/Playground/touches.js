// Touches of a swatch, as its document lists them.
//
// A pen has a force. Any other pointer has one only with a key: Shift to peek, Alt to pop.

const forces = { peek: 0.6, pop: 1 }
const touchable = new Set(["swatch", "slider", "preset"])

export class Touches {
  #picture
  #target
  list = []

  constructor(picture) {
    this.#picture = picture
  }

  /** The touches of a finger that has come down; it stays on the part that it has touched. */
  begin(x, y, event) {
    const path = this.#picture.tree.hit(x, y)?.path ?? []
    this.#target = path.map((position) => this.#picture.nodes[position]).findLast(({ role }) => touchable.has(role))
    this.list = []
    return this.move(x, y, event)
  }

  move(x, y, event) {
    // Outside of everything a touch closes the card: it counts as one on the swatch.
    const { role, id, frame } = this.#target ?? this.#picture.nodes[0]
    const touch = { on: role === "slider" || role === "preset" ? id : "swatch", x: x - frame.x, y: y - frame.y, ...force(event) }
    // Without a force, the last one says it all.
    this.list = touch.force === undefined ? [touch] : [...this.list, touch].slice(-50)
    return this.list
  }
}

function force({ pointerType, pressure, shiftKey, altKey }) {
  if (altKey) return { force: forces.pop }
  if (shiftKey) return { force: forces.peek }
  return pointerType === "pen" ? { force: pressure } : {}
}
