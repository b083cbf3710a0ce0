import PickerGeometry

/// The paging state of a control: the page it shows, and the current scrolling.
public struct PagingState: Hashable, Sendable {
  /// The phase of the paging interaction.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// At rest, with no automatic advance pending.
    case idle
    /// At rest until the next automatic advance.
    case dwelling
    /// Following a finger.
    case dragging
    /// Animating to a resting position.
    case settling
  }

  /// The number of pages.
  public var count: Int
  /// The index of the page that covers most of the viewport; 0 if there are no pages.
  public var current: Int
  /// The scroll offset from the first page, in viewports.
  public var offset: Double
  /// The current phase.
  public var phase: Phase

  /// Creates a paging state.
  public init(count: Int, current: Int, offset: Double, phase: Phase) {
    self.count = count
    self.current = current
    self.offset = offset
    self.phase = phase
  }
}

extension PagingState {
  /// The state as text, on one line.
  var outline: String {
    "\(phase.rawValue): page \(current) of \(count), offset \(offset.plain(decimals: 2))"
  }
}
