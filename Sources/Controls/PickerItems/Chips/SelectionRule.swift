import PickerControlBase

/// Determines how many chips may be selected, and what a tap does.
public struct SelectionRule: Hashable, Sendable {
  /// The selection mode.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// A tap changes nothing: a chip is a button, and a session only reports it.
    case none
    /// A tap selects a chip and deselects the others; a tap on the selected chip deselects it.
    case single
    /// A tap toggles the selection of a chip.
    case multiple
  }

  /// The selection mode.
  public var mode: Mode
  /// Whether the last selected chip stays selected.
  public var isRequired: Bool
  /// The maximum number of selected chips in mode `multiple`; nil for no limit.
  public var limit: Int?

  /// Creates a rule; without a limit, mode `multiple` allows any number of selected chips.
  public init(_ mode: Mode = .multiple, isRequired: Bool = false, limit: Int? = nil) {
    self.mode = mode
    self.isRequired = isRequired
    self.limit = limit
  }

  /// The maximum number of chips selected at a time, for the current mode.
  var maximumCount: Int {
    switch mode {
    case .none: 0
    case .single: 1
    case .multiple: limit ?? .max
    }
  }
}

/// A change of the selection state of a chip.
public struct SelectionChange: Hashable, Sendable {
  /// The id of the chip.
  public var id: String
  /// The new state.
  public var isSelected: Bool

  /// Creates a change.
  public init(id: String, isSelected: Bool) {
    self.id = id
    self.isSelected = isSelected
  }
}

extension Chips {
  /// The ids of the chips, in order: the declared ones, or ids derived from the texts.
  ///
  /// - Complexity: O(*n*).
  public var ids: [String] { identities(of: items) }

  /// Toggles the selection of a chip, like a tap on it.
  ///
  /// In mode `single`, selecting a chip deselects the previously selected one.
  ///
  /// - Returns: The changes, in the order of the items.
  /// - Throws: ``TapError`` if nothing changes, such as ``TapError/limitReached``.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func tap(_ id: String) throws(TapError) -> [SelectionChange] {
    let ids = ids
    guard let tapped = ids.firstIndex(of: id) else { throw .unknownID }
    return try tap(position: tapped).map {
      SelectionChange(id: ids[$0], isSelected: items[$0].isSelected)
    }
  }

  /// Toggles the selection of the chip at a position.
  ///
  /// - Returns: The positions of the changed chips, ascending.
  mutating func tap(position: Int) throws(TapError) -> [Int] {
    guard items[position].isEnabled else { throw .disabled }
    guard selection.mode != .none else { throw .notSelectable }
    let selected = items.indices.filter { items[$0].isSelected }
    var changed = [position]
    if items[position].isSelected {
      if selection.isRequired, selected.count == 1 { throw .required }
    } else if selection.mode == .single {
      changed += selected
    } else if selected.count >= selection.maximumCount {
      throw .limitReached
    }
    for item in changed { items[item].isSelected.toggle() }
    return changed.sorted()
  }
}
