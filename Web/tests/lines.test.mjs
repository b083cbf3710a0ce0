// Lines of several languages, in fonts of the tool, at many widths: they break and are cut where those of the tool are.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { test } from "node:test"
import { bundled } from "./fonts.mjs"
import { load, PickerLayoutError } from "../dist/node.js"
import { tool } from "./support.mjs"

const sentences = {
  ar: "الطقس جميل اليوم، لذلك نمشي 12.5 كيلومتراً إلى البحيرة (ونعود بالحافلة).",
  cs: "Dnes je hezky, a tak jdeme 12,5 kilometru k jezeru – a zpátky autobusem.",
  de: "Heute ist schönes Wetter, darum gehen wir 12,5 Kilometer zum See – und fahren mit dem Bus zurück.",
  el: "Σήμερα κάνει καλό καιρό, γι’ αυτό περπατάμε 12,5 χιλιόμετρα ως τη λίμνη.",
  en: "It is fine today, so we’ll walk 12.5 miles to the half-frozen lake (and come back by bus).",
  es: "Hoy hace buen tiempo; caminamos 12,5 kilómetros hasta el lago. ¿Volvemos en autobús?",
  fi: "Tänään on kaunis sää, joten kävelemme 12,5 kilometriä järvelle ja palaamme linja-autolla.",
  fr: "Il fait beau aujourd’hui : nous marchons 12,5 kilomètres jusqu’au lac « gelé », puis nous rentrons.",
  he: "היום נעים בחוץ, לכן נלך 12.5 קילומטרים אל האגם (ונחזור באוטובוס).",
  hi: "आज मौसम अच्छा है, इसलिए हम झील तक 12.5 किलोमीटर पैदल चलते हैं और बस से लौटते हैं।",
  hu: "Ma szép idő van, ezért 12,5 kilométert sétálunk a tóig, és busszal jövünk vissza.",
  id: "Hari ini cerah, jadi kita berjalan 12,5 kilometer ke danau lalu pulang naik bus.",
  it: "Oggi è bello: camminiamo 12,5 chilometri fino al lago e torniamo con l’autobus.",
  ja: "今日は天気がいいので、湖まで１２．５キロ歩き、「バス」で帰ります。",
  ko: "오늘은 날씨가 좋아서 호수까지 12.5킬로미터를 걷고 버스로 돌아옵니다.",
  nl: "Het is vandaag mooi weer, dus we lopen 12,5 kilometer naar het meer en nemen de bus terug.",
  pl: "Dziś jest ładnie, więc idziemy 12,5 kilometra nad jezioro, a wracamy autobusem.",
  pt: "Hoje faz bom tempo; andamos 12,5 quilómetros até ao lago e voltamos de autocarro.",
  ru: "Сегодня хорошая погода, поэтому мы идём 12,5 километра к озеру — и едем назад.",
  th: "วันนี้อากาศดี เราจึงเดินไปที่ทะเลสาบและกลับด้วยรถโดยสาร",
  tr: "Bugün hava güzel, bu yüzden göle kadar 12,5 kilometre yürüyüp otobüsle dönüyoruz.",
  vi: "Hôm nay trời đẹp, nên chúng tôi đi bộ 12,5 cây số ra hồ rồi về bằng xe buýt.",
  zh: "今天天气很好，我们步行12.5公里到湖边，然后坐“公交车”回家。",
}
const widths = [30, 47, 64, 81, 98, 115, 132, 166, 200, 251, 302, 404]
const limits = {
  broken: {}, cut: { maxLines: 2 }, cutAtTheHead: { maxLines: 1, truncation: "head" }, cutInTheMiddle: { maxLines: 1, truncation: "middle" },
}

