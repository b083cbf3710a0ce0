import Foundation
import PickerCairo
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// The growth of work with the size of documents, in steps of the engine: checks of the budget, what is spent of it, and
/// bytes of output. `Scripts/check/growth` counts instructions for the same inputs, and for those of other commands.
@Suite struct InputGrowthTests {
  private static func inputs() throws -> [GrowthInput] {
    let all = try GrowthInput.all()
    return sweep(all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element), full: all)
  }

  @Test(arguments: try inputs())
  func steps_ofLargerInput_growNoFasterThanNLogN(_ input: GrowthInput) throws {
    let growth = try input.growth()
    #expect(growth.steps[0] >= GrowthInput.sizes[0])
    // That of n log n is 1.17 here.
    #expect(growth.exponent <= 1.25, "\(growth.steps)")
  }

  /// `RECORD_GOLDENS=1` writes the table, whose numbers change with every byte of the outputs.
  @Test func table_hasARowForEachInput() throws {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/growth.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let inputs = try GrowthInput.all()
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else {
      return #expect(
        rows.map { String($0.split(separator: " | ")[0].dropFirst(2)) } == inputs.map(\.description)
      )
    }
    var lines = article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| ") }) + 2
    lines.removeSubrange(start..<start + rows.count)
    lines.insert(contentsOf: try inputs.map { try $0.row() }, at: start)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)")
  }
}

/// A document that grows, of the list of `Scripts/check/growth`.
struct GrowthInput: Sendable, CustomStringConvertible {
  let description: String
  private let template: Data
  private let format: String

  /// Those inputs that are one document. Tables of breakpoints are bounded only beyond a thousand steps.
  static func all() throws -> [GrowthInput] {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/growth.json")
    let inputs = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    return try #require(inputs).filter { $0["bounded"] == nil }.compactMap(GrowthInput.init)
  }

  init?(_ input: [String: Any]) throws {
    guard let document = input["document"] else { return nil }
    description = try #require(input["name"] as? String)
    template = try JSONSerialization.data(withJSONObject: document)
    format = input["format"] as? String ?? "json"
  }

  /// The sizes of an input, each twice the one before. More than 64 segments are not drawn in every state.
  static let sizes = [80, 160, 320]

  /// The steps at these sizes, and the exponent of the growth between their differences.
  func growth() throws -> (steps: [Int], exponent: Double) {
    let steps = try GrowthInput.sizes.map { try self.steps($0) }
    let (first, second) = (Double(steps[1] - steps[0]), Double(steps[2] - steps[1]))
    return (steps, second > 0 ? log2(second / max(0, first)) : 0)
  }

  /// A row of the table of growth.
  func row() throws -> String {
    let (steps, exponent) = try growth()
    return "| \(description) | \(steps[0]) | \(steps[2]) | \(String(format: "%.2f", exponent)) |"
  }

  /// The steps of so many items.
  func steps(_ count: Int) throws -> Int {
    let value = try JSONSerialization.jsonObject(with: template)
    let json = try JSONSerialization.data(withJSONObject: expanded(value, count))
    let probe = BudgetProbe()
    let fonts = TextMeasurer()
    let document = try Document(json: Array(json), fonts: fonts, budget: Budget(probe: probe))
    let layout = DocumentLayout(try document.layout(), of: document)
    return try document.budget.run { output(of: layout, fonts).count } + probe.stepCount
  }

  private func output(of layout: DocumentLayout, _ fonts: TextMeasurer) -> [UInt8] {
    switch format {
    case "svg": SVGRenderer().render(layout.tree, outlines: fonts)
    case "html": HTMLRenderer(outlines: fonts).render(layout)
    case "png": (try? PNGRenderer().render(layout.tree, outlines: fonts)) ?? []
    case "pdf": (try? PDFRenderer().render(layout.tree, outlines: fonts)) ?? []
    case "tree": TerminalRenderer().render(layout.tree, outlines: fonts)
    default: layout.tree.json()
    }
  }
}

/// Returns a value in which `each`, `joined` and `keyed` are repeated for every number, `{i}`, below `{n}`.
private func expanded(_ value: Any, _ count: Int) -> Any {
  guard let object = value as? [String: Any] else {
    if let list = value as? [Any] { return list.map { expanded($0, count) } }
    return numbered(value, 0, count)
  }
  if let each = object["each"] { return (0..<count).map { numbered(each, $0, count) } }
  if let text = object["joined"] {
    return (0..<count).map { "\(numbered(text, $0, count))" }.joined()
  }
  if let keyed = object["keyed"] {
    let objects = (0..<count).compactMap { numbered(keyed, $0, count) as? [String: Any] }
    return objects.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
  return object.mapValues { expanded($0, count) }
}

private func numbered(_ value: Any, _ number: Int, _ count: Int) -> Any {
  func text(_ text: String) -> String {
    text.replacing("{i}", with: "\(number)").replacing("{n}", with: "\(count)")
  }
  switch value {
  case "{i}" as String: return number
  case "{n}" as String: return count
  case let string as String: return text(string)
  case let list as [Any]: return list.map { numbered($0, number, count) }
  case let object as [String: Any]:
    return Dictionary(
      uniqueKeysWithValues: object.map { (text($0.key), numbered($0.value, number, count)) })
  default: return value
  }
}
