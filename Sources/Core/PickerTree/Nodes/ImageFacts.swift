import PickerGeometry

/// The known properties of a picture before it is drawn.
public enum ImageFacts: Hashable, Sendable {
  /// It can be read. Its natural size is in points: one pixel is one point.
  case size(Size)
  /// Not looked up, such as an address on a network.
  case unknown
  /// It cannot be read, for this reason: `there is no such file`.
  case unreadable(String)
}
