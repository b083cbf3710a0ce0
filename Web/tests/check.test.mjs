// Checks in JavaScript: the report that the tool writes, translations, and errors.
import assert from "node:assert/strict"
import { test } from "node:test"
import { engine, examples, halfEms, layout, read } from "./support.mjs"

const measurer = halfEms
const tabs = { type: "segmented", language: "en", width: 150, items: ["Settings", "Help"] }

for (const { name, path } of examples("flow", "colorPicker")) {
  test(`check_${name}_isWhatTheToolWrites`, () => {
    const report = engine.check([{ name: path, document: read(path) }], { widths: [320, 40], textScales: [2, 1] })
    const written = layout("check", path, "--width", "40,320", "--text-scale", "1,2", "--format", "json")
    assert.deepEqual(report, JSON.parse(written))
  })
}

test("check_ofOneDocument_findsWhatIsCut", () => {
  const report = engine.check(tabs, { measurer, widths: [300, 130], minimumWidths: true })
  assert.equal(report.cells, 2)
  assert.deepEqual(report.matrix.map(({ document, widths }) => [document, widths]), [["document", [130, 300]]])
  const cut = report.findings.filter(({ code }) => code === "truncated")
  assert.deepEqual(cut.map(({ text, width, locale }) => [text, width, locale]), [["Settings", 130, "en"]])
  const [{ width }] = report.minimumWidths
  assert.equal(engine.check(tabs, { measurer, widths: [width] }).findings.length, 0)
  assert.notEqual(engine.check(tabs, { measurer, widths: [width - 1 / 64] }).findings.length, 0)
})

test("check_ofTranslations_showsThem", () => {
  const chips = { type: "chips", language: "en", width: 60, items: ["tea", "coffee", "water"] }
  const strings = {
    de: { Settings: "Einstellungen", Help: "Hilfe", tea: "Tee", coffee: "Kaffee" },
    pl: { "+{count}": { one: "{count} jeszcze", other: "{count} i więcej" } },
  }
  const documents = [{ name: "tabs", document: tabs }, { name: "chips", document: chips }]
  const { findings, matrix } = engine.check(documents, { measurer, strings })
  assert.deepEqual(matrix.map(({ document, locale }) => `${document} ${locale}`),
    ["tabs de", "tabs pl", "tabs en", "chips de", "chips pl", "chips en"])
  assert.ok(findings.some(({ text, locale }) => text === "Einstellungen" && locale === "de"))
  assert.ok(findings.some(({ code, text, locale }) => code === "untranslated" && text === "water" && locale === "de"))
  const german = engine.check(documents, { measurer, strings, locales: ["de"] })
  assert.deepEqual([...new Set(german.matrix.map(({ locale }) => locale))], ["de"])
})

test("check_ofPseudoLocales_laysThemOut", () => {
  const { matrix } = engine.check(tabs, { measurer, pseudo: true, expansion: 1.5 })
  assert.deepEqual(matrix.map(({ locale, direction }) => `${locale} ${direction}`),
    ["en-XA ltr", "ar-XB rtl", "th-XT ltr", "ja-XW ltr", "en ltr"])
})

test("check_ofWrongOptions_isAnError", () => {
  const check = (options) => () => engine.check(tabs, { measurer, ...options })
  assert.throws(check({ widths: [-1] }), { path: "$.widths[0]", reason: "must be at least 0, is -1", line: undefined })
  assert.throws(check({ textScales: [11] }), { path: "$.textScales[0]" })
  assert.throws(check({ directions: ["up"] }), /expected one of auto, ltr, rtl, found the string "up"/)
  assert.throws(check({ strings: { de: { Help: { one: "x" } } } }), /other: is missing/)
  assert.throws(check({ strings: { de: { Help: { otter: "x" } } } }), /unknown key "otter"/)
  assert.throws(check({ locales: ["de"] }), /locales: no translations for "de"/)
  assert.throws(check({ width: 3 }), /unknown key "width", did you mean "widths"\?/)
  assert.throws(check({ limits: { nodes: 2 } }), { isLimit: true })
  assert.throws(() => engine.check([{ name: "x", document: "{" }]), { path: "$", line: 1 })
})

test("check_ofAWrongDocument_namesIt", () => {
  const check = (document, options) => () =>
    engine.check([{ name: "tabs", document: tabs }, { name: "menu", document }], { measurer, ...options })
  const text = '{"type": "flow",\n  "items": [{"width": -4}]}'
  const error = { name: "PickerLayoutError", document: "menu", path: "$.items[0].width", isLimit: false }
  const { reason } = caught(() => engine.layout(text))
  assert.throws(check(text), { ...error, reason, message: `menu: ${error.path}: ${reason}`, line: 2, column: 23 })
  assert.throws(check(JSON.parse(text)), { ...error, line: undefined })
  assert.throws(check(undefined), { document: "menu", path: "$" })
  assert.throws(check(tabs, { widths: [-1] }), { document: undefined, path: "$.widths[0]" })
  assert.throws(() => engine.check(text), { document: undefined, message: `${error.path}: ${reason}` })
})

function caught(body) {
  try {
    body()
  } catch (error) {
    return error
  }
  assert.fail("nothing was thrown")
}
