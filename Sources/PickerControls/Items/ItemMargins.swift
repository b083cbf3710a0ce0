import PickerGeometry
import PickerSolver

/// What is kept free around a chip.
public struct ItemMargins: Hashable, Sendable {
  /// Points; may be negative.
  public var points: Insets
  /// Percentages of the width inside the container's padding and border, added to ``points``.
  public var percentages: Insets
  /// Sides whose margin takes what the row leaves free, instead of ``points`` and ``percentages``.
  public var automatic: FlowAutoMargins

  /// Margins; what is left out is none.
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
