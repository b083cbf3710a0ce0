/// The pixels of pictures and layers that a drawing holds until it is finished.
final class HeldPixels {
  private let maximum: Double
  private(set) var count = 0

  init(atMost maximum: Double) {
    self.maximum = maximum
  }

  /// The maximum number of pixels that the next picture may have: half of what is left, so that there is always some for
  /// another.
  var share: Double { max(1, (maximum - Double(count)) / 2) }

  func add(_ surface: Surface) { count += surface.width * surface.height }
}
