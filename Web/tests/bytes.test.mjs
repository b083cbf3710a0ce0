// Texts in UTF-8 without memory outside of the heap: the bytes of TextEncoder.
import assert from "node:assert/strict"
import { test } from "node:test"
import { bytesIn, bytesOfText } from "../dist/bytes.js"

const encoder = new TextEncoder()

test("bytesOfTexts_areThoseOfTextEncoder", () => {
  const ends = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x10000, 0x10ffff]
  const texts = ["", "tea", "é日本👩‍👩‍👧", "\ud83d", "a\udc00b", "\udc00\ud83d", ...ends.map((scalar) => String.fromCodePoint(scalar))]
  for (const text of texts) {
    const expected = [...encoder.encode(text)]
    assert.deepEqual(bytesOfText(text), expected, JSON.stringify(text))
    assert.equal(bytesIn(text), expected.length)
  }
})
