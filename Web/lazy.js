// Makes a control usable once it is needed: until then, its HTML shows it, and nothing is loaded.
//
//     import { whenNeeded } from "pickerlayout/lazy"
//     whenNeeded(element, async () => {
//       const [{ load }, { hydrate }] = await Promise.all([import("pickerlayout"), import("pickerlayout/mount")])
//       return hydrate(element, { engine: await load() })
//     })

/** The facts that are kept of an input that comes before the control is ready. */
const inputs = ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "click"]
/** Keys that scroll the page if nothing else uses them. */
const scrolling = new Set([" ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Enter"])
const longest = 200

/**
 * Calls `begin` once: at the first input in an element that `render` or a page of the tool has written, when its width changes, or on
 * request. Input that came in the meantime is then repeated.
 */
export function whenNeeded(element, begin, options = {}) {
  const unknown = Object.keys(options).find((key) => key !== "width")
  if (unknown !== undefined) throw new TypeError(`options: expected width, found "${unknown}"`)
  const root = element.querySelector(":scope > .picker-layout") ?? element.shadowRoot?.querySelector(".picker-layout")
  if (!root) throw new TypeError("whenNeeded: expected an element with what `render` has written, found none")
  return new Needed(root, begin, options.width ?? writtenWidth(element))
}

/** The width for which `render` has written an element. */
function writtenWidth(element) {
  const data = element.querySelector(":scope > script[type='application/json']")
  return data ? JSON.parse(data.textContent).width : undefined
}

class Needed {
  #root
  #begin
  #width
  #window
  #kept = []
  #done
  #removal = new AbortController()

  constructor(root, begin, width) {
    this.#root = root
    this.#begin = begin
    this.#window = root.ownerDocument.defaultView
    this.#width = width
    const { signal } = this.#removal
    for (const name of inputs) root.addEventListener(name, (event) => this.#keep(event), { signal, capture: true })
    const observer = new this.#window.ResizeObserver(() => this.#isOther && this.now())
    observer.observe(root)
    signal.addEventListener("abort", () => observer.disconnect())
  }

  /** Calls `begin` at once, and resolves when the control can be used. */
  now() {
    this.#done ??= this.#start()
    return this.#done
  }

  /** Whether the control has another width than it was written for. */
  get #isOther() {
    const natural = parseFloat(this.#root.style.width)
    const shown = parseFloat(this.#window.getComputedStyle(this.#root).width)
    return shown > 0 && Math.abs(shown - Math.min(this.#width ?? natural, natural)) > 1 / 32
  }

  #keep(event) {
    // Pointers without a button, and the clicks that follow them, have no effect.
    if (event.type === "click" ? event.pointerType || event.detail > 0 : event.type === "pointermove" && this.#kept.length === 0) return
    if (event.type === "keydown" && scrolling.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault()
    if (event.type === "keydown" && event.key === "Tab") return
    if (this.#kept.length < longest) this.#kept.push({ event, target: event.composedPath()[0] })
    this.now()
  }

  async #start() {
    const begun = await this.#begin()
    this.#removal.abort()
    for (const { event, target } of this.#kept.splice(0)) target.dispatchEvent(new event.constructor(event.type, event))
    return begun
  }
}
