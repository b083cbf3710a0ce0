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
  /// Reports an option whose value ends like a file of another format as an error of usage.
  func check(endingOf path: String?, of option: String) throws(ValidationError) {
    guard let path, let ending = OutputFormat(endingOf: path),
      ending.fileExtension != fileExtension
    else { return }
    // Most programs know moving pictures by the same ending as others.
    if self == .apng, ending == .png { return }
    throw ValidationError("--format \(rawValue) contradicts the ending of \(option) \(path)")
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
