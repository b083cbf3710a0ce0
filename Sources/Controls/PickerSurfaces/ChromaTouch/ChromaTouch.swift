import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A swatch on which position and force pick a colour, and three sliders that show its components.
///
///     ┌────────────────┐
///     │                │    horizontal: hue; vertical: saturation; force: brightness
///     │                │
///     └────────────────┘
///     ╭── Hue 180° ────╮
///     ╭ Saturation … ──╮
///     ╭ Brightness … ──╮
///
/// A firm touch on a slider shows a card with the colour and three presets, and a firmer one shows only the swatch.
/// See the article [ChromaTouch](doc:ChromaTouchGuide).
public struct ChromaTouch: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "chromaTouch"

  /// The component that the force of a touch sets.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// The brightness of HSB.
    case hsb
    /// The lightness of HSL.
    case hsl

    /// The colour space of the model.
    public var space: ColorSpace { self == .hsb ? .hsba : .hsl }
  }

  /// The position of the sliders.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Below the swatch.
    case portrait
    /// Beside the swatch.
    case landscape
  }

  /// How labels show the values of the sliders.
  public enum ValueStyle: String, Hashable, Sendable, CaseIterable {
    /// The hue in degrees, everything else in percent: `Hue 9°`, `Saturation 78 %`.
    case units
    /// Numbers from 0 to 1 with three decimals: `Hue: 0.025`.
    case decimals
  }

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container = Container()
  /// The font of labels.
  public var font = Font()
  /// The texts of labels.
  public var texts = ChromaTouchTexts()
  /// How labels show the values of the sliders.
  public var valueStyle: ValueStyle
  /// The style of the sliders' boxes; labels and tracks are 3 points inside the border.
  public var box = BoxStyle.slider
  /// The position of the sliders; nil places them beside the swatch if the available space is wider than it is high.
  public var orientation: Orientation?
  /// The gap between the swatch and the sliders, in points.
  public var spacing = 8.0
  /// The component that force sets.
  public let colorModel: Model
  /// The picked colour, in the space of ``colorModel``.
  public internal(set) var value: ColorValue
  /// Whether the card is shown.
  public var isPeeking = false
  /// Whether only the swatch is shown.
  public var isPopped = false
  /// The decrease of raw force between two touches at which the finger counts as lifted, so the touch changes
  /// nothing. See ``Touch/rawForce``.
  public var liftThreshold = ChromaTouch.defaultLiftThreshold
  /// The colour of the slider labels; nil uses the theme's colour, or black.
  public var labelColor: Color?
  /// The fill of the card.
  public var cardFill = Color.white
  /// The fill of the presets on the card.
  public var presetFill = Color(white: 0.92)
  /// The line along the inner edges of the tracks; nil, the default, for none.
  public var trackStroke: Stroke?
  /// The style of the slider thumbs.
  public var thumb = ColorThumb()
  /// The animation to the state after the last touch; nil for none.
  public var transition: ChromaTouchTransition?
  /// The raw force of the preceding touch, while the finger is on the swatch.
  var forceBefore: Double?
  /// The stage change of the last touch; nil if the stage did not change.
  var change: Change?

  /// A change of stage.
  struct Change: Hashable, Sendable {
    /// The preceding stage.
    var stage: Stage
    /// The touched slider; nil for none.
    var slider: Int?
  }

  /// The stages of the control.
  public typealias Stage = TouchStage

  /// The current stage.
  public var stage: Stage { isPopped ? .popped : isPeeking ? .peek : .sliders }

  /// Creates a control; all other properties have the defaults of documents until `configure` sets them. The colour is converted
  /// to the model's space.
  public init(
    value: ColorValue? = nil, colorModel: Model = .hsb, valueStyle: ValueStyle = .units,
    _ configure: (inout ChromaTouch) -> Void = { _ in }
  ) {
    self.value = value?.converted(to: colorModel.space) ?? .middle(of: colorModel.space)
    self.colorModel = colorModel
    self.valueStyle = valueStyle
    configure(&self)
  }

  /// Hue, saturation, and brightness or lightness.
  var parameters: [Parameter] { value.space.parameters.filter { !$0.isAlpha } }
}

/// A touch on a ``ChromaTouch``.
public struct Touch: Hashable, Sendable {
  /// The touched part.
  public var target: Target
  /// The point relative to the frame of the touched part, in points; nil if it has no meaning.
  public var point: Point?
  /// The force, from 0 to ``maximumForce``; nil if the device does not measure force.
  public var force: Double?
  /// The maximum force of the device, in the unit that it reports forces in; greater than 0.
  public var maximumForce: Double
  /// Whether the finger came down with this touch. Its force is then not compared with an earlier touch.
  public var began: Bool

  /// The parts that can be touched.
  public enum Target: String, Hashable, Sendable, CaseIterable {
    /// The swatch.
    case swatch
    /// The first slider.
    case hue
    /// The second slider.
    case saturation
    /// The third slider, in either model.
    case brightness
    /// The third slider, in either model.
    case lightness
    /// The first preset of the card.
    case red
    /// The second preset of the card.
    case green
    /// The third preset of the card.
    case blue
  }

  /// Creates a touch.
  public init(
    on target: Target = .swatch, atPoint point: Point? = nil, force: Double? = nil,
    maximumForce: Double = 1, began: Bool = false
  ) {
    self.target = target
    self.point = point
    self.force = force
    self.maximumForce = maximumForce
    self.began = began
  }

  /// The maximum raw force: the maximum of the screens that the control was designed for.
  public static let maximumRawForce = 6.67

  /// The force scaled to 0…``maximumRawForce``, which detects a lifted finger equally on every screen; nil without
  /// force measurement.
  public var rawForce: Double? {
    clampedForce.map { $0 * (Touch.maximumRawForce / maximumForce) }
  }

  /// The force as a fraction of the maximum, 0…1; nil without force measurement.
  var strength: Double? { clampedForce.map { $0 / maximumForce } }

  private var clampedForce: Double? {
    guard let force, maximumForce > 0, !force.isNaN else { return nil }
    return max(0, min(force, maximumForce))
  }
}

extension Touch.Target {
  /// The index of the slider; nil for other parts.
  var slider: Int? {
    switch self {
    case .hue: 0
    case .saturation: 1
    case .brightness, .lightness: 2
    default: nil
    }
  }

  /// The index of the preset, each a third of the hue circle after the preceding one; nil for other parts.
  var preset: Int? {
    switch self {
    case .red: 0
    case .green: 1
    case .blue: 2
    default: nil
    }
  }

  /// The three presets of the card.
  static let presets: [Touch.Target] = [.red, .green, .blue]
}

extension BoxStyle {
  /// The default box of a slider of a ``ChromaTouch``: a blue border of 2 points and rounded corners.
  public static let slider = BoxStyle(
    border: Insets(2), borderColor: .pickerBlue, cornerRadius: 5)
}
