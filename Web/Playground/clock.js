// The time slider of transitions and carousels.

import { $ } from "./dom.js"

const lengthOfCarousel = 20

export class Clock {
  #isPlaying = false
  #changed
  /** Whether the slider decides what is shown, and not the session. */
  isSet = false

  constructor(changed) {
    this.#changed = changed
    $("time").addEventListener("input", () => (this.isSet = true))
    $("play").onclick = () => this.#play(!this.#isPlaying)
  }

  /** The keys of a document that say what time it is. */
  settings({ type, transition }) {
    const at = Number($("time").value)
    if (!this.isSet) return {}
    if (type === "carousel") return { at }
    return transition && typeof transition === "object" ? { transition: { ...transition, at } } : {}
  }

  /** Shows the slider where something moves. */
  show({ type, transition }, tree) {
    const moves = type === "segmented" && transition && typeof transition === "object"
    const length = moves ? durationOf(tree) : type === "carousel" ? lengthOfCarousel : 0
    $("time-setting").hidden = length === 0
    if (length > 0) $("time").max = Math.max(length, 0.001)
    if (length === 0) this.reset()
  }

  /** The document goes on by itself. */
  reset() {
    this.isSet = false
    $("time").value = 0
    this.#play(false)
  }

  #play(isPlaying) {
    if (this.#isPlaying === isPlaying) return
    this.#isPlaying = isPlaying
    $("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play")
    $("play").querySelector("use").setAttribute("href", isPlaying ? "#sign-pause" : "#sign-play")
    if (isPlaying) requestAnimationFrame((now) => this.#tick(now, now))
  }

  #tick(before, now) {
    if (!this.#isPlaying || $("time-setting").hidden) return
    const length = Number($("time").max)
    const next = Number($("time").value) + (now - before) / 1000
    $("time").value = next > length ? 0 : next
    this.isSet = true
    this.#changed()
    requestAnimationFrame((later) => this.#tick(now, later))
  }
}

function durationOf(tree) {
  return tree.toJSON().transition?.duration ?? 0
}
