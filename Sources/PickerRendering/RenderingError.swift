import PickerLimits

/// Why a tree has no picture.
public enum RenderingError: Error, Hashable, Sendable {
  /// The picture would have more pixels than anyone needs; found before memory is asked for.
  case tooLarge(width: Double, height: Double)
  /// The page would be larger than the library that draws can count.
  case pageTooLarge(width: Double, height: Double)
  /// The picture took more than the document's budget has, or nobody wants it any more.
  case limit(LimitError)
  /// The library that draws gave up, mostly for want of memory; its own words.
  case failed(String)
}

extension RenderingError: CustomStringConvertible {
  /// `a picture of 20000 × 40 pixels is too large: at most 16384 a side and 256 megapixels`
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width.decimalText(0)) × \(height.decimalText(0)) pixels is too large: "
        + "at most 16384 a side and 256 megapixels"
    case .pageTooLarge(let width, let height):
      "a page of \(width.decimalText(0)) × \(height.decimalText(0)) points is too large: "
        + "at most 4000000 a side"
    case .limit(let error): "the picture \(error)"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}
