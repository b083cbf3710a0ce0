import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private let left = CornerRadii(topLeft: 3, topRight: 1, bottomRight: 1, bottomLeft: 3)
private let right = CornerRadii(topLeft: 1, topRight: 4, bottomRight: 4, bottomLeft: 1)
private let both = CornerRadii(topLeft: 3, topRight: 4, bottomRight: 4, bottomLeft: 3)
private let ends =
  #""firstInRow": {"cornerRadius": {"leading": 3}}, "lastInRow": {"cornerRadius": {"trailing": 4}}"#

/// Chips whose texts are one point a character, one apart.
private func document(
  _ items: String, width: Double?, style: String = ends, _ keys: String = #""wrap": "wrap""#
) -> String {
  let width = width.map { #""width": \#($0), "# } ?? ""
  return #"""
    {"type": "chips", "id": "c", \#(width)"font": {"size": 1}, "alignment": "leading", "spacing": 1,
     "chip": {"padding": 0, "border": 0, "cornerRadius": 1, "fill": "white", \#(style)},
     "items": [\#(items)], \#(keys)}
    """#
}

private func tree(_ json: String) throws -> LayoutTree { try sessionDocument(json).layout() }

private func radii(_ tree: LayoutTree) -> [CornerRadii] {
  tree.nodes.filter { $0.role == .chip || $0.role == .overflow }.map {
    tree.paint(of: $0)?.cornerRadius ?? .zero
  }
}

private func fills(_ tree: LayoutTree, _ role: Role = .chip) -> [String] {
  tree.nodes.filter { $0.role == role }.map { node in
    guard case .color(let color) = tree.paint(of: node)?.fills.first?.pattern else { return "-" }
    return color.hex
  }
}

/// Chips that look different at the ends of their rows.
@Suite struct RowEndStyleTests {
  @Test func corners_areThoseOfThePlace() throws {
    let tree = try tree(document(#""a", "b", "c", "ddddd", "e", "f""#, width: 5))
    #expect(radii(tree) == [left, CornerRadii(1), right, both, left, right])
  }

  @Test func corners_fromRightToLeft_areMirrored() throws {
    let tree = try tree(document(#""a", "b", "c""#, width: 5, #""direction": "rtl""#))
    let first = CornerRadii(topLeft: 1, topRight: 3, bottomRight: 3, bottomLeft: 1)
    let last = CornerRadii(topLeft: 4, topRight: 1, bottomRight: 1, bottomLeft: 4)
    #expect(radii(tree) == [first, CornerRadii(1), last])
  }

  @Test func rows_fromTheBottom_haveTheSameEnds() throws {
    let tree = try tree(document(#""a", "b", "ddd""#, width: 3, #""wrap": "wrapReverse""#))
    #expect(radii(tree) == [left, right, both])
  }

  @Test(arguments: [
    (#"7"#, CornerRadii(7)),
    (#"{"topLeading": 7}"#, CornerRadii(topLeft: 7, topRight: 1, bottomRight: 1, bottomLeft: 1)),
    (
      #"{"bottomLeading": 0, "leading": 7, "bottomTrailing": 2}"#,
      CornerRadii(topLeft: 7, topRight: 1, bottomRight: 2, bottomLeft: 0)
    ),
  ])
  func corners_areReadInEveryForm(json: String, expected: CornerRadii) throws {
    let style = #""firstInRow": {"cornerRadius": \#(json)}"#
    #expect(radii(try tree(document(#""a", "b""#, width: 5, style: style))).first == expected)
  }

  @Test func overflowChips_areTheLastOfTheirRow() throws {
    let items = #""a", "b", "c", "d", "e""#
    let hidden = try tree(document(items, width: 6, #""maxRows": 1"#))
    #expect(radii(hidden) == [left, CornerRadii(1), right])
    let less = #""maxRows": 1, "overflow": {"lessLabel": "-", "expanded": true}"#
    #expect(
      radii(try tree(document(items, width: 5, less))).suffix(3) == [left, CornerRadii(1), right])
    let none = try tree(document(items, width: 5, #""maxRows": 1, "overflow": "hidden""#))
    #expect(radii(none).prefix(3) == [left, CornerRadii(1), right])
  }

  @Test func colors_followTheState() throws {
    let style = #"""
      "selectedFill": "#00FF00", "firstInRow": {"fill": "#FF0000", "textColor": "#0000FF"},
      "lastInRow": {"fill": "#FFFF00", "selectedFill": "#00FFFF", "selectedTextColor": "#FF00FF"}
      """#
    let states = { (selected: String) in
      try tree(
        document(
          ["a", "b", "c"].map { #"{"text": "\#($0)", "selected": \#(selected)}"# }
            .joined(separator: ","), width: 5, style: style))
    }
    let (plain, selected) = (try states("false"), try states("true"))
    #expect(fills(plain) == ["#FF0000", "#FFFFFF", "#FFFF00"])
    #expect(fills(plain, .label) == ["#0000FF", "#000000", "#000000"])
    #expect(fills(selected) == ["#00FF00", "#00FF00", "#00FFFF"])
    #expect(fills(selected, .label) == ["#0000FF", "#000000", "#FF00FF"])
  }

  @Test func onlyChipOfARow_hasTheColorOfTheLast() throws {
    let style = #""firstInRow": {"fill": "red"}, "lastInRow": {"fill": "yellow"}"#
    #expect(fills(try tree(document(#""a""#, width: 5, style: style))) == ["#FFFF00"])
  }

  @Test func parts_haveTheColorOfTheLabel_unlessTheyHaveTheirOwn() throws {
    let items = #"""
      {"text": "a", "icon": "star", "trailingIcon": {"name": "xmark", "tint": "#123456"}, "badge": "1", "selected": true}
      """#
    let style = #"""
      "checkmark": "besideIcon", "badgeTextColor": "black", "firstInRow": {"textColor": "blue"}
      """#
    let tree = try tree(document(items, width: 50, style: style))
    #expect(fills(tree, .icon) == ["#0000FF"] && fills(tree, .trailingIcon) == ["#123456"])
    // The label of the chip, and that of the badge.
    #expect(fills(tree, .label).sorted() == ["#000000", "#0000FF"])
    let mark = try #require(tree.nodes.first { $0.role == .checkmark })
    #expect(tree.paint(of: mark)?.stroke?.fill == .color(Color("#0000FF") ?? .black))
  }

  @Test func styleOfAChip_comesBeforeThatOfAll() throws {
    let item = #"{"text": "a", "firstInRow": {"cornerRadius": {"topLeading": 9}}}, "b""#
    let expected = CornerRadii(topLeft: 9, topRight: 1, bottomRight: 1, bottomLeft: 3)
    #expect(radii(try tree(document(item, width: 5))) == [expected, right])
  }

  @Test func sizes_areTheSame() throws {
    let items = #""a", "bb", "ccc", "dd", "e""#
    for width in 0...12 {
      let (with, without) = (
        try tree(document(items, width: Double(width))),
        try tree(document(items, width: Double(width), style: #""grow": 0"#))
      )
      #expect(with.nodes.map(\.frame) == without.nodes.map(\.frame))
    }
  }

  @Test(arguments: [
    (
      #""firstInRow": {"padding": 4}"#,
      "$.chip.firstInRow.padding: cannot depend on the row, only cornerRadius, fill, selectedFill, textColor, selectedTextColor, borderColor, selectedBorderColor can"
    ),
    (
      #""lastInRow": {"filll": "red"}"#,
      #"$.chip.lastInRow.filll: unknown key "filll", did you mean "fill"?"#
    ),
    (
      #""lastInRow": {"cornerRadius": {"left": 4}}"#,
      #"$.chip.lastInRow.cornerRadius.left: unknown key "left""#
    ),
    (
      #""lastInRow": {"cornerRadius": -1}"#,
      "$.chip.lastInRow.cornerRadius: must be at least 0, is -1"
    ),
    (
      #""firstInRow": {"firstInRow": {}}"#,
      #"$.chip.firstInRow.firstInRow: unknown key "firstInRow""#
    ),
  ])
  func otherKeys_areErrors(style: String, message: String) {
    let error = #expect(throws: JSONError.self) {
      try sessionDocument(document(#""a""#, width: 5, style: style))
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func segmentsAndFlows_haveNoSuchStyles() {
    for json in [
      #"{"type": "segmented", "items": ["a"], "segment": {\#(ends)}}"#,
      #"{"type": "flow", "maxLines": 1, "wrap": "wrap", "overflow": {"chip": {\#(ends)}}}"#,
    ] {
      #expect(throws: JSONError.self) { try sessionDocument(json) }
    }
  }
}

// What happens to chips later.
extension RowEndStyleTests {
  @Test func session_keepsTheEnds_afterTapsAndNewSizes() throws {
    let session = try session(
      of: document(#""a", "b", "c", "d""#, width: nil), within: ProposedSize(width: 7))
    #expect(radii(session.tree(at: 0)) == [left, CornerRadii(1), CornerRadii(1), right])
    session.resize(to: ProposedSize(width: 3), at: 1)
    let narrow = radii(session.tree(at: 1))
    _ = session.tap(atPoint: Point(x: 0.5, y: 0.5), at: 2)
    #expect(session.selection == ["a"] && radii(session.tree(at: 2)) == narrow)
  }

  @Test func session_ofAnExpandedRow_movesTheEnds() throws {
    let session = try session(
      of: document(#""a", "b", "c", "d", "e""#, width: 6, #""maxRows": 1"#))
    #expect(radii(session.tree(at: 0)) == [left, CornerRadii(1), right])
    _ = session.tap(atPoint: Point(x: 5, y: 0.5), at: 1)
    #expect(
      radii(session.tree(at: 1)) == [left, CornerRadii(1), right, left, right])
  }

  @Test func stableSize_selectsWithTheColorsOfTheEnds() throws {
    let style = #""firstInRow": {"fill": "red"}, "lastInRow": {"selectedFill": "cyan"}"#
    let control = try sessionDocument(
      document(#""a", "b""#, width: 5, style: style, #""stableSize": true"#)
    ).control
    let chips = try #require(control.as(Chips.self))
    let placed = chips.measured(by: MonospaceMeasurer()).place(within: .asDeclared)
    #expect(fills(placed.tree) == ["#FF0000", "#FFFFFF"])
    #expect(fills(placed.selecting(["b"]).tree) == ["#FF0000", "#00FFFF"])
  }

  @Test func theme_isOverriddenKeyByKey() throws {
    let theme = #"""
      "theme": {"chips": {"chip": {"firstInRow": {"cornerRadius": 8, "fill": "red"}}}}
      """#
    let style = #""firstInRow": {"cornerRadius": {"leading": 3}}"#
    let tree = try tree(document(#""a", "b""#, width: 5, style: style, theme))
    #expect(
      radii(tree).first
        == CornerRadii(topLeft: 3, topRight: 8, bottomRight: 8, bottomLeft: 3))
    #expect(fills(tree) == ["#FF0000", "#FFFFFF"])
  }
}
