import PickerGeometry

/// How content is scaled to a box; it stands in the middle of it then.
///
/// In CSS `object-fit` has these as `scale-down`, `contain`, `cover`, `fill` and `none`; in SwiftUI `fit` and
/// `fill` are the content modes of those names.
public enum ContentFit: String, Hashable, Sendable, CaseIterable {
  /// Down until all of it is seen, and never up.
  case scaleDown
  /// Until all of it is seen, up or down.
  case fit
  /// Until nothing of the box is free; what sticks out is cut away.
  case fill
  /// To the box's own width and height, out of shape.
  case stretch
  /// Not at all; what sticks out is cut away.
  case none

  /// By how much content of a size is scaled in a box; content without a width or a height is not.
  public func scale(of size: Size, in box: Size) -> (x: Double, y: Double) {
    guard size.width > 0, size.height > 0 else { return (1, 1) }
    let (x, y) = (box.width / size.width, box.height / size.height)
    switch self {
    case .scaleDown: return (min(1, x, y), min(1, x, y))
    case .fit: return (min(x, y), min(x, y))
    case .fill: return (max(x, y), max(x, y))
    case .stretch: return (x, y)
    case .none: return (1, 1)
    }
  }

  /// Where content of a size is drawn in a box.
  public func frame(of size: Size, in box: Rect) -> Rect {
    let scale = scale(of: size, in: box.size)
    return Rect(
      center: box.center,
      size: Size(width: size.width * scale.x, height: size.height * scale.y))
  }
}
