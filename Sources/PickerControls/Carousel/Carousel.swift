import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// Pages one viewport apart, of which one is seen, that slide by themselves or with a finger.
///
///        ┌──────────┐
///     ╌╌╌│╌╌╮ ╭╌╌╌╌╌│╌╌╌╌╮
///      1 │  ╎ ╎  2  │    ╎    the control's box is the viewport, and cuts off
///     ╌╌╌│╌╌╯ ╰╌╌╌╌╌│╌╌╌╌╯
///        │  ○ ● ○   │
///        └──────────┘
///
/// What is seen is a function of ``events`` and the time, see ``CarouselState``. See the article *Carousel*.
public struct Carousel: Control {
  /// What documents call this control.
  public static let type = "carousel"

  /// What every control has; its padding is kept free round the content of each page.
  public var container: Container
  /// The pages, in reading order.
  public var pages: [CarouselPage]
  /// Along which axis the pages follow each other.
  public var axis: Axis
  /// The page that is seen at first; one that is not there counts as the nearest.
  public var current: Int
  /// How the content of a page is scaled to it.
  public var fit: ContentFit
  /// Whether it plays by itself.
  public var isAutoplaying: Bool
  /// How quickly it moves, and how long pages stay.
  public var timing: CarouselTiming
  /// Whether the first page follows the last.
  public var loops: Bool
  /// What tells the current page.
  public var indicator: CarouselIndicator
  /// What is shown where there are no pages.
  public var placeholder: String
  /// What label and placeholder are set in.
  public var font: Font
  /// What happens, the earliest first, from time 0 on.
  public var events: [CarouselEvent]
  /// The time to show, in seconds; nil: that of the last event.
  public var at: Double?

  /// A carousel; what is left out has the default of documents.
  public init(
    pages: [CarouselPage] = [], container: Container = Container(), axis: Axis = .horizontal,
    current: Int = 0, fit: ContentFit = .scaleDown, isAutoplaying: Bool = false,
    timing: CarouselTiming = CarouselTiming(), loops: Bool = true,
    indicator: CarouselIndicator = CarouselIndicator(), placeholder: String = "No pages",
    font: Font = Font(), events: [CarouselEvent] = [], at: Double? = nil
  ) {
    self.pages = pages
    self.container = container
    self.axis = axis
    self.current = current
    self.fit = fit
    self.isAutoplaying = isAutoplaying
    self.timing = timing
    self.loops = loops
    self.indicator = indicator
    self.placeholder = placeholder
    self.font = font
    self.events = events
    self.at = at
  }
}

extension Carousel {
  /// The direction its pages go in.
  var direction: LayoutDirection { container.direction ?? .leftToRight }

  /// Whether the next page is to the left.
  var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }

  /// The carousel at rest before anything happens, in a viewport of that length along the axis.
  public func state(extent: Double) -> CarouselState {
    let track = CarouselTrack(
      count: pages.count, extent: extent, loops: loops, isReversed: isReversed)
    return CarouselState(
      track: track, page: current, timing: timing, isAutoplaying: isAutoplaying)
  }
}
