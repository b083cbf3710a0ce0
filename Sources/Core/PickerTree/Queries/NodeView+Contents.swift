import PickerGeometry
import PickerText

// What the node is.
extension NodeView {
  /// The role of the node.
  public var role: Role { node.role }

  /// The id; nil if the node has none.
  public var id: String? { tree.id(of: node) }

  /// Whether the node is selected or disabled, and the selection mode of a control.
  public var state: NodeState { node.state }

  /// Whether the node is selected.
  public var isSelected: Bool { node.state.contains(.selected) }

  /// Whether the node is not disabled; true for all nodes that cannot be disabled.
  public var isEnabled: Bool { !node.state.contains(.disabled) }

  /// The index of this row, line or page in its parent, from 0. With ``Detail/rows``, it is the line of a flow item.
  /// Nil for all other nodes.
  public var index: Int? { node.indexInParent }

  /// The minimum width and height of the hit region in points; nil means
  /// ``LayoutTree/defaultMinTarget``. It never changes a frame.
  public var minTarget: Double? { node.minimumTarget }

  /// The size in points that the item reserves for all of its states; nil if its size depends on the state.
  public var reservedSize: Size? {
    let id = Int(node.id)
    return tree.reserved.indices.contains(id) ? tree.reserved[id] : nil
  }

  /// The items that a node of role `overflow` represents; nil if none are hidden.
  public var overflow: Overflow? { tree.overflow(of: node) }

  /// The state of a control that its boxes alone do not show; nil if it has none.
  public var controlState: ControlState? { tree.controlState(of: node) }
}

// How it is drawn.
extension NodeView {
  /// The paint; nil if nothing is painted. If ``Role/paintsText``, it colours the text instead of a box.
  public var paint: Paint? { tree.paint(of: node) }

  /// The transform, clip, filters and blend mode of the node and its descendants; nil for none.
  public var effects: Effects? { tree.effects(of: node) }

  /// The image to draw in the frame; nil if the node shows none.
  public var image: ImageReference? { tree.image(of: node) }

  /// The name of the icon, by which renderers look it up; nil if the node is not an icon. A check mark is the path in
  /// its ``paint``.
  public var iconName: String? { tree.name(of: node) }

  /// The artwork of the icon that is stored in the tree; nil if renderers look up its name.
  public var artwork: Artwork? { tree.icon(of: node)?.artwork }

  /// Whether the icon is mirrored; false if the node is not an icon.
  public var isMirrored: Bool { tree.icon(of: node)?.isMirrored ?? false }

  /// The measured text; nil if the node has none. A `line` has the label of its parent.
  public var label: Label? { tree.label(of: node) }

  /// The part of the text with a different paint, because an indicator covers it, with its clip relative to the node;
  /// nil for none. A `line` has the crossing of its label.
  public var crossing: Crossing? { tree.crossing(of: node, in: Rect(size: node.frame.size)) }

  /// The font of the text; nil if the node has none.
  public var font: Font? { label.map { tree.fonts[$0.font] } }

  /// The drawn text: for a `line` its own line, otherwise the complete text with its lines joined by line feeds; nil if
  /// the node has none.
  ///
  /// The text of several lines is thus returned twice: by its node and, line by line, by its children. To draw every
  /// text once, use ``textLine``.
  ///
  /// - Complexity: O(*g*) for *g* glyphs of the text.
  public var text: String? { role == .line ? textLine?.text : label?.text.text }

  /// The line of text to draw in the frame: the only line of a label, or the line of a node with role `line`. A
  /// multi-line label has a child of role `line` for each line instead.
  ///
  /// The box of the line starts at the origin. Nil if there is no text to draw in the node itself.
  ///
  /// - Complexity: O(*g*) for *g* glyphs of the line.
  public var textLine: TextLine? { tree.textLine(for: node) }
}
