import PickerSolver

/// A control with its title or with a declared size as the content of an item of a flow.
private final class PanelItemBox: FlowContent {
  private let item: MeasuredPanelItem
  private let control: any FlowContent
  /// Whether the declared width is a maximum.
  private let isNarrow: Bool

  init(_ item: MeasuredPanelItem, isNarrow: Bool) {
    (self.item, self.isNarrow) = (item, isNarrow)
    control = isNarrow ? item.control.narrowContent : item.control.content
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    let title = item.title?.text.size.width ?? 0
    if let width = item.container.width, width.isFinite {
      return FlowContentWidths(
        minimum: isNarrow ? title : max(title, width), maximum: max(title, width))
    }
    let widths = control.contentWidths(height: height.map { max(0, $0 - item.top) })
    return FlowContentWidths(
      minimum: max(title, widths.minimum), maximum: max(title, widths.maximum))
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var width = item.controlWidth(in: width)
    if let own = item.container.width, own.isFinite { width = isNarrow ? min(own, width) : own }
    var inner = height.reduced(by: item.top)
    if case .natural = inner, let own = item.container.height, own.isFinite {
      inner = .definite(own)
    }
    var layout = control.layout(width: width, height: inner)
    layout.height += item.top
    layout.firstBaseline = layout.firstBaseline.map { $0 + item.top }
    layout.lastBaseline = layout.lastBaseline.map { $0 + item.top }
    return layout
  }
}

extension MeasuredPanelItem {
  /// The control with its title as the content of an item of a flow.
  ///
  /// - Parameter isNarrow: Whether the declared width is a maximum.
  package func content(isNarrow: Bool) -> any FlowContent {
    guard title == nil, container.width == nil, container.height == nil else {
      return PanelItemBox(self, isNarrow: isNarrow)
    }
    return isNarrow ? control.narrowContent : control.content
  }

  /// The size proposed to the control of an item with this size: its declared width and height come first.
  ///
  /// - Parameter isNarrow: Whether the declared width is a maximum.
  package func proposal(width: Double, height: FlowContentHeight, isNarrow: Bool) -> ProposedSize {
    let inner = height.reduced(by: top)
    var proposal = proposal(width: controlWidth(in: width), isNarrow: isNarrow)
    proposal.height = container.height ?? inner.points
    if case .indefinite = inner { proposal.hasDefiniteHeight = false }
    return proposal
  }

  /// The width of a control that declares none: the width of the item, or as much as it needs if only the title makes
  /// the item that wide.
  fileprivate func controlWidth(in width: Double) -> Double {
    guard let title, title.text.size.width == width else { return width }
    return min(width, control.content.contentWidths(height: nil).maximum)
  }
}

extension FlowContentHeight {
  /// The height that remains below a title.
  fileprivate func reduced(by top: Double) -> FlowContentHeight {
    switch self {
    case .natural: .natural
    case .definite(let points): .definite(max(0, points - top))
    case .indefinite(let points): .indefinite(max(0, points - top))
    }
  }
}
