import Foundation
import PickerText
import Testing

@testable import PickerShaping

/// Widths compared with those recorded from Chromium: the number of cases, the number of equal ones, and every
/// exception by name.
@Suite struct OracleTests {
  /// The groups of fonts and texts.
  enum Group: String, CaseIterable {
    case inter41, inter3, otherScripts, stacks, joiners

    init(_ comparison: OracleComparison, _ stack: [String]) {
      switch stack {
      case ["inter41"]: self = .inter41
      case ["inter"]: self = comparison.category == "space" ? .joiners : .inter3
      default: self = stack.count == 1 ? .otherScripts : .stacks
      }
    }
  }

  private static func comparisons() throws -> [(group: Group, comparison: OracleComparison)] {
    let measurer = try Oracle.measurer()
    return try ["widths.json", "widths_inter41.json"].flatMap { file in
      OracleComparison.all(try Oracle(file), by: measurer).map { (Group($0, $0.stack), $0) }
    }
  }

  @Test func widths_areEqualToChromiumsOrOneStepApart() throws {
    let all = try OracleTests.comparisons()
    var counts: [Group: [Int]] = [:]
    for (group, comparison) in all {
      #expect(comparison.difference <= 1, "\(comparison)")
      counts[group, default: [0, 0]][comparison.difference == 0 ? 0 : 1] += 1
    }
    #expect(
      counts == [
        .inter41: [1138, 5], .inter3: [1074, 51], .otherScripts: [122, 22], .stacks: [223, 47],
        .joiners: [18, 0],
      ])
    #expect(all.count == 2700)
  }

  /// `RECORD_GOLDENS=1` writes the list anew, and fails.
  @Test func widths_thatDiffer_areThoseOfTheList() throws {
    let names = try OracleTests.comparisons().filter { $0.comparison.difference > 0 }.map {
      "\($0.group.rawValue) \($0.comparison.id) \($0.comparison.size) \($0.comparison.weight)"
    }
    let found = names.sorted().joined(separator: "\n") + "\n"
    let place = "Tests/Fonts/PickerShapingTests/Fixtures/widths_exceptions.txt"
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(found.utf8).write(to: root.appending(path: place))
      Issue.record("recorded \(names.count) exceptions")
    }
    let listed = try String(
      contentsOfFile: Oracle.fixture("widths_exceptions.txt"), encoding: .utf8)
    #expect(found == listed && names.count == 125)
  }

  @Test func lineHeights_rounded_areEqualToChromiums() throws {
    let all = try OracleTests.comparisons()
    #expect(all.count == 2700)
    for (_, comparison) in all {
      #expect(comparison.expectedHeight == comparison.foundHeight, "\(comparison)")
    }
  }
}
