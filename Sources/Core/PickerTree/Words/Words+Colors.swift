import PickerColor

extension Words {
  /// The names of parameters: `Hue and saturation`.
  func names(of parameters: [Parameter.Name]) -> SpokenText {
    let names = parameters.map { text($0.word) }
    let joined = names.dropFirst().reduce(names.first ?? "") {
      text(.and, ("{first}", $0), ("{second}", $1))
    }
    let isKnown = parameters.allSatisfy { language(of: $0.word) == nil }
    return SpokenText(
      joined.capitalized, language: isKnown ? nil : language(of: parameters[0].word))
  }

  /// The values of parameters: `220°`, or `Hue 220°, saturation 66%` of several.
  func text(of value: ColorValue, _ parameters: [Parameter]) -> String {
    func number(_ parameter: Parameter) -> String {
      parameter.name == .hue
        ? parameter.text(of: value[parameter])
        : percentage(Int((value[parameter] * 100).rounded()))
    }
    guard parameters.count > 1 else { return parameters.map(number).joined() }
    let parts = parameters.map { "\(text($0.name.word)) \(number($0))" }
    return parts.dropFirst().reduce(parts[0]) { joined($0, $1) }.capitalized
  }

  /// The name of a colour as written, in eight bits per component: `orange`, `dark blue`, `red, alpha 50%`.
  func name(of exact: Color) -> SpokenText {
    let color = exact.inEightBits
    let tone = ColorTone.nearest(to: color)
    var name = text(tone.word)
    if let shade = tone.shade { name = text(shade, ("{color}", name)) }
    guard color.alpha < 1 else {
      return SpokenText(name, language: language(of: tone.word, tone.shade ?? tone.word))
    }
    let opacity = "\(text(.alpha)) \(percentage(Int((color.alpha * 100).rounded())))"
    return SpokenText(
      joined(name, opacity), language: language(of: tone.word, tone.shade ?? tone.word, .alpha))
  }

  private func joined(_ first: String, _ second: String) -> String {
    text(.list, ("{first}", first), ("{second}", second))
  }
}

extension Parameter.Name {
  /// The word of a parameter.
  fileprivate var word: Word {
    switch self {
    case .hue: .hue
    case .saturation: .saturation
    case .brightness: .brightness
    case .lightness: .lightness
    case .chroma: .chroma
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .magenta: .magenta
    case .yellow: .yellow
    case .black: .black
    case .white: .white
    case .alpha: .alpha
    }
  }
}
