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
  /// Whether it is written, too, that the node is not selected, or enabled.
  var hasFullState = false
  /// The paint that is read in the nested form, and the JSON of the one that is written.
  var paint: CopyOnWrite<Paint>?
  var paintJSON: [UInt8]?
  /// Indices into the tables `paints` and `labels`; only in the flat form.
  var paintNumber: Int?
  var labelNumber: Int?
  var text: NodeText?
  /// What only some nodes have.
  var extras: NodeExtras?
  /// The children, while the nested form is read.
  var children: JSONValue?

  /// Whether the node is selected; nil if it is not written.
  var isSelected: Bool? {
    let isSelected = node.state.contains(.selected)
    return isSelected || hasFullState ? isSelected : nil
  }

  /// Whether the node is enabled; nil if it is not written.
  var isEnabled: Bool? {
    let isEnabled = !node.state.contains(.disabled)
    return !isEnabled || hasFullState ? isEnabled : nil
  }
}

/// The members that only some nodes have, while a node is read or written.
///
/// An object, so that the records of all other nodes stay small. A record is the only owner of its extras.
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

/// The text of a node, or the line of a node of role `line`; an object, because closures would copy a structure of this size
/// each time they read or change one of its members.
final class NodeText {
  var text = ""
  /// The full text, if `text` is truncated; else nil.
  var fullText: String?
  /// The distance from the top of the node to the first baseline, in points.
  var baseline = 0.0
  /// The font that is read, and the JSON of the one that is written; nil for a line, which uses the font of its text.
  var font: Font?
  var fontJSON: [UInt8]?
  /// Kept in storage of its own: few texts have one, and a paint is several times as large as a text.
  private var storedCrossing: CopyOnWrite<Crossing>?
  var ink: Rect?
  /// The glyph runs; nil if glyphs are not written, or belong to the lines.
  var runs: [GlyphRun]?
  /// The JSON of the face of each run that is written.
  var faceJSON: [[UInt8]] = []

  init(text: String = "", fullText: String? = nil, baseline: Double = 0) {
    self.text = text
    self.fullText = fullText
    self.baseline = baseline
  }

  /// The part of a label with another paint; nil for a line, to which that of its text applies.
  var crossing: Crossing? {
    get { storedCrossing?.value }
    set { storedCrossing = newValue.map { CopyOnWrite($0) } }
  }
}
