import PickerColor

/// The texts of a ``ChromaTouch``; documents have the English ones.
public struct ChromaTouchTexts: Hashable, Sendable {
  /// The label of the first slider; `{value}` is replaced by the value in the control's ``ChromaTouch/ValueStyle``.
  public var hue = "Hue {value}"
  /// The label of the second slider, with `{value}`.
  public var saturation = "Saturation {value}"
  /// The label of the third slider of HSB, with `{value}`.
  public var brightness = "Brightness {value}"
  /// The label of the third slider of HSL, with `{value}`.
  public var lightness = "Lightness {value}"
  /// The title of the card; `{value}` is replaced by the colour in hexadecimal digits, such as `#008080`.
  public var color = "Your color: {value}"
  /// The name of the first preset.
  public var red = "Red"
  /// The name of the second preset.
  public var green = "Green"
  /// The name of the third preset.
  public var blue = "Blue"

  /// Creates the English texts: `Hue {value}`, or `Hue: {value}` for decimals.
  public init(valueStyle: ChromaTouch.ValueStyle = .units) {
    guard valueStyle == .decimals else { return }
    hue = "Hue: {value}"
    saturation = "Saturation: {value}"
    brightness = "Brightness: {value}"
    lightness = "Lightness: {value}"
  }

  /// The texts that a control of a colour model shows: the labels of its sliders, the title and the presets.
  func shown(in model: ChromaTouch.Model) -> [String] {
    [hue, saturation, model == .hsb ? brightness : lightness, color, red, green, blue]
  }

  /// Returns the texts with those that a control of a colour model shows translated.
  ///
  /// - Parameter id: The id of the control.
  func localized(
    by localization: Localization, in model: ChromaTouch.Model, id: String?
  ) -> ChromaTouchTexts {
    func text(_ text: String, _ part: String) -> String {
      localization.text(text, id: id.map { "\($0).\(part)" })
    }
    var texts = self
    texts.hue = text(hue, "hue")
    texts.saturation = text(saturation, "saturation")
    switch model {
    case .hsb: texts.brightness = text(brightness, "brightness")
    case .hsl: texts.lightness = text(lightness, "lightness")
    }
    texts.color = text(color, "color")
    texts.red = text(red, "red")
    texts.green = text(green, "green")
    texts.blue = text(blue, "blue")
    return texts
  }
}

extension ChromaTouch {
  /// Returns the control in another language, direction and text size.
  ///
  /// Keys of translations are the id of the control with `.hue`, `.color` and so on; see ``ChromaTouchTexts``. If there
  /// is no such key, or no id, the text itself is the key, with `{value}`.
  public func localized(by localization: Localization) -> ChromaTouch {
    var control = self
    control.container = container.localized(by: localization)
    control.font = localization.font(font)
    control.texts = texts.localized(by: localization, in: colorModel, id: container.id)
    return control
  }
}
