/// Which of its pages a control shows.
public struct PagingState: Hashable, Sendable {
  /// What pages are doing.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// They stand, and nothing is to happen.
    case idle
    /// They stand, and go on by themselves before long.
    case dwelling
    /// A finger holds them.
    case dragging
    /// They slide to where they will stand.
    case settling
  }

  /// How many pages there are.
  public var count: Int
  /// The page most of which is seen; 0 where there is none.
  public var current: Int
  /// Viewports from the first page.
  public var offset: Double
  /// What goes on.
  public var phase: Phase

  /// A state of those facts.
  public init(count: Int, current: Int, offset: Double, phase: Phase) {
    self.count = count
    self.current = current
    self.offset = offset
    self.phase = phase
  }
}

extension PagingState {
  /// The state in words.
  var outline: String {
    "\(phase.rawValue): page \(current) of \(count), offset \(offset.hundredths)"
  }
}
