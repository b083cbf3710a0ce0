// Texts in fonts whose bytes the engine was given: the frames of the tool, and the widths that Chromium was recorded with.
import assert from "node:assert/strict"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { test } from "node:test"
import { gzipSync } from "node:zlib"
import { render } from "../dist/mount.js"
import { FontError, load, loadText, subsetFont } from "../dist/node.js"
import { bundled } from "./fonts.mjs"
import { examples, halfEms, layout, read, root } from "./support.mjs"

const fixture = (name) => `${root}Tests/Fonts/PickerShapingTests/Fixtures/${name}`
const engine = await load({ fonts: bundled })
const measurer = await loadText({ fonts: bundled })
const describedFont = (font) => ({ families: ["Inter"], size: 16, weight: 400, style: "normal", features: {}, ...font })

// Their trees have glyphs, with names of faces and ink that only the tool knows.
const withGlyphs = new Set(["chips/styles.json"])
const types = ["carousel", "chips", "chromaTouch", "colorPicker", "drawing", "flow", "grid", "segmented", "stack", "text"]
for (const { name, path } of examples(...types).filter(({ name }) => !withGlyphs.has(name))) {
  test(`${name}_inFontsOfTheTool_hasItsFrames`, () => {
    const expected = JSON.parse(layout("document", path, "--format", "nodes"))
    const found = JSON.parse(engine.layout(read(path)).json({ form: "nodes" }))
    assert.deepEqual(found, expected)
  })
}

// Those whose texts are of several lines, cut or beside one another.
for (const match of ["chromium", "firefox", "webkit"]) {
  for (const { name, path } of examples("chips", "segmented", "text").filter(({ name }) => !withGlyphs.has(name) && name !== "text/languages.json")) {
    test(`${name}_matching_${match}_isWhatTheToolWrites`, () => {
      const tree = engine.layout(read(path), { settings: { match } })
      const written = (form) => layout("document", path, "--match", match, "--format", form)
      assert.deepEqual(JSON.parse(tree.json({ form: "nodes" })), JSON.parse(written("nodes")))
      assert.equal(tree.svg(), written("svg"))
    })
  }
}

// Its emoji are live, since their pictures are the tool's.
for (const { name, path } of examples(...types).filter(({ name }) => name !== "text/languages.json")) {
  test(`${name}_asSVG_isWhatTheToolDraws`, () => {
    assert.equal(engine.layout(read(path)).svg(), layout("document", path, "--format", "svg"))
  })
}

test("partOfAFont_isAsTheWhole_andLoadsItForATextThatNeedsMore", async () => {
  const at = (name) => new URL(`../dist/${name}`, import.meta.url)
  const begin = () => loadText({ fonts: [{ bytes: at("Inter-Latin.ttf.gz"), family: "Inter", whole: at("Inter.ttf.gz") }] })
  const whole = await loadText()
  const font = (features) => describedFont({ features, size: 15, weight: 550, opticalSize: 20 })
  const widths = (measurer, text, features = {}) => Array.from(measurer.advances([...text], font(features)))
  const part = await begin()
  for (const [text, features] of [["Crème brûlée – 1/2 AV", {}], ["“To 118,00 €…” → −5", { tnum: 1 }], ["😀 \u200f", {}]]) {
    assert.deepEqual(widths(part, text, features), widths(whole, text, features))
    assert.deepEqual(part.metrics(font()), whole.metrics(font()))
    assert.equal(part.loading, undefined)
  }
  for (const [text, features] of [["Ζάχαρη", {}], ["Сахар", {}], ["Łódź", {}], ["0123", { zero: 1 }]]) {
    const measurer = await begin()
    const before = measurer.faces
    widths(measurer, text, features)
    await measurer.loading
    assert.equal(measurer.loading, undefined)
    assert.deepEqual(widths(measurer, text, features), widths(whole, text, features))
    assert.ok(measurer.faces.length === 1 && measurer.faces[0].size > before[0].size)
  }
})

