// A control as an HTML element that takes part in forms.
//
//     <script type="module">import "pickerlayout/element"</script>
//     <picker-layout src="filters.json" name="filter" required></picker-layout>
//     <picker-layout><script type="application/json">{"type": "chips", "items": ["tea", "coffee"]}</script></picker-layout>
//
// With `loading="lazy"`, an element written by a server loads the engine when it is needed; with a `name`, `value` is its value until then.
import { whenNeeded } from "./lazy.js"

// A server may also import the module.
const Base = globalThis.HTMLElement ?? class {}

/** The element `picker-layout`. */
export class PickerLayoutElement extends Base {
  static formAssociated = true
  static observedAttributes = ["src", "theme", "scheme", "required", "text-scale"]
  /** The engine of all elements, a promise of it, or a function that returns one; absent: the first element loads one. */
  static engine

  #internals = this.attachInternals()
  #host
  // Shows the children, such as a picture, until the control is ready.
  #slot
  #picker
  #document
  #generation = 0
  #isDisabled = false
  // The form value that a browser restored, until the control is ready.
  #restored
  // Promises that wait until the control is needed.
  #needed

  constructor() {
    super()
    // Elements written by a server already exist.
    this.#host = this.#internals.shadowRoot?.querySelector("div")
    if (this.#host) return
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true })
    const style = this.ownerDocument.createElement("style")
    style.textContent = ":host{display:block}:host([hidden]){display:none}.disabled{opacity:.5}"
    this.#host = this.ownerDocument.createElement("div")
    this.#slot = this.ownerDocument.createElement("slot")
    shadow.append(style, this.#slot, this.#host)
  }

  connectedCallback() {
    this.#begin()
  }

  disconnectedCallback() {
    this.#end()
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return
    if (name === "required") this.#tell()
    else this.#begin()
  }

