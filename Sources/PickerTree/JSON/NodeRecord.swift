import PickerGeometry
import PickerJSON
import PickerText

/// A node together with everything that it refers to, while it is read or written.
///
/// A layout tree keeps paints, texts and other contents in tables; JSON has them in the node. A record is a
/// node in the latter form.
struct NodeRecord: Sendable {
  var role = Role.item
  /// The index of the parent; only in the flat form.
  var parent: Int?
  var id: String?
  var index: Int?
  var state: NodeState = []
  var minTarget: Double?
  var frame = Rect.zero
  var paint: Paint?
  /// Indices into the tables `paints` and `labels`; only in the flat form.
  var paintNumber: Int?
  var labelNumber: Int?
  var effects: Effects?
  var control: ControlState?
  var reserved: Size?
  var overflow: Overflow?
  var name: String?
  var image: ImageReference?
  var text: NodeText?
  /// The children, while the nested form is read.
  var children: JSONValue?

  // Written but not read, because they follow from the rest of the tree.
  var accessibility: Accessibility?
  var measuredPath: Path?
  var clipBoundingRect: Rect?
}

/// The text of a node, or the line of a node of role `line`.
struct NodeText: Hashable, Sendable {
  var text = ""
  /// The full text, if `text` is truncated; else nil.
  var fullText: String?
  /// The distance from the top of the node to the first baseline, in points.
  var baseline = 0.0
  /// The font; nil for a line, which uses the font of its text.
  var font: Font?
  /// The part of a label with another paint; nil for a line, to which that of its text applies.
  var crossing: Crossing?
  var ink: Rect?
  /// The glyph runs; nil if glyphs are not written, or belong to the lines.
  var runs: [GlyphRun]?
}
