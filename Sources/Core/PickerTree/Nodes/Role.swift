/// The role of a node in a layout tree.
///
/// The order defines the numbers in the C interface: add new roles at the end.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// A flexible picker: rows of chips.
  case chips
  /// A row of chips.
  case row
  /// A chip with its label, icons and badge.
  case chip
  /// The chip or the segment that represents hidden ones.
  case overflow
  /// The text of a chip, a segment or a slider, or the caption beneath a carousel.
  case label
  /// The icon before a label.
  case icon
  /// The icon that deletes its chip.
  case trailingIcon
  /// The check mark of a selected item.
  case checkmark
  /// The short text in a pill after a label.
  case badge
  /// A segmented control.
  case segmented
  /// The box behind the selected segment.
  case indicator
  /// The line between two segments.
  case separator
  /// A segment with its label and icon.
  case segment
  /// A text of one or more lines.
  case text
  /// A line of a text.
  case line
  /// A flow of boxes.
  case flow
  /// A box of a flow.
  case item
  /// Controls in a row or a column.
  case stack
  /// Controls in columns of equal width.
  case grid
  /// The title above a control of a panel.
  case title
  /// A colour picker.
  case colorPicker
  /// The line that picks one parameter of a colour.
  case slider
  /// The square that picks two parameters.
  case canvas
  /// The disc that picks two parameters.
  case wheel
  /// Swatches on a grid.
  case palette
  /// A box of one colour that can be picked; in a chroma touch, the box that is touched.
  case swatch
  /// The painted line of a slider.
  case track
  /// The mark at the picked position of a slider, a canvas or a wheel.
  case thumb
  /// The picked colour.
  case preview
  /// The pattern behind colours that are not opaque.
  case checkerboard
  /// A swatch that picks by position and force, with sliders.
  case chromaTouch
  /// The card that a firm press on a slider of a chroma touch shows.
  case peek
  /// A colour on that card.
  case preset
  /// Pages one viewport apart.
  case carousel
  /// A page of a carousel.
  case page
  /// A dot of a carousel's page indicator.
  case dot
  /// A shape, drawn by the path in its paint.
  case shape
  /// Layers of shapes, texts and images.
  case drawing
  /// A layer of a drawing.
  case layer
  /// An image; its reference names the bytes.
  case image

  /// Whether nodes of this role can be selected and disabled. JSON then always writes these states.
  public var isSelectable: Bool { traits.isSelectable }

  /// Whether nodes of this role receive pointer and keyboard input, so they have a hit region.
  public var isTarget: Bool { traits.isTarget }

  /// Whether nodes of this role have a measured text.
  public var hasText: Bool { traits.content == .labels }

  /// Whether the paint of nodes of this role colours text or an icon instead of a box.
  public var paintsText: Bool { traits.paintsText }

  /// Whether nodes of this role are icons that renderers look up by name.
  public var hasName: Bool { traits.content == .icons }
}

extension RoleTraits {
  /// One row for every role, in the order of ``Role``.
  package static let table: [RoleTraits] = [
    RoleTraits(role: .chips, aria: .selection, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .row, box: .none),
    RoleTraits(
      role: .chip, aria: .option, isSelectable: true, isTarget: true, isNamedByText: true,
      isOnOneLine: true, isRound: true),
    RoleTraits(
      role: .overflow, aria: .expander, content: .overflows, isTarget: true, isNamedByText: true,
      isOnOneLine: true, isRound: true),
    RoleTraits(role: .label, aria: .text, content: .labels, paintsText: true, box: .none),
    RoleTraits(
      role: .icon, aria: .picture, content: .icons, paintsText: true, sign: .inline("◇")),
    RoleTraits(
      role: .trailingIcon, aria: .removal, content: .icons, isTarget: true, paintsText: true,
      sign: .inline("×")),
    RoleTraits(role: .checkmark, content: .icons, sign: .inline("✓")),
    RoleTraits(role: .badge, aria: .text, sign: .brackets),
    RoleTraits(role: .segmented, aria: .choice, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .indicator, box: .heavy),
    RoleTraits(role: .separator, sign: .divider("│"), box: .none),
    RoleTraits(
      role: .segment, aria: .radio, isSelectable: true, isTarget: true, isNamedByText: true,
      box: .bare, isOnOneLine: true, isRound: true),
    RoleTraits(
      role: .text, aria: .text, content: .labels, isNamedByText: true),
    RoleTraits(
      role: .line, aria: .text, content: .labels, paintsText: true, box: .none),
    RoleTraits(
      role: .flow, aria: .generic, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .item, aria: .generic, box: .square),
    RoleTraits(role: .stack, aria: .group, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .grid, aria: .group, content: .controlStates, isNamedByTitle: true),
    RoleTraits(
      role: .title, aria: .heading, content: .labels, paintsText: true, isNamedByText: true),
    RoleTraits(role: .colorPicker, aria: .group, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .slider, aria: .slider, isTarget: true, isNamedByText: true),
    RoleTraits(role: .canvas, aria: .plane, isTarget: true, isNamedByText: true),
    RoleTraits(role: .wheel, aria: .plane, isTarget: true, isNamedByText: true),
    RoleTraits(role: .palette, aria: .listbox),
    RoleTraits(
      role: .swatch, aria: .swatch, isTarget: true, isNamedByText: true,
      sign: .cell("░", selected: "▓")),
    RoleTraits(role: .track, sign: .track("━")),
    RoleTraits(role: .thumb, sign: .mark("●", selected: "●")),
    RoleTraits(role: .preview, aria: .picture),
    RoleTraits(role: .checkerboard, box: .none),
    RoleTraits(
      role: .chromaTouch, aria: .group, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .peek),
    RoleTraits(
      role: .preset, aria: .button, isTarget: true, isNamedByText: true, isOnOneLine: true),
    RoleTraits(
      role: .carousel, aria: .describedGroup, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .page, aria: .slide),
    RoleTraits(
      role: .dot, aria: .slideButton, isTarget: true, isNamedByText: true,
      sign: .mark("○", selected: "●")),
    RoleTraits(role: .shape, aria: .picture, content: .controlStates, hitShape: .path),
    RoleTraits(role: .drawing, aria: .group, content: .controlStates, isNamedByTitle: true),
    RoleTraits(role: .layer, hitShape: .nothing, box: .none),
    RoleTraits(role: .image, aria: .picture, content: .images, box: .square),
  ]

  /// The rows of the table, indexed by ``Role/storedByte``.
  fileprivate static let rows: [RoleTraits] = {
    var rows = [RoleTraits](repeating: table[0], count: 256)
    for row in table { rows[Int(row.role.storedByte)] = row }
    return rows
  }()
}

extension Role {
  /// The traits of the role; see ``RoleTraits/table``.
  package var traits: RoleTraits { RoleTraits.rows[Int(storedByte)] }

  /// The byte that represents the role in memory, unique for each role. Looking up traits by the raw value,
  /// a string, would be slower.
  package var storedByte: UInt8 { withUnsafeBytes(of: self) { $0.first ?? 0 } }
}
