import PickerGeometry
import PickerJSON
import PickerLimits

/// The reason why a tree cannot be rendered.
public enum RenderingError: Error, Hashable, Sendable {
  /// The picture would have too many pixels, or a side longer than its format allows; thrown before memory is allocated. Sizes
  /// in pixels.
  case tooLarge(width: Double, height: Double, maximumSide: Double)
  /// The page would exceed the coordinate range of cairo. Sizes in points.
  case pageTooLarge(width: Double, height: Double)
  /// This text has no glyphs, or has a face that the source of outlines does not know, and the format needs outlines.
  /// A tree has no glyphs if it was saved without the detail `glyphs` or measured by an `AdvanceMeasuring`.
  case missingGlyphs(String)
  /// A shared library that an operation such as `draw PNG` needs cannot be opened, for this reason.
  case unavailable(String, reason: String)
  /// The picture exceeded the budget, or rendering was cancelled.
  case limit(LimitError)
  /// cairo failed, usually for lack of memory, with this message.
  case failed(String)
}

extension RenderingError {
  /// The error of a picture whose budget stopped it.
  public init(_ error: LimitError) {
    switch error {
    case .unavailable(let action, let reason): self = .unavailable(action, reason: reason)
    case .exceeded, .cancelled: self = .limit(error)
    }
  }
}

extension RenderingError: CustomStringConvertible {
  /// `a picture of 20000 × 40 pixels is too large: at most 16384 pixels per side and 256 megapixels`;
  /// `the output exceeds the limit of 1000000 bytes per document`
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let maximumSide):
      "a picture of \(width.plain(decimals: 0)) × \(height.plain(decimals: 0)) pixels is too large: "
        + "at most \(maximumSide.plain(decimals: 0)) pixels per side and 256 megapixels"
    case .pageTooLarge(let width, let height):
      "a page of \(width.plain(decimals: 0)) × \(height.plain(decimals: 0)) points is too large: "
        + "at most 4000000 points per side"
    case .missingGlyphs(let text):
      "the text \(text.quotedInMessage) has no glyphs: lay the tree out with the detail glyphs, draw "
        + "it with the fonts that measured it, or draw its text yourself"
    case .unavailable(let action, let reason): "cannot \(action): \(reason)"
    case .limit(let error): "the output \(error)"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}
