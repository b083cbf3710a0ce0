// Measures text with HarfBuzz from the bytes of fonts: the same widths in every browser, in workers and in Node.
//
//     import { loadText } from "pickerlayout/text"
//     const measurer = await loadText()
//     await measurer.addFont("Brand.ttf")
//     engine.layout({ type: "chips", font: { family: "Brand" }, items: ["Tea"] }, { measurer })
import { bytesFrom, bytesIn, bytesOfText, host, moduleFrom } from "./bytes.js"
import { Face, FontError, fontOf, keyOf, latinFeatures, nameOf, nearest, tagOf } from "./engine/fonts.js"

export { FontError }

const text = new TextDecoder()

const unitsPerEm = 65536
const missingAdvance = -0x80000000
const bytesOf = { facts: 288, axis: 16, metrics: 40, value: 8, feature: 16, text: 64, output: 12 }

/** The features of the Latin part of Inter. */
const partFeatures = new Set(["calt", "ccmp", "dnom", "frac", "kern", "liga", "locl", "mark", "mkmk", "numr", "rlig", ...latinFeatures])
/** Characters that Inter may have, and its Latin part may lack. */
const beyondLatin = /(?=[\u0100-\u05ff\u1d00-\u25ff\u2b00-\u2bff\ua640-\ua7ff])[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu

// Bundlers only find files whose addresses are literals in `new URL`.
/** Inter: a file in Node, and in a browser its Latin part until text needs more. */
function inter() {
  const whole = new URL("Inter.ttf.gz", import.meta.url)
  const part = new URL("Inter-Latin.ttf.gz", import.meta.url)
  return host.readFile ? { bytes: whole, family: "Inter" } : { bytes: part, family: "Inter", whole }
}

/** Loads the text engine with the fonts of the package, or with others: `{ wasm, fonts }`. */
export async function loadText({ wasm = new URL("pickerlayout-text.wasm", import.meta.url), fonts = [inter()] } = {}) {
  const [module, ...files] = await Promise.all([moduleFrom(wasm), ...fonts.map((font) => bytesFrom(font.bytes ?? font))])
  const { exports } = await WebAssembly.instantiate(module, {})
  return FontMeasurer.begin(exports, files.map((bytes, number) => ({ bytes, family: fonts[number].family, whole: fonts[number].whole })))
}

const maximumFaces = 256
const maximumFonts = 1024
const maximumTexts = 10000
/** The largest size in points for which glyphs match a browser: positions of larger glyphs would not fit into 32 bits. */
const maximumMatchedSize = 1024
/** Clusters of a text whose advances are kept. */
const maximumKept = 256
/** Bytes of context around a part of a text: HarfBuzz looks at up to five characters on each side. */
const contextBytes = 64

// MARK: Fonts

/** A measurer of the engine that shapes texts in fonts. */
class FontMeasurer {
  #exports
  #families = new Map()
  // The families for texts whose font names no known family, or only the first of these.
  #fallbacks
  #fonts = new Map()
  #stacks = new WeakMap()
  // The text whose parts were shaped last.
  #last
  // The source of the complete font for each partial face.
  #wholes = new Map()
  /** Resolves when the complete fonts that texts need are loaded, so these texts can be measured again; undefined: none is loading. */
  loading

  constructor(exports) {
    this.#exports = exports
  }

  /** A measurer with its first fonts, whose families are the fallbacks of each other. */
  static async begin(exports, fonts) {
    const measurer = new FontMeasurer(exports)
    for (const { bytes, family, whole } of fonts) {
      const name = await measurer.addFont(bytes, { family })
      if (whole) measurer.#wholes.set(measurer.#families.get(keyOf(name)).faces.at(-1), whole)
    }
    if (fonts.length > 0) measurer.#fallbacks = [...measurer.#families.keys()]
    return measurer
  }

  /** The names of the families. */
  get families() {
    return [...this.#families.values()].map(({ name }) => name)
  }

  /** The family that draws a character in a font. */
  familyOf(character, font) {
    const [drawing] = this.#facesOfLine(character, font)
    return [...this.#families.values()].find(({ faces }) => faces.includes(drawing?.face))?.name
  }

  /** CSS descriptors of each face that is alone in its file, with a function that reads its bytes, for pages that show text in them. */
  get faces() {
    // This font has metrics but no glyphs: in a page it would hide the page's own emoji.
    const shown = [...this.#families.values()].filter(({ name }) => name !== "Noto Emoji Metrics")
    return shown.flatMap(({ name, faces }) => faces.filter(({ count }) => count === 1).map(({ file, weights, cssStyle }) => ({
      family: name, weight: weights.join(" "), style: cssStyle, size: file.size, read: () => this.#bytes(file.place, file.size).slice(),
    })))
  }

  /**
   * Adds all faces of a font: TrueType, OpenType, a collection or WOFF, possibly compressed with gzip. `family`, `weights` and `style`
   * replace those that the file names.
   */
  async addFont(source, { family, weights, style } = {}) {
    const bytes = await fontOf(await bytesFrom(source))
    const faces = this.#facesOf(bytes, { weights, style })
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
    this.#forgetTexts()
    return family ?? faces[0].family
  }

  /** Loads complete fonts if a text has characters or features that their parts lack. */
  #needWholes(clusters, font, { fonts }) {
    const missed = clusters.join("").match(beyondLatin) ?? []
    const isSpecial = Object.entries(font.features ?? {}).some(([tag, value]) => value > 0 && !partFeatures.has(tag))
    if (missed.length === 0 && !isSpecial) return
    for (const { face, handle } of fonts) {
      const whole = this.#wholes.get(face)
      if (!whole || !isSpecial && missed.every((character) => this.#hasGlyph(handle, character))) continue
      this.#wholes.delete(face)
      this.#load(face, whole)
    }
  }

  #hasGlyph(handle, character) {
    return this.#using(12, (place) => this.#exports.glyph(handle, character.codePointAt(0), place))
  }

  #load(part, whole) {
    // `loading` ends when all fonts are there, including those requested earlier. Only the latest promise
    // clears it.
    const before = this.loading
    const loading = Promise.all([bytesFrom(whole).then(fontOf), before]).then(([bytes]) => {
      const { weights, style } = part
      const family = [...this.#families.values()].find(({ faces }) => faces.includes(part))
      family.faces.splice(family.faces.indexOf(part), 1, ...this.#facesOf(bytes, { weights, style }))
      this.#forgetTexts()
    }).catch((error) => console.warn(`PickerLayout: ${error.message}`)).then(() => {
      if (this.loading === loading) this.loading = undefined
    })
    this.loading = loading
  }

  #facesOf(bytes, declared) {
    const place = this.#allocate(bytes.length)
    this.#bytes(place, bytes.length).set(bytes)
    const file = this.#exports.file(place, bytes.length)
    const faces = []
    try {
      // HarfBuzz reads the bytes in place, so they are not released while a face is open.
      do faces.push(Object.assign(this.#open(file, faces.length, declared), { file: { place, size: bytes.length } }))
      while (faces.length < faces[0].count)
      return faces
    } catch (error) {
      for (const { handle } of faces) this.#exports.close_face(handle)
      throw error
    } finally {
      this.#exports.close_file(file)
    }
  }

  #open(file, index, declared) {
    const { face: open, close_face, axis } = this.#exports
    return this.#using(bytesOf.facts, (facts) => {
      this.#bytes(facts, bytesOf.facts).fill(0)
      const handle = open(file, index, facts)
      const view = this.#view(facts, bytesOf.facts)
      const [count, glyphs, axisCount, weight, width, selection, isOutlined, isTrueType] =
        Array.from({ length: 8 }, (_, k) => view.getUint32(4 * k, true))
      if (count === 0 || count > maximumFaces || glyphs === 0) {
        close_face(handle)
        const isMany = count > maximumFaces
        throw new FontError(isMany ? `expected a file of at most ${maximumFaces} faces, found ${count}`
          : "expected a TrueType, OpenType or WOFF font, found something else")
      }
      const name = this.#bytes(facts + 32, 256)
      const axes = Array.from({ length: Math.min(axisCount, 64) }, (_, number) => this.#using(bytesOf.axis, (place) => {
        axis(handle, number, place)
        const view = this.#view(place, bytesOf.axis)
        const [lowest, usual, highest] = [4, 8, 12].map((offset) => view.getFloat32(offset, true))
        return { tag: nameOf(view.getUint32(0, true)), lowest, usual, highest }
      }))
      return new Face({
        handle, count, axes, isOutlined: isOutlined === 1, isTrueType: isTrueType === 1, family: text.decode(name.subarray(0, name.indexOf(0))),
        weight: weight >= 1 && weight <= 1000 ? weight : 400, width: width >= 1 && width <= 9 ? width : 5,
        style: selection & 0x200 ? "oblique" : selection & 1 ? "italic" : "normal",
      }, declared)
    })
  }

  /** The fonts in which a text is drawn, each character in the first one that has it. */
  #stack(font) {
    let stack = this.#stacks.get(font)
    if (!stack) {
      let keys = font.families.map(keyOf).filter((key) => this.#families.has(key))
      const fallbacks = this.#fallbacks ?? [...this.#families.keys()]
      const isDefault = keys.length === 1 && keys[0] === fallbacks[0]
      if (isDefault || keys.length === 0) keys = [...keys, ...fallbacks]
      // With an optical axis, each size opens another font, so their number has no natural limit.
      if (this.#fonts.size > maximumFonts) this.#forget()
      const faces = [...new Set(keys)].map((key) => nearest(this.#families.get(key).faces, font))
      const adjusted = font.sizeAdjust === "fromFont" && faces.length > 0 ? { ...font, sizeAdjust: this.#xHeight(faces[0], font) } : font
      const fonts = faces.map((face) => this.#font(face, adjusted))
      if (fonts.length === 0) throw new FontError("a text needs a font: add one with addFont")
      const emoji = [...fonts.filter(({ face }) => face.isEmoji), ...fonts.filter(({ face }) => !face.isEmoji)]
      this.#stacks.set(font, (stack = { fonts, emoji, known: new Map() }))
    }
    return stack
  }

  /** The x-height of a face in ems, as requested by a font. */
  #xHeight(face, font) {
    return this.#opened(face, face.values(font)).xHeight
  }

  #font(face, font) {
    const { values, slant, factor } = face.position(font, (values) => this.#opened(face, values).xHeight)
    return this.#opened(face, values, slant, factor, matched(font), unitsOf(font))
  }

  /**
   * A face with variations, `factor` times as large, in which an em of the font has this number of units; its outlines have the key `key`
   * at every size.
   */
  #opened(face, values, slant = 0, factor = 1, browser = 0, units = unitsPerEm) {
    const key = [face.handle, ...values, slant].join(" ")
    const sized = [key, factor, browser, units].join(" ")
    let font = this.#fonts.get(sized)
    if (!font) {
      font = { key, face, factor, ...this.#openFont(face, values, slant, Math.trunc(units * factor), browser) }
      this.#fonts.set(sized, font)
    }
    return font
  }

  /** The font of a key at one em. */
  #atOneEm(key) {
    const [handle, ...numbers] = key.split(" ").map(Number)
    const face = [...this.#families.values()].flatMap(({ faces }) => faces).find((face) => face.handle === handle)
    return this.#opened(face, numbers.slice(0, -1), numbers.at(-1))
  }

  #forget() {
    for (const { handle } of this.#fonts.values()) this.#exports.close_font(handle)
    this.#fonts.clear()
    this.#forgetTexts()
  }

  #forgetTexts() {
    this.#stacks = new WeakMap()
    this.#last = undefined
  }

  #openFont(face, values, slant, scale, browser) {
    const size = bytesOf.value * values.length
    return this.#using(size + bytesOf.metrics, (place) => {
      new Float64Array(this.#exports.memory.buffer, place, values.length).set(values)
      const shear = Math.tan((slant * Math.PI) / 180)
      const handle = this.#exports.font(face.handle, place, values.length, shear, scale, browser, place + size)
      const metrics = this.#view(place + size, bytesOf.metrics)
      const [ascent, descent, gap, em, ...rest] = Array.from({ length: 9 }, (_, k) => metrics.getInt32(4 * k, true))
      return { handle, ascent, descent, gap, em, vertical: [em, ascent, descent, ascent + descent + gap, ...rest], xHeight: metrics.getFloat32(36, true) / em }
    })
  }

  // MARK: Measuring

  hasFamily(name) {
    return this.#families.has(keyOf(name))
  }

  /** The tags of the axes of a family. */
  axes(name) {
    return [...new Set(this.#families.get(keyOf(name))?.faces.flatMap(({ axes }) => axes.map(({ tag }) => tag)))]
  }

  metrics(font) {
    const [ascent, descent, lineGap] = inEms(this.#stack(font).fonts[0]).map((length) => length * font.size)
    return { ascent, descent, lineGap }
  }

  lineMetrics(line, font, isRightToLeft = false) {
    const metrics = this.metrics(font)
    for (const face of this.#facesOfLine(line, font, isRightToLeft)) {
      const [ascent, descent] = inEms(face).map((length) => length * font.size)
      metrics.ascent = Math.max(metrics.ascent, ascent)
      metrics.descent = Math.max(metrics.descent, descent)
    }
    return metrics
  }

  /**
   * The metrics of the first face and of the faces that draw a part of a line: the base of its size, ascent, descent and line gap in em, and
   * metrics in units of the face, for an engine that rounds them like a browser.
   */
  browserFaces(line, font, isRightToLeft = false) {
    const faces = new Set([this.#stack(font).fonts[0], ...(line ? this.#facesOfLine(line, font, isRightToLeft) : [])])
    return [...faces].flatMap((face) => [face.factor, ...inEms(face), ...face.vertical])
  }

  #facesOfLine(line, font, isRightToLeft) {
    return new Set(this.#shaped(clustersOf(line), font, isRightToLeft).items.map((item) => this.#face(item, font)))
  }

  advances(clusters, font, isRightToLeft = false) {
    return scaled(this.#shaped(clusters, font, isRightToLeft).advances, font)
  }

  /** The advance of the replacement for a cluster that no font has: a glyph of the first font. */
  replacement(cluster, font) {
    const text = this.#text([cluster], font, false)
    const part = { start: 0, end: 1, items: text.items.map((item) => ({ ...item, font: 0 })) }
    return scaled(this.#shapePart({ ...text, ...part }, font, part).advances, font)[0]
  }

  /** The advances of a piece of a line; none for a sign that its font lacks. */
  pieceAdvances(clusters, piece, font, isRightToLeft = false) {
    const text = this.#text(clusters, font, isRightToLeft)
    if (!piece.sign) return scaled(this.#piece(text, piece, font).advances, font)
    const { glyph, advance } = this.#sign(text, piece, font)
    return glyph === 0 ? [] : scaled(Array(piece.count).fill(advance), font)
  }

  /** The number of glyphs with letter spacing in each cluster of a part of a line. */
  pieceSpaces(clusters, piece, font, isRightToLeft = false) {
    return this.#piece(this.#text(clusters, font, isRightToLeft), piece, font).spaces
  }

  /** The advances and letter spaces of a part. A part that can be split off without shaping it again is copied from the text. */
  #piece(text, piece, font) {
    const { start, end } = piece
    const isWhole = !text.isUnsafe[start] && (end === text.clusters.length || !text.isUnsafe[end])
    if (!isWhole) return this.#shapePart(text, font, piece)
    // Neither end is unsafe to break (HarfBuzz's flag), so the part has the glyphs of the complete text.
    return { advances: text.advances.slice(start, end), spaces: text.spaces.slice(start, end) }
  }

  runs(clusters, pieces, font, isRightToLeft = false) {
    const scale = font.size / unitsOf(font)
    return this.browserGlyphs(clusters, pieces, font, isRightToLeft, true).map(({ face, level, glyphs }) => {
      const isReversed = level % 2 === 1
      return {
        face: face.key, heaviest: face.face.heaviest, size: font.size * face.factor, isReversed, glyphs: glyphs.flatMap(({ glyph, cluster, advance, x, y, isSpaced }) => {
          // Letter spacing follows a glyph in reading direction: on its left in right-to-left runs.
          const spacing = isSpaced ? font.letterSpacing ?? 0 : 0
          return [glyph, cluster, advance * scale + spacing, x * scale + (isReversed ? spacing : 0), -y * scale]
        }),
      }
    })
  }

  /**
   * The glyphs of pieces of a line in units, in reading order, for an engine that rounds them like a browser; `isDrawn`: from left to right,
   * and none for a line with an emoji, whose picture needs the page's colours.
   */
  browserGlyphs(clusters, pieces, font, isRightToLeft = false, isDrawn = false) {
    if (isDrawn && pieces.some(({ sign, start, end }) => !sign && clusters.slice(start, end).some(isEmojiCluster))) return []
    const text = this.#text(clusters, font, isRightToLeft)
    const runs = pieces.flatMap((piece) => (piece.sign ? [this.#signRun(text, piece, font)] : this.#shapePart(text, font, piece, true).runs))
    return (isDrawn ? inVisualOrder(runs) : runs).map((run) => ({ ...run, unitsPerEm: unitsOf(font) }))
  }

  /** The outline of a glyph at one point per em; `face` is a run's. */
  outline(face, glyph) {
    const { handle } = this.#fonts.get(`${face} 1 0 ${unitsPerEm}`) ?? this.#atOneEm(face)
    return this.#withOutput((output) => this.#exports.outline(handle, glyph, output), (place, size) =>
      Float64Array.from(new Float32Array(this.#exports.memory.buffer, place, size / 4)))
  }

  /** The font of an item. */
  #face({ font: number }, font) {
    const { fonts, emoji } = this.#stack(font)
    return number < 0 ? fonts[0] : number < fonts.length ? fonts[number] : emoji[number - fonts.length]
  }

  /** The glyph of a sign in the first font, or in the font of the adjacent cluster. */
  #sign(text, { sign, beside, isInFirstFace }, font) {
    const item = text.items.find(({ end }) => end > text.startOf(beside)) ?? { font: 0, level: text.isRightToLeft ? 1 : 0 }
    const face = this.#face(isInFirstFace ? { font: 0 } : item, font)
    return this.#using(12, (place) => {
      const isKnown = this.#exports.glyph(face.handle, sign.codePointAt(0), place)
      const [glyph, advance, fontUnits] = this.#integers(place, 3)
      return { face, level: item.level, glyph: isKnown ? glyph : 0, advance, fontUnits }
    })
  }

  #signRun(text, piece, font) {
    const { face, level, glyph, advance, fontUnits } = this.#sign(text, piece, font)
    const cluster = piece.isHyphen ? text.startOf(piece.beside) : -1
    return { face, level, glyphs: Array(piece.count).fill({ glyph, cluster, advance, x: 0, y: 0, isSpaced: 0, ownAdvance: advance, fontUnits }) }
  }

  // MARK: Shaping

  /**
   * The advances of the clusters of a text in units, the items in which it is shaped, and the clusters before which it cannot be split
   * without shaping it again. Cached, because equal texts are measured repeatedly.
   */
  #shaped(clusters, font, isRightToLeft) {
    const { known } = this.#stack(font)
    const key = `${isRightToLeft ? 1 : 0}${clusters.join("\0")}`
    let shaped = known.get(key)
    if (!shaped) {
      if (this.#wholes.size > 0) this.#needWholes(clusters, font, this.#stack(font))
      shaped = this.#shape(clusters, font, isRightToLeft)
      if (known.size >= maximumTexts) known.clear()
      if (clusters.length <= maximumKept) known.set(key, shaped)
    }
    return shaped
  }

  /** A text whose parts are shaped: usually the text of the last call. */
  #text(clusters, font, isRightToLeft) {
    const last = this.#last
    if (last?.clusters === clusters && last.font === font && last.isRightToLeft === isRightToLeft) return last
    const shaped = this.#shaped(clusters, font, isRightToLeft)
    return (this.#last = { clusters, font, isRightToLeft, ...shaped, ...encoded(clusters) })
  }

  #shape(clusters, font, isRightToLeft) {
    const { bytes, ends } = encoded(clusters)
    // HarfBuzz numbers glyphs by bytes: `owners` maps each byte of the text to its grapheme cluster.
    const owners = new Int32Array(bytes.length)
    for (const [cluster, end] of ends.entries()) owners.fill(cluster, ends[cluster - 1] ?? 0, end)
    return this.#withOutput((output) =>
      this.#withText({ bytes, owners, isEmoji: clusters.map(isEmojiCluster), count: clusters.length, font, isRightToLeft, output },
        (text, { advances, isUnsafe, spaces }) => {
          this.#exports.shape(text)
          return {
            advances: Array.from(this.#integers(advances, clusters.length)), isUnsafe: Array.from(this.#bytes(isUnsafe, clusters.length)),
            spaces: Array.from(this.#bytes(spaces, clusters.length)),
          }
        }), (place, size, shaped) => ({ ...shaped, items: itemsOf(this.#integers(place, size / 4)) }))
  }

  /** Shapes a part of a text by itself, or with the letters that it joins: its advances in units, and with glyphs its runs. */
  #shapePart(text, font, { start, end, joins }, wantsRuns = false) {
    const [from, to] = [text.startOf(start), text.startOf(end)]
    const [first, last] = joins ? [text.boundary(from - contextBytes), text.boundary(to + contextBytes)] : [from, to]
    const owners = new Int32Array(last - first)
    for (let cluster = start; cluster < end; cluster++) {
      owners.fill(cluster - start, text.startOf(cluster) - first, text.startOf(cluster + 1) - first)
    }
    const items = text.items.filter((item) => item.start < to && item.end > from).map((item) => ({
      ...item, start: Math.max(item.start, from) - first, end: Math.min(item.end, to) - first,
    }))
    const read = (place, size, shaped) => ({ ...shaped, runs: this.#runsOf(this.#integers(place, size / 4), first, font) })
    const shape = (output) => this.#withText(
      { bytes: text.bytes.slice(first, last), owners, isEmoji: [], count: end - start, font, output, items },
      (place, { advances, spaces, list }) => {
        this.#exports.part(place, list, items.length)
        const missing = new Set(items.filter((item) => item.font < 0).flatMap((item) => [...owners.subarray(item.start, item.end)]))
        return {
          advances: Array.from(this.#integers(advances, end - start), (advance, cluster) => (missing.has(cluster) ? missingAdvance : advance)),
          spaces: Array.from(this.#bytes(spaces, end - start)),
        }
      })
    return wantsRuns ? this.#withOutput(shape, read) : shape(0)
  }

  /** The runs of an output for a part that begins at a byte of its text. */
  #runsOf(numbers, first, font) {
    const runs = []
    for (let place = 0; place < numbers.length;) {
      const [number, level, count] = numbers.subarray(place, place + 3)
      const end = place + 3 + glyphFields * count
      const glyphs = []
      for (place += 3; place < end; place += glyphFields) {
        const [glyph, cluster, advance, x, y, isSpaced, ownAdvance, fontUnits] = numbers.subarray(place, place + glyphFields)
        glyphs.push({ glyph, cluster: cluster + first, advance, x, y, isSpaced, ownAdvance, fontUnits })
      }
      if (count > 0) runs.push({ face: this.#face({ font: number }, font), level, glyphs })
    }
    return runs
  }

  /** Writes the input of shaping, and calls `body` with the addresses of the input, the output and the items. */
  #withText({ bytes, owners, isEmoji, count, font, isRightToLeft, output, items = [] }, body) {
    // Spaced letters have no ligatures unless requested. Source: CSS Text 4 §8.2.
    const features = [["kern", 0], ...Object.entries(font.letterSpacing ? { liga: 0, clig: 0, ...font.features } : font.features)]
    const { fonts, emoji } = this.#stack(font)
    const language = bytesOfText(font.language ? `${font.language}\0` : "")
    const places = [0]
    for (const size of [
      bytesOf.text, bytes.length, 4 * bytes.length, isEmoji.length, 8 * fonts.length, bytesOf.feature * features.length,
      language.length, 4 * count, count, count, 4 * itemFields.length * items.length,
    // Typed arrays of 32-bit numbers need addresses that are multiples of four.
    ]) places.push((places.at(-1) + size + 3) & ~3)
    return this.#using(places.at(-1), (start) => {
      const [text, letters, numbers, flags, handles, settings, tag, advances, isUnsafe, spaces, list] = places.map((place) => start + place)
      this.#bytes(letters, bytes.length).set(bytes)
      this.#integers(numbers, owners.length).set(owners)
      this.#bytes(flags, isEmoji.length).set(isEmoji)
      this.#integers(handles, 2 * fonts.length).set([...fonts, ...emoji].map(({ handle }) => handle))
      this.#bytes(tag, language.length).set(language)
      this.#integers(list, itemFields.length * items.length).set(items.flatMap((item) => itemFields.map((field) => item[field])))
      const view = this.#view(settings, bytesOf.feature * features.length)
      for (const [number, [name, value]] of features.entries()) {
        for (const [k, field] of [tagOf(name), value, 0, 0xffffffff].entries()) view.setUint32(16 * number + 4 * k, field, true)
      }
      this.#integers(text, bytesOf.text / 4).set([
        letters, bytes.length, numbers, flags, handles, fonts.length, settings, features.length, language.length > 0 ? tag : 0,
        advances, isUnsafe, spaces, isRightToLeft ? 1 : 0, font.match === "firefox" ? 1 : 0, output, 0,
      ])
      return body(text, { advances, isUnsafe, spaces, list })
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

  /** Calls a function that writes to an output, and reads the output. */
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

  // Created at each use: a view is detached when the memory of the module grows.
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

const glyphFields = 8
const itemFields = ["start", "end", "font", "script", "level"]

/** The items of an output. */
function itemsOf(numbers) {
  const items = []
  for (let place = 0; place < numbers.length; place += itemFields.length) {
    const [start, end, font, script, level] = numbers.subarray(place, place + itemFields.length)
    items.push({ start, end, font, script, level })
  }
  return items
}

/** Advances in points; negative: no font has the cluster. */
function scaled(units, font) {
  const scale = font.size / unitsOf(font)
  return units.map((advance) => (advance === missingAdvance ? -1 : advance * scale))
}

/** The number of the browser whose glyphs a font uses: 0 for none. */
const matched = ({ match, size }) => (size > maximumMatchedSize ? 0 : ["chromium", "firefox"].indexOf(match) + 1)

/** The units per em of a font; for a browser's glyphs they depend on the size, so kerning is rounded like in the browser. */
const unitsOf = (font) => (matched(font) ? unitsPerEm * font.size : unitsPerEm)

/** Ascent, descent and line gap of a font as multiples of the size of the text. */
const inEms = ({ ascent, descent, gap, em, factor }) => [ascent, descent, Math.max(0, gap)].map((length) => (length / em) * factor)

/** A text in UTF-8, with the ends of its clusters. */
function encoded(clusters) {
  const bytes = bytesOfText(clusters.join(""))
  let end = 0
  const ends = clusters.map((cluster) => (end += bytesIn(cluster)))
  return {
    bytes, ends, startOf: (cluster) => (cluster === 0 ? 0 : ends[cluster - 1]),
    /** The offset of the last character that begins at or before a byte. */
    boundary(place) {
      if (place <= 0) return 0
      while (place < bytes.length && (bytes[place] & 0xc0) === 0x80) place--
      return Math.min(place, bytes.length)
    },
  }
}
/** Runs from left to right: from the highest level down, runs at or above each level are reversed. Source: UAX #9, L2. */
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

const segmenter = new Intl.Segmenter()
const longestSegmented = 1024

/** The grapheme clusters of a text, in pieces, because the time of a segmenter grows with the square of its text. */
function clustersOf(line) {
  const clusters = []
  for (let start = 0; start < line.length;) {
    const end = start + longestSegmented
    const found = Array.from(segmenter.segment(line.slice(start, end)), ({ segment }) => segment)
    // The last cluster of a piece may continue in the next one, so it is segmented again.
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
