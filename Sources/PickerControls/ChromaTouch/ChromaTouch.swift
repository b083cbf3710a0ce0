import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A swatch on which a colour is picked by place and force, and three sliders that say it in numbers.
///
///     ┌────────────────┐
///     │                │    across: the hue; down: the saturation; force: the light
///     │                │
///     └────────────────┘
///     ╭ Hue: 0.500 ────╮
///     ╭ Saturation: … ─╮
///     ╭ Brightness: … ─╮
///
/// A firm touch on a slider shows a card with the colour and three presets, a firmer one the swatch
/// alone. See the article *ChromaTouch*.
public struct ChromaTouch: Control, Hashable {
  /// What documents call this control.
  public static let type = "chromaTouch"

  /// What the force of a touch stands for.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// The brightness of HSB.
    case hsb
    /// The lightness of HSL.
    case hsl

    /// The space in which the colour is kept.
    public var space: ColorSpace { self == .hsb ? .hsba : .hsl }
  }

  /// Where the sliders are.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Beneath the swatch.
    case portrait
    /// Beside it.
    case landscape
  }

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// What labels are set in.
  public var font: Font
  /// Where the sliders are; nil: beside the swatch where the room is wider than high.
  public var orientation: Orientation?
  /// Points between the swatch and the sliders.
  public var spacing: Double
  /// What force stands for.
  public let colorModel: Model
  /// The picked colour, in the space of ``colorModel``.
  public internal(set) var value: ColorValue
  /// Whether the card is shown.
  public var isPeeking: Bool
  /// Whether the swatch is all that is shown.
  public var isPopped: Bool
  /// A touch whose raw force is lower than that of the one before by this much or more is a finger that
  /// is lifted, and changes nothing. See ``Touch/rawForce``.
  public var liftThreshold: Double
  /// How the parts get where they are after the last touch; nil: nothing is told of it.
  public var transition: ChromaTouchTransition?
  /// The raw force of the touch before, while the finger is on the swatch.
  var forceBefore: Double?
  /// What the last touch changed; nil where it did not change what is shown.
  var change: Change?

  /// What a touch changed.
  struct Change: Hashable, Sendable {
    /// What was shown before.
    var stage: Stage
    /// The slider that was touched, if one was.
    var slider: Int?
  }

  /// What is shown.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The swatch and the sliders.
    case sliders
    /// The card over them.
    case peek
    /// The swatch alone.
    case popped
  }

  /// What is shown.
  public var stage: Stage { isPopped ? .popped : isPeeking ? .peek : .sliders }

  /// A swatch; what is left out has the default of documents. The colour is carried into the model's
  /// space.
  public init(
    value: ColorValue? = nil, colorModel: Model = .hsb, container: Container = Container(),
    font: Font = Font(), orientation: Orientation? = nil, spacing: Double = 8,
    isPeeking: Bool = false, isPopped: Bool = false,
    liftThreshold: Double = ChromaTouch.usualLiftThreshold,
    transition: ChromaTouchTransition? = nil
  ) {
    self.value = value?.converted(to: colorModel.space) ?? .middle(of: colorModel.space)
    self.colorModel = colorModel
    self.container = container
    self.font = font
    self.orientation = orientation
    self.spacing = spacing
    self.isPeeking = isPeeking
    self.isPopped = isPopped
    self.liftThreshold = liftThreshold
    self.transition = transition
  }

  /// Hue, saturation and light.
  var parameters: [Parameter] { value.space.parameters.filter { !$0.isAlpha } }
}

/// A finger on a ``ChromaTouch``.
public struct Touch: Hashable, Sendable {
  /// What is touched.
  public var target: Target
  /// Where, relative to the frame of what is touched; nil: where does not matter.
  public var point: Point?
  /// How firmly; nil: nothing measures it.
  public var force: Double?
  /// The greatest force there is, more than 0.
  public var maximumForce: Double

  /// What can be touched.
  public enum Target: String, Hashable, Sendable, CaseIterable {
    /// The swatch.
    case swatch
    /// The first slider.
    case hue
    /// The second slider.
    case saturation
    /// The third slider, whichever the model.
    case brightness
    /// The same slider.
    case lightness
    /// The first action of the card.
    case red
    /// The second action of the card.
    case green
    /// The third action of the card.
    case blue
  }

  /// A touch.
  public init(
    on target: Target = .swatch, at point: Point? = nil, force: Double? = nil,
    maximumForce: Double = 1
  ) {
    self.target = target
    self.point = point
    self.force = force
    self.maximumForce = maximumForce
  }

  /// The greatest raw force there is: that of the screens the control was made for.
  public static let maximumRawForce = 6.67

  /// The force on a scale that ends at ``maximumRawForce``, whatever ``maximumForce`` is, so that a
  /// finger is lifted alike on every screen; nil where nothing measures it.
  public var rawForce: Double? {
    clampedForce.map { $0 * (Touch.maximumRawForce / maximumForce) }
  }

  /// The share of the greatest force, 0…1; nil where nothing measures it.
  var strength: Double? { clampedForce.map { $0 / maximumForce } }

  private var clampedForce: Double? {
    guard let force, maximumForce > 0, !force.isNaN else { return nil }
    return max(0, min(force, maximumForce))
  }
}

extension Touch.Target {
  /// Which of the sliders it is.
  var slider: Int? {
    switch self {
    case .hue: 0
    case .saturation: 1
    case .brightness, .lightness: 2
    default: nil
    }
  }

  /// Which action of the card it is, a third of the way round the hues from the one before.
  var preset: Int? {
    switch self {
    case .red: 0
    case .green: 1
    case .blue: 2
    default: nil
    }
  }

  /// The three actions of the card.
  static let presets: [Touch.Target] = [.red, .green, .blue]
}