test("widths_recordedFromChromium_areEqualAsOftenAsThoseOfTheTool", async () => {
  await measurer.addFont(readFileSync(fixture("fonts/Inter-roman.var.ttf")), { family: "Oracle Inter" })
  const families = {
    inter: "Oracle Inter", inter41: "Inter", arabic: "Noto Sans Arabic", hebrew: "Noto Sans Hebrew",
    devanagari: "Noto Sans Devanagari", thai: "Noto Sans Thai", cjk: "Noto Sans CJK SC", emoji: "Noto Emoji Metrics",
  }
  const counts = {}
  for (const name of ["widths.json", "widths_inter41.json"]) {
    for (const item of JSON.parse(readFileSync(fixture(name))).cases) {
      const clusters = Array.from(new Intl.Segmenter().segment(item.text), ({ segment }) => segment)
      item.sizes.forEach((size, row) => item.weights.forEach((weight, column) => {
        const font = describedFont({ families: item.stack.map((name) => families[name]), size, weight, language: item.lang })
        if (item.opticalSizing === "none") font.opticalSize = 14
        const width = measurer.advances(clusters, font).reduce((sum, advance) => sum + advance, 0)
        const steps = Math.abs(Math.ceil((width - 1e-6) * 64) - item.widths[row][column] * 64)
        assert.ok(steps <= 1, `${item.text} ${size} ${weight}: ${width}, ${item.widths[row][column]}`)
        counts[steps] = (counts[steps] ?? 0) + 1
      }))
    }
  }
  assert.deepEqual(counts, { 0: 2575, 1: 125 })
})

// MARK: Fonts

const chips = (family) => ({ type: "chips", font: { family }, items: ["Tea", "Coffee"] })

test("load_withoutArguments_measuresInInter", async () => {
  const own = await load()
  assert.deepEqual([...own.layout({ type: "chips", items: ["Tea"] }).frames], [...engine.layout({ type: "chips", items: ["Tea"] }).frames])
})

test("load_withMeasurer_measuresByIt", async () => {
  const own = await load({ measurer: halfEms })
  const tree = own.layout({ type: "text", text: "four", font: { size: 10 } })
  assert.equal(tree.frames[2], 20)
  await assert.rejects(own.addFont(bundled[0].bytes), /a measurer of its own/)
})

test("load_withUnknownOption_isAnError", async () => {
  await assert.rejects(load({ font: [] }), /expected one of wasm, check, text, fonts, measurer, found "font"/)
})

test("addFont_withoutFonts_loadsTheEngineOfTexts", async () => {
  const own = await load({ fonts: [] })
  assert.throws(() => own.layout(chips("Brand")), /needs a measurer/)
  assert.equal(await own.addFont(bundled[0].bytes, { family: "Brand" }), "Brand")
  assert.deepEqual([...own.layout(chips("Brand")).frames], [...engine.layout(chips("Inter")).frames])
  assert.throws(() => own.layout(chips("Other")), /Other/)
})

test("addFont_packed_isTheSameFont", async () => {
  const own = await loadText({ fonts: [] })
  const width = (family) => own.advances(["A", "V"], describedFont({ families: [family] }))
  await own.addFont(bundled[0].bytes, { family: "Plain" })
  await own.addFont(gzipSync(bundled[0].bytes), { family: "Packed" })
  assert.deepEqual(width("Packed"), width("Plain"))
})

test("addFont_ofWOFFAndCollection_hasTheFacesOfTheFile", async () => {
  const own = await loadText({ fonts: [] })
  const names = [await own.addFont(readFileSync(fixture("fonts/TestHebrew.woff"))), await own.addFont(readFileSync(fixture("fonts/TestHebrew.ttc")))]
  assert.ok(names.every((name) => own.hasFamily(name)), names.join())
  const advances = own.advances(["א", "ב"], describedFont({ families: [names[0]] }))
  assert.ok(advances.every((advance) => advance > 0), advances.join())
})

