// The engine: the module, its fonts, and one document at a time.

import { canvasMeasurer, load } from "../dist/pickerlayout.js"

/** What a document may take: everything is laid out while one types. */
const limits = { nodes: 20000, pathElements: 400000, glyphs: 200000, seconds: 2 }

/** A module of the engine. */
export async function bytes(name) {
  // A page that was opened as a file may not fetch others, but run them.
  if (location.protocol === "file:") await script(`${name}.js`)
  else {
    const answer = await fetch(`${name}.wasm`)
    if (!answer.ok) throw new Error(`${name}.wasm: ${answer.status} ${answer.statusText}`)
    return answer.arrayBuffer()
  }
  const packed = Uint8Array.from(atob(globalThis.pickerLayoutFiles[name]), (letter) => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
  return new Response(stream).arrayBuffer()
}

function script(source) {
  return new Promise((done, failed) => {
    const element = document.createElement("script")
    Object.assign(element, { src: source, onload: done, onerror: () => failed(new Error(`${source} is missing`)) })
    document.head.append(element)
  })
}

export class PlaygroundEngine {
  #module
  #engine
  #measurer = canvasMeasurer()
  #loaded = new Set()

  static async start() {
    const engine = new PlaygroundEngine()
    engine.#module = await WebAssembly.compile(await bytes("pickerlayout"))
    await engine.#begin()
    return engine
  }

  async #begin() {
    this.#engine = await load({ wasm: this.#module, check: () => bytes("pickerlayout-check"), fonts: [] })
  }

  /** Options by which documents are laid out. */
  get #options() {
    return { limits, measurer: this.#measurer }
  }

  /** Shows a document with options of `mount`; what it throws has the place of the error. */
  show(picture, text, options) {
    try {
      picture.show(text, { engine: this.#engine, ...this.#options, ...options })
    } catch (error) {
      if (error.cause instanceof WebAssembly.RuntimeError) {
        // Another module for the next call.
        this.#begin()
        throw Object.assign(new Error("is more than the engine can take"), { path: "$" })
      }
      // With settings, a path may be theirs: the document alone tells the line.
      if (error.line === undefined) this.#engine.document(text, this.#options).free()
      throw error
    }
  }

  check(text, options) {
    return this.#engine.check([{ name: "document", document: text }], { ...options, ...this.#options })
  }

  /**
   * Loads the faces that a text needs, of Inter, which has the letters of each script in a face of its own, and of every family of the page
   * that it names; whether there were any new ones, so that it has to be measured again.
   */
  async loadFonts(text) {
    const known = new Set([...document.fonts].map((face) => face.family.replaceAll('"', "")))
    const families = [...known].filter((family) => family === "Inter" || text.includes(family))
    const letters = [...new Set(text)].join("")
    const wanted = families.flatMap((family) => ["400", "700"].map((weight) => `${weight} 16px "${family}"`))
    const faces = (await Promise.all(wanted.map((font) => document.fonts.load(font, letters)))).flat()
    const before = this.#loaded.size
    for (const face of faces) this.#loaded.add(face)
    if (this.#loaded.size > before) this.#measurer.forget()
    return this.#loaded.size > before
  }
}
