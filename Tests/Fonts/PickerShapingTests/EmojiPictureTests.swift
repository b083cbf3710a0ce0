import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

/// Has the bundled fonts, and the pictures of the heart and the pizza in `TestStrike.ttf`.
private func withStrike() throws -> TextMeasurer {
  let file = FontFile(family: "Strike", path: Oracle.fixture("fonts/TestStrike.ttf"))
  return TextMeasurer(library: try FontLibrary.bundled.withoutInstalledEmoji().adding([file]))
}

private let bare = TextMeasurer(library: FontLibrary.bundled.withoutInstalledEmoji())

/// The first visible glyph of a text and its face.
private func glyph(_ text: String, by measurer: TextMeasurer) throws -> (id: UInt32, face: FontFace)
{
  let run = try #require(measured(text, by: measurer).lines.first?.runs.first)
  return (try #require(run.glyphs.first { $0.advance.x > 0 }).id, run.face)
}

@Suite struct EmojiPictureTests {
  @Test func emojiOfTheBundledFace_hasThePictureOfAnAddedFace() throws {
    let measurer = try withStrike()
    let (id, face) = try glyph("❤️", by: measurer)
    #expect(face.family == "Noto Emoji Metrics")
    let picture = try #require(measurer.bitmap(of: id, in: face))
    let own = try #require(
      measured("❤️", Font(families: ["Strike"]), by: measurer).lines.first?.runs.first)
    #expect(picture == measurer.bitmap(of: own.glyphs[0].id, in: own.face))
    #expect(measurer.outline(of: id, in: face) == nil)
  }

  @Test func emojiWithoutPicture_isARoundedBoxInsideItsAdvance() throws {
    for measurer in [bare, try withStrike()] {
      let (id, face) = try glyph("😀", by: measurer)
      #expect(measurer.bitmap(of: id, in: face) == nil)
      let mark = try #require(measurer.outline(of: id, in: face)?.bounds)
      #expect(mark.minX > 0 && mark.maxX < 136.0 / 109 && mark.minY > -1 && mark.maxY < 0.25)
    }
  }

  @Test func mark_isHollow() throws {
    let (id, face) = try glyph("😀", by: bare)
    let mark = try #require(bare.outline(of: id, in: face))
    #expect(!mark.contains(Point(x: 0.62, y: -0.35), rule: .nonZero))
    #expect(mark.contains(Point(x: 0.15, y: -0.35), rule: .nonZero))
  }

  @Test func blankGlyphsOfTheBundledFace_haveNoMark() throws {
    let font = Font(families: ["Noto Emoji Metrics"])
    let run = try #require(measured(" \u{200D}", font, by: bare).lines.first?.runs.first)
    for glyph in run.glyphs { #expect(bare.outline(of: glyph.id, in: run.face) == nil) }
  }

  @Test func emojiWithoutPicture_areListedOnce() throws {
    #expect(measured("a❤️ 👩‍👩‍👧❤️ 🇩🇪", by: bare).missingPictures == ["❤️", "👩‍👩‍👧", "🇩🇪"])
    #expect(measured("a❤️ 👩‍👩‍👧❤️ 🍕", by: try withStrike()).missingPictures == ["👩‍👩‍👧"])
    #expect(measured("plain עברית", by: bare).missingPictures.isEmpty)
    let lines = measured("😀 a 😀 b 🎉", in: 40, lines: nil, by: bare)
    #expect(lines.lineCount > 1 && lines.missingPictures == ["😀", "🎉"])
  }

  @Test func missingPictures_doNotMoveAnything() throws {
    for text in ["😀", "a❤️b 👩‍👩‍👧", "🇩🇪🍕"] {
      let (without, with) = (measured(text, by: bare), measured(text, by: try withStrike()))
      #expect(without.lines == with.lines && without.size == with.size)
    }
  }

  @Test func measurersOfOneCache_keepTheirPicturesApart() throws {
    let bundled = TextMeasurer(library: FontLibrary.bundled.withoutInstalledEmoji())
    let file = FontFile(family: "Strike", path: Oracle.fixture("fonts/TestStrike.ttf"))
    let added = try #require(try bundled.adding([file]) as? TextMeasurer)
    #expect(measured("❤️", by: bundled).missingPictures == ["❤️"])
    #expect(measured("❤️", by: added).missingPictures.isEmpty)
    #expect(measured("❤️", by: bundled).missingPictures == ["❤️"])
  }

  @Test func familyThatReplacesAnother_takesItsPicturesAway() throws {
    let file = FontFile(
      family: "Strike", path: Oracle.fixture("fonts/TestItalic.ttf"))
    let measurer = try #require(try withStrike().adding([file]) as? TextMeasurer)
    #expect(measured("❤️", by: measurer).missingPictures == ["❤️"])
  }

  @Test func bundledEmojiFace_isNotEmbedded() throws {
    let (_, face) = try glyph("😀", by: bare)
    #expect(!bare.canEmbed(face) && bare.embeddedFont(of: face, for: FontUse()) == nil)
  }
}

/// These need Debian's `fonts-noto-color-emoji`, which `Scripts/setup` installs for the tests.
@Suite struct InstalledEmojiTests {
  @Test func notoColorEmoji_isInstalled() {
    #expect(InstalledEmoji.shared.faces.first?.family == "Noto Color Emoji")
  }

  /// 3,926 emoji: flags, families, skin tones, keycaps, everything that the bundled face measures.
  @Test func everyEmojiOfTheBundledFace_hasAPictureOfItsAdvance() throws {
    let measurer = TextMeasurer()
    let (_, face) = try glyph("😀", by: measurer)
    let typeface = try #require(measurer.library.typeface(of: face))
    let instance = measurer.library.faces.instance(of: typeface, at: typeface.position(of: face))
    var found = 0
    for glyph in 1..<UInt32(4000) where !EmojiSequences.shared.sequences(of: glyph).isEmpty {
      if let picture = measurer.library.picture(of: glyph, in: instance) {
        found += 1
        #expect(picture.scale == 1)
      } else {
        let isSeen = instance.emojiMark(for: glyph) != nil
        #expect(!isSeen, "\(EmojiSequences.shared.sequences(of: glyph))")
      }
    }
    #expect(found == 3926)
  }

  @Test(arguments: ["❤️", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "😀", "🤷🏽‍♀️", "🇽🇽"])
  func sequence_hasAPictureThatFillsItsAdvance(text: String) throws {
    let measurer = TextMeasurer.shared
    let (id, face) = try glyph(text, by: measurer)
    let picture = try #require(measurer.bitmap(of: id, in: face))
    #expect((picture.frame.width - 136.0 / 109).magnitude < 1e-9)
    #expect(picture.pixels.contains { $0 >> 24 == 255 })
    #expect(measured(text, by: measurer).missingPictures.isEmpty)
  }
}
