import PickerGeometry
import PickerMotion
import PickerTree

/// The interactive control of a carousel, which draws every page, including those outside the viewport.
public final class InteractiveCarousel: InteractiveControl {
  private let carousel: MeasuredCarousel
  /// Whether pages advance automatically.
  public let isAutoplaying: Bool

  init(_ carousel: MeasuredCarousel, isAutoplaying: Bool) {
    self.carousel = carousel
    self.isAutoplaying = isAutoplaying
  }

  private var control: Carousel { carousel.control }

  /// `carousel`.
  public var kind: String { Carousel.type }
  /// The number of pages.
  public var pageCount: Int { control.pages.count }
  /// The axis along which the pages are placed.
  public var axis: Axis { control.axis }
  /// Whether the next page is to the left.
  public var isReversed: Bool { control.isReversed }
  /// Whether the first page follows the last.
  public var loops: Bool { control.loops }
  /// The durations and the easing of slides.
  public var timing: Timing { Timing(control.timing) }
  /// The timing of a slide by one viewport.
  package var slideTiming: Motion.Timing {
    control.timing.spring.map { .spring($0) }
      ?? .curve(control.timing.curve, duration: control.timing.slide)
  }

  /// Returns a page as a separate tree of the viewport's size.
  ///
  /// - Parameters:
  ///   - number: The page, from 0 up to but not including ``pageCount``; other numbers give an empty tree.
  ///   - viewport: The size of the page, in points.
  public func page(_ number: Int, within viewport: Size) -> LayoutTree {
    guard control.pages.indices.contains(number) else {
      return LayoutTree(type: Role.page.rawValue)
    }
    return carousel.snappedPageTree(number, in: viewport)
  }

  /// The durations and the easing of slides, for CSS.
  public struct Timing: Hashable, Sendable {
    /// The duration of a slide by one viewport, in seconds.
    public let slide: Double
    /// The CSS easing function over that duration.
    public let easing: String
    /// Whether shorter slides take proportionally less time; otherwise every slide takes the whole duration.
    public let isProportional: Bool
    /// Seconds that a page dwells while pages advance automatically.
    public let dwell: Double
    /// The minimum velocity with which a drag slides to the next page, in points per second.
    public let threshold: Double
    /// The time window over which the velocity of a drag is averaged, in seconds; nil averages over the whole drag.
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
