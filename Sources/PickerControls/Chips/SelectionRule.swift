/// How many chips may be selected, and what a tap does.
public struct SelectionRule: Hashable, Sendable {
  /// How many chips may be selected.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// A tap selects nothing.
    case none
    /// A tap selects one chip and no other.
    case single
    /// A tap selects a chip, or no longer.
    case multiple
  }

  /// How many chips may be selected.
  public var mode: Mode
  /// Whether the last selected chip stays selected.
  public var isRequired: Bool
  /// The most selected chips; nil: all.
  public var limit: Int?

  /// A rule; without a limit any number may be selected where the mode is `multiple`.
  public init(_ mode: Mode = .multiple, isRequired: Bool = false, limit: Int? = nil) {
    self.mode = mode
    self.isRequired = isRequired
    self.limit = limit
  }

  /// The most chips that may be selected at a time.
  var most: Int {
    switch mode {
    case .none: 0
    case .single: 1
    case .multiple: limit ?? .max
    }
  }
}

/// A chip that a tap selected, or no longer.
public struct SelectionChange: Hashable, Sendable {
  /// Which chip.
  public var id: String
  /// What it is now.
  public var isSelected: Bool

  /// What became of the chip.
  public init(id: String, isSelected: Bool) {
    self.id = id
    self.isSelected = isSelected
  }
}

/// Why a tap changed nothing.
public enum TapRefusal: String, Error, Hashable, Sendable, CaseIterable {
  /// No chip has the id.
  case unknownID
  /// The chip is disabled.
  case disabled
  /// Nothing can be selected.
  case notSelectable
  /// One chip has to stay selected.
  case required
  /// As many are selected as may be.
  case limitReached
}

extension Chips {
  /// The ids of the chips, in their order: given ones, or made from the texts.
  ///
  /// - Complexity: O(*n*).
  public var ids: [String] { identities(of: items) }

  /// Selects a chip or no longer, as a tap on it does.
  ///
  /// Where `single` is the mode, the chip that was selected no longer is.
  ///
  /// - Returns: What changed, in the order of the items.
  /// - Throws: ``TapRefusal`` where nothing changes.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func tap(_ id: String) throws(TapRefusal) -> [SelectionChange] {
    let ids = ids
    guard let tapped = ids.firstIndex(of: id) else { throw .unknownID }
    guard items[tapped].isEnabled else { throw .disabled }
    guard selection.mode != .none else { throw .notSelectable }
    let selected = items.indices.filter { items[$0].isSelected }
    var changed = [tapped]
    if items[tapped].isSelected {
      if selection.isRequired, selected.count == 1 { throw .required }
    } else if selection.mode == .single {
      changed += selected
    } else if selected.count >= selection.most {
      throw .limitReached
    }
    for item in changed { items[item].isSelected.toggle() }
    return changed.sorted().map { SelectionChange(id: ids[$0], isSelected: items[$0].isSelected) }
  }
}
