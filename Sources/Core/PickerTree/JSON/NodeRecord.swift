import PickerGeometry
import PickerJSON
import PickerText

/// A node together with everything that it refers to, while it is read or written.
///
/// A layout tree keeps paints, texts and other contents in tables; JSON has them in the node. A record is a
/// node in the latter form.
struct NodeRecord {
  /// The node. While it is read, it has no indices into tables.
  var node = LayoutNode(.item, frame: .zero)
  /// The index of the parent; only in the flat form.
  var parent: Int?
  var id: String?
  /// Whether it is also written that the node is not selected, or is enabled.
  var hasFullState = false
  /// Only in the nested form.
  var paint: Shared<Paint>?
  /// Indices into the tables `paints` and `labels`; only in the flat form.
  var paintNumber: Int?
  var labelNumber: Int?
  var text: NodeText?
  /// Properties that only some nodes have.
  var extras: NodeExtras?

  /// Whether the node is selected; nil if it is not written.
  var isSelected: Bool? {
    get {
      let isSelected = node.state.contains(.selected)
      return isSelected || hasFullState ? isSelected : nil
    }
    set { if newValue == true { node.state.insert(.selected) } }
  }

  /// Whether the node is enabled; nil if it is not written.
  var isEnabled: Bool? {
    get {
      let isEnabled = !node.state.contains(.disabled)
      return !isEnabled || hasFullState ? isEnabled : nil
    }
    set { if newValue == false { node.state.insert(.disabled) } }
  }

  /// Whether the node is disappearing; nil if it is not written.
  var isLeaving: Bool? {
    get { node.state.contains(.leaving) ? true : nil }
    set { if newValue == true { node.state.insert(.leaving) } }
  }
}

/// The members that only some nodes have, while a node is read or written.
///
/// A class, so the records of all other nodes stay small. A record is the only owner of its extras.
final class NodeExtras {
  var effects: Effects?
  var control: ControlState?
  var reserved: Size?
  var overflow: Overflow?
  var icon: IconReference?
  /// The index into the table `artwork` of the icon's artwork.
  var artworkNumber: Int?
  var image: ImageReference?

  // Written but not read, because they follow from the rest of the tree.
  var accessibility: Accessibility?
  var rowPlace: RowPlace?
  var measuredPath: Path?
  var clipBoundingRect: Rect?
}

/// The text of a node, or the line of a node of role `line`.
struct NodeText {
  var text = ""
  /// The full text, if `text` is truncated; else nil.
  var fullText: String?
  /// The distance from the top of the node to the first baseline, in points.
  var baseline = 0.0
  /// Nil for a line, which uses the font of its text.
  var font: Shared<Font>?
  /// The part of a label with another paint; nil for a line, which uses the crossing of its text.
  var crossing: Shared<Crossing>?
  var ink: Rect?
  /// The glyph runs; nil if glyphs are not written, or belong to the lines.
  var runs: [GlyphRun]?

  var glyphCount: Int { runs?.reduce(0) { $0 + $1.glyphs.count } ?? 0 }
}

/// A value that many nodes share. It is several times as large as the record of a node, which only refers to it.
final class Shared<Value: Sendable>: @unchecked Sendable {
  // Only one node at a time is read or written.
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
