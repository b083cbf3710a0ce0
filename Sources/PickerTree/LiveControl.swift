import PickerColor
import PickerGeometry
import PickerText

/// A control that somebody can use, and what its tree does not show of it: for formats that come to
/// life.
///
/// Shared with the control, so that a layout copies nothing. It is not written to JSON.
public struct LiveControl: Sendable {
  /// Where the control stands in ``LayoutTree/nodes``.
  public var node: Int
  /// Where the id of its first item stands in ``LayoutTree/ids``.
  public var firstID: Int
  /// What can be done with it.
  public var life: Life

  /// What can be done with a control.
  public enum Life: Sendable {
    /// Its items are selected.
    case items(any ItemStates)
    /// A colour is picked, on these parts of it in their order; its labels are spelled with `digits`,
    /// one for each character of ``LiveControl/digits``, or none. Force leads to other `stages`.
    case colors([ColorBinding], digits: [MeasuredText], stages: (any ColorStages)? = nil)
    /// Its pages are turned.
    case pages(any PageStates)
  }

  /// The characters that the labels of numbers and colours are spelled with.
  public static let digits = "0123456789ABCDEF."

  /// A control at a place of its tree; alone it is the root.
  public init(_ life: Life, node: Int = 0, firstID: Int = 0) {
    self.life = life
    self.node = node
    self.firstID = firstID
  }
}

/// Shows the items of a control in states that its tree does not have them in.
///
/// Items are numbered in the order of their ids. Nothing is worked out before it is asked for.
public protocol ItemStates: Sendable {
  /// How many items there are.
  var count: Int { get }
  /// Whether the last selected item stays selected.
  var isRequired: Bool { get }
  /// The most selected items; nil: all.
  var limit: Int? { get }
  /// How the indicator moves; nil where there is none.
  var pace: IndicatorPace? { get }

  /// Items in the states and frames asked for: beneath a root at the origin, in the same order.
  func looks(of items: [ShownItem]) -> LayoutTree

  /// The control, no larger or smaller, with these items selected and no others; nil where only the
  /// looks of its items change.
  func tree(selecting items: [Int], within size: Size) -> LayoutTree?
}

/// Shows the pages of a control, those out of sight too.
///
/// Nothing is worked out before it is asked for.
public protocol PageStates: Sendable {
  /// Along which axis the pages follow each other.
  var axis: Axis { get }
  /// Whether the next page is to the left.
  var isReversed: Bool { get }
  /// Whether the first page follows the last.
  var loops: Bool { get }
  /// Whether it plays by itself.
  var isAutoplaying: Bool { get }
  /// How it moves.
  var timing: PageTiming { get }

  /// A page as a tree of its own, as large as the viewport.
  func page(_ number: Int, within viewport: Size) -> LayoutTree
}

/// How pages move.
public struct PageTiming: Hashable, Sendable {
  /// Seconds that a slide of one viewport takes.
  public var slide: Double
  /// How it goes, as a CSS easing function over those seconds.
  public var easing: String
  /// Whether a part of a viewport takes that part of the seconds; else it takes all of them.
  public var isProportional: Bool
  /// Seconds that a page stays while pages go on by themselves.
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

/// Shows a control on which a colour is picked by force in the stages that force leads to.
///
/// Nothing is worked out before it is asked for.
public protocol ColorStages: Sendable {
  /// A touch whose raw force, of 6.67 at most, is lower than the one before by this much or more is a
  /// finger that is lifted.
  var liftThreshold: Double { get }

  /// The control as it is while its swatch alone is shown, or with its card.
  func tree(isPopped: Bool) -> LayoutTree
}

/// An item in a state and a place.
public struct ShownItem: Hashable, Sendable {
  /// Which item of its control.
  public var item: Int
  /// Whether it is selected.
  public var isSelected: Bool
  /// Its box.
  public var frame: Rect

  /// An item in a state and a place.
  public init(item: Int, isSelected: Bool, frame: Rect) {
    self.item = item
    self.isSelected = isSelected
    self.frame = frame
  }
}

/// How the two ends of an indicator move along.
public struct IndicatorPace: Hashable, Sendable {
  /// That of the end in front.
  public var ahead: Pace
  /// That of the end behind.
  public var behind: Pace

  /// Two ends that move like this.
  public init(ahead: Pace, behind: Pace) {
    self.ahead = ahead
    self.behind = behind
  }
}

/// A way gone in time, as moments with straight lines between them.
///
/// After *t* seconds a number on its way from *a* to *b* is at *a + (b − a) · progress(t)*. One that
/// starts with a velocity *v* of its own is *(v − (b − a) · startSpeed) · push(t)* further on.
public struct Pace: Hashable, Sendable {
  /// A value at a moment.
  public struct Moment: Hashable, Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The value then.
    public var value: Double

    /// A value at a moment.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The share of the way.
  public var progress: [Moment]
  /// What a velocity of 1 at the start adds.
  public var push: [Moment]
  /// The share of the way a second at the start; nil where it is boundless: then no velocity counts.
  public var startSpeed: Double?

  /// A pace of these moments.
  public init(progress: [Moment], push: [Moment], startSpeed: Double?) {
    self.progress = progress
    self.push = push
    self.startSpeed = startSpeed
  }
}

/// What is picked on a part of a control, and which way numbers grow there.
public struct ColorBinding: Hashable, Sendable {
  /// What is picked, in the order of the part's directions; none where the colour is only shown.
  public var parameters: [Parameter]
  /// Along which axis a single parameter runs.
  public var axis: Axis
  /// Whether a single parameter has its 0 at the other end: trailing, or at the bottom.
  public var isInverted: Bool
  /// Whether what runs across runs from right to left.
  public var isMirrored: Bool
  /// How many swatches stand side by side.
  public var columns: Int
  /// How many swatches stand below each other.
  public var rows: Int

  /// A part on which these parameters are picked.
  public init(
    _ parameters: [Parameter], axis: Axis = .horizontal, isInverted: Bool = false,
    isMirrored: Bool = false, columns: Int = 0, rows: Int = 0
  ) {
    self.parameters = parameters
    self.axis = axis
    self.isInverted = isInverted
    self.isMirrored = isMirrored
    self.columns = columns
    self.rows = rows
  }
}
