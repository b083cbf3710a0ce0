import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Judges a change that nobody shall see: of each example the tree, the picture, the accessibility, and what a session does with a script of inputs,
/// each as a digest in one file.
///
/// What differs is written to `.build/judge`, whole; `PICKER_JUDGE=FOLDER` writes everything to a folder, so that two builds can be compared by
/// `diff -r`. `RECORD_GOLDENS=1` writes the digests anew, and fails. Otherwise only some examples are judged, unless the
/// sweep is full.
@Suite struct ExampleJudgeTests {
  private static let file = packageRoot().appendingPathComponent(
    "Tests/Interfaces/PickerLayoutTests/Fixtures/judge.tsv")

  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["PICKER_JUDGE"]
  private static let isRecording = environment["RECORD_GOLDENS"] == "1"

  private static var judged: [String] {
    folder != nil || isRecording
      ? examples
      : sweep(exampleSample(1), full: examples)
  }

  @Test func examples_areAndDo_whatIsRecorded() throws {
    let recorded = try rows(in: String(contentsOf: ExampleJudgeTests.file, encoding: .utf8))
    #expect(Self.isRecording || recorded.keys.sorted() == examples)
    var found: [String: [String]] = [:]
    for path in Self.judged {
      let facts = try ExampleFacts(of: path)
      let digests = facts.all.map { $0.text.digest }
      found[path] = digests
      for (fact, digest) in zip(facts.all, digests) {
        let place = ExampleFacts.names.firstIndex(of: fact.name) ?? 0
        let isSame = recorded[path].map { $0.indices.contains(place) && $0[place] == digest }
        if isSame != true { try write(fact.text, of: path, fact.name, to: ".build/judge") }
        if let folder = Self.folder {
          try write(fact.text, of: path, fact.name, to: folder)
        }
      }
    }
    let rows = (Self.isRecording ? found : recorded.merging(found) { $1 })
      .sorted { $0.key < $1.key }.map { [$0.key] + $0.value }
    let lines = ([["example"] + ExampleFacts.names] + rows).map { $0.joined(separator: "\t") }
    try expectGolden(lines.joined(separator: "\n") + "\n", at: ExampleJudgeTests.file)
  }

  private func rows(in text: String) -> [String: [String]] {
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").map(String.init)
    }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { $1 }
  }

  private func write(_ text: String, of path: String, _ name: String, to folder: String) throws {
    let stem = path.replacingOccurrences(of: "/", with: "-")
    let file = packageRoot().appendingPathComponent("\(folder)/\(stem).\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// What an example shows and does.
private struct ExampleFacts {
  static let names = ["tree", "svg", "accessibility", "session"]

  let all: [(name: String, text: String)]

  init(of path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let (json, folder) = (
      try Array(Data(contentsOf: file)), file.deletingLastPathComponent().path
    )
    func document(_ detail: String) throws -> Document {
      let options = Array("{\"detail\":[\(detail)]}".utf8)
      return try Document(
        json: json, options: options, fonts: TextMeasurer.shared, directory: folder)
    }
    let tree = try document("").layout()
    let svg = SVGRenderer().render(tree, outlines: TextMeasurer.shared)
    let accessible = try document("\"accessibility\",\"hits\",\"navigation\"").layout()
    let session = try document("").session()
    let texts = [
      String(decoding: tree.json(), as: UTF8.self), String(decoding: svg, as: UTF8.self),
      String(decoding: accessible.json(form: .nodes), as: UTF8.self),
      session.map { SessionScript($0).transcript } ?? "",
    ]
    all = Array(zip(ExampleFacts.names, texts))
  }
}

/// Inputs of every kind in quick succession, and a line of what follows from each.
private struct SessionScript {
  private let session: any ControlSession
  private var time = 0.0
  private var lines: [String] = []

  init(_ session: any ControlSession) {
    self.session = session
    for node in session.tree(at: 0).hitRegions().prefix(12) { use(node) }
    for key in SessionKey.allCases {
      note("key \(key.rawValue)") { $0.press(key, at: $1) ? "taken" : "left" }
    }
    note("resize") { session, time in
      session.resize(to: ProposedSize(width: 250), at: time)
      return ""
    }
    for id in session.tree(at: time).items.compactMap(\.id).prefix(4) { change(id) }
    time += 100
    note("rest") { _, _ in "" }
  }

  var transcript: String { lines.joined(separator: "\n") + "\n" }

  private mutating func use(_ region: HitRegion) {
    let (point, corner) = (region.frame.center, region.frame.origin)
    note("press") { $0.press(atPoint: point, at: $1).map(\.named) ?? "-" }
    note("release") { session, time in
      session.release(at: time)
      return ""
    }
    note("tap") { $0.tap(atPoint: point, at: $1).map(\.named) ?? "-" }
    note("drag") { session, time in
      let begins = session.beginDrag(atPoint: point, at: time)
      session.drag(to: corner, at: time + 0.01)
      session.endDrag(at: time + 0.02)
      return "\(begins)"
    }
    note("scroll") { "\($0.scroll(atPoint: point, by: Point(x: 9, y: 5), at: $1))" }
    note("tap of node \(region.node)") { $0.tap(position: region.node, at: $1).map(\.named) ?? "-" }
  }

  private mutating func change(_ id: String) {
    note("select \(id)") { "\($0.select(id, at: $1))" }
    note("deselect \(id)") { "\($0.deselect(id, at: $1))" }
    note("remove \(id)") { "\($0.remove(id, at: $1))" }
  }

  /// Does something a moment later, and notes the state and a tree in the middle of what moves.
  private mutating func note(_ name: String, _ input: (any ControlSession, Double) -> String) {
    time += 0.05
    let answer = input(session, time)
    let tree = String(decoding: session.tree(at: time + 0.03).json(), as: UTF8.self)
    let page = session.page(at: time).map { String($0) } ?? "-"
    let color = session.color.map { String(describing: $0) } ?? "-"
    let focus = session.focus?.named ?? "-"
    let refusal = session.refusal?.reason.rawValue ?? "-"
    let moves = String(session.isAnimating(at: time))
    let state: [String] = [
      session.selection.joined(separator: " "), focus, refusal, color, page, moves,
    ]
    let line: [String] = [name, answer] + state + [tree.digest]
    lines.append(line.joined(separator: "; "))
  }
}

extension SessionTarget {
  fileprivate var named: String { "\(role.rawValue) \(id ?? "")" }
}

extension String {
  /// The FNV-1a hash of the UTF-8 bytes, as hexadecimal digits.
  fileprivate var digest: String {
    var (text, hash) = (self, 0xcbf2_9ce4_8422_2325 as UInt64)
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
        place += 1
      }
    }
    return String(hash, radix: 16)
  }
}
