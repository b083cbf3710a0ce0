import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// What stands beside the nodes.
  ///
  /// A new table is a property here, and one of the same name on the tree for whoever uses it.
  @usableFromInline struct Tables: Sendable {
    @usableFromInline var ids: [String] = []
    @usableFromInline var paints: [Paint] = []
    @usableFromInline var effects: [Effects] = []
    @usableFromInline var labels: [Label] = []
    @usableFromInline var fonts: [Font] = []
    @usableFromInline var names: [String] = []
    @usableFromInline var images: [ImageReference] = []
    @usableFromInline var reserved: [Size?] = []
    @usableFromInline var overflows: [Overflow] = []
    @usableFromInline var segmentedStates: [SegmentedState] = []
    @usableFromInline var carouselStates: [CarouselTreeState] = []
    @usableFromInline var colors: [ColorTreeState] = []
    @usableFromInline var live: [LiveControl] = []
    @usableFromInline var trace: [RowBreak]?
    @usableFromInline var breakpoints: BreakpointTable?

    @usableFromInline init() {}
  }

  /// The tables of one tree or of many; they change only while they are those of one.
  @usableFromInline final class Shared: @unchecked Sendable {
    /// Unchecked, since no one but the tree that changes them can be reading them.
    @exclusivity(unchecked) @usableFromInline var tables: Tables

    @usableFromInline init(_ tables: Tables) {
      self.tables = tables
    }

    /// Of all trees that have no tables.
    static let empty = Shared(Tables())
  }

  /// The tables of this tree; changing them copies those that are shared first.
  @inlinable var tables: Tables {
    _read { yield shared.tables }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.tables) }
      yield &shared.tables
    }
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

  /// What the segmented controls tell beside their boxes, for each node that does.
  @inlinable public var segmentedStates: [SegmentedState] {
    _read { yield tables.segmentedStates }
    _modify { yield &tables.segmentedStates }
  }

  /// What the carousels tell beside their boxes.
  @inlinable public var carouselStates: [CarouselTreeState] {
    _read { yield tables.carouselStates }
    _modify { yield &tables.carouselStates }
  }

  /// The picked colours that nodes refer to.
  @inlinable public var colors: [ColorTreeState] {
    _read { yield tables.colors }
    _modify { yield &tables.colors }
  }

  /// What can be done with the controls, in the order in which they stand; see ``LiveControl``.
  @inlinable public var live: [LiveControl] {
    _read { yield tables.live }
    _modify { yield &tables.live }
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
