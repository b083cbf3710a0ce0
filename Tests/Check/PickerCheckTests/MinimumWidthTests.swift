import PickerControls
import PickerGeometry
import PickerLayout
import PickerTestSupport
import PickerText
import Testing

@testable import PickerCheck

/// Minimum widths of controls in a real font against a look at every step of 1/64 pt.
@Suite struct MinimumWidthTests {
  @Test(arguments: 0..<sweep(2, full: 200))
  func minimumWidth_inInter_equalsAnExhaustiveSearch(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 3000)
    let control = AnyControl.random(seed, &random)
    var document = try document(Text(), fonts: TextMeasurer.shared).document
    document.control = control
    let check = LayoutCheck(
      documents: [CheckDocument(name: "a.json", document)], widths: [1],
      maxRows: Int.random(in: 1...3, using: &random))
    let piece = try #require(check.pieces.first)
    let every = try MeasuredPiece(piece, of: check)
    let last = Int((every.snapshot(width: .infinity).width + 2) * 64)
    let found = (0...last).first { step in
      !every.snapshot(width: Double(step) / 64, .ink).observations.contains {
        FindingCode.ofWidth.contains($0.key.code)
      }
    }
    #expect(try check.minimumWidth(of: piece).width == found.map { Double($0) / 64 })
  }
}

extension AnyControl {
  /// Chips, segments, or a panel of both, by turns; in a font so small that there are few widths.
  fileprivate static func random(_ turn: Int, _ random: inout SeededGenerator) -> AnyControl {
    switch turn % 3 {
    case 0: return .chips(&random)
    case 1: return .segments(&random)
    default:
      let items = [chips(&random), segments(&random)].map { PanelItem($0, title: random.name()) }
      return AnyControl(Flow.stack(items: items, spacing: 1, font: Font(size: 1)))
    }
  }

  private static func chips(_ random: inout SeededGenerator) -> AnyControl {
    let items = (0..<Int.random(in: 2...5, using: &random)).map { Chip(random.name(), id: "\($0)") }
    var chips = Chips(items: items) {
      $0.font = Font(size: 1)
      $0.itemSpacing = Double.random(in: 0...1, using: &random)
      $0.rowSpacing = 0
      $0.chip = random.style()
    }
    chips.maxRows = [nil, 1, 2].randomElement(using: &random) ?? nil
    return AnyControl(chips)
  }

  private static func segments(_ random: inout SeededGenerator) -> AnyControl {
    let items = (0..<Int.random(in: 2...4, using: &random)).map {
      Segment(random.name(), id: "\($0)")
    }
    var segmented = Segmented(items: items) {
      $0.font = Font(size: 1)
      $0.spacing = Double.random(in: 0...1, using: &random)
      $0.segment = random.style()
      $0.whenNarrow = Bool.random(using: &random) ? [.truncate] : []
    }
    if Bool.random(using: &random) { segmented.distribution = .content }
    return AnyControl(segmented)
  }
}

extension SeededGenerator {
  fileprivate mutating func name() -> String {
    ["AVA", "Wi", "Typo", "fi", "Ätna", "L’Or", "İl", "Zug 1"].randomElement(using: &self) ?? ""
  }

  /// Padding that is no multiple of 1/64.
  fileprivate mutating func style() -> ItemStyle {
    var style = ItemStyle()
    style.minTarget = 0
    style.padding = Insets(Double.random(in: 0...1, using: &self))
    style.border = .zero
    return style
  }
}
