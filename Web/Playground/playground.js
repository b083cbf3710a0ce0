// The playground: a document at the left, the picker at the right, laid out while one types.
//
//     typing, form, examples ──▶ Playground.lay() ──▶ Picture, a mount ──▶ tree, code, "Fits?"
//     tapping, dragging, keys ──▶ events of the mount ──▶ followed() ──▶ the text of the document

import { nodeOf } from "../dist/mounted/patch.js"
import { Clock } from "./clock.js"
import { CodePanel } from "./code-panel.js"
import { $, quietly, round, tabs } from "./dom.js"
import { makeEditor } from "./editor.js"
import { Exporter } from "./export.js"
import { Fits } from "./fits.js"
import { followed } from "./follow.js"
import { Form } from "./form.js"
import { Gallery } from "./gallery.js"
import { listenToGrip } from "./grip.js"
import { EditorHelp, hideHint } from "./help.js"
import { parse } from "./json-text.js"
import { Picture } from "./picture.js"
import { Schema } from "./schema.js"
import { Settings } from "./settings.js"
import { share, sharedState } from "./share.js"
import { keep } from "./store.js"
import { TreeView } from "./tree-view.js"

/** What a reader without a document of their own sees. */
const firstExample = "chips/selection"

export class Playground {
  #engine
  #text = ""
  #hovered
  #panels = {}
  /** Whether a reader has done something with what is shown. */
  #isUsed = false

