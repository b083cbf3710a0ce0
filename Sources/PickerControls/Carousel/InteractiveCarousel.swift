import PickerGeometry
import PickerTree

/// A carousel whose pages can be turned, those out of sight too.
public final class InteractiveCarousel: InteractiveControl {
  private let carousel: MeasuredCarousel
  /// Whether it plays by itself.
  public let isAutoplaying: Bool

  init(_ carousel: MeasuredCarousel, isAutoplaying: Bool) {
    self.carousel = carousel
    self.isAutoplaying = isAutoplaying
  }

  private var control: Carousel { carousel.control }

  /// A carousel.
  public var kind: String { Carousel.type }
  /// How many pages there are.
  public var pageCount: Int { control.pages.count }
  /// Along which axis the pages follow each other.
  public var axis: Axis { control.axis }
  /// Whether the next page is to the left.
  public var isReversed: Bool { control.isReversed }
  /// Whether the first page follows the last.
  public var loops: Bool { control.loops }
  /// How it moves.
  public var timing: Timing { Timing(control.timing) }

  /// A page as a tree of its own, as large as the viewport.
  ///
  /// - Parameter number: From 0 to ``pageCount``, which it is less than.
  public func page(_ number: Int, within viewport: Size) -> LayoutTree {
    guard control.pages.indices.contains(number) else {
      return LayoutTree(type: Role.page.rawValue)
    }
    return carousel.snappedPageTree(number, in: viewport)
  }

  /// How the pages move, in the terms of CSS.
  public struct Timing: Hashable, Sendable {
    /// Seconds that a slide of one viewport takes.
    public let slide: Double
    /// How it goes, as a CSS easing function over those seconds.
    public let easing: String
    /// Whether a part of a viewport takes that part of the seconds; else it takes all of them.
    public let isProportional: Bool
    /// Seconds that a page stays while the carousel plays.
    public let dwell: Double
    /// Points a second from which on a drag that ends goes on to the next page.
    public let threshold: Double
    /// Over how many of its last seconds the velocity of a drag is taken; nil: over all of it.
    public let velocityWindow: Double?

    init(_ timing: CarouselTiming) {
      let motion = timing.motion(from: -1)
      slide = motion.settlingTime
      easing = motion.cssEasing
      isProportional = timing.spring == nil
      dwell = timing.dwell
      threshold = timing.threshold
      velocityWindow = timing.velocityWindow
    }
  }
}
