import PickerGeometry

/// The bitmap of a glyph without an outline, such as a colour emoji.
public struct GlyphBitmap: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The pixels row by row as `0xAARRGGBB`, premultiplied by alpha.
  public var pixels: [UInt32]
  /// The bounds of the bitmap at one point per em, relative to the pen on the baseline, y down.
  public var frame: Rect
  /// The PNG file of the glyph in the face; empty if the face stores the bitmap in another format.
  public var png: [UInt8]

  /// Creates a bitmap of `width` × `height` pixels; missing rows are transparent.
  public init(width: Int, height: Int, pixels: [UInt32], frame: Rect, png: [UInt8] = []) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.frame = frame
    self.png = png
  }
}
