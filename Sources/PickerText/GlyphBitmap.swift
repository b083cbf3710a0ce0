import PickerGeometry

/// A glyph that is a picture of its own, such as a colour emoji.
public struct GlyphBitmap: Hashable, Sendable {
  /// Pixels side by side.
  public var width: Int
  /// Pixels below each other.
  public var height: Int
  /// Row by row: alpha in the highest byte, then red, green and blue with alpha multiplied in.
  public var pixels: [UInt32]
  /// Where the picture lies at one point per em, from the pen on the baseline, y down.
  public var frame: Rect
  /// The same pixels as the PNG file that stands in the face; empty where there is none.
  public var png: [UInt8]

  /// A picture of `width` × `height` pixels; rows that are missing are clear.
  public init(width: Int, height: Int, pixels: [UInt32], frame: Rect, png: [UInt8] = []) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.frame = frame
    self.png = png
  }
}