function linesOfTheTool(documents) {
  const folder = mkdtempSync(`${tmpdir()}/lines-`)
  try {
    writeFileSync(`${folder}/documents.ndjson`, documents.map((document) => `${JSON.stringify(document)}\n`).join(""))
    const answers = execFileSync(tool, ["batch", `${folder}/documents.ndjson`, "--format", "nodes"], { encoding: "utf8", maxBuffer: 1 << 28 })
    return answers.trim().split("\n")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const answersOfTheTool = (documents) => linesOfTheTool(documents).map((line) => JSON.parse(line))

const engine = await load({ fonts: bundled })
const step = 1 / 64

/** Throws unless both have the same lines, and frames that differ by at most 1/64 point. */
function expectSame(found, expected, name) {
  assert.deepEqual(found.labels.map(({ text }) => text), expected.labels.map(({ text }) => text), name)
  assert.equal(found.nodes.length, expected.nodes.length, name)
  for (const [number, { frame }] of found.nodes.entries()) {
    const wanted = expected.nodes[number].frame
    assert.ok(frame.every((length, k) => Math.abs(length - wanted[k]) <= step), `${name}: ${frame}, ${wanted}`)
  }
}

for (const [kind, limit] of Object.entries(limits)) {
  test(`lines_of23Languages_${kind}_areThoseOfTheTool`, () => {
    const documents = Object.entries(sentences).flatMap(([language, text]) => widths.map((width) => ({
      type: "text", text, language, width, ...limit, ...(["ar", "he"].includes(language) && { direction: "rtl" }),
    })))
    const expected = answersOfTheTool(documents)
    assert.equal(expected.length, 23 * widths.length)
    for (const [number, document] of documents.entries()) {
      const found = JSON.parse(engine.layout(document).json({ form: "nodes" }))
      expectSame(found, expected[number], `${document.language} ${document.width}`)
    }
  })
}

test("lines_withSoftHyphensAndSpacing_areThoseOfTheTool", () => {
  const texts = [
    "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft", "ਪੰਜਾਬੀ \u{10380}\u{10381} and some\u00adthing -> else",
    "שלום (abc) עולם 123", "\u0627\u0644\u0637\u0642\u0633 abc \u062c\u0645\u064a\u0644",
  ]
  const documents = texts.flatMap((text) => [24, 40, 60, 90, 200].flatMap((width) => [0, 1.5, -0.5].flatMap((letterSpacing) =>
    Object.values(limits).map((limit) => ({ type: "text", text, width, font: { letterSpacing }, ...limit })))))
  const expected = answersOfTheTool(documents)
  for (const [number, document] of documents.entries()) {
    expectSame(JSON.parse(engine.layout(document).json({ form: "nodes" })), expected[number], JSON.stringify(document))
  }
})

test("lines_ofMixedScripts_onOneLine_areThoseOfTheTool", () => {
  const parts = [
    "abc", "שלום", "عربي", "12", "٣٤", " ", ", ", "(", ")", "[x]", "%", "a\u0301", "ש\u05b7", "日本", "。", "、", "हिन्दी", "->", "AVATAR", "\u{10380}", "fi", "ー",
  ]
  let seed = 11
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count
  const choose = (list) => list[random(list.length)]
  const documents = Array.from({ length: 400 }, () => ({
    type: "text", text: Array.from({ length: 2 + random(14) }, () => choose(parts)).join(""), direction: choose(["ltr", "rtl", "auto"]),
    width: 20 + random(300), maxLines: 1, truncation: choose(["head", "middle", "tail", "none"]),
    font: { letterSpacing: choose([0, 1, 2.5, -0.5]), size: choose([13, 16, 27]) }, language: choose(["zh", "ja", "en"]),
  }))
  const expected = answersOfTheTool(documents)
  for (const [number, document] of documents.entries()) {
    expectSame(JSON.parse(engine.layout(document).json({ form: "nodes" })), expected[number], JSON.stringify(document))
  }
})

// MARK: Browsers

const styles = [
  {}, { size: 13.37, weight: 450 }, { size: 24, weight: 700, letterSpacing: -0.3 }, { size: 15, letterSpacing: 0.7 }, { size: 11, weight: 250, lineHeight: 17 },
  { size: 19.5, sizeAdjust: 0.5 }, { size: 17, style: "italic", weight: 800 }, { size: 21, opticalSize: 30, features: { tnum: 1 } },
]
const places = ["leading", "center", "trailing", "spaceBetween"]

/** Texts of several lines and cut ones, chips that wrap and are cut, and segments that are cut, each in another style. */
function matchedDocuments(match) {
  return Object.entries(sentences).flatMap(([language, text], number) => {
    const direction = ["ar", "he"].includes(language) ? "rtl" : "ltr"
    const items = text.split(/(?<=[ 、。，])/).map((part) => part.trim()).filter((part) => part)
    const shared = { match, language, direction }
    return [61, 118.3, 247].flatMap((width, column) => {
      const font = styles[(number + 3 * column) % styles.length]
      return [
        ...Object.values(limits).map((limit) => ({ ...shared, type: "text", text, width, font, ...limit })),
        { ...shared, type: "chips", items: [...new Set(items)], width, font, spacing: 4.3, alignment: places[(number + column) % 4], chip: { padding: 3.7 } },
        { ...shared, type: "segmented", items: [...new Set(items)].slice(0, 3), width, font, segment: { padding: 2.1 } },
      ]
    })
  })
}

for (const match of ["chromium", "firefox", "webkit"]) {
  test(`lines_matching_${match}_haveTheBytesOfTheTool`, () => {
    const documents = matchedDocuments(match)
    const expected = linesOfTheTool(documents)
    assert.equal(expected.length, 23 * 3 * 6)
    for (const [number, document] of documents.entries()) {
      assert.equal(engine.layout(document).json({ form: "nodes", compact: true }).trim(), expected[number], JSON.stringify(document))
    }
  })
}

// MARK: Hyphenation

// In UTF-8, and in sets of single bytes for Latin, Greek and Cyrillic letters.
const patterns = { cs: "cs_CZ", de: "de_DE", el: "el_GR", en: "en_US", fr: "fr", hu: "hu_HU", lt: "lt_LT", pl: "pl_PL", ru: "ru_RU" }
const patternsOf = (language) => readFileSync(`/usr/share/hyphen/hyph_${patterns[language]}.dic`)
const hyphenating = await load({ fonts: bundled })
for (const language of Object.keys(patterns)) await hyphenating.addHyphenation(language, patternsOf(language))

const longWords = {
  ...sentences, en: "Internationalization, accessibility and notifications notwithstanding, unquestionably incomprehensible.", lt: "Šiandien gražus oras, todėl einame pėsčiomis prie užšąlančio ežero ir nebeprisikiškiakopūsteliaujame.",
  hu: "Megszentségteleníthetetlenségeskedéseitekért, asszonnyal és ŐRÜLETES vízszintesekkel.", de: `${sentences.de} Straßenbahnhaltestelle ÄRZTEVERTRETUNG`,
}

test("lines_hyphenatedByPatterns_areThoseOfTheTool", () => {
  const documents = Object.keys(patterns).flatMap((language) => widths.flatMap((width) => [{}, { maxLines: 3 }].map((limit) => ({
    type: "text", text: longWords[language], language, width, hyphens: "auto", ...limit,
  }))))
  const expected = answersOfTheTool(documents)
  const divided = new Map()
  for (const [number, document] of documents.entries()) {
    const found = JSON.parse(hyphenating.layout(document).json({ form: "nodes" }))
    expectSame(found, expected[number], `${document.language} ${document.width}`)
    const count = found.labels.filter(({ text }) => text.includes("\u00ad\u2010")).length
    divided.set(document.language, (divided.get(document.language) ?? 0) + count)
  }
  for (const [language, count] of divided) assert.ok(count > 5, `${language}: ${count}`)
  assert.deepEqual(hyphenating.hyphenationProblems, [])
})

const linesOf = (engine, language) => {
  const tree = engine.layout({ type: "text", text: "Donaudampfschifffahrt", language, width: 90, hyphens: "auto" })
  return tree.texts.map((text) => text.replaceAll("\u00ad\u2010", "="))
}

test("hyphens_withoutPatterns_areManualAndSaidToBe", async () => {
  const own = await load({ fonts: bundled })
  assert.ok(!linesOf(own, "de-AT").some((line) => line.includes("=")))
  assert.deepEqual(own.hyphenationProblems, ["de: no patterns were added"])
  await own.addHyphenation("de", patternsOf("de"))
  assert.ok(linesOf(own, "de-AT").some((line) => line.endsWith("=")))
  assert.deepEqual(own.hyphenationProblems, [])
  assert.ok(!linesOf(own, "tlh").some((line) => line.includes("=")))
  assert.deepEqual(own.hyphenationProblems, ["tlh: no patterns were added"])
})

test("addHyphenation_ofDamagedBytes_isAnErrorAndTheEngineStaysUsable", async () => {
  const own = await load({ fonts: bundled })
  const bytes = (text) => new TextEncoder().encode(text)
  for (const damaged of ["", "UTF-8\n", "no-such-set\n1ba\n", "UTF-8\nLEFTHYPHENMIN 2\n", "\x89PNG\r\n\x1a\n"]) {
    await assert.rejects(own.addHyphenation("de", bytes(damaged)), /expected patterns in the format of libhyphen/)
  }
  await assert.rejects(own.addHyphenation("", bytes("UTF-8\n1ba\n")), PickerLayoutError)
  assert.ok(!linesOf(own, "de").some((line) => line.includes("=")))
  let seed = 3
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count
  const whole = patternsOf("hu").subarray(0, 20000)
  for (let round = 0; round < 50; round++) {
    const changed = Uint8Array.from(whole)
    for (let change = 0; change < 200; change++) changed[6 + random(changed.length - 6)] = random(256)
    await own.addHyphenation("hu", changed)
    own.layout({ type: "text", text: longWords.hu, language: "hu", width: 60, hyphens: "auto" }).free()
  }
  await own.addHyphenation("de", patternsOf("de"))
  assert.ok(linesOf(own, "de").some((line) => line.endsWith("=")))
})

test("check_ofHyphenatedTexts_usesThePatterns", async () => {
  const own = await load({ fonts: bundled })
  const document = { type: "text", text: "am Donaudampfschiff", language: "de", maxLines: 2, hyphens: "auto" }
  const truncated = async () => (await own.check(document, { widths: [110] })).findings.length
  const before = await truncated()
  await own.addHyphenation("de", patternsOf("de"))
  const after = await truncated()
  const other = await load({ fonts: bundled })
  await other.addHyphenation("de", patternsOf("de"))
  assert.equal((await other.check(document, { widths: [110] })).findings.length, after)
  assert.notEqual(before, after)
})
