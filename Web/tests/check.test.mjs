// Checks in JavaScript: the report that the tool writes, translations, and errors.
import assert from "node:assert/strict"
import { test } from "node:test"
import { engine, examples, halfEms, layout, read } from "./support.mjs"

const measurer = halfEms
const tabs = { type: "segmented", language: "en", width: 150, items: ["Settings", "Help"] }

// It has texts.
for (const { name, path } of examples("flow", "colorPicker").filter(({ name }) => name !== "flow/priority.json")) {
  test(`check_${name}_isWhatTheToolWrites`, async () => {
    const report = await engine.check([{ name: path, document: read(path) }], { widths: [320, 40], textScales: [2, 1] })
    const written = layout("check", path, "--width", "40,320", "--text-scale", "1,2", "--format", "json")
    assert.deepEqual(report, JSON.parse(written))
  })
}

test("check_ofOneDocument_findsWhatIsCut", async () => {
  const report = await engine.check(tabs, { measurer, widths: [300, 130], minimumWidths: true })
  assert.equal(report.cells, 2)
  assert.deepEqual(report.matrix.map(({ document, widths }) => [document, widths]), [["document", [130, 300]]])
  const cut = report.findings.filter(({ code }) => code === "truncated")
  assert.deepEqual(cut.map(({ text, width, locale }) => [text, width, locale]), [["Settings", 130, "en"]])
  const [{ width }] = report.minimumWidths
  assert.equal((await engine.check(tabs, { measurer, widths: [width] })).findings.length, 0)
  assert.notEqual((await engine.check(tabs, { measurer, widths: [width - 1 / 64] })).findings.length, 0)
})

test("check_ofTranslations_showsThem", async () => {
  const chips = { type: "chips", language: "en", width: 60, items: ["tea", "coffee", "water"] }
  const strings = {
    de: { Settings: "Einstellungen", Help: "Hilfe", tea: "Tee", coffee: "Kaffee" },
    pl: { "+{count}": { one: "{count} jeszcze", other: "{count} i więcej" } },
  }
  const documents = [{ name: "tabs", document: tabs }, { name: "chips", document: chips }]
  const { findings, matrix } = await engine.check(documents, { measurer, strings })
  assert.deepEqual(matrix.map(({ document, locale }) => `${document} ${locale}`),
    ["tabs de", "tabs pl", "tabs en", "chips de", "chips pl", "chips en"])
  assert.ok(findings.some(({ text, locale }) => text === "Einstellungen" && locale === "de"))
  assert.ok(findings.some(({ code, text, locale }) => code === "untranslated" && text === "water" && locale === "de"))
  const german = await engine.check(documents, { measurer, strings, locales: ["de"] })
  assert.deepEqual([...new Set(german.matrix.map(({ locale }) => locale))], ["de"])
})

test("check_ofPseudoLocales_laysThemOut", async () => {
  const { matrix } = await engine.check(tabs, { measurer, pseudo: true, expansion: 1.5 })
  assert.deepEqual(matrix.map(({ locale, direction }) => `${locale} ${direction}`),
    ["en-XA ltr", "ar-XB rtl", "th-XT ltr", "ja-XW ltr", "en ltr"])
})

test("check_ofWrongOptions_isAnError", async () => {
  const check = (options) => () => engine.check(tabs, { measurer, ...options })
  await assert.rejects(check({ widths: [-1] }), { path: "$.widths[0]", reason: "must be at least 0, is -1", line: undefined })
  await assert.rejects(check({ textScales: [11] }), { path: "$.textScales[0]" })
  await assert.rejects(check({ directions: ["up"] }), /expected one of auto, ltr, rtl, found the string "up"/)
  await assert.rejects(check({ strings: { de: { Help: { one: "x" } } } }), /other: is missing/)
  await assert.rejects(check({ strings: { de: { Help: { otter: "x" } } } }), /unknown key "otter"/)
  await assert.rejects(check({ locales: ["de"] }), /locales: no translations for "de"/)
  await assert.rejects(check({ width: 3 }), /unknown key "width", did you mean "widths"\?/)
  await assert.rejects(check({ limits: { nodes: 2 } }), { isLimit: true })
  await assert.rejects(() => engine.check([{ name: "x", document: "{" }]), { path: "$", line: 1 })
})

test("check_ofAWrongDocument_namesIt", async () => {
  const check = (document, options) => () =>
    engine.check([{ name: "tabs", document: tabs }, { name: "menu", document }], { measurer, ...options })
  const text = '{"type": "flow",\n  "items": [{"width": -4}]}'
  const error = { name: "PickerLayoutError", document: "menu", path: "$.items[0].width", isLimit: false }
  const { reason } = caught(() => engine.layout(text))
  await assert.rejects(check(text), { ...error, reason, message: `menu: ${error.path}: ${reason}`, line: 2, column: 23 })
  await assert.rejects(check(JSON.parse(text)), { ...error, line: undefined })
  await assert.rejects(check(undefined), { document: "menu", path: "$" })
  await assert.rejects(check(tabs, { widths: [-1] }), { document: undefined, path: "$.widths[0]" })
  await assert.rejects(() => engine.check(text), { document: undefined, message: `${error.path}: ${reason}` })
})

function caught(body) {
  try {
    body()
  } catch (error) {
    return error
  }
  assert.fail("nothing was thrown")
}
