/// The traits of a role: everything that depends on the role of a node alone. One row of ``RoleTraits/table``.
package struct RoleTraits: Hashable, Sendable {
  /// The role that the row describes.
  package let role: Role
  /// How nodes of the role are exposed to screen readers.
  package var aria = AriaPattern.presentation
  /// The table that the ``LayoutNode/content`` of nodes refers to.
  package var content = ContentTable.none
  /// Whether nodes can be selected and disabled. JSON then always writes these states.
  package var isSelectable = false
  /// Whether nodes receive pointer and keyboard input and have a hit region.
  package var isTarget = false
  /// The area in which nodes are hit.
  package var hitShape = HitShape.box
  /// Whether their paint colours text or an icon instead of a box.
  package var paintsText = false
  /// Whether the texts of a node's descendants are its accessible name.
  package var isNamedByText = false
  /// Whether a title before a node is its accessible name.
  package var isNamedByTitle = false
  /// The characters that represent nodes in terminal rendering.
  package var sign = TerminalSign.text
  /// The box that represents nodes in terminal rendering.
  package var box = TerminalBox.painted
  /// Whether terminal rendering puts the icon, label and badge of a node on one line.
  package var isOnOneLine = false
  /// Whether terminal rendering draws the box with round corners, regardless of its paint.
  package var isRound = false
}

extension Role {
  /// Whether what nodes show has the ``LayoutTree/foreground`` of the tree where they have no paint.
  package var takesForeground: Bool { paintsText || traits.content == .icons }
}

/// The table of a tree that the content of a node refers to.
package enum ContentTable: Int, Hashable, Sendable, CaseIterable {
  case none, labels, icons, images, overflows, controlStates
}

/// The area in which a node is hit.
package enum HitShape: Hashable, Sendable {
  /// Its frame.
  case box
  /// The path; a node without a path is not hit.
  case path
  /// None: its descendants are hit instead. Its path still clips them.
  case nothing
}

/// How nodes are exposed to screen readers.
package enum AriaPattern: Hashable, Sendable {
  case presentation, generic
  /// A group; a described one uses its role as its role description.
  case group, describedGroup
  /// A listbox; a group if nothing can be selected.
  case selection
  /// A listbox.
  case listbox
  /// A radio group; a plain group unless the selection mode is single.
  case choice
  /// An option of a listbox; a button if nothing can be selected.
  case option
  /// A radio button; a toggle button if several can be selected; a button if none can.
  case radio
  /// An option of a listbox; in a control of touches, the slider that is dragged.
  case swatch
  /// A button that shows and hides the overflow.
  case expander
  /// A button named after the item that it removes.
  case removal
  case button
  /// A page, and the button that leads to it.
  case slide, slideButton
  /// A slider with one dimension, and one with two.
  case slider, plane
  case heading, text, picture
}

/// The characters that represent a node in terminal rendering.
package enum TerminalSign: Hashable, Sendable {
  /// The line of text, if there is one.
  case text
  /// A character next to the label of an item.
  case inline(Unicode.Scalar)
  /// The texts in brackets.
  case brackets
  /// One character for the complete node, another one if it is selected.
  case mark(Unicode.Scalar, selected: Unicode.Scalar)
  /// A character in the middle of a separator that is higher than wide.
  case divider(Unicode.Scalar)
  /// A repeated character along the track of a slider.
  case track(Unicode.Scalar)
  /// A repeated character in a palette, another one if the node is selected.
  case cell(Unicode.Scalar, selected: Unicode.Scalar)
}

/// The box that represents a node in terminal rendering.
package enum TerminalBox: Hashable, Sendable {
  /// None.
  case none
  /// A box without edges that contains text.
  case bare
  /// A box with square edges, and one with heavy edges.
  case square, heavy
  /// A box whose edges depend on paint and state; none if nothing is painted.
  case painted
}