  constructor(engine, { schema, articles, examples }) {
    this.#engine = engine
    const help = new EditorHelp(new Schema({ schema, articles }))
    this.help = help
    this.editor = makeEditor((text) => this.take(text), help)
    this.picture = new Picture(() => this.#shown())
    this.clock = new Clock(() => this.lay())
    this.settings = new Settings(() => this.lay())
    this.tree = new TreeView((position) => this.#hover(position))
    this.form = new Form(new Schema({ schema, articles }), help, (text, key) => this.#write(text, `form ${key}`))
    this.fits = new Fits((text, options) => this.#check(text, options), { show: (width) => this.settings.choose(width) })
    this.code = new CodePanel(() => this.#keep())
    this.gallery = new Gallery(examples, (example) => this.#open(example))
    this.exporter = new Exporter({
      picture: () => this.picture.tree, text: () => this.#text, settings: () => this.#settings(),
    })
    this.#listen()
  }

  /** A text that a reader has typed. */
  take(text) {
    if (text === this.#text) return
    this.#text = text
    this.clock.reset()
    if (location.hash) history.replaceState(null, "", location.pathname + location.search)
    this.lay()
  }

  /** A text that was made; with a `step`, several of them are undone at once. */
  #write(text, step) {
    this.editor.set(text, step)
    this.take(text)
  }

  #open(example) {
    this.#write(example.document, "")
    this.settings.width = undefined
    this.lay()
  }

  // Layout.

  /** What overrides the document. */
  #settings() {
    return { ...this.settings.overrides, ...this.clock.settings(this.#parsed()) }
  }

  /** And what is asked of its tree. */
  #allSettings() {
    return { ...this.#settings(), ...this.settings.details }
  }

  /** The document as far as it can be understood. */
  get root() {
    return parse(this.#text)
  }

  #parsed() {
    try {
      return JSON.parse(this.#text) ?? {}
    } catch {
      return {}
    }
  }

  /** Lays the document out, and again once its fonts are there. */
  lay() {
    const text = this.#text
    try {
      this.#engine.show(this.picture, text, { settings: this.#allSettings(), interactive: !this.clock.isSet })
    } catch (error) {
      return this.#fail(error)
    }
    this.#isUsed = false
    $("paper").classList.remove("stale")
    $("error").hidden = true
    this.editor.mark(undefined)
    this.clock.show(this.#parsed(), this.picture.tree)
    this.#describe()
    this.#views()
    this.#engine.loadFonts(text).then((hasNew) => hasNew && this.#text === text && this.lay())
  }

  #fail(error) {
    $("paper").classList.add("stale")
    $("error").textContent = told(error)
    $("error").hidden = false
    $("error").onclick = () => error.line && this.editor.moveTo(error.line, error.column)
    this.editor.mark(error.line)
    this.#views()
  }

  /** There is a new picture, of a document or of what was done with it. */
  #shown() {
    this.#mark()
    this.settings.show(this.picture.tree.size.width)
    this.#showTree()
  }

  #describe() {
    const { width, height } = this.picture.tree.size
    const zoom = this.picture.zoom < 1 ? [`shown at ${Math.round(this.picture.zoom * 100)} %`] : []
    const facts = [`${round(width)} × ${round(height)}`, `${this.picture.nodes.length} boxes`, ...zoom]
    $("facts").textContent = facts.join(" · ")
    const { warnings = [], foreground = "", background, paper = "" } = this.picture.flat
    $("warnings").textContent = warnings.map(({ message }) => message).join(" · ")
    $("paper").style.setProperty("--ink", foreground)
    $("paper").style.setProperty("--ground", background ?? paper)
  }

  // What a reader does with the picture.

  /** What is shown at a time that was set goes on from there. */
  #begin() {
    if (this.clock.isSet) {
      this.clock.reset()
      this.lay()
    }
    this.#isUsed = true
    this.#hover(undefined)
  }

  /** The document follows its reader, not a motion of its own. */
  #use(event) {
    if (this.#isUsed) this.#follow(followed(this.#text, event, nodeOf(event.target), this.picture.facts, this.picture.tree.ids))
  }

  #follow(text) {
    if (text === this.#text) return
    this.#text = text
    this.editor.set(text, "use")
    this.#views()
  }

  #mark() {
    this.picture.mark({ ...this.settings.marks, hovered: this.#hovered })
  }

  #hover(position, isPicture = false) {
    if (position === this.#hovered) return
    this.#hovered = position
    this.#mark()
    this.tree.mark(position, isPicture)
  }

  // The panels that are open.

  #views() {
    if (this.#panels.editor === "form") this.form.show(this.#text)
    if (this.#panels.inspector === "code") this.#showCode()
    if (this.#panels.inspector === "fits") this.#showFits()
    this.gallery.name(this.#text)
    this.#keep()
  }

  // The picture comes first.
  #showTree = quietly(50, () => {
    if (this.#panels.inspector !== "tree") return
    this.tree.show(this.picture.nodes)
    this.tree.mark(this.#hovered)
  })
  #showFits = quietly(150, () => this.fits.show(this.#text))
  #keep = quietly(200, () => this.save())

  #check(text, options) {
    return this.#engine.check(text, options)
  }

  #showCode() {
    this.code.show(this.#text.trim(), this.settings.width)
  }

  // What is kept and shared.

  save() {
    keep({
      document: this.editor.text, history: this.editor.history, panels: this.#panels, language: this.code.language,
      theme: document.documentElement.dataset.theme, width: this.settings.width ?? null,
    })
  }

  /** Shows the document of the address, if there is one; the document before it comes back by undoing. */
  async readAddress() {
    const state = await sharedState()
    if (!state) return
    const { hash } = location
    this.settings.width = state.options?.width
    this.#write(state.document, "")
    history.replaceState(null, "", hash)
  }

  // Start.

  /** Begins with what was kept. */
  async begin(state) {
    const text = state.document ?? this.gallery.named(firstExample).document
    this.editor.restore(text, state.history)
    this.settings.width = state.width ?? undefined
    this.code.begin(state.language)
    this.#choose = {
      editor: tabs(document.querySelector(".editor .tabs"), (name) => this.#showPanel("editor", name)),
      inspector: tabs(document.querySelector(".inspector .tabs"), (name) => this.#showPanel("inspector", name)),
    }
    await this.#engine.loadFonts(text)
    this.#text = text
    this.#choose.editor(state.panels?.editor ?? "text")
    this.#choose.inspector(state.panels?.inspector ?? "tree")
    this.#showSide("editor")
    this.lay()
    await this.readAddress()
  }

  #choose

  #showPanel(side, name) {
    this.#panels[side] = name
    this.#showSide(side)
    this.#showTree()
    this.#views()
  }

  /** On a phone, one panel of the two sides is shown. */
  #showSide(side) {
    document.body.dataset.side = side
    this.editor.refresh()
  }

  #listen() {
    $("undo").onclick = () => this.editor.undo()
    $("redo").onclick = () => this.editor.redo()
    $("share").onclick = () => share({ document: this.#text, options: this.#settings() })
    $("theme").onclick = () => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === "dark" ? "light" : "dark"
      this.save()
    }
    const paper = $("paper")
    for (const name of ["pointerdown", "keydown", "click"]) paper.addEventListener(name, () => this.#begin(), { capture: true })
    for (const name of ["picker-change", "picker-remove", "picker-stage", "picker-expand"]) paper.addEventListener(name, (event) => this.#use(event))
    paper.onpointermove = (event) => {
      const isOver = event.pointerType === "mouse" && event.buttons === 0
      if (isOver) this.#hover(this.picture.tree?.hit(...this.picture.place(event))?.node, true)
    }
    paper.onpointerleave = () => this.#hover(undefined, true)
    addEventListener("hashchange", () => this.readAddress())
    addEventListener("pagehide", () => this.save())
    addEventListener("keydown", (event) => event.key === "Escape" && hideHint())
    listenToGrip(this.picture, (width) => this.settings.choose(width))
  }
}

/** Where an error is, and what it is. */
function told({ line, column, path, reason, message }) {
  const place = line ? `line ${line}, column ${column}: ` : ""
  const shownPath = path && path !== "$" ? `${path}: ` : ""
  return place + shownPath + (reason ?? message).replace(/^line \d+, column \d+: /, "")
}
