/// How many pages of a carousel are in view, and their alignment.
///
///     pagesInView 1, peek 30, gap 10, start        pagesInView 1, peek 30, gap 10, center
///
///     ┌──────────────────┐                         ┌──────────────────┐
///     │┌───────────┐ ┌───│╌╌╌╌╌╌╌┐              ┌╌╌│──┐ ┌────────┐ ┌──│╌╌┐
///     ││     1     │ │  2│       ╎              ╎  │1 │ │   2    │ │ 3│  ╎
///     │└───────────┘ └───│╌╌╌╌╌╌╌┘              └╌╌│──┘ └────────┘ └──│╌╌┘
///     └──────────────────┘                         └──────────────────┘
public struct CarouselSpacing: Hashable, Sendable {
  /// The position of the current page in the viewport.
  public enum Snap: String, CaseIterable, Hashable, Sendable {
    /// At the start of the viewport. Without loops, the last page ends at its end.
    case start
    /// In the middle of the viewport.
    case center
  }

  /// The number of pages that fit into the viewport, not counting pages that peek in; at least 1.
  public var pagesInView: Double
  /// The visible length of the following page in points, and with ``Snap/center`` also of the preceding page; at most
  /// a complete page.
  public var peek: Double
  /// The gap between pages, in points.
  public var gap: Double
  /// The position of the current page in the viewport.
  public var snap: Snap

  /// Creates a spacing with the defaults of documents: one page fills the viewport.
  public init(pagesInView: Double = 1, peek: Double = 0, gap: Double = 0, snap: Snap = .start) {
    self.pagesInView = pagesInView
    self.peek = peek
    self.gap = gap
    self.snap = snap
  }
}

extension CarouselSpacing {
  /// The number of sides at which a page peeks in.
  private var peekingSides: Double { peek > 0 ? (snap == .center ? 2 : 1) : 0 }

  /// The lengths of all gaps in view, in points.
  private var gaps: Double { (pagesInView.rounded(.up) - 1 + peekingSides) * gap }

  /// Returns the length of a page along the axis, in points.
  ///
  /// - Parameter extent: The length of the viewport.
  func pageLength(in extent: Double) -> Double {
    let length = (extent - gaps - peekingSides * peek) / pagesInView
    // A page that peeks in is not longer than a complete one.
    return max(0, length, min(peek, (extent - gaps) / (pagesInView + peekingSides)))
  }

  /// Returns the length of the viewport for pages of a length, in points.
  func extent(ofPages length: Double) -> Double {
    pagesInView * length + gaps + peekingSides * min(peek, length)
  }

  /// Returns the distance between the starts of pages, in points.
  func distance(in extent: Double) -> Double { pageLength(in: extent) + gap }

  /// Returns where the current page begins, in points from the start of the viewport.
  func start(in extent: Double) -> Double {
    snap == .center ? (extent - pageLength(in: extent)) / 2 : 0
  }
}
