import PickerGeometry
import PickerJSON
import PickerText

/// A node with all that it refers to, while it is read or written.
///
/// A layout tree keeps what nodes refer to in tables; JSON has it in the node. A record is a node in that
/// form: one is made of each node that is written, and one of each that is read.
struct NodeRecord: Sendable {
  var role = Role.item
  /// Where the node in which it stands stands itself; only in the flat form, where nodes do not nest.
  var parent: Int?
  var id: String?
  var index: Int?
  var state: LayoutNode.State = []
  var minTarget: Double?
  var frame = Rect.zero
  var paint: Paint?
  /// Which entry of the tables it refers to; only in the flat form.
  var paintNumber: Int?
  var labelNumber: Int?
  var effects: Effects?
  var control: ControlState?
  var reserved: Size?
  var overflow: Overflow?
  var name: String?
  var image: ImageReference?
  var text: NodeText?
  /// What stands beneath it, while it is read.
  var children: JSONValue?

  // Only written: they follow from the rest of the tree.
  var accessibility: Accessibility?
  var measuredPath: Path?
  var clipBoundingRect: Rect?
}

/// The text of a node, or the line for which a node of role `line` stands.
struct NodeText: Hashable, Sendable {
  var text = ""
  /// The whole text, where something of it was cut away.
  var fullText: String?
  /// From the top of the node to the first baseline.
  var baseline = 0.0
  /// What it is set in; a line is set in the font of its text.
  var font: Font?
  var ink: Rect?
  /// Nil where glyphs are not told, or stand in the lines.
  var runs: [GlyphRun]?
}
