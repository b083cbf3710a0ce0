import Foundation
import PickerTestSupport
import PickerText
import Testing

@testable import PickerShaping

/// Fonts with damaged bytes and tables, used in every way that the library uses a font.
///
/// 14 variants of each font, 60 in full sweeps; `PICKER_DAMAGED_FONTS=5000` sets another number.
@Suite struct DamagedFontTests {
  private static let count =
    ProcessInfo.processInfo.environment["PICKER_DAMAGED_FONTS"].flatMap(Int.init)
    ?? sweep(14, full: 60)

  @Test(arguments: [
    "TestHebrew.ttc", "TestHebrew.woff", "TestStrike.ttf", "TestSlant.ttf", "TestItalic.ttf",
    "Inter-roman.var.ttf",
  ])
  func font_damaged_isRejectedOrHasFiniteMetrics(_ name: String) throws {
    let whole = try [UInt8](Data(contentsOf: URL(filePath: Oracle.fixture("fonts/" + name))))
    var random = SeededRandom(seed: 8)
    var usedCount = 0
    for number in 0..<DamagedFontTests.count {
      var font = whole
      if number % 2 == 0 { font.damageBytes(&random) } else { font.damageTable(&random) }
      if canBeUsed(font) { usedCount += 1 }
    }
    // A damaged WOFF file no longer unpacks.
    #expect(usedCount > 0 || name.hasSuffix(".woff"))
  }

  /// Whether the font can be opened. If so, uses it.
  private func canBeUsed(_ bytes: [UInt8]) -> Bool {
    let file = FontFile(family: "T", bytes: bytes)
    guard let measurer = try? TextMeasurer().adding([file]) as? TextMeasurer else { return false }
    for style in FontStyle.allCases {
      let font = Font(families: ["T"], weight: .bold, style: style)
      let text = measured(
        "שלום Ali ❤️ ﬁx́", font, direction: nil, in: 30, lines: nil, ink: true, by: measurer)
      #expect(text.size.width.isFinite && text.size.height.isFinite && !text.lines.isEmpty)
      for run in text.lines.flatMap(\.runs) { draw(run, by: measurer) }
    }
    return true
  }

  private func draw(_ run: GlyphRun, by measurer: TextMeasurer) {
    for glyph in run.glyphs {
      let path = measurer.outline(of: glyph.id, in: run.face)
      #expect(path?.bounds?.width.isFinite ?? true)
      _ = measurer.bitmap(of: glyph.id, in: run.face)
    }
    let glyphs = Set(run.glyphs.map(\.id))
    let part = measurer.embeddedFont(of: run.face, for: FontUse(glyphs: glyphs))
    #expect((part != nil) == measurer.canEmbed(run.face))
  }
}

extension [UInt8] {
  /// Sets up to eight random bytes to random values.
  fileprivate mutating func damageBytes(_ random: inout SeededRandom) {
    for _ in 0...random.below(8) {
      self[random.below(count)] = UInt8(truncatingIfNeeded: random.next())
    }
  }

  /// Sets bytes of one table, preferably in its header, to values that occur in extreme numbers.
  fileprivate mutating func damageTable(_ random: inout SeededRandom) {
    let tables = withUnsafeBufferPointer {
      FontContainer(bytes: $0).tables(ofFace: 0) ?? []
    }.filter { !$0.bytes.isEmpty && $0.bytes.upperBound <= count }
    guard !tables.isEmpty else { return damageBytes(&random) }
    let table = tables[random.below(tables.count)].bytes
    let reach = random.below(2) == 0 ? Swift.min(64, table.count) : table.count
    for _ in 0...random.below(12) {
      let limits: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
      self[table.lowerBound + random.below(reach)] = limits[random.below(limits.count)]
    }
  }
}
