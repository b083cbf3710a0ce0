import PickerGeometry
import PickerJSON

/// What a carousel tells beside its boxes: where it is, and all that a page needs to go on by itself.
public struct CarouselTreeState: Sendable {
  /// Along which axis the pages follow each other.
  public var axis: Axis
  /// Whether the next page is to the left.
  public var isReversed: Bool
  /// Whether the first page follows the last.
  public var loops: Bool
  /// How many pages there are.
  public var count: Int
  /// The page most of which is seen; 0 where there is none.
  public var current: Int
  /// Viewports from the first page.
  public var offset: Double
  /// What goes on: `idle`, `dwelling`, `dragging` or `settling`.
  public var phase: String
  /// Whether it plays by itself.
  public var isAutoplaying: Bool
  /// How it moves.
  public var timing: Timing
  /// The viewport, in points.
  public var viewport: Size
  /// Every page as a tree of its own, as large as the viewport; empty unless ``Detail/pages`` was
  /// asked for.
  public var pages: [LayoutTree]

  /// How a carousel moves.
  public struct Timing: Hashable, Sendable {
    /// Seconds that a slide of one viewport takes.
    public var slide: Double
    /// How it goes, as a CSS easing function over those seconds.
    public var easing: String
    /// Whether a part of a viewport takes that part of the seconds; else it takes all of them.
    public var isProportional: Bool
    /// Seconds that a page stays while the carousel plays.
    public var dwell: Double
    /// Points a second from which on a drag that ends goes on to the next page.
    public var threshold: Double
    /// Over how many of its last seconds the velocity of a drag is taken; nil: over all of it.
    public var velocityWindow: Double?

    /// Timing of those facts.
    public init(
      slide: Double, easing: String, isProportional: Bool, dwell: Double, threshold: Double,
      velocityWindow: Double? = nil
    ) {
      self.slide = slide
      self.easing = easing
      self.isProportional = isProportional
      self.dwell = dwell
      self.threshold = threshold
      self.velocityWindow = velocityWindow
    }
  }

  /// A state of those facts.
  public init(
    axis: Axis, isReversed: Bool, loops: Bool, count: Int, current: Int, offset: Double,
    phase: String, isAutoplaying: Bool, timing: Timing, viewport: Size, pages: [LayoutTree] = []
  ) {
    self.axis = axis
    self.isReversed = isReversed
    self.loops = loops
    self.count = count
    self.current = current
    self.offset = offset
    self.phase = phase
    self.isAutoplaying = isAutoplaying
    self.timing = timing
    self.viewport = viewport
    self.pages = pages
  }
}

extension LayoutTree {
  /// What a carousel tells beside its boxes.
  public func carouselState(of node: LayoutNode) -> CarouselTreeState? {
    node.role == .carousel && carouselStates.indices.contains(Int(node.content))
      ? carouselStates[Int(node.content)] : nil
  }
}

extension CarouselTreeState {
  /// The members of a node that ``write(to:)`` adds.
  static var members: [(key: String, schema: JSONSchema)] {
    [
      ("current", .integer(atLeast: 0)), ("count", .integer(atLeast: 0)), ("offset", .number),
      ("phase", .words(["idle", "dwelling", "dragging", "settling"])),
    ]
  }

  /// Writes the members of a control's node that say where it is.
  func write(to json: inout JSONWriter) {
    json.key("current")
    json.integer(current)
    json.key("count")
    json.integer(count)
    json.key("offset")
    json.length(offset)
    json.key("phase")
    json.string(phase)
  }

  /// The same in words.
  var outline: String {
    "\(phase): page \(current) of \(count), offset \(offset.hundredths)"
  }
}
