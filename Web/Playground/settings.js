// How a document is looked at: another width than its own, and what is drawn over the picture.

import { $, round } from "./dom.js"
import { largestWidth } from "./grip.js"

export class Settings {
  #changed
  #shown

  constructor(changed) {
    this.#changed = changed
    $("settings").onsubmit = (event) => event.preventDefault()
    $("settings").oninput = ({ target }) => {
      if (target.id === "width") $("has-width").checked = true
      this.#write()
      changed()
    }
  }

  /** In points; undefined: the document's own. */
  get width() {
    return $("has-width").checked ? Number($("width").value) : undefined
  }

  set width(width) {
    $("has-width").checked = width !== undefined
    if (width !== undefined) $("width").value = width
  }

  /** Takes a width that a reader chose elsewhere. */
  choose(width) {
    this.width = width
    this.#changed()
  }

  /** The keys that override the document's. */
  get overrides() {
    return this.width === undefined ? {} : { width: this.width }
  }

  /** What the tree has to tell for the marks. */
  get details() {
    const { hits, navigation } = this.marks
    return hits || navigation ? { detail: ["hits", "navigation"] } : {}
  }

  get marks() {
    const [boxes, hits, navigation] = ["boxes", "hits", "navigation"].map((name) => $(`show-${name}`).checked)
    return { boxes, hits, navigation }
  }

  /** Shows the width that a picture has, which may be another one than was asked for. */
  show(width) {
    this.#shown = width
    $("width").max = Math.max(largestWidth, width)
    if (this.width === undefined) $("width").value = width
    this.#write()
  }

  #write() {
    const texts = { width: round(this.#shown ?? 0), time: `${round($("time").value)} s` }
    for (const output of document.querySelectorAll("output")) output.textContent = texts[output.htmlFor[0]]
  }
}
