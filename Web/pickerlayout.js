// PickerLayout as WebAssembly, for browsers, workers and Deno; Node has node.js beside it, which reads files.
//
//     import { load } from "./pickerlayout.js"
//     const engine = await load()
//     const tree = engine.layout({ type: "chips", width: 320, items: ["tea", "coffee"] })
//     tree.frames                                          // x, y, width, height of every node
//
// The types and their documentation are in pickerlayout.d.ts.

import { Block } from "./engine/block.js"
import { bytesFrom, bytesIn, moduleFrom } from "./bytes.js"
import { draw } from "./canvas.js"
import { constants } from "./engine/rows.js"
import { loadText } from "./text.js"

export { Block }

const utf8 = new TextEncoder()
const text = new TextDecoder()

/** An error in a document, a tree or a call. */
export class PickerLayoutError extends Error {
  constructor({ message, document, path, line, column, limit = false }) {
    super([document, path, message].filter((part) => part !== undefined).join(": "))
    this.name = "PickerLayoutError"
    this.reason = message
    this.document = document
    this.path = path
    this.line = line
    this.column = column
    this.isLimit = limit
  }
}

/**
 * Loads the engine from the file beside this module, or from `source`, which may also be `{ wasm, check, text, fonts, measurer }`. The
 * text engine, which is loaded with the fonts, measures text.
 */
export async function load(source) {
  const options = Object.getPrototypeOf(source ?? {}) === Object.prototype ? { ...source } : { wasm: source }
  expectOptions(options, ["wasm", "check", "text", "fonts", "measurer"])
  const { wasm = new URL("pickerlayout.wasm", import.meta.url), check, text, fonts, measurer } = options
  const bringsFonts = !measurer && fonts?.length !== 0
  const [core, shaping] = await Promise.all([start(wasm), bringsFonts ? loadText({ wasm: text, fonts }) : undefined])
  return new Engine(core, measurer ?? shaping, { check, text })
}

async function start(wasm) {
  const module = await moduleFrom(wasm)
  const core = new Core()
  // The C library imports file functions that nothing uses.
  const none = () => 8
  const wasi_snapshot_preview1 = { fd_close: none, fd_seek: none, fd_write: none }
  core.start(await WebAssembly.instantiate(module, { host: core.imports(), wasi_snapshot_preview1 }))
  return core
}

/** The functions that measure texts and return a handle. */
const makers = new Set(["pl_document_read", "pl_document_layout", "pl_session_new", "pl_session_tree"])

/** The numbers of handles created and not freed in one task before they are counted again, and before the warning. */
const [keptInTask, warnedInTask] = [1000, 5000]

