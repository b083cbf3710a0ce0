import PickerTree

/// A panel whose texts are measured.
package protocol MeasuredPanel: MeasuredControl {
  var container: Container { get }
  var items: [MeasuredPanelItem] { get }

  /// Returns the panel with other controls, which have the current sizes of these controls; nil keeps a control.
  func replacing(_ controls: [AnyMeasuredControl?]) -> Self

  /// Returns the layout in the proposed size, which is appended in place.
  ///
  /// - Parameter layOut: Lays an item out; called once for each that is shown, in the order in which they are drawn, at the latest when
  ///   the layout is appended.
  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout
}

/// Lays out the item at a position in a proposed size.
package typealias PanelLayout = (_ item: Int, _ proposal: ProposedSize) -> NestedLayout

extension MeasuredPanel {
  package func layout(within proposal: ProposedSize) -> LayoutTree {
    panelLayout(within: proposal)
  }

  /// Returns the layout in the proposed size, with the nodes of nested panels appended in place.
  package func panelLayout(within proposal: ProposedSize) -> LayoutTree {
    let items = items
    let inPlace = placement(within: proposal).complete(container)
    // Where ids are equal, each level makes its own different before the next one adds a prefix, as in sessions.
    guard inPlace.hasEqualIDs else { return inPlace.tree }
    return layout(within: proposal) { NestedLayout(items[$0].control.layout(within: $1)) }
  }

  /// If a panel snaps to its own pixels, its nodes are not where their containers place them.
  package func nestedLayout(within proposal: ProposedSize) -> NestedLayout {
    container.scale == nil
      ? placement(within: proposal) : NestedLayout(layout(within: proposal))
  }

  package func layout(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> LayoutTree {
    placement(within: proposal, layingOut: layOut).complete(container).tree
  }

  package func placement(within proposal: ProposedSize) -> NestedLayout {
    let items = items
    return placement(within: proposal) { items[$0].control.nestedLayout(within: $1) }
  }
}