const whole = bundled[0].bytes
const damaged = {
  empty: new Uint8Array(), text: new TextEncoder().encode("this is no font at all"), header: whole.subarray(0, 12),
  wOF2: new TextEncoder().encode("wOF2 and whatever follows it"), wOFF: readFileSync(fixture("fonts/TestHebrew.woff")).subarray(0, 200),
}
for (const [name, bytes] of Object.entries(damaged)) {
  test(`addFont_of_${name}_isAnErrorAndAddsNothing`, async () => {
    const own = await loadText({ fonts: [] })
    await assert.rejects(own.addFont(bytes), FontError)
    assert.deepEqual(own.families, [])
    await own.addFont(whole)
    assert.equal(own.advances(["a"], describedFont({})).length, 1)
  })
}

test("addFont_ofTooManyFaces_isAnErrorAndAddsNothing", async () => {
  const own = await loadText({ fonts: [] })
  const header = new DataView(new ArrayBuffer(12 + 4 * 1000))
  header.setUint32(0, 0x74746366)
  header.setUint32(4, 0x10000)
  header.setUint32(8, 1000)
  for (let face = 0; face < 1000; face++) header.setUint32(12 + 4 * face, header.byteLength)
  const font = Buffer.from(whole)
  await assert.rejects(own.addFont(Buffer.concat([Buffer.from(header.buffer), font])), /at most 256 faces, found 1000/)
  assert.deepEqual(own.families, [])
})

test("addFont_ofDamagedFonts_neverTraps", async () => {
  const own = await loadText({ fonts: [] })
  let seed = 1
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count
  const small = bundled[3].bytes
  for (let round = 0; round < 200; round++) {
    const bytes = new Uint8Array(small.subarray(0, round % 4 === 0 ? random(small.length) : small.length))
    for (let change = 0; change < 20 && bytes.length > 0; change++) bytes[random(bytes.length)] = random(256)
    const family = `Damaged ${round}`
    const added = await own.addFont(bytes, { family }).catch((error) => assert.ok(error instanceof FontError, String(error)))
    if (added) for (const advance of own.advances(["ש", "ל"], describedFont({ families: [family] }))) assert.ok(Number.isFinite(advance))
  }
})

// MARK: Subsets

test("subsetFont_ofALine_hasItsWidthsAndNoOtherLetters", async () => {
  const line = "Tea fi Ä -> 10"
  const small = await subsetFont(whole, line)
  assert.ok(small.length < 40_000 && small.length > 1000, `${small.length}`)
  const own = await loadText({ fonts: [{ bytes: small, family: "Small" }] })
  for (const font of [{ size: 16 }, { size: 40, weight: 700 }]) {
    const widths = (measurer, family) => measurer.advances([...line], describedFont({ ...font, families: [family] }))
    assert.deepEqual(widths(own, "Small"), widths(measurer, "Inter"))
  }
  assert.deepEqual(own.advances(["Q"], describedFont({ families: ["Small"] })), [-1])
})

test("subsetFont_withFixedAxes_hasThemNoLonger", async () => {
  const bytes = await subsetFont(whole, "Tea", { variations: { wght: 650 } })
  const own = await loadText({ fonts: [{ bytes, family: "Small" }] })
  assert.deepEqual(own.axes("Small"), ["opsz"])
  const widths = (measurer, font) => measurer.advances([..."Tea"], describedFont({ size: 20, ...font }))
  const differences = widths(own, { families: ["Small"] }).map((width, k) => Math.abs(width - widths(measurer, { weight: 650 })[k]))
  assert.ok(Math.max(...differences) <= 20 / 2048, differences.join())
})

test("subsetFont_ofWOFFAndCollection_isAFont", async () => {
  for (const [name, index] of [["TestHebrew.woff", 0], ["TestHebrew.ttc", 0]]) {
    const own = await loadText({ fonts: [{ bytes: await subsetFont(readFileSync(fixture(`fonts/${name}`)), "שלום", { index }), family: "Small" }] })
    assert.ok(own.advances(["ש"], describedFont({ families: ["Small"] }))[0] > 0)
  }
})