/** The instance of the module: its memory, calls into it, and its imports. */
class Core {
  #exports
  #failure
  #isBroken = false
  // The size of its memory at the last look.
  #size = 0
  // Weak: documents and sessions keep their measurer, as `Owned.measurer`.
  #measurers = new Map()
  #numbers = new WeakMap()
  #count = 0
  #collected = new FinalizationRegistry((number) => this.#measurers.delete(number))
  #fonts = []
  // The faces by number, and the number of each face.
  #faces = []
  #faceNumbers = new Map()
  // Numbers that the module fetches after the call that prepared them.
  #prepared = new Float64Array()
  // The text whose pieces are measured, with the number of its measurer.
  #text
  #released = new FinalizationRegistry((handle) => {
    this.#countLive(-1)
    this.release(handle)
  })
  // Objects created and not freed since the last task, once they are many.
  #live = 0
  #hasWarned = false

  start(instance) {
    this.#exports = instance.exports
    this.#exports._initialize?.()
    this.roles = this.answers("pl_roles")
    // Where the module stores an address.
    this.place = this.call("pl_allocate", 8)
  }

  // No exception may cross the module, whose functions could not clean up: it is stored, and thrown when the call
  // returns.
  imports() {
    const kept = (fallback, body) => (...values) => {
      try {
        return body(...values)
      } catch (error) {
        this.#failure ??= error
        return fallback
      }
    }
    return {
      now: () => performance.now() / 1000,
      random: (start, count) => {
        for (let done = 0; done < count; done += 65536) {
          const length = Math.min(65536, count - done)
          globalThis.crypto.getRandomValues(new Uint8Array(this.memory, start + done, length))
        }
      },
      has_failed: () => (this.#failure === undefined ? 0 : 1),
      font: kept(undefined, (number, start, count) => {
        this.#fonts[number] = undefined
        this.#fonts[number] = JSON.parse(this.string(start, count))
      }),
      has_family: kept(1, (measurer, start, count) => {
        const name = this.string(start, count)
        return (this.#measurers.get(measurer)?.deref()?.hasFamily?.(name) ?? true) ? 1 : 0
      }),
      metrics: kept(undefined, (measurer, font, place) => {
        this.#setMetrics(place, "metrics", this.#measurer(measurer).metrics(this.#fonts[font]))
      }),
      line_metrics: kept(undefined, (number, font, start, count, place) => {
        const measurer = this.#measurer(number)
        const [line, described] = [this.string(start, count), this.#fonts[font]]
        // A line is measured as part of its text.
        const metrics = measurer.lineMetrics?.(line, described, this.#text?.isRightToLeft)
        if (metrics) this.#setMetrics(place, "lineMetrics", metrics)
        else this.#setMetrics(place, "metrics", measurer.metrics(described))
      }),
      shapes: (number) => (this.#measurers.get(number)?.deref()?.pieceAdvances ? 1 : 0),
      has_glyphs: (number) => (this.#measurers.get(number)?.deref()?.browserGlyphs ? 1 : 0),
      text: kept(undefined, (measurer, font, isRightToLeft, start, count, ends, clusters) => {
        this.#text = {
          number: measurer, font: this.#fonts[font], isRightToLeft: isRightToLeft === 1,
          clusters: this.#clusters(start, count, new Int32Array(this.memory, ends, clusters)),
        }
      }),
      advances: kept(0, () => this.#prepare(advancesOf(this.#text, this.#measurer(this.#text.number)))),
      piece: kept(0, (place) => {
        const { number, clusters, font, isRightToLeft } = this.#text
        const advances = this.#measurer(number).pieceAdvances(clusters, this.#pieces(place, 1)[0], font, isRightToLeft)
        return this.#prepare(Array.from(advances, (advance) => checkedAdvance(advance, "pieceAdvances")))
      }),
      spaces: kept(0, (place) => {
        const { number, clusters, font, isRightToLeft } = this.#text
        return this.#prepare(Array.from(this.#measurer(number).pieceSpaces(clusters, this.#pieces(place, 1)[0], font, isRightToLeft)))
      }),
      runs: kept(0, (place, count) => {
        const { number, clusters, font, isRightToLeft } = this.#text
        const measurer = this.#measurer(number)
        if (!measurer.runs) return 0
        const runs = measurer.runs(clusters, this.#pieces(place, count), font, isRightToLeft)
        return this.#prepare(runs.flatMap(({ face, heaviest = font.weight, size = font.size, isReversed, glyphs }) => [
          this.#faceNumber(measurer, face), heaviest, size, isReversed ? 1 : 0, glyphs.length / 5, ...glyphs,
        ]))
      }),
      glyphs: kept(0, (place, count, isDrawn) => {
        const { number, clusters, font, isRightToLeft } = this.#text
        const measurer = this.#measurer(number)
        const runs = measurer.browserGlyphs(clusters, this.#pieces(place, count), font, isRightToLeft, isDrawn === 1)
        return this.#prepare(runs.flatMap(({ face: { key, face, factor, em }, level, unitsPerEm, glyphs }) => [
          this.#faceNumber(measurer, key), face.heaviest, level, unitsPerEm, em, factor, face.isTrueType ? 1 : 0, face.isOutlined ? 0 : 1, glyphs.length,
          ...glyphs.flatMap(({ glyph, cluster, advance, x, y, isSpaced, ownAdvance, fontUnits }) =>
            [glyph, cluster, advance, x, y, isSpaced, ownAdvance, fontUnits]),
        ]))
      }),
      line_faces: kept(0, (number, font, start, count) => {
        const line = this.string(start, count)
        return this.#prepare(this.#measurer(number).browserFaces(line, this.#fonts[font], this.#text?.isRightToLeft))
      }),
      replacement: kept(-1, (number, font, start, count) => {
        const advance = this.#measurer(number).replacement?.(this.string(start, count), this.#fonts[font])
        return checkedAdvance(advance, "replacement")
      }),
      axes: kept(0, (number, start, count) => {
        const tags = this.#measurers.get(number)?.deref()?.axes?.(this.string(start, count)) ?? []
        return this.#prepare(tags.flatMap((tag) => [...tag].map((letter) => letter.charCodeAt(0))))
      }),
      family: kept(0, (number, font, start, count) => {
        const name = this.#measurer(number).familyOf?.(this.string(start, count), this.#fonts[font]) ?? ""
        return this.#prepare([...utf8.encode(name)])
      }),
      outline: kept(0, (face, glyph) => {
        const known = this.#faces[face]
        return known ? this.#prepare(known.measurer.outline(known.face, glyph)) : 0
      }),
      take: (place) => new Float64Array(this.memory, place, this.#prepared.length).set(this.#prepared),
      characters: kept(0, (start, count) => this.#prepare(charactersOf(this.string(start, count)))),
      is_of_word: (scalar) => (/^[\p{L}\p{Mn}\p{Mc}]/u.test(String.fromCodePoint(scalar)) ? 1 : 0),
      lowercase: (scalar) => {
        const [first, second] = String.fromCodePoint(scalar).toLowerCase()
        return second === undefined ? first.codePointAt(0) : scalar
      },
      words: kept(0, (start, count, place) => {
        const starts = wordStarts(this.string(start, count))
        new Int32Array(this.memory, place, starts.length).set(starts)
        return starts.length
      }),
    }
  }

  /** Pieces of a line: clusters of the text, or a sign that replaces some. */
  #pieces(place, count) {
    const numbers = new Int32Array(this.memory, place, 4 * count)
    return Array.from({ length: count }, (_, piece) => {
      const [kind, cluster, second, count] = numbers.subarray(4 * piece, 4 * piece + 4)
      if (kind < 2) return { start: cluster, end: second, joins: kind === 1 }
      return { sign: String.fromCodePoint(second), count, beside: cluster, isInFirstFace: (kind & 1) === 1, isHyphen: kind >= 4 }
    })
  }

  /** The parts of a text that end at these bytes. */
  #clusters(start, count, ends) {
    const whole = this.string(start, count)
    const bytes = new Uint8Array(this.memory, start, count)
    // In ASCII text, each byte is a character.
    const part = whole.length === count ? (from, to) => whole.slice(from, to) : (from, to) => text.decode(bytes.subarray(from, to))
    let begin = 0
    return Array.from(ends, (end) => {
      const cluster = part(begin, end)
      begin = end
      return cluster
    })
  }

  #prepare(numbers) {
    this.#prepared = numbers
    return numbers.length
  }

  #faceNumber(measurer, face) {
    const key = `${this.number(measurer)} ${face}`
    if (!this.#faceNumbers.has(key)) this.#faceNumbers.set(key, this.#faces.push({ measurer, face }) - 1)
    return this.#faceNumbers.get(key)
  }

  #setMetrics(place, method, metrics) {
    expect(metrics, method, "an object", kind(metrics))
    const { ascent, descent, lineGap = 0 } = metrics
    for (const [name, value] of Object.entries({ ascent, descent, lineGap })) {
      expect(Number.isFinite(value), method, `a number as ${name}`, kind(value))
    }
    new Float64Array(this.memory, place, 3).set([ascent, descent, lineGap])
  }

  #measurer(number) {
    const measurer = this.#measurers.get(number)?.deref()
    if (measurer) return measurer
    throw new PickerLayoutError({
      message: "a document with texts needs a measurer: layout(document, { measurer })",
    })
  }

  /** The number of a measurer in the module; 0: none. */
  number(measurer) {
    if (measurer === undefined) return 0
    if (Object(measurer) !== measurer) throw new TypeError(`measurer: expected an object, found ${kind(measurer)}`)
    let number = this.#numbers.get(measurer)
    if (number === undefined) {
      number = ++this.#count
      this.#numbers.set(measurer, number)
      this.#measurers.set(number, new WeakRef(measurer))
      this.#collected.register(measurer, number)
    }
    return number
  }

  get isBroken() {
    return this.#isBroken
  }

  get memory() {
    return this.#exports.memory.buffer
  }

  string(start, count) {
    return text.decode(new Uint8Array(this.memory, start, count))
  }

  /** Calls a function of the module. A module that trapped is not used again, because its memory may be inconsistent. */
  call(name, ...values) {
    if (this.#isBroken) throw new Error("the engine has stopped after an error; load another one")
    let result
    try {
      result = this.#exports[name](...values)
    } catch (error) {
      this.#isBroken = true
      throw new Error(`the engine has stopped: ${error.message}; load another one`, { cause: error })
    }
    if (this.#failure !== undefined) {
      const error = this.#failure
      this.#failure = undefined
      // Nothing else owns it.
      if (result && makers.has(name)) this.release(result)
      throw error
    }
    return result
  }

  /** Calls a function that takes texts or bytes, each as a pointer and a count. */
  passing(values, body) {
    const places = []
    try {
      const passed = values.flatMap((value) => {
        const count = typeof value === "string" ? bytesIn(value) : value.length
        const start = this.call("pl_allocate", count)
        places.push(start)
        const memory = new Uint8Array(this.memory, start, count)
        if (typeof value === "string") utf8.encodeInto(value, memory)
        else memory.set(value)
        return [start, count]
      })
      return body(...passed)
    } finally {
      if (!this.#isBroken) for (const place of places) this.call("pl_deallocate", place)
    }
  }

  get answer() {
    return this.string(this.call("pl_answer"), this.call("pl_answer_count"))
  }

  /** A copy of the block at an address. */
  blockAt(start) {
    const size = Number(new DataView(this.memory, start).getBigUint64(16, true))
    return new Block(this.memory.slice(start, start + size))
  }

  answers(name, ...values) {
    this.call(name, ...values)
    return JSON.parse(this.answer)
  }

  /** The result of a function; 0 means that the answer is an error. */
  checked(result, isObject = false) {
    if (result) return result
    const error = JSON.parse(this.answer)
    if (isObject) {
      // Lines would refer to text that only this module has seen.
      delete error.line
      delete error.column
    }
    throw new PickerLayoutError(error)
  }

  /** The handle of a tree, which must belong to this instance and its memory. */
  treeHandle(tree) {
    if (tree instanceof Tree && tree.core === this) return tree.live
    throw new TypeError("expected a tree of this engine")
  }

  owns(object, handle) {
    this.#released.register(object, handle, object)
    this.#countLive(1)
    if (this.memory.byteLength > this.#size) this.#reserve()
  }

  // Memory that has grown would grow again page by page, and each growth makes the JavaScript engine collect garbage. Allocating and
  // freeing a large piece at once reserves memory in the module.
  #reserve() {
    const isFirst = this.#size === 0
    if (!isFirst) this.call("pl_deallocate", this.call("pl_allocate", this.memory.byteLength >> 3))
    this.#size = this.memory.byteLength
  }

  disowns(object, handle) {
    this.#released.unregister(object)
    this.#countLive(-1)
    this.release(handle)
  }

  // Garbage collection is only reported between tasks, so a loop that frees nothing keeps everything.
  #countLive(change) {
    this.#live = Math.max(0, this.#live + change)
    if (this.#live === keptInTask && change > 0) {
      setTimeout(() => {
        this.#live = 0
      })
    }
    if (this.#live !== warnedInTask || this.#hasWarned) return
    this.#hasWarned = true
    console.warn(
      `pickerlayout: ${warnedInTask} trees, documents or sessions were made in one task and not freed, which keeps them in memory; ` +
        "call free(), or let the loop wait for a task, as by await new Promise((done) => setTimeout(done))")
  }

  release(handle) {
    if (!this.#isBroken) this.call("pl_release", handle)
  }
}

// MARK: Arguments

/** A number, or the type of another value. */
const kind = (value) => (typeof value === "number" || value === null ? `${value}` : typeof value)

/** Throws unless times and coordinates are finite numbers. */
function expectFinite(values) {
  for (const [name, value] of Object.entries(values)) {
    if (!Number.isFinite(value)) throw new TypeError(`${name}: expected a number, found ${kind(value)}`)
  }
}

/** An absent length or velocity. */
const absent = Number.NaN

/** The width and the height of options for the module; absent ones are the document's. */
function sizeOf({ width, height }) {
  return Object.entries({ width, height }).map(([name, value]) => {
    if (value === undefined) return absent
    // An infinite one fits the content.
    if (typeof value === "number" && !Number.isNaN(value)) return value
    throw new TypeError(`${name}: expected a number, found ${kind(value)}`)
  })
}

const documentOptions = ["measurer", "settings", "limits", "textScale"]
const sizeOptions = ["width", "height"]
const sessionOptions = [...sizeOptions, "at"]

/** Throws if options have an unknown key. */
function expectOptions(options, known) {
  if (Object(options) !== options) throw new TypeError(`options: expected an object, found ${kind(options)}`)
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new TypeError(`options: expected one of ${known.join(", ")}, found "${unknown}"`)
}

/** Whether text is drawn as glyphs, if the measurer has them. */
function drawsGlyphs(options = {}) {
  expectOptions(options, ["text"])
  const { text = "outlines" } = options
  if (text !== "outlines" && text !== "live") throw new RangeError(`text is ${text}`)
  return text === "outlines"
}

// MARK: Measuring

const longestShaped = 256

/** Throws unless a method of a measurer returned a valid result. */
function expect(isRight, method, expected, found) {
  if (isRight) return
  throw new PickerLayoutError({ message: `measurer.${method}: expected ${expected}, found ${found}` })
}

/** A width or an advance from a measurer; negative: no glyph. */
function checkedAdvance(value, method) {
  const advance = value ?? -1
  expect(Number.isFinite(advance), method, "a number", kind(advance))
  return advance
}

/** The advances of consecutive clusters; negative: no glyph. */
function advancesOf({ clusters, font, isRightToLeft }, measurer) {
  if (measurer.advances) {
    const advances = measurer.advances(clusters, font, isRightToLeft)
    const found = Array.isArray(advances) || ArrayBuffer.isView(advances) ? advances.length : typeof advances
    expect(found === clusters.length, "advances", `${clusters.length} numbers`, found)
    return Array.from(advances, (advance) => checkedAdvance(advance, "advances"))
  }
  const advances = []
  // The cost of prefixes grows with the square of the length: long texts are measured word by word.
  for (let start = 0; start < clusters.length; ) {
    let end = clusters.length
    if (end - start > longestShaped) {
      const space = clusters.lastIndexOf(" ", start + longestShaped)
      end = space > start ? space + 1 : start + longestShaped
    }
    advances.push(...prefixAdvances(clusters.slice(start, end), font, measurer))
    start = end
  }
  return advances
}

/** Advances from the widths of prefixes; their sum is the complete width. */
function prefixAdvances(clusters, font, measurer) {
  if (clusters.length === 0) return []
  const widthOf = (text) => checkedAdvance(measurer.width(text, font), "width")
  const total = widthOf(clusters.join(""))
  if (total < 0) {
    return clusters.length === 1 ? [-1] : clusters.map((one) => prefixAdvances([one], font, measurer)[0])
  }
  let prefix = ""
  let before = 0
  return clusters.map((cluster, place) => {
    prefix += cluster
    const isLast = place === clusters.length - 1
    const width = isLast ? total : widthOf(prefix)
    // A ligature or a joining form may make a text narrower as it grows.
    const after = isLast ? total : Math.min(Math.max(before, width), total)
    const advance = after - before
    before = after
    return advance
  })
}

let segmenter

/** The UTF-8 offsets at which words begin, for scripts without spaces between words. */
function wordStarts(source) {
  if (!Intl.Segmenter) return []
  // Its dictionaries do not depend on the language.
  segmenter ??= new Intl.Segmenter("th", { granularity: "word" })
  let offset = 0
  return Array.from(segmenter.segment(source), ({ segment }) => {
    const start = offset
    offset += bytesIn(segment)
    return start
  })
}

/** The character of each byte of a character set, -1 if there is none; empty for an unknown set. */
function charactersOf(charset) {
  let decoder
  try {
    decoder = new TextDecoder(charset, { fatal: true })
  } catch {
    return []
  }
  // Browsers read ISO's names as Microsoft's character sets, which have letters instead of these controls.
  const isControl = (byte) => /^iso-?8859/i.test(charset) && byte >= 0x80 && byte < 0xa0
  return Array.from({ length: 256 }, (_, byte) => {
    if (isControl(byte)) return byte
    try {
      return decoder.decode(Uint8Array.of(byte)).codePointAt(0) ?? -1
    } catch {
      return -1
    }
  })
}

const quoted = (family) => `"${family.replace(/[\\"]/g, "\\$&")}"`
const emsOfMetrics = 2048

let sharedCanvas
const canvasOnce = () => (sharedCanvas ??= { measurer: canvasMeasurer() }).measurer

/** Measures with a canvas, in browsers and their workers; undefined if there is none. */
export function canvasMeasurer(options = {}) {
  expectOptions(options, ["fallbacks"])
  const { fallbacks = [] } = options
  const context = canvasContext()
  if (!context) return undefined
  const widths = new Map()
  const metrics = new Map()
  const clusterMetrics = new Map()
  const styleOf = (font, size) => {
    // Pages have the same fallback if the machine has none of the families.
    const families = [...[...font.families, ...fallbacks].map(quoted), "sans-serif"].join(", ")
    return `${font.style} ${font.weight} ${size}px ${families}`
  }
  const use = (font, size) => {
    if (Object.keys(font.features).length > 0) {
      throw new PickerLayoutError({
        message: `a canvas measures no font features: ${Object.keys(font.features).join(", ")}`,
      })
    }
    if (font.sizeAdjust !== undefined) throw new PickerLayoutError({ message: `a canvas adjusts no sizes: sizeAdjust ${font.sizeAdjust}` })
    context.font = styleOf(font, size)
    context.textRendering = "geometricPrecision"
    context.fontKerning = "normal"
  }
  const ems = (text, font, size) => {
    use(font, size)
    return context.measureText(text).width / size
  }
  // Chromium rounds sizes to quarters of a pixel: the width is interpolated between the adjacent quarters. Both are needed,
  // because the optical size changes glyphs.
  const widthIn = (text, font) => {
    const low = Math.max(1, Math.floor(font.size * 4)) / 4
    const share = Math.max(0, font.size - low) * 4
    const narrow = ems(text, font, low)
    if (share === 0) return narrow * font.size
    return (narrow + (ems(text, font, low + 0.25) - narrow) * share) * font.size
  }
  return {
    width(text, font) {
      const key = `${fontKey(font)}\n${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      if (widths.size > 20000) widths.clear()
      const width = widthIn(text, font)
      widths.set(key, width)
      return width
    },
    // Browsers round ascents to whole pixels, which does not matter at a large size.
    metrics(font) {
      const key = fontKey(font)
      let ems = metrics.get(key)
      if (!ems) {
        use(font, emsOfMetrics)
        const box = context.measureText("x")
        if (metrics.size > 1000) metrics.clear()
        ems = [box.fontBoundingBoxAscent, box.fontBoundingBoxDescent].map((n) => n / emsOfMetrics)
        metrics.set(key, ems)
      }
      return { ascent: ems[0] * font.size, descent: ems[1] * font.size }
    },
    // A canvas has only the metrics of the first face; the line of an element has the height of all its faces.
    lineMetrics(line, font) {
      const own = this.metrics(font)
      if (typeof document === "undefined") return own
      let [ascent, descent] = [own.ascent / font.size, own.descent / font.size]
      const style = styleOf(font, emsOfMetrics)
      for (const cluster of new Set(line)) {
        if (cluster < "\u0250") continue
        const key = `${style}\n${cluster}`
        if (!clusterMetrics.has(key)) clusterMetrics.set(key, metricsOfElement(cluster, style))
        const [above, below] = clusterMetrics.get(key)
        ascent = Math.max(ascent, above)
        descent = Math.max(descent, below)
      }
      return { ascent: ascent * font.size, descent: descent * font.size }
    },
    /** Clears the caches after fonts were loaded. */
    forget() {
      for (const known of [widths, metrics, clusterMetrics]) known.clear()
    },
  }
}

/** The extent of a line above and below its baseline, in ems. */
function metricsOfElement(line, style) {
  const box = document.createElement("div")
  box.style.cssText = "all:initial;position:absolute;visibility:hidden;white-space:pre;contain:layout"
  box.style.font = style
  box.style.lineHeight = "normal"
  const baseline = document.createElement("span")
  baseline.style.cssText = "display:inline-block;width:0;height:0"
  box.append(line, baseline)
  document.documentElement.append(box)
  const { top, bottom } = box.getBoundingClientRect()
  const middle = baseline.getBoundingClientRect().bottom
  box.remove()
  return [(middle - top) / emsOfMetrics, (bottom - middle) / emsOfMetrics]
}

function canvasContext() {
  if (typeof document !== "undefined") return document.createElement("canvas").getContext("2d")
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(1, 1).getContext("2d")
  return undefined
}

const fontKeys = new WeakMap()

function fontKey(font) {
  let key = fontKeys.get(font)
  if (key === undefined) fontKeys.set(font, (key = JSON.stringify(font)))
  return key
}

/** Measures with a table of advances from `layout fonts --advances`. */
export function tableMeasurer(table) {
  const faces = new Map()
  const faceOf = (font) => {
    const key = fontKey(font)
    if (!faces.has(key)) faces.set(key, nearestFace(table.faces, font))
    return faces.get(key)
  }
  return {
    hasFamily: (name) => table.faces.some((face) => sameName(face.family, name)),
    metrics(font) {
      const { ascent, descent, lineGap = 0 } = faceOf(font)
      const size = font.size
      return { ascent: ascent * size, descent: descent * size, lineGap: lineGap * size }
    },
    advances(clusters, font) {
      const { advances, kerning = {}, kernsLike = {} } = faceOf(font)
      const texts = clusters.map((cluster) => cluster.normalize())
      return texts.map((text, place) => {
        const advance = advances[text]
        if (advance === undefined) return -1
        const next = texts[place + 1]
        const pair = (kernsLike.first?.[text] ?? text) + (kernsLike.second?.[next] ?? next)
        return (advance + (kerning[pair] ?? 0)) * font.size
      })
    },
  }
}

const sameName = (a, b) => a.toLowerCase() === b.toLowerCase()

/** The face of the first known family with the nearest style, weight and size. */
function nearestFace(faces, font) {
  const family = font.families.find((name) => faces.some((face) => sameName(face.family, name)))
  const size = font.opticalSize ?? font.size
  const distance = (face) =>
    (face.style === font.style ? 0 : 1e6) + Math.abs(face.weight - font.weight) * 10 +
    Math.abs((face.size ?? size) - size)
  const own = faces.filter((face) => family === undefined || sameName(face.family, family))
  return own.reduce((best, face) => (distance(face) < distance(best) ? face : best))
}

// MARK: Objects

class Owned {
  /** `measurer` measures or draws text for the handle, which only stores its number. */
  constructor(core, handle, measurer) {
    this.core = core
    this.handle = handle
    this.measurer = measurer
    core.owns(this, handle)
    for (const name of ["core", "handle", "measurer"]) Object.defineProperty(this, name, { enumerable: false })
  }

  free() {
    if (this.handle === 0) return
    const handle = this.handle
    this.handle = 0
    this.measurer = undefined
    this.core.disowns(this, handle)
  }

  get live() {
    if (this.handle === 0) throw new Error("was freed")
    return this.handle
  }
}

if (Symbol.dispose) {
  Owned.prototype[Symbol.dispose] = function () {
    this.free()
  }
}

/** Loads fonts, and reads documents and trees. */
export class Engine {
  #core
  #measurer
  // The sources of parts that are loaded later.
  #sources
  // The engine with checks.
  #checking
  // By language, for the engine with checks.
  #patterns = new Map()

  constructor(core, measurer, sources) {
    this.#core = core
    this.#measurer = measurer
    this.#sources = sources
  }

  /** Adds the faces of a font, whose family documents can then name. */
  async addFont(source, options) {
    this.#measurer ??= await loadText({ wasm: this.#sources.text, fonts: [] })
    if (!this.#measurer.addFont) throw new TypeError("addFont: the engine was loaded with a measurer of its own")
    return this.#measurer.addFont(source, options)
  }

  /** Resolves when all parts of fonts that texts need are loaded. */
  get fontsReady() {
    return Promise.resolve(this.#measurer?.loading)
  }

  /** Adds hyphenation patterns of a language for `hyphens: "auto"`. */
  async addHyphenation(language, source) {
    const bytes = await bytesFrom(source)
    addPatterns(this.#core, language, bytes)
    this.#patterns.set(language, bytes)
    const checking = await this.#checking?.catch(() => undefined)
    if (checking && !checking.isBroken) addPatterns(checking, language, bytes)
  }

  /** The reasons why text with `hyphens: "auto"` was hyphenated only at soft hyphens. */
  get hyphenationProblems() {
    return this.#core.answers("pl_hyphenation_problems")
  }

  /** The names of the roles, whose numbers are in `Tree.roles`. */
  get roles() {
    return this.#core.roles
  }

  /** Reads a document, which can then be laid out in any size. */
  document(document, options = {}) {
    expectOptions(options, documentOptions)
    return this.#read(document, options)
  }

  #read(document, { measurer, settings, limits, textScale = 1 }, core = this.#core) {
    expectFinite({ textScale })
    if (!(textScale >= 0.1 && textScale <= 10)) throw new RangeError(`textScale is ${textScale}, expected 0.1 to 10`)
    measurer ??= this.#measurer ?? canvasOnce()
    const number = core.number(measurer)
    const isObject = !isText(document)
    const values = [asText(document), asText(settings), asList(limits)]
    return core.passing(values, (...passed) => {
      const handle = core.call("pl_document_read", ...passed, number)
      const document = new Document(core, core.checked(handle, isObject), measurer)
      if (textScale !== 1) core.call("pl_document_scale_texts", document.live, textScale)
      return document
    })
  }

  /** Lays a document out. */
  layout(document, options = {}) {
    expectOptions(options, [...documentOptions, ...sizeOptions])
    const { width, height } = options
    const read = this.#read(document, options)
    try {
      return read.layout({ width, height })
    } finally {
      read.free()
    }
  }

  /** Creates a session of a document's control. */
  session(document, options = {}) {
    expectOptions(options, [...documentOptions, ...sessionOptions])
    const { width, height, at } = options
    const read = this.#read(document, options)
    try {
      return read.session({ width, height, at })
    } finally {
      read.free()
    }
  }

  /** Creates the animation from one tree to another. */
  transition(before, after, options) {
    const core = this.#core
    const trees = [core.treeHandle(before), core.treeHandle(after)]
    const begin = (...json) => core.call("pl_transition_new", ...trees, ...json)
    const handle = core.passing(settingsOf(options), (...json) => core.checked(begin(...json), true))
    return new Transition(core, handle, [before.measurer, after.measurer])
  }

  /** Lays documents out in every language, at every width and text size, and finds what does not fit. */
  async check(documents, { measurer, settings, limits, ...request } = {}) {
    const core = await this.#checkingCore()
    const isList = Array.isArray(documents)
    const sources = isList ? documents : [{ name: "document", document: documents }]
    const read = []
    try {
      for (const { name, document } of sources) {
        try {
          read.push(this.#read(document, { measurer, settings, limits }, core))
        } catch (error) {
          if (!isList || !(error instanceof PickerLayoutError)) throw error
          throw new PickerLayoutError({ ...error, message: error.reason, limit: error.isLimit, document: name })
        }
      }
      const names = sources.map(({ name }) => name)
      const handles = new Uint8Array(new Uint32Array(read.map((document) => document.live)).buffer)
      return core.passing([handles, asText({ names, ...request })], (start, size, ...json) => {
        core.checked(core.call("pl_check", start, size / 4, ...json), true)
        return JSON.parse(core.answer)
      })
    } finally {
      for (const document of read) document.free()
    }
  }

  /** The engine with checks, loaded at the first check, and again after a failure. */
  async #checkingCore() {
    const { check = new URL("pickerlayout-check.wasm", import.meta.url) } = this.#sources
    this.#checking ??= Promise.resolve(typeof check === "function" ? check() : check).then(start).then((core) => {
      for (const [language, bytes] of this.#patterns) addPatterns(core, language, bytes)
      return core
    })
    try {
      const core = await this.#checking
      if (!core.isBroken) return core
    } catch (error) {
      this.#checking = undefined
      throw error
    }
    this.#checking = undefined
    return this.#checkingCore()
  }

  /** Reads a tree from its JSON. */
  tree(json) {
    const core = this.#core
    return core.passing([asText(json)], (...passed) => {
      const handle = core.call("pl_tree_read", ...passed)
      return new Tree(core, core.checked(handle, !isText(json)))
    })
  }
}

function addPatterns(core, language, bytes) {
  core.passing([language, bytes], (...passed) => core.checked(core.call("pl_add_hyphenation", ...passed)))
}

const isText = (value) => typeof value === "string" || value instanceof Uint8Array

function asText(value) {
  if (value === undefined) return ""
  if (isText(value)) return value
  const json = JSON.stringify(value)
  if (json === undefined) {
    throw new PickerLayoutError({ path: "$", message: `expected an object, found a ${typeof value}` })
  }
  if (json.includes("null")) checkNumbers(value, "$")
  return json
}

/** Rejects NaN and infinities, which JSON would turn into null, like an absent key. */
function checkNumbers(value, path) {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new PickerLayoutError({ path, message: `expected a number, found ${value}` })
  }
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    checkNumbers(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
  }
}

const asList = (limits = {}) => Object.entries(limits).map(([name, value]) => `${name}=${value}`).join(",")

/** A document after reading. */
export class Document extends Owned {
  layout(options = {}) {
    expectOptions(options, sizeOptions)
    const { core } = this
    return new Tree(core, core.checked(core.call("pl_document_layout", this.live, ...sizeOf(options))), this.measurer)
  }

  session(options = {}) {
    expectOptions(options, sessionOptions)
    const { at = 0 } = options
    expectFinite({ at })
    const { core } = this
    const handle = core.call("pl_session_new", this.live, ...sizeOf(options), at)
    return new Session(core, core.checked(handle), this.measurer)
  }
}

const partNames = {
  texts: "PL_PART_TEXTS", glyphs: "PL_PART_GLYPHS", outlines: "PL_PART_OUTLINES", drawing: "PL_PART_DRAWING", input: "PL_PART_INPUT",
}

/** The sum of the parts of a block with these names. */
function partsOf(names) {
  const unknown = names.find((name) => !Object.hasOwn(partNames, name))
  if (unknown !== undefined) throw new RangeError(`expected one of ${Object.keys(partNames).join(", ")}, found "${unknown}"`)
  return names.reduce((sum, name) => sum | constants[partNames[name]], 0)
}

const shaped = new Set(["PL_OP_CLIP", "PL_OP_FILL", "PL_OP_STROKE"].map((name) => constants[name]))
const opNames = Object.fromEntries(Object.entries(constants).filter(([name]) => name.startsWith("PL_OP_")).map(
  ([name, number]) => [number, name.slice(6).toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase())]))

const drawnNodes = new WeakMap()

/** The commands that draw each node of a block without its descendants; found once. */
function drawnByNode(block) {
  if (drawnNodes.has(block)) return drawnNodes.get(block)
  const [shapes, brushes] = [block.rows("shapes"), block.rows("brushes")]
  const [drawn, open] = [new Map(), []]
  for (const { op, index, brush, detail } of block.rows("commands")) {
    if (op === constants.PL_OP_BEGIN) open.push(index)
    else if (op === constants.PL_OP_END) open.pop()
    else {
      const node = open.at(-1)
      if (!drawn.has(node)) drawn.set(node, [])
      drawn.get(node).push({ op: opNames[op], index, detail, shape: shaped.has(op) ? shapes[index] : undefined, brush: brushes[brush] })
    }
  }
  drawnNodes.set(block, drawn)
  return drawn
}

/** A layout: every box in paint order. */
export class Tree extends Owned {
  #blocks = new Map()
  #numbers = new Map()

  /** The tree as columns: its nodes, and the parts that show them. */
  block(...parts) {
    const sum = partsOf(parts)
    const handle = this.live
    if (!this.#blocks.has(sum)) {
      this.#blocks.set(sum, this.core.blockAt(this.core.call("pl_tree_block", handle, sum)))
    }
    return this.#blocks.get(sum)
  }

  static {
    const members = {
      parents: "parent", ends: "end", roles: "role", states: "state", idIndices: "id", indices: "index", textIndices: "text",
    }
    for (const [name, member] of Object.entries(members)) {
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#column(member)
        },
      })
    }
  }

  /** A member of all nodes, in an array that is created once. */
  #column(member, width) {
    const block = this.block()
    if (!this.#numbers.has(member)) this.#numbers.set(member, block.numbers("nodes", member, width))
    return this.#numbers.get(member)
  }

  get count() {
    return this.block().column("nodes").count
  }

  get frames() {
    return this.#column("x", 4)
  }

  get type() {
    return this.block().rows("tree")[0].type
  }

  get ids() {
    return this.block().rows("ids")
  }

  get texts() {
    return this.block("texts").rows("texts").map(({ text }) => text)
  }

  get size() {
    const [, , width, height] = this.count > 0 ? this.frames : [0, 0, 0, 0]
    return { width, height }
  }

  node(position) {
    if (!(Number.isInteger(position) && position >= 0 && position < this.count)) return undefined
    return new TreeNode(this, position)
  }

  *[Symbol.iterator]() {
    for (let position = 0; position < this.count; position++) yield this.node(position)
  }

  /** The first node with an id; undefined if there is none. */
  find(id) {
    const index = this.ids.indexOf(id)
    const position = index < 0 ? -1 : this.idIndices.indexOf(index)
    return this.node(position)
  }

  hit(x, y) {
    expectFinite({ x, y })
    if (!this.core.call("pl_tree_hit", this.live, x, y)) return undefined
    const { region, ...hit } = JSON.parse(this.core.answer)
    if (region) hit.region = { x: region[0], y: region[1], width: region[2], height: region[3] }
    return hit
  }

  #written(form, compact) {
    this.core.checked(this.core.call("pl_tree_write", this.live, form, compact ? 1 : 0))
    return this.core.answer
  }

  json(options = {}) {
    expectOptions(options, ["form", "compact"])
    const { form = "nested", compact = false } = options
    if (form !== "nested" && form !== "nodes") throw new RangeError(`form is ${form}`)
    return this.#written(form === "nodes" ? 1 : 0, compact)
  }

  toJSON() {
    return JSON.parse(this.json({ compact: true }))
  }

  svg(options = {}) {
    expectOptions(options, ["text", "idPrefix"])
    const { text, idPrefix = "" } = options
    const isLive = drawsGlyphs({ text }) ? 0 : 1
    const { core } = this
    return core.passing([idPrefix], (...prefix) => {
      core.checked(core.call("pl_tree_svg", this.live, isLive, ...prefix))
      return core.answer
    })
  }

  displayList(options) {
    return JSON.parse(this.#written(drawsGlyphs(options) ? 2 : 3, true))
  }

  draw(context, options = {}) {
    expectOptions(options, ["text", "images"])
    const { text, images } = options
    return draw(context, this.displayList({ text }), images)
  }
}

/** A box of a tree; everything except numbers is read at first use. */
class TreeNode {
  #tree
  #row

  constructor(tree, position) {
    this.#tree = tree
    this.#row = tree.block().rows("nodes")[position]
    const { x, y, width, height, parent, end, role, state, id, index } = this.#row
    this.position = position
    this.parent = parent
    this.end = end
    this.role = tree.core.roles[role]
    this.frame = { x, y, width, height }
    this.selected = (state & constants.PL_STATE_SELECTED) !== 0
    this.enabled = (state & constants.PL_STATE_DISABLED) === 0
    this.leaving = (state & constants.PL_STATE_LEAVING) !== 0
    this.id = id < 0 ? undefined : tree.ids[id]
    this.index = index < 0 ? undefined : index
  }

  get #text() {
    return this.#rowOf("texts", this.#row.text, "texts")
  }

  #rowOf(column, number, ...parts) {
    return number < 0 ? undefined : this.#tree.block(...parts).rows(column)[number]
  }

  get text() {
    return this.#text?.text
  }

  get fullText() {
    return this.#text?.fullText ?? this.text
  }

  get baseline() {
    return this.#text?.baseline
  }

  get lineCount() {
    return this.#text?.lineCount
  }

  get font() {
    return this.#rowOf("fonts", this.#text?.font ?? -1, "texts")
  }

  get icon() {
    return this.#rowOf("icons", this.#row.icon)
  }

  get image() {
    return this.#rowOf("images", this.#row.image)
  }

  get path() {
    return this.#rowOf("paths", this.#row.path)
  }

  get hiddenIds() {
    const { firstHiddenId, hiddenIdCount } = this.#row
    return this.#tree.block().rows("hidden_ids").slice(firstHiddenId, firstHiddenId + hiddenIdCount)
  }

  get region() {
    return this.#tree.block("input").rows("regions").find(({ node }) => node === this.position)?.frame
  }

  get radii() {
    return this.#tree.block("drawing").rows("radii")[this.position]
  }

  get row() {
    return this.#rowPlace("row")
  }

  get place() {
    return this.#rowPlace("place")
  }

  #rowPlace(member) {
    const found = this.#tree.block().rows("row_places")[this.position]?.[member] ?? -1
    return found < 0 ? undefined : found
  }

  get commands() {
    return drawnByNode(this.#tree.block("drawing")).get(this.position) ?? []
  }

  get warnings() {
    if (this.id === undefined) return []
    return this.#tree.block().rows("warnings").filter(({ id }) => id === this.id)
  }
}

/** The elements that show the trees of a document, one after another. */
class View extends Owned {
  /** Shows a tree, and returns the changes: `{ size, nodes, root }`, as in PageView.swift; undefined: none. */
  show(tree, naturalWidth, focus) {
    const { core, live, measurer } = this
    const shown = core.treeHandle(tree)
    return core.passing([(measurer?.families ?? []).join("\n")], (...families) => {
      core.checked(core.call("pl_view_show", live, shown, naturalWidth, focus ?? -1, ...families))
      return core.answer === "" ? undefined : JSON.parse(core.answer)
    })
  }

  /** Whether the control can be read but not used. */
  set isDisabled(isDisabled) {
    this.core.call("pl_view_set_disabled", this.live, isDisabled ? 1 : 0)
  }

  /** The HTML of the current elements. */
  get html() {
    this.core.call("pl_view_html", this.live)
    return this.core.answer
  }
}

/** Creates the view of a document. */
export function beginView({ core, measurer }) {
  return new View(core, core.call("pl_view_begin", core.number(measurer)), measurer)
}

/** A control in use. */
export class Session extends Owned {
  #block
  // Its address in the module.
  #start

  tree(at) {
    expectFinite({ at })
    return new Tree(this.core, this.core.checked(this.core.call("pl_session_tree", this.live, at)), this.measurer)
  }

  block(at, ...parts) {
    expectFinite({ at })
    const { core } = this
    const start = core.checked(core.call("pl_session_block", this.live, at, partsOf(parts), core.place))
    const isSame = start === this.#start
    if (isSame && this.#block.changed.size === 0) return this.#block
    const block = core.blockAt(start)
    const changed = new DataView(core.memory, core.place).getUint32(0, true)
    const rows = isSame ? [] : Array.from(new BigUint64Array(core.memory, changed, 2 * block.names.length), Number)
    const changes = block.names.map((name, column) => [name, { first: rows[2 * column], count: rows[2 * column + 1] }])
    block.changed = new Map(changes.filter(([, { count }]) => count > 0))
    this.#block = block
    this.#start = start
    return block
  }

  send(event, at) {
    expectFinite({ at })
    for (const name of numbersOf[event.type] ?? []) expectFinite({ [name]: event[name] })
    const { type, node, key, x = absent, y = absent, deltaX = 0, deltaY = 0, id, href, color } = event
    const kind = numberOf(type, eventKinds)
    const number = key === undefined ? node ?? -1 : numberOf(key, keyNumbers)
    const { core } = this
    const text = id ?? href ?? color
    const used = core.passing(text === undefined ? [] : [text], (start = 0, count = 0) =>
      core.call("pl_session_send", this.live, kind, number, x, y, deltaX, deltaY, start, count, at))
    core.checked(used + 1)
    return { used: false, selected: [], deselected: [], movedFocus: false, ...JSON.parse(core.answer) }
  }

  get state() {
    this.core.call("pl_session_state", this.live)
    return { selection: [], ...JSON.parse(this.core.answer) }
  }

  resize(options) {
    expectOptions(options, sessionOptions)
    const [x, y] = sizeOf(options)
    this.send({ type: "resize", x, y }, options.at)
  }

  tap(x, y, at) {
    return this.send({ type: "tap", x, y }, at).target
  }

  tapNode(node, at) {
    return this.send({ type: "tapNode", node }, at).target
  }

  pressPoint(x, y, at) {
    return this.send({ type: "press", x, y }, at).target
  }

  release(at) {
    this.send({ type: "release" }, at)
  }

  setForce(force) {
    if (force !== undefined) expectFinite({ force })
    this.send({ type: "setForce", x: force }, earliest)
  }

  scroll(x, y, deltaX, deltaY, at) {
    return this.send({ type: "scroll", x, y, deltaX, deltaY }, at).used
  }

  beginDrag(x, y, at) {
    return this.send({ type: "beginDrag", x, y }, at).used
  }

  drag(x, y, at) {
    this.send({ type: "drag", x, y }, at)
  }

  endDrag(at, velocity) {
    if (velocity !== undefined) expectFinite({ x: velocity.x, y: velocity.y })
    this.send({ type: "endDrag", ...velocity }, at)
  }

  press(key, at) {
    return this.send({ type: "key", key }, at).used
  }

  get focus() {
    return this.state.focus
  }

  focusNode(at) {
    expectFinite({ at })
    const node = this.core.call("pl_session_focus_node", this.live, at)
    return node < 0 ? undefined : node
  }

  setFocus(node, at) {
    return this.send({ type: "focus", node }, at).used
  }

  select(id, at) {
    return this.send({ type: "select", id }, at).used
  }

  deselect(id, at) {
    return this.send({ type: "deselect", id }, at).used
  }

  remove(id, at) {
    return this.send({ type: "remove", id }, at).used
  }

  setNaturalSize({ width, height }, href, at) {
    expectFinite({ width, height })
    return this.send({ type: "setNaturalSize", x: width, y: height, href }, at).used
  }

  get selection() {
    return this.state.selection
  }

  get refusal() {
    return this.state.refusal
  }

  pick(color, at) {
    if (!this.send({ type: "pick", color }, at).used) throw new PickerLayoutError({ message: "the control picks no colour" })
  }

  get color() {
    return this.state.color
  }

  get stage() {
    return this.state.stage
  }

  get offset() {
    return this.state.offset
  }

  page(at) {
    expectFinite({ at })
    const page = Number(this.core.call("pl_session_page", this.live, at))
    return page < 0 ? undefined : page
  }

  isAnimating(at) {
    expectFinite({ at })
    return this.core.call("pl_session_is_animating", this.live, at) !== 0
  }
}

/** The numbers of constants of the C header by their names in JavaScript: "tapNode" of PL_EVENT_TAP_NODE. */
function named(prefix) {
  const names = Object.keys(constants).filter((name) => name.startsWith(prefix))
  return new Map(names.map((name) => [camelCase(name.slice(prefix.length)), constants[name]]))
}

function camelCase(name) {
  return name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase())
}

/** The members that an event of a type needs. */
const numbersOf = {
  tap: ["x", "y"], press: ["x", "y"], beginDrag: ["x", "y"], drag: ["x", "y"], scroll: ["x", "y", "deltaX", "deltaY"], tapNode: ["node"],
}
const eventKinds = named("PL_EVENT_")
const keyNumbers = named("PL_KEY_")

function numberOf(name, known) {
  if (known.has(name)) return known.get(name)
  throw new PickerLayoutError({ message: `expected one of ${[...known.keys()].join(", ")}, found "${name}"` })
}

/** A time that means the time of the latest event. */
const earliest = -1e12

/** The options of a transition as texts for the module; none are passed as NULL. */
const settingsOf = (options) => (options === undefined ? [] : [asText(options)])

/** The animation from one layout to another. */
export class Transition extends Owned {
  get settlingTime() {
    return this.core.call("pl_transition_duration", this.live)
  }

  tree(at) {
    expectFinite({ at })
    return new Tree(this.core, this.core.call("pl_transition_tree", this.live, at), this.measurer)
  }

  velocity(id, at) {
    expectFinite({ at })
    const { core } = this
    const start = core.passing([id], (...id) => core.call("pl_transition_velocity", this.live, ...id, at))
    if (start === 0) return undefined
    const [x, y, width, height] = new Float64Array(core.memory, start, 4)
    return { x, y, width, height }
  }

  retargeted(tree, at, options) {
    expectFinite({ at })
    const { core } = this
    const target = core.treeHandle(tree)
    const retarget = (...json) => core.call("pl_transition_retarget", this.live, target, at, ...json)
    const handle = core.passing(settingsOf(options), (...json) => core.checked(retarget(...json), true))
    return new Transition(core, handle, [this.measurer, tree.measurer])
  }

  reversed(at) {
    expectFinite({ at })
    return new Transition(this.core, this.core.call("pl_transition_reverse", this.live, at), this.measurer)
  }
}
