import PickerText

/// The content of a node other than its paint, for
/// ``LayoutTree/append(_:frame:id:state:index:paint:effects:content:minTarget:reservedSize:children:)``.
///
/// The role of a node determines which kind of content it can have.
public enum NodeContent: Hashable, Sendable {
  /// A measured text in its font, the full text if it is truncated, and the part with a different paint because an
  /// indicator covers it; for roles with ``Role/hasText`` except `line`.
  case text(MeasuredText, font: Font, fullText: String? = nil, crossing: Crossing? = nil)
  /// An icon: its name, the artwork that is stored in the tree, and whether it is mirrored; for roles with
  /// ``Role/hasName``. Without artwork, renderers look up the name.
  case icon(String, artwork: Artwork? = nil, isMirrored: Bool = false)
  /// An external image; for the role `image`.
  case image(ImageReference)
  /// The hidden items; for the role `overflow`.
  case overflow(Overflow)
  /// The state, the name and the language of a control; for the roles of controls other than `text`.
  case control(ControlState)

  /// The table that holds contents of this kind.
  var table: ContentTable {
    switch self {
    case .text: .labels
    case .icon: .icons
    case .image: .images
    case .overflow: .overflows
    case .control: .controlStates
    }
  }

  /// The kind in messages: `a text`.
  var kind: String {
    switch self {
    case .text: "a text"
    case .icon: "an icon"
    case .image: "an image"
    case .overflow: "hidden items"
    case .control: "the state of a control"
    }
  }
}
