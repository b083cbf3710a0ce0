import PickerControls
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerCheck

/// Needed and minimum widths against a look at every step of 1/64 pt.
@Suite struct WidthSearchTests {
  @Test(arguments: 0..<sweep(6, full: 400))
  func chips_ofAnyKind_areCuredWhereAnExhaustiveSearchFinds(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    try compare(.randomChips(&random), maxRows: Int.random(in: 1...4, using: &random))
  }

  @Test(arguments: 0..<sweep(2, full: 400))
  func segments_ofAnyKind_areCuredWhereAnExhaustiveSearchFinds(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1000)
    try compare(.randomSegments(&random), maxRows: Int.random(in: 1...2, using: &random))
  }

  @Test(arguments: 0..<sweep(1, full: 100))
  func panels_ofAnyKind_areCuredWhereAnExhaustiveSearchFinds(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 2000)
    let controls: [AnyControl] = [.randomChips(&random), .randomSegments(&random)]
    let items = controls.map { PanelItem($0, title: random.word()) }
    let panel =
      Bool.random(using: &random)
      ? AnyControl(Grid(items: items, minimum: 4, spacing: 1, font: Font(size: 1)))
      : AnyControl(Flow.stack(items: items, spacing: 1, font: Font(size: 1)))
    try compare(panel, maxRows: 3)
  }

  /// Compares both searches, from some widths on.
  private func compare(_ control: AnyControl, maxRows: Int) throws {
    var check = LayoutCheck(documents: [try anyDocument(control)], maxRows: maxRows)
    check.widths = [1]
    let piece = try #require(check.pieces.first)
    let every = try MeasuredPiece(piece, of: check)
    // Beyond the natural width little changes: justified chips still grow.
    let last = Int((every.snapshot(width: .infinity).width + 2) * 64)
    let snapshots = (0...last).map { every.snapshot(width: Double($0) / 64) }
    let measured = try MeasuredPiece(piece, of: check)
    var search = WidthSearch(measured)
    for start in [last / 7, last / 3, last / 2] {
      for observation in snapshots[start].observations
      where FindingCode.ofWidth.contains(observation.key.code) {
        let cured = (start...last).first { snapshots[$0].observation(observation.key) == nil }
        let needed = search.neededWidth(observation, from: Double(start) / 64)
        #expect(
          isSame(needed, cured, upTo: last),
          "\(observation.key) from \(start) / 64: \(needed ?? -1)")
      }
    }
    let codes = FindingCode.ofWidth.subtracting([.clipped])
    let minimum = snapshots.firstIndex { snapshot in
      !snapshot.observations.contains { codes.contains($0.key.code) }
    }
    var fresh = WidthSearch(try MeasuredPiece(piece, of: check))
    switch fresh.minimumWidth(without: codes) {
    case .width(let width): #expect(isSame(width, minimum, upTo: last))
    case .obstacle(let found):
      #expect(isSame(nil, minimum, upTo: last))
      #expect(found.map { codes.contains($0.key.code) } == true)
    }
  }

  /// Whether a width is that of a step; if there is no such step, whether it is beyond the last one.
  private func isSame(_ width: Double?, _ step: Int?, upTo last: Int) -> Bool {
    if let step { return width == Double(step) / 64 }
    return width.map { $0 > Double(last) / 64 } ?? true
  }

  /// Labels without space for an ellipsis, cut labels, and such that look alike: two layouts tell where each of them ends.
  @Test(arguments: [2, 10, 40, 100], [1.0, 3])
  func neededWidths_ofEqualSegments_takeFewLayouts(width: Double, size: Double) throws {
    let texts = (0..<12).map { "abc" + String(repeating: "d", count: $0) }
    var control = segmented(texts.map { Segment($0) }, .truncate)
    control.font = Font(size: size)
    control.distribution = .equal
    let check = try LayoutCheck(control, widths: [width])
    let measured = try MeasuredPiece(try #require(check.pieces.first), of: check)
    let found = measured.snapshot(width: width).observations.filter {
      FindingCode.ofWidth.contains($0.key.code)
    }
    #expect(found.count >= 8)
    var search = WidthSearch(measured)
    for observation in found { _ = search.neededWidth(observation, from: width) }
    #expect(measured.whole.layoutCount <= 3 * found.count + 6, "\(found.count)")
  }

  /// The controls of a column are searched one by one, and the column is laid out only for the cell and for its own width.
  @Test func neededWidths_inAColumn_layOutOneControl() throws {
    let controls = (0..<6).map { number in
      var control = segmented((4..<8).map { Segment(String(repeating: "d", count: $0)) }, .truncate)
      control.container.id = "\(number)"
      return PanelItem(control, title: number == 0 ? "title" : nil)
    }
    var column = Flow.stack(items: controls, container: Container(padding: Insets(1)))
    column.titleFont = Font(size: 1)
    for isAlone in [true, false] {
      // A height is divided among all controls.
      column.container.height = isAlone ? nil : 900
      let check = try LayoutCheck(column, widths: [14])
      let measured = try MeasuredPiece(try #require(check.pieces.first), of: check)
      let found = measured.snapshot(width: 14).observations.filter { $0.key.code == .truncated }
      #expect(found.count == 6 * 4)
      var search = WidthSearch(measured)
      let widths = found.map { search.neededWidth($0, from: 14) }
      #expect(widths == (0..<6).flatMap { _ in [18, 22, 26, 30].map { $0 - 1.0 / 32 } })
      #expect((measured.whole.layoutCount == 2) == isAlone, "\(measured.whole.layoutCount)")
    }
  }

  @Test func neededWidth_ofAFindingWithoutIt_isTheOneThatAllWouldHave() throws {
    let items = ["abcdef", "abcxyz", "ab"].map { Segment($0) }
    let check = try LayoutCheck(
      segmented(items, .truncate), widths: [1, 4, 9, 14], textScales: [1, 2],
      settings: CheckSettings(maxRows: 1))
    for piece in check.pieces {
      let all = try check.check(piece).findings
      let some = try check.check(piece, searchingAllWidths: false).findings
      #expect(some.contains { $0.missing != nil })
      for (own, other) in zip(all, some) {
        if own.missing != nil { #expect(other.neededWidth == nil) }
        #expect(check.neededWidth(of: other) == own.neededWidth, "\(own.message)")
        var filled = other
        filled.neededWidth = own.neededWidth
        #expect(filled == own)
      }
    }
  }

  /// Reports ask for the widths of many findings one by one.
  @Test(arguments: [20, 200])
  func neededWidths_ofManyFindings_takeAFewStepsEach(count: Int) throws {
    let check = try LayoutCheck(chips((0..<count).map { Chip("abcdef\($0)") }), widths: [4, 5])
    let measured = try MeasuredPiece(try #require(check.pieces.first), of: check)
    let findings = try check.check(check.pieces[0], searchingAllWidths: false).findings
      .filter { $0.code == .truncated }
    #expect(findings.count == 2 * count)
    var search = WidthSearch(measured)
    for finding in findings {
      #expect(measured.neededWidth(of: finding, by: &search) != nil)
    }
    #expect(measured.comparedCount == findings.count)
    let searches = NeededWidths(of: check)
    for finding in findings { _ = searches.neededWidth(of: finding) }
    #expect(searches.measurementCount == 1)
  }

  /// What is beyond a limit is an error, and ends the searches of the others.
  @Test func neededWidths_beyondALimit_fail() throws {
    let items = ["abcdef", "abcxyz", "ab"].map { Segment($0) }
    let check = try LayoutCheck(segmented(items, .truncate), widths: [9])
    let findings = try check.check(check.pieces[0], searchingAllWidths: false).findings
    var document = try Document(
      json: Array(#"{"type": "text"}"#.utf8), fonts: MonospaceMeasurer(),
      budget: Budget(Limits(nodes: 5)))
    document.control = check.documents[0].document.control
    let limited = LayoutCheck(
      documents: [CheckDocument(name: "a.json", document)], widths: [9], textScales: [1])
    let searches = NeededWidths(of: limited)
    #expect(findings.allSatisfy { searches.neededWidth(of: $0) == nil })
    #expect(searches.failure?.document == "a.json")
    #expect(searches.failure?.error == .exceeded(.nodes, limit: "5"))
  }

  @Test func neededWidth_fromAWidthBetweenSteps_isInStepsFromThere() throws {
    let findings = try LayoutCheck(chips(["abcdef"]), widths: [4, 4.01, 5.99]).findings()
    #expect(findings.map { $0.neededWidth } == [6, 4.01 + 127.0 / 64, 5.99 + 1.0 / 64])
  }

  @Test func neededWidth_belowAMenu_isWhereItsLabelFits() throws {
    // As a menu the label fits from 6 on; from 16 on, beside seven others, it is cut again.
    let others = (0..<7).map { Segment("g", id: "\($0)") }
    let control = segmented([Segment("abcdef")] + others, .truncate, .menu)
    let check = try LayoutCheck(control, widths: [1, 20])
    let findings = try check.findings(.truncated)
    let piece = try MeasuredPiece(try #require(check.pieces.first), of: check)
    for finding in findings {
      let start = try #require(finding.cell.width)
      let step = sweep(8, full: 1)
      let widths = (0...2000).map { start + Double($0) / 64 }.enumerated()
        .filter { $0.offset % step == 0 || $0.element == finding.neededWidth }
      let brute = widths.map(\.element).first { width in
        !piece.snapshot(width: width).observations.contains { $0.key.code == .truncated }
      }
      #expect(finding.neededWidth == brute)
    }
    #expect(findings.map { $0.cell.width } == [1, 20] && findings.first?.neededWidth == 6)
  }

  @Test func layouts_forAPieceOfManyWidths_areFew() throws {
    let texts = (0..<20).map { Chip(String(repeating: "a", count: $0 + 1), id: "\($0)") }
    let measurer = CountingMeasurer()
    let widths = stride(from: 2.0, through: 18, by: 2).map { $0 }
    let check = try LayoutCheck(chips(texts), widths: widths, fonts: measurer)
    let findings = try check.findings(.truncated)
    #expect(findings.count == (2...18).filter { $0 % 2 == 0 }.map { 20 - $0 }.reduce(0, +))
    #expect(findings.allSatisfy { $0.neededWidth == Double($0.text?.count ?? 0) })
    // Bisection alone takes 18 layouts for each of the 90 labels that are cut.
    #expect(measurer.batches < 700)
  }

  @Test func minimumWidth_whereNothingHelps_isNone() throws {
    let check = try LayoutCheck(chips([Chip("abcdef") { $0.width = 4 }]), widths: [9])
    let piece = try #require(check.pieces.first)
    #expect(try check.minimumWidth(of: piece).width == nil)
    #expect(try check.minimumWidth(of: piece, without: [.overflow, .contrast]).width == 1)
    #expect(try check.minimumWidth(of: piece, without: [.contrast]).width == 0)
  }
}

/// Measures like ``MonospaceMeasurer``, and counts the batches.
private final class CountingMeasurer: FontCatalog {
  private let base = MonospaceMeasurer()
  nonisolated(unsafe) private(set) var batches = 0

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    batches += 1
    return base.measure(requests)
  }

  func contains(family: String) -> Bool { true }
  func axes(ofFamily family: String) -> [String] { [] }
  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }
}

/// A document of a control of any type.
private func anyDocument(_ control: AnyControl) throws -> CheckDocument {
  var document = try document(Text()).document
  document.control = control
  return CheckDocument(name: "a.json", document)
}

extension SeededGenerator {
  /// One of few letters often enough that words begin alike, sometimes two words.
  fileprivate mutating func word() -> String {
    let letters = (0..<Int.random(in: 1...3, using: &self)).map { _ in
      String("ab".randomElement(using: &self) ?? "a")
    }
    let word = letters.joined()
    return Int.random(in: 0..<5, using: &self) == 0 ? word + " " + word : word
  }

  /// True once in `count` times.
  fileprivate mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// A multiple of a quarter up to a maximum.
  fileprivate mutating func length(upTo maximum: Double) -> Double {
    (Double.random(in: 0...maximum, using: &self) * 4).rounded() / 4
  }

  fileprivate mutating func style() -> ItemStyle {
    var style = ItemStyle()
    style.minTarget = 0
    style.padding = Insets(length(upTo: 1))
    style.border = .zero
    if once(in: 4) { style.maxLines = 2 }
    if once(in: 5) { style.truncation = Truncation.none }
    return style
  }
}

extension AnyControl {
  fileprivate static func randomChips(_ random: inout SeededGenerator) -> AnyControl {
    let items = (0..<Int.random(in: 1...5, using: &random)).map { number in
      var chip = Chip(random.word(), id: "\(number)")
      if random.once(in: 6) { chip.width = random.length(upTo: 6) }
      if random.once(in: 8) { chip.breaksBefore = true }
      if random.once(in: 8) { chip.badge = "1" }
      return chip
    }
    var chips = Chips(items: items) {
      $0.container = Container(id: "c")
      $0.font = Font(size: 1)
      $0.itemSpacing = random.length(upTo: 2)
      $0.rowSpacing = 0
      $0.chip = random.style()
    }
    chips.alignment = Chips.Alignment.allCases.randomElement(using: &random) ?? .leading
    if random.once(in: 3) { chips.maxRows = Int.random(in: 1...3, using: &random) }
    chips.wrap = [FlowWrap.wrap, .wrap, .balance, .nowrap].randomElement(using: &random) ?? .wrap
    if random.once(in: 4) { chips.container.padding = Insets(1) }
    if random.once(in: 4) { chips.container.direction = .rightToLeft }
    return AnyControl(chips)
  }

  fileprivate static func randomSegments(_ random: inout SeededGenerator) -> AnyControl {
    let items = (0..<Int.random(in: 1...4, using: &random)).map { number in
      var segment = Segment(random.word(), id: "\(number)")
      if random.once(in: 5) { segment.icon = Icon("x") }
      if random.once(in: 8) { segment.width = random.length(upTo: 6) }
      return segment
    }
    let strategies = NarrowStrategy.allCases.shuffled(using: &random)
      .prefix(Int.random(in: 0...4, using: &random))
    var segmented = Segmented(items: items) {
      $0.container = Container(id: "s")
      $0.font = Font(size: 1)
      $0.spacing = random.length(upTo: 1)
      $0.segment = random.style()
      $0.whenNarrow = Array(strategies)
      $0.minimumScale = 0.5
    }
    segmented.distribution = Segmented.Distribution.allCases.randomElement(using: &random) ?? .equal
    segmented.selected = [Int.random(in: 0..<4, using: &random)]
    return AnyControl(segmented)
  }
}