  formResetCallback() {
    // An unused control is unchanged.
    if (!this.#needed || this.#picker) this.#begin()
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled
    this.#host.classList.toggle("disabled", isDisabled)
    this.#internals.ariaDisabled = isDisabled ? "true" : null
    if (this.#picker) this.#picker.disabled = isDisabled
  }

  /** Called after navigating back, and if a browser fills in the form. */
  formStateRestoreCallback(state) {
    this.#restored = typeof state === "string" ? JSON.parse(state) : [...state.values()]
    if (this.#picker) this.#restore()
    else if (this.#isOther) this.#needed?.now()
  }

  /** The document; setting it overrides the one at `src`. */
  get document() {
    return this.#document
  }

  set document(document) {
    this.#document = document
    if (this.#picker) this.#picker.update(document)
    else if (this.isConnected) this.#begin()
  }

  /** The session of the control; undefined before it is shown. */
  get session() {
    return this.#picker?.session
  }

  /** The ids of the selected items. */
  get selection() {
    return this.session?.selection ?? []
  }

  /** The first selected id, or the picked colour; empty if there is neither. */
  get value() {
    return this.#values[0] ?? ""
  }

  set value(value) {
    const { session } = this
    if (!session) return
    const { now } = this.#picker
    if (session.color) session.pick(value, now)
    else {
      const wanted = [value].flat()
      for (const id of wanted) session.select(id, now)
      for (const id of session.selection) if (!wanted.includes(id)) session.deselect(id, now)
    }
    this.#picker.redraw()
    this.#tell()
  }

  /** The form value; before there is a session, the value that a server wrote: one id or colour, or a JSON list. */
  get #values() {
    const { session } = this
    if (session) return session.color ? [session.color.hex] : session.selection
    const written = this.getAttribute("value") ?? ""
    return written.startsWith("[") ? JSON.parse(written) : written === "" ? [] : [written]
  }

  /** The elements `label` of the control. */
  get labels() {
    return this.#internals.labels
  }

  /** Loads the engine if necessary, and resolves when the control can be used. */
  async prepare() {
    await undefined
    await this.#needed?.now()
    if (!this.#picker) await new Promise((done) => this.addEventListener("load", done, { once: true }))
  }

  get form() {
    return this.#internals.form
  }

  get name() {
    return this.getAttribute("name")
  }

  get type() {
    return this.localName
  }

  get validity() {
    return this.#internals.validity
  }

  get validationMessage() {
    return this.#internals.validationMessage
  }

  get willValidate() {
    return this.#internals.willValidate
  }

  checkValidity() {
    return this.#internals.checkValidity()
  }

  reportValidity() {
    return this.#internals.reportValidity()
  }

  async #begin() {
    const generation = ++this.#generation
    // Programs set the engine after importing this module, also for elements that are already in the page.
    await undefined
    if (generation !== this.#generation) return
    const written = this.#host.querySelector(":scope > .picker-layout")
    if (!written || this.#picker || !this.#canWait) return this.#show(generation)
    try {
      this.#tell()
      this.#needed = whenNeeded(this.#host, () => this.#show(this.#generation))
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Whether the control is already shown in its final form, and dispatches nothing before it is used. */
  get #canWait() {
    const isInForm = this.name !== null || this.hasAttribute("required")
    if (this.getAttribute("loading") !== "lazy" || this.#needed || (isInForm && !this.hasAttribute("value"))) return false
    const { defaultView, documentElement } = this.ownerDocument
    const isLarger = this.getAttribute("text-scale") === "page" && defaultView.getComputedStyle(documentElement).fontSize !== "16px"
    const moves = /"(autoplay|keyframes)"/.test(this.querySelector(":scope > script[type='application/json']")?.textContent ?? '"autoplay"')
    return !isLarger && !moves && !this.#isOther
  }

  /** Whether a browser has restored a value other than the server's. */
  get #isOther() {
    return this.#restored !== undefined && String(this.#restored) !== String(this.#values)
  }

  async #show(generation) {
    try {
      const [{ mount, takeOver }, engine, document] = await Promise.all([import("./mount.js"), this.#loaded(), this.#document ?? this.#given()])
      if (generation !== this.#generation || document === undefined) return
      const [theme, scheme, textScale] = ["theme", "scheme", "text-scale"].map((name) => this.getAttribute(name) ?? undefined)
      const options = { engine, theme, scheme, settings: this.#named(document), onChange: () => this.#tell(), textScale: textScale === undefined || textScale === "page" ? textScale : Number(textScale) }
      this.#picker?.destroy()
      const written = this.#host.querySelector(":scope > .picker-layout")
      this.#picker = written ? takeOver(written, document, options) : mount(this.#host, document, options)
      this.#picker.disabled = this.#isDisabled
      this.#slot?.remove()
      this.#restore()
      this.#tell()
      this.#internals.states?.add("ready")
      this.dispatchEvent(new Event("load"))
    } catch (error) {
      if (generation === this.#generation) this.#fail(error)
    }
  }

  /** The engine of all elements. */
  async #loaded() {
    const given = PickerLayoutElement.engine ?? (await import("./pickerlayout.js")).load
    return (PickerLayoutElement.engine = typeof given === "function" ? given() : given)
  }

  /** A control without a label is named by its elements `label`. */
  #named(document) {
    const label = Array.from(this.labels ?? [], ({ textContent }) => textContent.trim()).filter((text) => text !== "").join(" ")
    const isNamed = typeof document !== "object" || document.label != null
    return label === "" || isNamed ? undefined : { label }
  }

  #restore() {
    if (!this.#restored || !this.session) return
    const [values] = [this.#restored, (this.#restored = undefined)]
    this.value = this.session.color ? values[0] : values
  }

  /** Dispatches an error, and logs it unless a listener prevents that. */
  #fail(error) {
    const event = new ErrorEvent("error", { error, message: error.message, cancelable: true })
    if (this.dispatchEvent(event)) console.error(`picker-layout: ${error.message}`)
  }

  /** The document at `src`, or in a child. */
  async #given() {
    const source = this.getAttribute("src")
    if (source === null) return this.#inner()
    const address = new URL(source, this.ownerDocument.baseURI)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`)
    return answer.json()
  }

  async #inner() {
    const { ownerDocument } = this
    // While a page is being parsed, the children of an element come after it.
    if (ownerDocument.readyState === "loading") await new Promise((done) => ownerDocument.addEventListener("DOMContentLoaded", done, { once: true }))
    const script = this.querySelector(":scope > script[type='application/json']")
    return script ? JSON.parse(script.textContent) : undefined
  }

  #end() {
    this.#generation += 1
    this.#picker?.destroy()
    this.#picker = undefined
  }

  /** The browser's message for a list without a choice, until there is an engine with words in the document's language. */
  get #messageOfBrowser() {
    const list = this.ownerDocument.createElement("select")
    list.required = true
    return list.validationMessage
  }

  /** Sets the form value, and the validity if a selection is required. */
  #tell() {
    const [name, values] = [this.name, this.#values]
    const data = new FormData()
    for (const value of values) data.append(name ?? "", value)
    this.#internals.setFormValue(name === null || values.length === 0 ? null : data, JSON.stringify(values))
    const isMissing = this.hasAttribute("required") && values.length === 0
    const message = this.getAttribute("required") || (this.#picker?.words.select ?? this.#messageOfBrowser)
    const anchor = this.#host.querySelector("[tabindex='0']") ?? this.#host
    this.#internals.setValidity(isMissing ? { valueMissing: true } : {}, isMissing ? message : "", anchor)
  }
}

globalThis.customElements?.define("picker-layout", PickerLayoutElement)