test("subsetFont_ofDamagedFonts_isAnErrorOrAFont", async () => {
  let seed = 3
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count
  for (const bytes of Object.values(damaged)) await assert.rejects(subsetFont(bytes, "Tea"), FontError)
  await assert.rejects(subsetFont(whole, "Tea", { variations: { wdth: 80 } }), FontError)
  for (let round = 0; round < 60; round++) {
    const bytes = new Uint8Array(bundled[3].bytes)
    for (let change = 0; change < 20; change++) bytes[random(bytes.length)] = random(256)
    await subsetFont(bytes, "שלום").catch((error) => assert.ok(error instanceof FontError, String(error)))
  }
  assert.ok((await subsetFont(whole, "Tea")).length > 1000)
})

// MARK: Texts

test("advances_ofKerning_dependOnTheText", () => {
  const font = describedFont({ size: 100 })
  const sum = (clusters) => measurer.advances(clusters, font).reduce((sum, advance) => sum + advance)
  assert.ok(sum(["A", "V"]) < sum(["A"]) + sum(["V"]))
})

test("advances_ofMissingCharacters_areNegative", async () => {
  const own = await loadText({ fonts: [bundled[0]] })
  const [letter, missing] = own.advances(["a", "\u{1F980}"], describedFont({}))
  assert.ok(letter > 0)
  assert.equal(missing, -1)
})

test("layout_ofSpacedText_isWithoutLigatures", () => {
  const family = "Noto Sans CJK SC"
  for (const letterSpacing of [0, 1]) {
    const tree = engine.layout({ type: "text", text: "fi ffl", font: { family, letterSpacing } })
    const expected = layout("text", "fi ffl", "--family", family, "--letter-spacing", `${letterSpacing}`, "--format", "nodes")
    assert.deepEqual(JSON.parse(tree.json({ form: "nodes" })), JSON.parse(expected))
  }
})

test("runs_ofAnEmoji_areLive", () => {
  const svg = engine.layout({ type: "stack", items: ["plain", "🍵"].map((text) => ({ type: "text", text })) }).svg()
  assert.ok(svg.includes("🍵</text>") && !svg.includes("plain</text>"), svg)
})

test("svg_withLiveTexts_hasNoOutlines", () => {
  const tree = engine.layout({ type: "text", text: "plain" })
  assert.ok(tree.svg({ text: "live" }).includes("plain</text>"))
  assert.deepEqual(tree.displayList({ text: "live" }).commands.filter(({ op }) => op === "glyphs"), [])
  assert.throws(() => tree.svg({ text: "dead" }), RangeError)
})

test("displayList_ofTexts_isWhatTheToolWrites", () => {
  const path = `${root}Examples/chips/food.json`
  const found = engine.layout(read(path)).displayList()
  const expected = JSON.parse(layout("document", path, "--format", "display-list"))
  const withoutNames = (list) => ({ ...list, faces: list.faces.map(({ glyphs }) => glyphs) })
  assert.deepEqual(withoutNames(found), withoutNames(expected))
})

test("layout_ofMissingCharacters_isAsWideAsWhatStandsForThem", () => {
  for (const line of ["\u{10380}\u{10381}", "a\u{10380}b", "\u{1F980}\u{10380}", "\u{A980}\u{A9B4}"]) {
    for (const family of ["Inter", "Noto Sans Hebrew"]) {
      const tree = engine.layout({ type: "text", text: line, font: { family } })
      const expected = layout("text", line, "--family", family, "--format", "nodes")
      assert.deepEqual(JSON.parse(tree.json({ form: "nodes" })), JSON.parse(expected))
    }
  }
})

test("layout_ofSpacedContextualLigatures_hasOneSpaceAfterEach", () => {
  for (const letterSpacing of [0, 1, 2.5]) {
    for (const line of ["a -> b", "=>", "x<-y --> z"]) {
      const tree = engine.layout({ type: "text", text: line, font: { letterSpacing } })
      assert.equal(tree.svg(), layout("text", line, "--letter-spacing", `${letterSpacing}`, "--format", "svg"), line)
    }
  }
})

