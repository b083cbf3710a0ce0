/// A grey: white and alpha.
///
/// A colour becomes its Rec. 709 luma, computed from the encoded components; a grey keeps its exact value.
///
/// Source: ITU-R BT.709-6, item 3.2.
public struct Greyscale: ColorModel {
  /// White, alpha.
  public static let space = ColorSpace.greyscale

  /// From black to white, 0…1.
  public var white: Double
  /// 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a grey from its parameters.
  public init(white: Double, alpha: Double = 1) {
    self.white = white
    self.alpha = alpha
  }

  /// Converts a colour to grey.
  public init(_ color: Color) {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    self.init(white: color.isGrey ? color.red : luma, alpha: color.alpha)
  }

  /// The colour.
  public var color: Color { Color(white: white, alpha: alpha) }
}
