import PickerGeometry
import PickerSolver

/// The margins of a chip.
public struct ItemMargins: Hashable, Sendable {
  /// Margins in points; may be negative.
  public var points: Insets
  /// Margins as percentages of the container's content-box width, added to ``points``.
  public var percentages: Insets
  /// Sides whose margins are `auto`: they absorb the free space of the row; ``points`` and ``percentages``
  /// of these sides are ignored.
  public var automatic: FlowAutoMargins

  /// Creates margins; omitted values are zero.
  public init(
    _ points: Insets = .zero, percentages: Insets = .zero, automatic: FlowAutoMargins = []
  ) {
    self.points = points
    self.percentages = percentages
    self.automatic = automatic
  }
}

extension FlowItem {
  /// The three kinds of margin together.
  var margins: ItemMargins {
    get { ItemMargins(margin, percentages: percentages.margin, automatic: autoMargins) }
    set {
      margin = newValue.points
      percentages.margin = newValue.percentages
      autoMargins = newValue.automatic
    }
  }
}
