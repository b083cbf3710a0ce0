import Foundation
import PickerControls
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerRendering

extension LayoutTree {
  /// The terminal rendering of the tree.
  fileprivate func drawing(columns: Int = 80, style: TerminalStyle = .plain) -> String {
    TerminalRenderer(columns: columns, style: style).render(self)
  }
}

/// The layout of a document, with every character as a square.
private func tree(_ json: String) throws -> LayoutTree {
  try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
}

@Suite struct TerminalTests {
  @Test func bytes_areTheLines_andALineFeed() throws {
    let tree = try tree(Self.chips)
    let bytes = TerminalRenderer().render(tree, outlines: NoOutlines())
    #expect(bytes == Array((TerminalRenderer().render(tree) + "\n").utf8))
  }

  @Test func columns_fewerThanFour_areFour() throws {
    #expect(TerminalRenderer(columns: -3).columns == 4)
    let tree = try tree(Self.chips)
    #expect(tree.drawing(columns: 0) == tree.drawing(columns: 4))
  }

  @Test func width_showingATree_leavesItsLabelsWhole() throws {
    var tree = try tree(#"{"type": "segmented", "items": ["alpha", "beta", "gamma"]}"#)
    let renderer = TerminalRenderer(columns: 40)
    let wanted = renderer.width(showing: tree)
    tree = try Document(
      json: Array(#"{"type": "segmented", "items": ["alpha", "beta", "gamma"]}"#.utf8),
      fonts: MonospaceMeasurer()
    ).control.measured(by: MonospaceMeasurer()).layout(within: ProposedSize(width: wanted))
    let lines = renderer.render(tree).split(separator: "\n")
    #expect(lines.contains { $0.contains("alpha") && $0.contains("beta") && $0.contains("gamma") })
  }

  private static let chips = #"""
    {"type": "chips", "font": {"size": 8}, "chip": {"selectedFill": "#007AFF",
     "selectedTextColor": "white"}, "items": ["tea", {"text": "milk", "selected": true}, {"text": "rum", "enabled": false}]}
    """#

  @Test func chips_areBoxesWithTheirLabels() throws {
    let picture = """
      ╭─────╮  ┏━━━━━━┓  ╭┄┄┄┄┄╮
      │ tea │  ┃ milk ┃  ┆ rum ┆
      ╰─────╯  ┗━━━━━━┛  ╰┄┄┄┄┄╯
      """
    #expect(try tree(Self.chips).drawing() == picture)
  }

  @Test func partsOfAnItem_standBesideItsLabel() throws {
    let drawing = try tree(
      #"""
      {"type": "chips", "font": {"size": 8}, "chip": {"checkmark": "besideIcon"}, "items": [
        {"text": "tea", "icon": "cup", "badge": "12"},
        {"text": "milk", "selected": true, "trailingIcon": "cross"}]}
      """#
    ).drawing()
    #expect(drawing.contains("│ ⋓ tea (12) "))
    #expect(drawing.contains("✓ milk × "))
    #expect(drawing.split(separator: "\n").count == 3)
  }

  @Test func segments_haveTheIndicatorRoundTheSelectedOne() throws {
    let lines = try tree(
      #"{"type": "segmented", "separator": true, "items": ["day", "week", "month"], "selected": 1}"#
    ).drawing().split(separator: "\n")
    #expect(lines.count == 5 && lines.first?.hasPrefix("╭─") == true)
    #expect(lines.contains { $0.contains(#/^│ +day +┃ +week +┃ +month +│$/#) })
  }

  /// The edges of a single segment lie inside those of its control.
  @Test(arguments: ["A", "tea", "Settings"]) func segment_alone_isWhole(label: String) throws {
    let lines = try tree(#"{"type": "segmented", "items": ["\#(label)"]}"#)
      .drawing().split(separator: "\n").map(String.init)
    let middle = lines[lines.count / 2].filter { $0 != " " }
    #expect(middle == "│┃\(label)┃│", "\(lines)")
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test func disabledSegment_hasDottedEdges() throws {
    let lines = try tree(
      #"{"type": "segmented", "items": ["day", {"text": "week", "enabled": false}, "month"]}"#
    ).drawing().split(separator: "\n")
    #expect(lines.contains { $0.contains(#/┃ +day +┃ +┆ +week +┆ +month/#) }, "\(lines)")
  }

  @Test func connectedSegments_haveHeavyEdgesRoundTheSelectedOne() throws {
    let lines = try tree(
      #"{"type": "segmented", "variant": "connected", "items": ["day", "week", "month"], "selected": 1}"#
    ).drawing().split(separator: "\n")
    #expect(lines.contains { $0.contains(#/day +┃ +week +┃ +month/#) })
  }

  @Test func segmentOfHiddenOnes_keepsItsLabelAndIconTogether() throws {
    let lines = try tree(
      #"""
      {"type": "segmented", "width": 300, "whenNarrow": ["overflowMenu"], "selected": 3,
       "items": ["Map", "Satellite", "Hybrid", "Terrain"]}
      """#
    ).drawing().split(separator: "\n")
    #expect(lines.contains { $0.contains(#/Map +┃ *Terrain +⋯ *┃/#) })
  }

  @Test func sliders_areLinesWithADot() throws {
    let lines = try tree(#"{"type": "colorPicker", "width": 240, "values": [0.5, 1, 0, 1]}"#)
      .drawing().split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains(#/^ *━*●━*$/#) })
    let dots = lines.map {
      $0.distance(from: $0.startIndex, to: $0.firstIndex(of: "●") ?? $0.endIndex)
    }
    #expect(dots[2] < dots[0] && dots[0] < dots[1] && dots[1] == dots[3])
  }

  @Test func textsInABox_areWhole_andCentredWhereTheyAreCentred() throws {
    let lines = try tree(
      #"""
      {"type": "flow", "axis": "vertical", "align": "center", "padding": 4, "border": {"width": 1, "color": "gray"},
       "items": [{"type": "text", "text": "1204", "font": {"size": 24}},
         {"type": "text", "text": "pictures of the sea", "font": {"size": 6}}]}
      """#
    ).drawing().split(separator: "\n")
    for text in ["1204", "pictures of the sea"] {
      let line = try #require(lines.first { $0.contains(text) })
      let inner = line.dropFirst().dropLast()
      let before = inner.prefix { $0 == " " }.count
      #expect(abs(before - (inner.count - text.count - before)) <= 1, "\(line)")
    }
  }

  @Test func linesOfAParagraph_beginTogether() throws {
    let lines = try tree(
      #"""
      {"type": "text", "text": "aa bbb cc", "width": 62, "padding": 6, "border": {"width": 1, "color": "gray"}, "font": {"size": 8}}
      """#
    ).drawing().split(separator: "\n")
    let starts = lines.compactMap { line in
      line.firstIndex { $0.isLetter }.map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(starts.count == 2 && Set(starts).count == 1)
  }

  @Test func label_withControlCharacters_isShownAsSymbols() throws {
    let drawing = try tree(
      #"{"type": "chips", "items": ["a\u001b[31mb", "c\u0007\u009b", "d\u202ee"]}"#
    ).drawing()
    #expect(drawing.contains("a␛[31mb") && drawing.contains("c␇\u{FFFD}"))
    #expect(drawing.contains("d\u{FFFD}e"))
    #expect(!drawing.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func emptySpace_takesAtMostSixtyLines() throws {
    let tree = try tree(#"{"type": "chips", "height": 1e7, "fill": "red", "items": ["tea"]}"#)
    #expect((60...70).contains(TerminalRenderer().render(tree).split(separator: "\n").count))
  }

  @Test(arguments: [
    ("tea", 3), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｶﾅ", 2), ("Ａ", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("1️⃣", 2), ("☕", 2), ("✓", 1), ("สวัสดี", 4),
    ("नमस्ते", 4), ("…", 1), ("\u{200B}", 0), ("\u{AD}", 0), ("「」", 4), ("♥\u{FE0F}", 2),
  ])
  func text_takesAsManyColumnsAsInTerminals(text: String, columns: Int) {
    #expect(text.terminalColumns == columns)
  }

  @Test func text_truncatedToColumns_hasAnEllipsisAndNoHalfCharacter() {
    #expect("中文字".truncated(toColumns: 6) == "中文字")
    #expect("中文字".truncated(toColumns: 5) == "中文…")
    #expect("中文字".truncated(toColumns: 4) == "中…")
    #expect("tea".truncated(toColumns: 1) == "…")
    #expect("tea".truncated(toColumns: 0) == "")
  }
}

// Colours.
extension TerminalTests {
  @Test(arguments: [
    (TerminalStyle.Colors.full, "\u{1B}[0;1;38;2;0;0;0;48;2;0;122;255mmilk"),
    (.indexed, "\u{1B}[0;1;38;5;16;48;5;33mmilk"), (.sixteen, "\u{1B}[0;1;30;46mmilk"),
  ])
  func selectedChip_hasItsFillAsBackground(colors: TerminalStyle.Colors, expected: String) throws {
    let drawing = try tree(Self.chips).drawing(style: TerminalStyle(colors: colors))
    #expect(drawing.contains(expected))
  }

  @Test func textWithoutBackground_hasTheTerminalsOwnColour() throws {
    let drawing = try tree(#"{"type": "text", "text": "tea"}"#).drawing(style: .init(colors: .full))
    #expect(drawing == "tea")
  }

  @Test func crossedCharacters_haveTheColourOfTheCrossing() throws {
    var tree = try tree(
      #"""
      {"type": "segmented", "items": ["abcdef", "xy"], "selected": null,
       "segment": {"textColor": "#FF0000"}}
      """#)
    let size = tree.labels[0].text.size
    let blue = Paint(fill: Color(red: 0, green: 0, blue: 1))
    for (clip, expected) in [
      (Rect(x: 0, y: 0, width: size.width / 2, height: size.height), "abc"),
      (Rect(x: size.width / 3, y: 0, width: size.width, height: size.height), "cdef"),
      (Rect(x: 0, y: 0, width: size.width, height: size.height / 3), ""), (.zero, ""),
    ] {
      tree.labels[0].crossing = Crossing(paint: blue, clip: clip)
      let drawing = tree.drawing(style: TerminalStyle(colors: .full))
      var letters = ""
      for match in drawing.matches(of: #/\u{1B}\[([0-9;]*)m([^\u{1B}]*)/#)
      where match.1.contains("38;2;0;0;255") {
        letters += match.2.filter(\.isLetter)
      }
      #expect(letters == expected)
      #expect(tree.drawing().contains("abcdef"))
    }
  }

  @Test(arguments: sweep(exampleSample(), full: exampleDocuments()))
  func example_inColours_isThePlainRenderingWithColoursAdded(path: String) throws {
    let tree = try exampleTree(path)
    let plain = TerminalRenderer().render(tree)
    for colors in [TerminalStyle.Colors.sixteen, .indexed, .full] {
      let colored = TerminalRenderer(style: TerminalStyle(colors: colors)).render(tree)
      let bare = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      #expect(
        bare.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
          == plain.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed))
      let open = colored.split(separator: "\n").filter {
        $0.contains("\u{1B}") && !($0.matches(of: #/\u{1B}\[[0-9;]*m/#).last?.output == "\u{1B}[0m")
      }
      #expect(open.isEmpty, "colours continue after the line")
    }
  }

  @Test(arguments: exampleDocuments())
  func example_atAnyWidth_isNoWider(path: String) throws {
    let tree = try exampleTree(path)
    for columns in sweep([10, 40], full: [4, 10, 23, 40, 80, 200]) {
      let lines = TerminalRenderer(columns: columns).render(tree).split(separator: "\n")
      let widest = lines.map { String($0).terminalColumns }.max() ?? 0
      #expect(widest <= columns, "\(widest) of \(columns) columns")
    }
  }

  private func trimmed(_ line: Substring) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

private func exampleTree(_ path: String) throws -> LayoutTree {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  let json = try Array(Data(contentsOf: file))
  return try Document(json: json, fonts: MonospaceMeasurer()).layout()
}
