// The text of the document: CodeMirror, or a plain text area where it was not built in. Both have one history, which
// goes on across examples and what is done with the picture.

import { $ } from "./dom.js"
import { change } from "./json-text.js"

/** `changed(text)` is called for every change that a reader makes, by typing or by undoing. */
export function makeEditor(changed, help) {
  return globalThis.CodeMirror ? new MirrorEditor(changed, help) : new PlainEditor(changed)
}

class MirrorEditor {
  #mirror
  #line

  constructor(changed, help) {
    this.#mirror = CodeMirror.fromTextArea($("document"), {
      mode: { name: "javascript", json: true },
      theme: "playground",
      lineNumbers: true,
      matchBrackets: true,
      autoCloseBrackets: true,
      foldGutter: true,
      lineWrapping: true,
      tabSize: 2,
      undoDepth: 500,
      gutters: ["CodeMirror-linenumbers", "CodeMirror-foldgutter"],
      extraKeys: {
        "Ctrl-Space": () => help.complete(this.#mirror),
        "F1": () => help.explain(this.#mirror),
        // The Tab key leaves the editor, as it does everywhere else.
        Tab: false,
        "Shift-Tab": false,
      },
    })
    const input = this.#mirror.getInputField()
    input.setAttribute("aria-label", "The document, JSON")
    input.setAttribute("aria-multiline", "true")
    this.#mirror.on("changes", (_, changes) => {
      if (changes.every(({ origin }) => origin === "setValue" || origin?.startsWith("+program"))) return
      changed(this.text)
    })
    help.attach(this.#mirror)
  }

  get text() {
    return this.#mirror.getValue()
  }

  /** Puts a text in; one `step` after another of the same name can be undone at once. */
  set(text, step = "") {
    const { start, end, text: inserted } = change(this.text, text)
    if (start === end && inserted === "") return
    const place = (offset) => this.#mirror.posFromIndex(offset)
    const scroll = this.#mirror.getScrollInfo()
    this.#mirror.replaceRange(inserted, place(start), place(end), `+program${step}`)
    if (step) this.#mirror.scrollTo(scroll.left, scroll.top)
    else this.#mirror.setCursor(0, 0)
  }

  undo() {
    this.#mirror.undo()
  }

  redo() {
    this.#mirror.redo()
  }

  get history() {
    return this.#mirror.getHistory()
  }

  /** Begins with a text and the history that led to it. */
  restore(text, history) {
    this.#mirror.setValue(text)
    this.#mirror.clearHistory()
    if (history) this.#mirror.setHistory(history)
  }

  mark(line) {
    if (this.#line) this.#mirror.removeLineClass(this.#line, "background", "wrong")
    this.#line = line && this.#mirror.addLineClass(line - 1, "background", "wrong")
  }

  /** Puts the caret where an error is; columns count characters. */
  moveTo(line, column) {
    const before = [...(this.#mirror.getLine(line - 1) ?? "")].slice(0, column - 1).join("").length
    this.#mirror.focus()
    this.#mirror.setCursor(line - 1, before)
  }

  refresh() {
    this.#mirror.refresh()
  }
}

const together = 700

class PlainEditor {
  #area = $("document")
  #history = { done: [], undone: [] }
  #last = { text: "", time: 0, step: "" }
  #changed

  constructor(changed) {
    this.#changed = changed
    document.documentElement.classList.add("plain")
    this.#area.oninput = () => {
      this.#remember(this.#area.value, "typing")
      changed(this.text)
    }
    this.#area.onkeydown = (event) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (event.shiftKey) this.redo()
      else this.undo()
    }
  }

  get text() {
    return this.#area.value
  }

  #remember(text, step) {
    const now = performance.now()
    const joins = step !== "" && step === this.#last.step && now - this.#last.time < together
    if (!joins) this.#history.done.push(this.#last.text)
    this.#history.undone = []
    this.#last = { text, time: now, step }
  }

  set(text, step = "") {
    if (text === this.text) return
    this.#area.value = text
    this.#remember(text, step)
  }

  undo() {
    this.#move(this.#history.done, this.#history.undone)
  }

  redo() {
    this.#move(this.#history.undone, this.#history.done)
  }

  #move(from, to) {
    if (from.length === 0) return
    to.push(this.text)
    this.#area.value = from.pop()
    this.#last = { text: this.text, time: 0, step: "" }
    this.#changed(this.text)
  }

  get history() {
    return this.#history
  }

  restore(text, history) {
    this.#area.value = text
    this.#history = history?.undone ? history : { done: [], undone: [] }
    this.#last = { text, time: 0, step: "" }
  }

  mark() {}

  moveTo(line, column) {
    const lines = this.text.split("\n")
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    const before = [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length
    this.#area.focus()
    this.#area.setSelectionRange(start + before, start + before)
  }

  refresh() {}
}
