// Texts measured by HarfBuzz from the bytes of fonts: the same widths in every browser, in workers and in Node.
//
//     import { loadText } from "pickerlayout/text"
//     const measurer = await loadText()
//     await measurer.addFont("Brand.ttf")
//     engine.layout({ type: "chips", font: { family: "Brand" }, items: ["Tea"] }, { measurer })
import { bytesFrom } from "./bytes.js"
import { Face, FontError, fontOf, keyOf, nameOf, nearest, tagOf } from "./fonts.js"

export { FontError }

const utf8 = new TextEncoder()
const text = new TextDecoder()

const unitsPerEm = 65536
const missing = -0x80000000
const bytesOf = { facts: 280, axis: 16, metrics: 16, variation: 8, feature: 16, text: 52, output: 12 }

/** Loads the engine of texts with the fonts of the package, or with others: `{ wasm, fonts }`. */
export async function loadText({ wasm = beside("pickerlayout-text.wasm"), fonts = [beside("Inter.ttf.gz")] } = {}) {
  const [module, ...files] = await Promise.all([compiled(wasm), ...fonts.map((font) => bytesFrom(font.bytes ?? font))])
  const { exports } = await WebAssembly.instantiate(module, {})
  return FontMeasurer.begin(exports, files.map((bytes, number) => ({ bytes, family: fonts[number].family })))
}

const compiled = async (wasm) => (wasm instanceof WebAssembly.Module ? wasm : WebAssembly.compile(await bytesFrom(wasm)))

// Not known in scripts that are no modules, which say where the files are.
const beside = (name) => new URL(name, import.meta.url)

const maximumFaces = 256
const maximumFonts = 1024
const maximumTexts = 10000
/** Clusters of a text whose advances are kept. */
const maximumKept = 256

// MARK: Fonts

/** A measurer of the engine that shapes texts in fonts. */
class FontMeasurer {
  #exports
  #families = new Map()
  // The keys of the families of texts whose font names none that is known, or the first of these.
  #fallbacks
  #fonts = new Map()
  #stacks = new WeakMap()

  constructor(exports) {
    this.#exports = exports
  }

  /** A measurer with its first fonts, whose families are the fallbacks of each other. */
  static async begin(exports, fonts) {
    const measurer = new FontMeasurer(exports)
    for (const { bytes, family } of fonts) await measurer.addFont(bytes, { family })
    if (fonts.length > 0) measurer.#fallbacks = [...measurer.#families.keys()]
    return measurer
  }

