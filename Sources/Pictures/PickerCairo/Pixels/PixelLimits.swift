/// The maximum sizes of pictures in pixels.
enum PixelLimits {
  /// A side of what is drawn.
  static let side = 16384.0
  /// A side of a WebP file, whose format has 14 bits for it.
  static let webPSide = 16383.0
  /// A complete picture: 1 GiB.
  static let picture = 268_435_456.0
  /// A part of one, such as a layer, an image or a part of a page that is no vectors: 256 MiB.
  static let part = 67_108_864.0
  /// All pictures and layers of a page: 512 MiB.
  static let page = 2 * part
}
