public import ArgumentParser
public import PickerLayout
public import PickerOutput

extension OutputFormat: ExpressibleByArgument {}

extension SVGTextStyle: ExpressibleByArgument {}

extension SchemaSubject: ExpressibleByArgument {}

extension Color: ExpressibleByArgument {
  /// Reads a colour as documents do: hexadecimal digits or a CSS name.
  public init?(argument: String) { self.init(argument) }
}

extension OutputFormat {
  /// Reports the ending of a file that is no format's as an error of usage.
  ///
  /// - Parameter known: The formats that are possible.
  static func check(
    endingOf path: String?, of option: String, among known: [OutputFormat] = allCases
  ) throws(ValidationError) {
    guard let path, let ending = ending(of: path) else { return }
    if let format = OutputFormat(endingOf: path), known.contains(format) { return }
    let names = known.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "\(option): no format has the ending \(ending.quotedInMessage), give --format: \(names)")
  }

  /// Reports a `--quality` that is out of range, or for a format that has none, as an error of usage.
  static func check(
    quality: Int?, for format: OutputFormat?
  ) throws(ValidationError) {
    guard let quality else { return }
    guard format?.hasQuality == true else {
      throw ValidationError("--quality is for --format jpeg and webp")
    }
    guard 0...100 ~= quality else {
      throw ValidationError("--quality: must be 0 to 100, is \(quality)")
    }
  }
}

extension OutputFormat {
  /// Reports an `--id-prefix` that ids cannot begin with, or for another format than SVG, as an error of usage.
  static func check(idPrefix: String?, for format: OutputFormat?) throws(ValidationError) {
    guard let idPrefix else { return }
    guard format == .svg else { throw ValidationError("--id-prefix is for --format svg") }
    guard SVGRenderer.isIDPrefix(idPrefix) else {
      throw ValidationError(
        "--id-prefix: must be letters, digits, - and _, first a letter or _, is "
          + idPrefix.quotedInMessage)
    }
  }
}

extension SVGTextStyle {
  /// Reports the choice as an error of usage where the format is not SVG.
  static func check(_ style: SVGTextStyle?, for format: OutputFormat?) throws(ValidationError) {
    guard style == nil || format == .svg else {
      throw ValidationError("--text is for --format svg: no other format has a choice")
    }
  }
}

extension Double {
  /// Reports a `--scale` out of range as an error of usage.
  func checkScale() throws(ValidationError) {
    guard self >= 0.01 && self <= 1000 else {
      throw ValidationError("--scale: must be 0.01 to 1000, is \(plain)")
    }
  }
}
