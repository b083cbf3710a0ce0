// The panel of programs.

import { $, arrows, copy, element } from "./dom.js"
import { languages } from "./snippets.js"

export class CodePanel {
  language = Object.keys(languages)[0]
  #shown = []
  #changed

  /** `changed()` is called when a reader has chosen another language. */
  constructor(changed) {
    this.#changed = changed
    $("copy").onclick = async () => {
      if (!await copy($("snippet").dataset.code, "Code copied")) getSelection().selectAllChildren($("snippet"))
    }
  }

  /** Begins with a language; with the first one where there is no such. */
  begin(language) {
    const buttons = Object.keys(languages).map((name) =>
      element("button", { type: "button", role: "radio", "data-language": name }, name))
    const choose = (button) => {
      this.language = button.dataset.language
      for (const other of buttons) {
        other.setAttribute("aria-checked", other === button)
        other.tabIndex = other === button ? 0 : -1
      }
      this.show(...this.#shown)
      this.#changed()
    }
    for (const button of buttons) button.onclick = () => choose(button)
    arrows($("languages"), buttons, choose)
    $("languages").append(...buttons)
    choose(buttons.find(({ dataset }) => dataset.language === language) ?? buttons[0])
  }

  /** Shows the program for a document; with a width, in which it is laid out. */
  show(text = "", width) {
    this.#shown = [text, width]
    const { mode, code } = languages[this.language]
    const program = code(text, { width })
    if (globalThis.CodeMirror?.runMode) CodeMirror.runMode(program, mode, $("snippet"))
    else $("snippet").textContent = program
    $("snippet").dataset.code = program
  }
}