  /** The names of the families. */
  get families() {
    return [...this.#families.values()].map(({ name }) => name)
  }

  /**
   * Adds all faces of a font: TrueType, OpenType, a collection or WOFF, which may be packed with gzip. `family` replaces the
   * family that the file names.
   */
  async addFont(source, { family } = {}) {
    const bytes = await fontOf(await bytesFrom(source))
    const faces = this.#facesOf(bytes)
    if (!(family ?? faces.every(({ family }) => family))) {
      for (const { handle } of faces) this.#exports.close_face(handle)
      throw new FontError("expected a font with a family, found none: give it one, addFont(font, { family })")
    }
    for (const face of faces) {
      const name = family ?? face.family
      const known = this.#families.get(keyOf(name)) ?? { name, faces: [] }
      this.#families.set(keyOf(name), known)
      known.faces.push(face)
    }
    this.#stacks = new WeakMap()
    return family ?? faces[0].family
  }

  #facesOf(bytes) {
    const place = this.#allocate(bytes.length)
    this.#bytes(place, bytes.length).set(bytes)
    const file = this.#exports.file(place, bytes.length)
    const faces = []
    try {
      do faces.push(this.#open(file, faces.length))
      while (faces.length < faces[0].count)
      return faces
    } catch (error) {
      for (const { handle } of faces) this.#exports.close_face(handle)
      throw error
    } finally {
      this.#exports.close_file(file)
    }
  }

  #open(file, index) {
    const { face: open, close_face, axis } = this.#exports
    return this.#using(bytesOf.facts, (facts) => {
      this.#bytes(facts, bytesOf.facts).fill(0)
      const handle = open(file, index, facts)
      const view = this.#view(facts, bytesOf.facts)
      const [count, glyphs, axisCount, weight, width, selection] = Array.from({ length: 6 }, (_, k) => view.getUint32(4 * k, true))
      if (count === 0 || count > maximumFaces || glyphs === 0) {
        close_face(handle)
        const isMany = count > maximumFaces
        throw new FontError(isMany ? `expected a file of at most ${maximumFaces} faces, found ${count}`
          : "expected a TrueType, OpenType or WOFF font, found something else")
      }
      const name = this.#bytes(facts + 24, 256)
      const axes = Array.from({ length: Math.min(axisCount, 64) }, (_, number) => this.#using(bytesOf.axis, (place) => {
        axis(handle, number, place)
        const view = this.#view(place, bytesOf.axis)
        const [lowest, usual, highest] = [4, 8, 12].map((offset) => view.getFloat32(offset, true))
        return { tag: nameOf(view.getUint32(0, true)), lowest, usual, highest }
      }))
      return new Face({
        handle, count, axes, family: text.decode(name.subarray(0, name.indexOf(0))),
        weight: weight >= 1 && weight <= 1000 ? weight : 400, width: width >= 1 && width <= 9 ? width : 5,
        style: selection & 0x200 ? "oblique" : selection & 1 ? "italic" : "normal",
      })
    })
  }

  /** The fonts in which a text is drawn, each character in the first one that has it. */
  #stack(font) {
    let stack = this.#stacks.get(font)
    if (!stack) {
      let keys = font.families.map(keyOf).filter((key) => this.#families.has(key))
      const fallbacks = this.#fallbacks ?? [...this.#families.keys()]
      const isDefault = font.families.length === 1 && keys[0] === fallbacks[0]
      if (isDefault || keys.length === 0) keys = [...keys, ...fallbacks]
      // Sizes with an optical axis have fonts of their own.
      if (this.#fonts.size > maximumFonts) this.#forget()
      const fonts = [...new Set(keys)].map((key) => this.#font(nearest(this.#families.get(key).faces, font), font))
      if (fonts.length === 0) throw new FontError("a text needs a font: add one with addFont")
      const emoji = [...fonts.filter(({ face }) => face.isEmoji), ...fonts.filter(({ face }) => !face.isEmoji)]
      this.#stacks.set(font, (stack = { fonts, emoji, known: new Map() }))
    }
    return stack
  }

  #font(face, font) {
    const { values, slant } = face.position(font)
    const key = `${face.handle} ${values.join(" ")} ${slant}`
    return this.#fonts.get(key) ?? this.#keep(key, face, values, slant)
  }

  #keep(key, face, values, slant) {
    const font = { key, face, ...this.#openFont(face, values, slant) }
    this.#fonts.set(key, font)
    return font
  }

  /** The font of a key that was forgotten. */
  #reopened(key) {
    const [handle, ...numbers] = key.split(" ").filter((part) => part !== "").map(Number)
    const face = [...this.#families.values()].flatMap(({ faces }) => faces).find((face) => face.handle === handle)
    return this.#keep(key, face, numbers.slice(0, -1), numbers.at(-1))
  }

  #forget() {
    for (const { handle } of this.#fonts.values()) this.#exports.close_font(handle)
    this.#fonts.clear()
    this.#stacks = new WeakMap()
  }

  #openFont(face, values, slant) {
    const size = bytesOf.variation * values.length
    return this.#using(size + bytesOf.metrics, (place) => {
      const view = this.#view(place, size + bytesOf.metrics)
      for (const [number, value] of values.entries()) {
        view.setUint32(8 * number, tagOf(face.axes[number].tag), true)
        view.setFloat32(8 * number + 4, value, true)
      }
      const handle = this.#exports.font(face.handle, place, values.length, Math.tan((slant * Math.PI) / 180), place + size)
      const metrics = this.#view(place + size, bytesOf.metrics)
      const [ascent, descent, gap, em] = [0, 4, 8, 12].map((offset) => metrics.getInt32(offset, true))
      return { handle, ascent: ascent / em, descent: descent / em, lineGap: Math.max(0, gap) / em }
    })
  }

  // MARK: Measuring

  hasFamily(name) {
    return this.#families.has(keyOf(name))
  }

  metrics(font) {
    const { ascent, descent, lineGap } = this.#stack(font).fonts[0]
    return { ascent: ascent * font.size, descent: descent * font.size, lineGap: lineGap * font.size }
  }

  lineMetrics(line, font) {
    const metrics = this.metrics(font)
    for (const { ascent, descent } of this.#shape(clustersOf(line), font).used) {
      metrics.ascent = Math.max(metrics.ascent, ascent * font.size)
      metrics.descent = Math.max(metrics.descent, descent * font.size)
    }
    return metrics
  }

  // Kept in units, because a line is measured when its text is broken and again when it is placed.
  advances(clusters, font) {
    const { known } = this.#stack(font)
    const key = clusters.join("\0")
    let units = known.get(key)
    if (!units) {
      units = this.#shape(clusters, font).advances
      if (known.size >= maximumTexts) known.clear()
      if (clusters.length <= maximumKept) known.set(key, units)
    }
    const scale = font.size / unitsPerEm
    return units.map((advance) => (advance === missing ? -1 : advance * scale))
  }

  // A line with an emoji has no glyphs: whoever shows the picture has colours for it.
  runs(line, font, isRightToLeft = isReadFromRight(line)) {
    const clusters = clustersOf(line)
    if (clusters.some(isEmojiCluster)) return []
    const scale = font.size / unitsPerEm
    const { runs } = this.#shape(clusters, font, { base: isRightToLeft ? 1 : 0 })
    return inVisualOrder(runs).map(({ face, level, glyphs }) => ({
      face, isReversed: level % 2 === 1,
      glyphs: glyphs.map((number, place) => (place % 5 < 2 ? number : place % 5 === 4 ? -number * scale : number * scale)),
    }))
  }

  /** The outline of a glyph at one point per em; `face` is that of a run. */
  outline(face, glyph) {
    const { handle } = this.#fonts.get(face) ?? this.#reopened(face)
    return this.#withOutput((output) => this.#exports.outline(handle, glyph, output), (place, size) =>
      Float64Array.from(new Float32Array(this.#exports.memory.buffer, place, size / 4)))
  }

  /** The advances of clusters in units, the fonts that draw them, and, with a level of the paragraph, their glyphs. */
  #shape(clusters, font, { base } = {}) {
    if (base === undefined) return this.#shapeInto(0, clusters, font, 0)
    const parts = []
    return this.#withOutput(
      (output) => this.#shapeInto(output, clusters, font, base, parts), (place, size, shaped) => ({
        ...shaped, runs: runsOf(new Int32Array(this.#exports.memory.buffer, place, size / 4), parts),
      }))
  }

  #shapeInto(output, clusters, font, base, parts = []) {
    const texts = clusters.map((cluster) => utf8.encode(cluster))
    const count = texts.reduce((sum, text) => sum + text.length, 0)
    // Spaced letters have no ligatures, unless they are asked for. Source: CSS Text 4 §8.2.
    const features = Object.entries(font.letterSpacing ? { liga: 0, clig: 0, ...font.features } : font.features)
    const stack = this.#stack(font)
    const language = utf8.encode(font.language ? `${font.language}\0` : "")
    // In the order of what `shape` reads: the text, the clusters of its bytes, features, fonts, advances, the language.
    const places = [bytesOf.text]
    for (const size of [count, 4 * count, bytesOf.feature * features.length, 4 * stack.fonts.length, 4 * clusters.length, language.length]) {
      places.push((places.at(-1) + size + 3) & ~3)
    }
    return this.#using(places.at(-1), (start) => {
      const [bytes, numbers, settings, fonts, advances, tag] = places.map((place) => start + place)
      this.#bytes(tag, language.length).set(language)
      const [written, owners] = [this.#bytes(bytes, count), this.#integers(numbers, count)]
      let end = 0
      const ends = texts.map((text, number) => {
        written.set(text, end)
        owners.fill(number, end, (end += text.length))
        return end
      })
      const view = this.#view(settings, bytesOf.feature * features.length)
      for (const [number, [name, value]] of features.entries()) {
        for (const [k, field] of [tagOf(name), value, 0, 0xffffffff].entries()) view.setUint32(16 * number + 4 * k, field, true)
      }
      const used = new Set()
      for (let first = 0, from = 0; first < clusters.length;) {
        const isEmoji = isEmojiCluster(clusters[first])
        let after = first
        while (after < clusters.length && isEmojiCluster(clusters[after]) === isEmoji) after++
        const faces = isEmoji ? stack.emoji : stack.fonts
        this.#integers(fonts, faces.length).set(faces.map(({ handle }) => handle))
        this.#integers(start, bytesOf.text / 4).set([
          bytes, count, numbers, fonts, faces.length, settings, features.length, language.length > 0 ? tag : 0, advances, base, output, 0, 0,
        ])
        const bits = this.#exports.shape(start, from, ends[after - 1])
        for (const [number, face] of faces.entries()) if (bits & (1 << Math.min(number, 31))) used.add(face)
        first = after
        from = ends[after - 1]
        parts.push({ faces, end: from })
      }
      return { advances: Array.from(this.#integers(advances, clusters.length)), used }
    })
  }

  // MARK: Memory

  #allocate(size) {
    const place = this.#exports.allocate(size)
    if (place === 0) throw new RangeError(`the engine of texts has no memory for ${size} bytes`)
    return place
  }

  #using(size, body) {
    const place = this.#allocate(size)
    try {
      return body(place)
    } finally {
      this.#exports.release(place)
    }
  }

  /** Calls what writes to an output, and reads what it has written. */
  #withOutput(write, read) {
    return this.#using(bytesOf.output, (output) => {
      this.#bytes(output, bytesOf.output).fill(0)
      const result = write(output)
      const [place, size] = this.#integers(output, 2)
      try {
        return read(place, size, result)
      } finally {
        this.#exports.release(place)
      }
    })
  }

  // Made anew at each use: the memory moves when it grows.
  #bytes(place, count) {
    return new Uint8Array(this.#exports.memory.buffer, place, count)
  }

  #integers(place, count) {
    return new Int32Array(this.#exports.memory.buffer, place, count)
  }

  #view(place, count) {
    return new DataView(this.#exports.memory.buffer, place, count)
  }
}

