public import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// The tables that nodes refer to.
  ///
  /// A new table needs a property here, a property of the same name on the tree, and an entry in
  /// ``Table/all``, by which it is embedded.
  @usableFromInline struct Tables: Hashable, Sendable {
    @usableFromInline var ids: [String] = []
    @usableFromInline var paints: [Paint] = []
    @usableFromInline var effects: [Effects] = []
    @usableFromInline var labels: [Label] = []
    @usableFromInline var fonts: [Font] = []
    @usableFromInline var icons: [IconReference] = []
    @usableFromInline var images: [ImageReference] = []
    @usableFromInline var reserved: [Size?] = []
    @usableFromInline var overflows: [Overflow] = []
    @usableFromInline var controlStates: [ControlState] = []
    @usableFromInline var trace: [RowBreak]?
    @usableFromInline var breakpoints: BreakpointTable?
    @usableFromInline var background: Color?
    @usableFromInline var paper: Color?
    @usableFromInline var foreground: Color?

    @usableFromInline init() {}

    /// Shared by all trees whose tables are empty.
    static let none = CopyOnWrite(Tables())
  }

  /// The tables of this tree; mutating them copies shared storage first.
  @inlinable var tables: Tables {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  /// The ids that nodes refer to.
  @inlinable package var ids: [String] {
    _read { yield tables.ids }
    _modify { yield &tables.ids }
  }

  /// The paints that nodes refer to.
  @inlinable package var paints: [Paint] {
    _read { yield tables.paints }
    _modify { yield &tables.paints }
  }

  /// The transforms, clips and filters that nodes refer to.
  @inlinable package var effects: [Effects] {
    _read { yield tables.effects }
    _modify { yield &tables.effects }
  }

  /// The labels that nodes refer to.
  @inlinable package var labels: [Label] {
    _read { yield tables.labels }
    _modify { yield &tables.labels }
  }

  /// The fonts that labels refer to.
  @inlinable package var fonts: [Font] {
    _read { yield tables.fonts }
    _modify { yield &tables.fonts }
  }

  /// The icons that nodes refer to.
  @inlinable package var icons: [IconReference] {
    _read { yield tables.icons }
    _modify { yield &tables.icons }
  }

  /// The names of the icons; setting them removes artwork.
  package var names: [String] {
    get { icons.map { $0.name } }
    set { icons = newValue.map { IconReference($0) } }
  }

  /// The images that nodes refer to.
  @inlinable package var images: [ImageReference] {
    _read { yield tables.images }
    _modify { yield &tables.images }
  }

  /// The size each item reserves for all of its states, indexed like ``ids``; nil or missing if the size
  /// depends on the state.
  @inlinable package var reserved: [Size?] {
    _read { yield tables.reserved }
    _modify { yield &tables.reserved }
  }

  /// The hidden items for each node of role `overflow`.
  @inlinable package var overflows: [Overflow] {
    _read { yield tables.overflows }
    _modify { yield &tables.overflows }
  }

  /// The states of the controls that have one.
  @inlinable package var controlStates: [ControlState] {
    _read { yield tables.controlStates }
    _modify { yield &tables.controlStates }
  }

  /// The colour that renderers paint first, over the complete picture. With nil, a PNG is transparent.
  @inlinable public var background: Color? {
    _read { yield tables.background }
    _modify { yield &tables.background }
  }

  /// The colour behind the tree, for which its theme chooses its colours; nil if unknown. Renderers do not paint it,
  /// except in formats without transparency.
  @inlinable public var paper: Color? {
    _read { yield tables.paper }
    _modify { yield &tables.paper }
  }

  /// The colour behind everything that nodes paint: the background, otherwise the paper; nil if unknown.
  package var backdrop: Color? { background ?? paper }

  /// The colour of texts and icons without a paint; nil is black.
  @inlinable public var foreground: Color? {
    _read { yield tables.foreground }
    _modify { yield &tables.foreground }
  }

  /// Why each row ends; nil unless requested by ``Detail/trace``.
  @inlinable public var trace: [RowBreak]? {
    _read { yield tables.trace }
    _modify { yield &tables.trace }
  }

  /// The widths at which the layout changes; nil unless requested by ``Detail/breakpoints``.
  @inlinable public var breakpoints: BreakpointTable? {
    _read { yield tables.breakpoints }
    _modify { yield &tables.breakpoints }
  }
}
