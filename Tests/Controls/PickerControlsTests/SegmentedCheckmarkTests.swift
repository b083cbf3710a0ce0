import PickerControls
import PickerTestSupport
import PickerTree
import Testing

/// The check mark of a selected segment.
@Suite struct SegmentedCheckmarkTests {
  private func tree(_ items: String, _ keys: String) throws -> LayoutTree {
    let json =
      #"{"type": "segmented", "theme": "material", "items": [\#(items)], \#(keys)}"#
    return try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
  }

  private func roles(_ tree: LayoutTree) -> [Role] {
    tree.nodes.map(\.role).filter { [.checkmark, .icon, .label].contains($0) }
  }

  @Test func checkmark_isShown_whereItsLabelIsWholeBesideIt() throws {
    let wide = try tree(#""Tea", "Milk""#, #""selected": 0, "width": 400"#)
    #expect(roles(wide) == [.checkmark, .label, .label])
    let fitting = try tree(#""Tea", "Milk""#, #""selected": 0"#)
    #expect(roles(fitting) == [.checkmark, .label, .label])
    // As wide as both labels with their padding, and no wider.
    let labels = fitting.nodes(role: .label).map(\.frame.width).max() ?? 0
    let narrow = try tree(#""Tea", "Milk""#, #""selected": 0, "width": \#(2 * (labels + 24))"#)
    #expect(roles(narrow) == [.label, .label])
    #expect(narrow.warnings.isEmpty && narrow.labels.allSatisfy { $0.fullText == nil })
  }

  @Test func segments_areAsWide_whicheverIsSelected() throws {
    let widths = try ["0", "1", "null"].map { selected in
      try tree(#""Tea", "Milk""#, #""distribution": "content", "selected": \#(selected)"#)
        .nodes(role: .segment).map(\.frame.width)
    }
    #expect(widths[0] == widths[1] && widths[1] == widths[2])
  }

  @Test func checkmark_takesThePlaceOfTheIcon_exceptOfAnIconAlone() throws {
    let star = #"{"text": "Tea", "icon": "star"}, {"text": "Milk", "icon": "star"}"#
    #expect(try roles(tree(star, #""selected": 0"#)) == [.checkmark, .label, .icon, .label])
    let alone = #"{"text": "", "icon": "star", "id": "a"}, {"text": "", "icon": "star", "id": "b"}"#
    #expect(try !roles(tree(alone, #""selected": 0"#)).contains(.checkmark))
  }

  @Test func placedSegments_selectingAnother_moveTheCheckmark() throws {
    func document(_ selected: Int) throws -> Segmented {
      var control = try BuiltInTheme.material.theme.control(
        Segmented.self, fonts: StrictCatalog())
      (control.items, control.selected) = ([Segment("Tea"), Segment("Milk")], [selected])
      control.container.width = 400
      return control
    }
    let placed = try document(0).measured(by: StrictCatalog()).place().selecting(["Milk"])
    let fresh = try document(1).measured(by: StrictCatalog()).layout()
    #expect(placed.tree.json() == fresh.json() && roles(fresh) == [.label, .checkmark, .label])
  }
}
