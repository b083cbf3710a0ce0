import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A ChromaTouch control whose labels are measured.
struct MeasuredChromaTouch: MeasuredControl {
  var control: ChromaTouch
  let measurer: any TextMeasuring
  /// The labels of the sliders, followed by the labels of the card.
  let texts: [String]
  /// The measured `texts`, each at its max-content width.
  let labels: [MeasuredText]
}

extension ChromaTouch {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(measuredTouch(by: measurer))
  }

  func measuredTouch(by measurer: any TextMeasuring) -> MeasuredChromaTouch {
    let texts = labels
    return MeasuredChromaTouch(
      control: self, measurer: measurer, texts: texts,
      labels: measurer.measure(texts.map { request($0, maxWidth: .infinity) }))
  }

  func request(_ text: String, maxWidth: Double) -> TextRequest {
    // Each text has its own direction: in one from right to left, "78 %" of an English label would fall apart.
    let style = TextStyle(font: font, language: container.language, direction: nil)
    return TextRequest(text, style: style, maxWidth: maxWidth, wantsInk: container.wantsInk)
  }

  private var labels: [String] {
    let values =
      parameters.map { valueStyle.text(of: value[$0], $0) } + [value.color.withAlpha(1).hex]
    let templates = texts.shown(in: colorModel, valueStyle, container.spokenWords)
    return zip(templates, values).map { $0.filling("{value}", with: $1) }
      + templates.dropFirst(values.count)
  }
}

extension ChromaTouch.ValueStyle {
  /// The value of a parameter from 0 to 1, as labels show it.
  fileprivate func text(of value: Double, _ parameter: Parameter) -> String {
    switch self {
    case .decimals: value.thousandths
    case .units: parameter.text(of: value)
    }
  }
}

extension Double {
  /// A number from 0 to 1 with three decimals.
  fileprivate var thousandths: String {
    let units = Int((self * 1000).rounded())
    return "\(units / 1000).\(String(1000 + units % 1000).dropFirst())"
  }
}
