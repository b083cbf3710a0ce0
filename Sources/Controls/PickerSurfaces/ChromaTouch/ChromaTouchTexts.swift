import PickerControlBase
import PickerTree

/// The texts of a ``ChromaTouch``. Nil uses the control's words, which documents override with the key `words`.
public struct ChromaTouchTexts: Hashable, Sendable {
  /// The label of the first slider, such as `Hue {value}`; `{value}` is replaced by the value in the control's
  /// ``ChromaTouch/ValueStyle``.
  public var hue: String?
  /// The label of the second slider, such as `Saturation {value}`.
  public var saturation: String?
  /// The label of the third slider of HSB, such as `Brightness {value}`.
  public var brightness: String?
  /// The label of the third slider of HSL, such as `Lightness {value}`.
  public var lightness: String?
  /// The title of the card, such as `Your color: {value}`; `{value}` is replaced by the colour in hexadecimal digits, such as `#008080`.
  public var color: String?
  /// The name of the first preset, such as `Red`.
  public var red: String?
  /// The name of the second preset, such as `Green`.
  public var green: String?
  /// The name of the third preset, such as `Blue`.
  public var blue: String?

  /// Creates texts that use the control's words.
  public init() {}

  /// Returns what a control shows: the labels of its sliders, the title of the card and its presets.
  func shown(
    in model: ChromaTouch.Model, _ style: ChromaTouch.ValueStyle, _ words: Words
  ) -> [String] {
    var texts = self
    texts.change(in: model, style) { text, _, builtIn in text = text ?? builtIn(words) }
    return [
      texts.hue, texts.saturation, model == .hsb ? texts.brightness : texts.lightness, texts.color,
      texts.red, texts.green, texts.blue,
    ].compactMap { $0 }
  }

  /// Returns the texts, with the texts translated that a control of a colour model shows.
  ///
  /// - Parameter id: The id of the control.
  func localized(
    by localization: Localization, in model: ChromaTouch.Model, _ style: ChromaTouch.ValueStyle,
    id: String?
  ) -> ChromaTouchTexts {
    var texts = self
    texts.change(in: model, style) { text, part, builtIn in
      let source = text ?? builtIn(Words(language: "en"))
      let translated = localization.text(source, id: id.map { "\($0).\(part)" })
      if translated != source { text = translated }
    }
    return texts
  }

  /// Changes the texts that a control of a colour model shows; `change` gets a text, the part of the id of its translation, and what
  /// returns the built-in text of words.
  private mutating func change(
    in model: ChromaTouch.Model, _ style: ChromaTouch.ValueStyle,
    _ change: (inout String?, _ part: String, _ builtIn: (Words) -> String) -> Void
  ) {
    change(&hue, "hue") { style.label(.hue, $0) }
    change(&saturation, "saturation") { style.label(.saturation, $0) }
    switch model {
    case .hsb: change(&brightness, "brightness") { style.label(.brightness, $0) }
    case .hsl: change(&lightness, "lightness") { style.label(.lightness, $0) }
    }
    change(&color, "color") { $0.text(.yourColor) }
    change(&red, "red") { $0.name(.red) }
    change(&green, "green") { $0.name(.green) }
    change(&blue, "blue") { $0.name(.blue) }
  }
}

extension ChromaTouch.ValueStyle {
  /// The label of a slider: `Hue {value}`, or `Hue: {value}` for decimals.
  fileprivate func label(_ word: Word, _ words: Words) -> String {
    let name = words.name(word)
    return self == .units ? "\(name) {value}" : words.text(.pair, ("{name}", name))
  }
}

extension ChromaTouch {
  /// Returns the control in another language, direction and text size.
  ///
  /// The translation keys are the id of the control with `.hue`, `.color` and so on; see ``ChromaTouchTexts``. If
  /// there is no such key, or no id, the text itself is the key, with `{value}`.
  public func localized(by localization: Localization) -> ChromaTouch {
    var control = self
    control.container = container.localized(by: localization)
    control.font = localization.font(font)
    control.texts = texts.localized(
      by: localization, in: colorModel, valueStyle, id: container.id)
    return control
  }
}