/** The runs of an output, with the fonts of the part of the text that they are in. */
function runsOf(numbers, parts) {
  const runs = []
  for (let place = 0; place < numbers.length;) {
    const [font, level, count] = numbers.subarray(place, place + 3)
    const glyphs = Array.from(numbers.subarray(place + 3, place + 3 + 5 * count))
    const { faces } = parts.find(({ end }) => glyphs[1] < end)
    runs.push({ face: faces[font].key, level, glyphs })
    place += 3 + 5 * count
  }
  return runs
}

/** Runs from left to right: from the highest level on, those of a level and above it are turned round. Source: UAX #9, L2. */
function inVisualOrder(runs) {
  const highest = runs.reduce((level, run) => Math.max(level, run.level), 0)
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while (end < runs.length && runs[end].level >= level) end++
      for (let [first, last] = [start, end - 1]; first < last; first++, last--) {
        [runs[first], runs[last]] = [runs[last], runs[first]]
      }
      start = end
    }
  }
  return runs
}

/** Whether the first letter of a text is read from right to left. */
function isReadFromRight(line) {
  return /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(line)
}

const segmenter = new Intl.Segmenter()
const longestSegmented = 1024

/** The grapheme clusters of a text, in pieces, because the time of a segmenter grows with the square of its text. */
function clustersOf(line) {
  const clusters = []
  for (let start = 0; start < line.length;) {
    const end = start + longestSegmented
    const found = Array.from(segmenter.segment(line.slice(start, end)), ({ segment }) => segment)
    // The last one may go on.
    if (end < line.length && found.length > 1) found.pop()
    for (const cluster of found) start += cluster.length
    clusters.push(...found)
  }
  return clusters
}

/** Whether a cluster is shown as a picture. Source: UTS #51. */
function isEmojiCluster(cluster) {
  if (cluster < "\u00a9" && !cluster.includes("\u20e3")) return false
  return /^(?!.\ufe0e)(\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{RI}{2}|\p{Emoji_Modifier_Base}\p{Emoji_Modifier})/u.test(cluster)
}
