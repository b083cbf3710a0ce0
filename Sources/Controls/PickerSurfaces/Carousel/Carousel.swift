import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A carousel: pages one viewport apart that slide automatically or by dragging.
///
///        ┌──────────┐
///     ╌╌╌│╌╌╮ ╭╌╌╌╌╌│╌╌╌╌╮
///      1 │  ╎ ╎  2  │    ╎    the control's border box is the viewport, and clips
///     ╌╌╌│╌╌╯ ╰╌╌╌╌╌│╌╌╌╌╯
///        │  ○ ● ○   │
///        └──────────┘
///
/// With ``spacing``, several pages or parts of their neighbours are in view. The visible pages are a function of
/// ``events`` and the time; see ``CarouselState`` and the article [Carousel](doc:CarouselGuide).
public struct Carousel: Control {
  /// The `type` of this control in documents.
  public static let type = "carousel"

  /// The properties that all controls share; the padding surrounds the content of each page.
  public var container = Container()
  /// The pages, in reading order.
  public var pages: [CarouselPage]
  /// The axis along which the pages are placed.
  public var axis = Axis.horizontal
  /// The initial page; clamped to the existing pages.
  public var current = 0
  /// How the content of a page is scaled to fit it.
  public var fit = ContentFit.scaleDown
  /// Whether pages advance automatically.
  public var isAutoplaying = false
  /// The durations and the easing of slides.
  public var timing = CarouselTiming()
  /// Whether the first page follows the last.
  public var loops = true
  /// How many pages are in view, and their alignment.
  public var spacing = CarouselSpacing()
  /// The page indicator.
  public var indicator = CarouselIndicator()
  /// The text shown if there are no pages.
  public var placeholder = "No pages"
  /// The font of the page label and the placeholder.
  public var font = Font()
  /// The events, in chronological order from time 0.
  public var events: [CarouselEvent] = []
  /// The time to show, in seconds; nil uses the time of the last event.
  public var at: Double?

  /// Creates a carousel; all other properties have the defaults of documents until `configure` sets them.
  public init(pages: [CarouselPage] = [], _ configure: (inout Carousel) -> Void = { _ in }) {
    self.pages = pages
    configure(&self)
  }
}

extension Carousel {
  /// The base direction; left to right for `auto`.
  var direction: LayoutDirection { container.direction ?? .leftToRight }

  /// Whether the next page is to the left.
  var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }

  /// Returns the initial state: at rest, before any event.
  ///
  /// - Parameter extent: The length of the viewport along the axis, in points.
  public func state(extent: Double) -> CarouselState {
    let track = CarouselTrack(
      count: pages.count, extent: extent, loops: loops, isReversed: isReversed, spacing: spacing)
    return CarouselState(
      track: track, page: current, timing: timing, isAutoplaying: isAutoplaying)
  }
}
