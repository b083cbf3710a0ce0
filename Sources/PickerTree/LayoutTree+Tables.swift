import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// What stands beside the nodes.
  ///
  /// A new table is a property here, one of the same name on the tree for whoever uses it, and an entry in
  /// ``Table/all``, by which it is embedded.
  @usableFromInline struct Tables: Hashable, Sendable {
    @usableFromInline var ids: [String] = []
    @usableFromInline var paints: [Paint] = []
    @usableFromInline var effects: [Effects] = []
    @usableFromInline var labels: [Label] = []
    @usableFromInline var fonts: [Font] = []
    @usableFromInline var names: [String] = []
    @usableFromInline var images: [ImageReference] = []
    @usableFromInline var reserved: [Size?] = []
    @usableFromInline var overflows: [Overflow] = []
    @usableFromInline var controlStates: [ControlState] = []
    @usableFromInline var trace: [RowBreak]?
    @usableFromInline var breakpoints: BreakpointTable?

    @usableFromInline init() {}

    /// Of all trees that have no tables.
    static let none = CopyOnWrite(Tables())
  }

  /// The tables of this tree; changing them copies those that are shared first.
  @inlinable var tables: Tables {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  /// The ids that nodes refer to.
  @inlinable public var ids: [String] {
    _read { yield tables.ids }
    _modify { yield &tables.ids }
  }

  /// The paints that nodes refer to.
  @inlinable public var paints: [Paint] {
    _read { yield tables.paints }
    _modify { yield &tables.paints }
  }

  /// The transforms, clips and filters that nodes refer to.
  @inlinable public var effects: [Effects] {
    _read { yield tables.effects }
    _modify { yield &tables.effects }
  }

  /// The texts that nodes refer to.
  @inlinable public var labels: [Label] {
    _read { yield tables.labels }
    _modify { yield &tables.labels }
  }

  /// The fonts that labels refer to.
  @inlinable public var fonts: [Font] {
    _read { yield tables.fonts }
    _modify { yield &tables.fonts }
  }

  /// The names of icons that nodes refer to.
  @inlinable public var names: [String] {
    _read { yield tables.names }
    _modify { yield &tables.names }
  }

  /// The pictures from elsewhere that nodes refer to.
  @inlinable public var images: [ImageReference] {
    _read { yield tables.images }
    _modify { yield &tables.images }
  }

  /// The size each item keeps for all of its states, by the number of its id; nil, or nothing, where
  /// sizes follow the state.
  @inlinable public var reserved: [Size?] {
    _read { yield tables.reserved }
    _modify { yield &tables.reserved }
  }

  /// What was left out where rows were cut, for each node that says so.
  @inlinable public var overflows: [Overflow] {
    _read { yield tables.overflows }
    _modify { yield &tables.overflows }
  }

  /// What controls tell beside their boxes, for each node that does.
  @inlinable public var controlStates: [ControlState] {
    _read { yield tables.controlStates }
    _modify { yield &tables.controlStates }
  }

  /// Why each row ends where it does, where that was asked for.
  @inlinable public var trace: [RowBreak]? {
    _read { yield tables.trace }
    _modify { yield &tables.trace }
  }

  /// At which widths the rows change, where that was asked for.
  @inlinable public var breakpoints: BreakpointTable? {
    _read { yield tables.breakpoints }
    _modify { yield &tables.breakpoints }
  }
}