test("layout_ofSpacedTextFromTheRight_isWhatTheToolDraws", () => {
  const tree = engine.layout({ type: "text", text: "שלום עולם 123", direction: "rtl", font: { letterSpacing: 2 } })
  assert.equal(tree.svg(), layout("text", "שלום עולם 123", "--direction", "rtl", "--letter-spacing", "2", "--format", "svg"))
})

test("layout_withVariations_isWhatTheToolDraws", () => {
  const folder = mkdtempSync(`${tmpdir()}/variations-`)
  try {
    for (const variations of [{ opsz: 14 }, { opsz: 32, wght: 650 }, { wght: 5000 }]) {
      const document = { type: "chips", font: { family: "Inter", variations }, items: ["Tea", "Coffee"] }
      writeFileSync(`${folder}/document.json`, JSON.stringify(document))
      assert.equal(engine.layout(document).svg(), layout("document", `${folder}/document.json`, "--format", "svg"))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test("layout_withUnknownAxis_isAnErrorThatNamesTheKnownOnes", () => {
  const document = (family, variations) => ({ type: "chips", font: { family, variations }, items: ["Tea"] })
  assert.throws(() => engine.layout(document("Inter", { wdth: 80 })), /no axis "wdth": Inter has opsz, wght/)
  assert.throws(() => engine.layout(document("Noto Sans Hebrew", { wght: 80 })), /no axis "wght": Noto Sans Hebrew has no axes/)
})

// MARK: x-heights and bold

const languages = {
  en: "Grün -> Żółty", el: "Καφές", ru: "Зелёный", ar: "شاي أخضر", he: "תֵּה ירוק", hi: "हरी चाय", th: "ชาเขียว", ja: "緑茶のお菓子",
  mixed: "Tea שלום 茶 ชา ← 12", long: "Tea and cake with a little more שלום עולם and 緑茶のお菓子",
}
const fonts = [
  ...[0.3, 0.5, 0.557, 0.6125].flatMap((sizeAdjust) => [11, 16, 17.6, 40].map((size) => ({ sizeAdjust, size }))),
  { sizeAdjust: 0.5, weight: "bold", style: "italic" }, { sizeAdjust: 0.7, weight: 650, letterSpacing: 1.5 }, { sizeAdjust: 10, size: 5 },
  { sizeAdjust: 0.45, opticalSize: 20 }, { sizeAdjust: "fromFont", size: 21 }, { sizeAdjust: "fromFont", family: "Noto Sans Hebrew" }, { sizeAdjust: 0.5, family: "Noto Sans CJK SC", style: "oblique" },
  ...[8, 9, 12.5, 30, 36, 64].map((size) => ({ size, weight: "bold" })), { weight: 599 }, { weight: 600 }, { weight: "heavy", style: "italic" },
]
const labels = Object.entries(languages).map(([language, text]) => ({
  type: "text", text, width: 180, maxLines: 2, ...(language.length === 2 && { language }),
}))

for (const font of fonts) {
  test(`layout_in${JSON.stringify(font).replace(/\W+/g, "_")}isWhatTheToolDraws`, () => {
    const document = { type: "stack", font, items: labels }
    const folder = mkdtempSync(`${tmpdir()}/x-heights-`)
    try {
      writeFileSync(`${folder}/document.json`, JSON.stringify(document))
      const tree = engine.layout(document)
      const expected = layout("document", `${folder}/document.json`, "--format", "nodes")
      assert.deepEqual(JSON.parse(tree.json({ form: "nodes" })), JSON.parse(expected))
      assert.equal(tree.svg(), layout("document", `${folder}/document.json`, "--format", "svg"))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}

test("runs_ofAFallback_haveTheSizeAndTheWeightOfTheirFaces", () => {
  const clusters = ["x", "茶"]
  const runs = measurer.runs(clusters, [{ start: 0, end: 2, joins: true }], describedFont({ weight: 700, sizeAdjust: 0.5 }))
  assert.deepEqual(runs.map(({ heaviest }) => heaviest), [900, 400])
  assert.notEqual(runs[0].size, runs[1].size)
})

test("svg_ofLiveTextWithAnXHeight_isAdjustedByTheViewer", () => {
  const svg = engine.layout({ type: "text", text: "tea", font: { sizeAdjust: 0.5 } }).svg({ text: "live" })
  assert.ok(svg.includes("font-size-adjust:0.5"), svg)
})

test("render_withAnXHeight_isAdjustedByThePage", () => {
  const html = render({ type: "text", text: "tea", font: { sizeAdjust: 0.5 } }, { engine, width: 200 })
  assert.ok(html.includes(",sans-serif;font-size-adjust:0.5;color:"), html)
})

// MARK: Directions

// The first line of each field is described in the file. Each character is a cluster here, and those that are drawn as one are compared by
// their first. Source: UAX #9, BidiCharacterTest.txt, every 16th case.
test("runs_ofTheTestsOfUnicode_areInTheirOrder", () => {
  const cases = read(`${root}.build/icu-72.1/source/test/testdata/BidiCharacterTest.txt`).split("\n").filter((line) => /^[0-9A-F]/.test(line))
  let count = 0
  for (const line of cases.filter((_, number) => number % 16 === 0)) {
    const [text, direction, , , order] = line.split(";")
    if (direction === "2") continue
    const clusters = text.split(" ").map((scalar) => String.fromCodePoint(parseInt(scalar, 16)))
    const places = []
    for (const cluster of clusters) places.push((places.at(-1) ?? 0) + Buffer.byteLength(cluster))
    const starts = [0, ...places]
    const pieces = [{ start: 0, end: clusters.length, joins: true }]
    const runs = measurer.runs(clusters, pieces, describedFont({}), direction === "1")
    const found = runs.flatMap(({ glyphs }) => glyphs.filter((_, place) => place % 5 === 1)).map((place) => starts.indexOf(place))
    const drawn = found.filter((place, number) => found[number - 1] !== place)
    const expected = order.split(" ").map(Number)
    assert.deepEqual(drawn.filter((place) => expected.includes(place)), expected.filter((place) => drawn.includes(place)), line)
    count++
  }
  assert.ok(count > 3000, `${count}`)
})

test("svg_ofRandomDirections_isWhatTheToolDraws", () => {
  const parts = [
    "abc", "שלום", "عربي", "12", "٣٤", " ", ", ", "(", ")", "[x]", "\u202a", "\u202b", "\u202d", "\u202e", "\u202c", "\u2066", "\u2067",
    "\u2068", "\u2069", "\u200e", "\u200f", "\u061c", "-", "%", "a\u0301", "ש\u05b7",
  ]
  let seed = 7
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count
  const texts = Array.from({ length: 120 }, () => Array.from({ length: 2 + random(10) }, () => parts[random(parts.length)]).join(""))
  const document = (direction) => ({ type: "stack", direction, items: texts.map((text) => ({ type: "text", text, direction })) })
  const folder = mkdtempSync(`${tmpdir()}/directions-`)
  try {
    for (const direction of ["ltr", "rtl", "auto"]) {
      writeFileSync(`${folder}/document.json`, JSON.stringify(document(direction)))
      assert.equal(engine.layout(document(direction)).svg(), layout("document", `${folder}/document.json`, "--format", "svg"), direction)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// MARK: Long texts

// Each takes under a second; where the time grows with the square of the text, a minute.
for (const [name, line] of Object.entries({
  letters: "abcdefgh".repeat(20000), marks: `a${"\u0301".repeat(50000)}`, directions: "aא".repeat(20000), missing: "\u{10380}".repeat(20000),
})) {
  test(`layout_ofLong_${name}_isMeasuredAndDrawn`, { timeout: 20000 }, () => {
    const tree = engine.layout({ type: "text", text: line })
    const expected = layout("text", line.slice(0, 5000), "--format", "nodes")
    const found = engine.layout({ type: "text", text: line.slice(0, 5000) })
    assert.ok(Math.abs(found.size.width - JSON.parse(expected).size.width) < 1, `${found.size.width}`)
    assert.ok(tree.svg().length > 1000)
  })
}
