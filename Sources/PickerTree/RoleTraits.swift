/// All that follows from the role of a node alone: one row of one table a role.
package struct RoleTraits: Hashable, Sendable {
  /// The role it is the row of.
  package let role: Role
  /// What screen readers are told of nodes of the role.
  package var aria = AriaPattern.presentation
  /// Which table of the tree the ``LayoutNode/content`` of nodes refers to.
  package var content = NodeContent.none
  /// Whether nodes can be selected and disabled, and say so.
  package var isSelectable = false
  /// Whether nodes are for fingers and keys: they have a hit region of their own.
  package var isTarget = false
  /// What of their box is hit.
  package var hitShape = HitShape.box
  /// Whether their paint is the colour of a text, and not of a box.
  package var paintsText = false
  /// Whether the texts beneath a node are its name.
  package var isNamedByText = false
  /// Whether a title before a node is its name.
  package var isNamedByTitle = false
  /// Whether the swatch among its children is dragged on, as a slider is.
  package var hasDraggedSwatch = false
  /// What stands for nodes in a terminal.
  package var sign = TerminalSign.text
  /// Which box stands for them there.
  package var box = TerminalBox.painted
  /// Whether what belongs to a node stands on one line of a terminal: its icon, label and badge.
  package var isOnOneLine = false
  /// Whether the corners of its box are round in a terminal, however they are painted.
  package var isRound = false
  /// Whether a terminal shows no more of what is beneath a node than can be seen.
  package var isWindow = false
  /// Whether a terminal shows nothing of what lies behind a node.
  package var coversAll = false
  /// Whether scripts of pages move, hide or paint nodes.
  package var isScripted = true
}

/// Which table of a tree the content of a node refers to.
package enum NodeContent: Int, Hashable, Sendable, CaseIterable {
  case none, labels, names, images, overflows, controlStates
}

/// What of a node is hit.
package enum HitShape: Hashable, Sendable {
  /// Its frame.
  case box
  /// Its path, where it has one.
  case path
  /// Nothing: what stands beneath is hit. Its path still cuts off where it clips.
  case nothing
}

/// How screen readers are told of nodes.
package enum AriaPattern: Hashable, Sendable {
  case presentation, generic
  /// A group; a described one has its role for a description.
  case group, describedGroup
  /// A listbox; a list where nothing can be selected.
  case selection
  /// A listbox.
  case listbox
  /// A radio group; a group where not one item is selected.
  case choice
  /// An option of a selection, or an item of a list.
  case option
  /// A radio button; a toggle button where several can be selected, else a button.
  case radio
  /// An option of a listbox; a slider on what ``RoleTraits/hasDraggedSwatch``.
  case swatch
  /// A button that shows what is hidden, or hides it again.
  case expander
  /// A button with the name of what it removes.
  case removal
  case button
  /// One of several pages, and the button that leads there.
  case slide, slideButton
  /// A slider of one number, and of two.
  case slider, plane
  case heading, text, picture
}

/// What stands for a node in a terminal.
package enum TerminalSign: Hashable, Sendable {
  /// Its line of text, if it has one.
  case text
  /// A character beside the label of an item.
  case inline(Unicode.Scalar)
  /// Its texts in brackets.
  case brackets
  /// A character for all of it, another one where it is selected.
  case mark(Unicode.Scalar, selected: Unicode.Scalar)
  /// A character in the middle of a line that is higher than wide.
  case divider(Unicode.Scalar)
  /// A character over and over, along a track that lies in a slider.
  case track(Unicode.Scalar)
  /// A character over and over in a palette, another one where it is selected.
  case cell(Unicode.Scalar, selected: Unicode.Scalar)
}

/// Which box stands for a node in a terminal.
package enum TerminalBox: Hashable, Sendable {
  /// None.
  case none
  /// One without edges: texts stand in it.
  case bare
  /// One with square edges, and one with heavy ones.
  case square, heavy
  /// One whose edges follow from paint and state; none where nothing is painted.
  case painted
}
