/// A grey: white and alpha.
///
/// A colour becomes the luma of Rec. 709, taken of the encoded components; a grey keeps its value exactly.
///
/// Source: ITU-R BT.709-6, item 3.2.
public struct Greyscale: ColorModel {
  /// White, alpha.
  public static let space = ColorSpace.greyscale

  /// From black to white, 0…1.
  public var white: Double
  /// 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A grey of these numbers.
  public init(white: Double, alpha: Double = 1) {
    self.white = white
    self.alpha = alpha
  }

  /// The grey of a colour.
  public init(_ color: Color) {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    self.init(white: color.isGrey ? color.red : luma, alpha: color.alpha)
  }

  /// The colour.
  public var color: Color { Color(white: white, alpha: alpha) }
}
