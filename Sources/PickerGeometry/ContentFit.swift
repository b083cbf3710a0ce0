/// How content that has a size of its own is fitted to a box; always in the middle of it.
///
///     fit       fill       stretch   none
///     ┌─────┐   ┌─────┐   ┌─────┐   ┌─────┐
///     │▒▒▒▒▒│  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │▒▒▒▒▒│  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │     │  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │     │
///     └─────┘   └─────┘   └─────┘   └─────┘
///
/// `fit` and `fill` are the content modes of those names in SwiftUI. CSS `object-fit` has the five as
/// `scale-down`, `contain`, `cover`, `fill` and `none`; its `fill` is ``stretch`` here.
///
/// Source: CSS Images 3, §5.5.
public enum ContentFit: String, Hashable, Sendable, CaseIterable {
  /// Down until all of it is seen, and never up.
  case scaleDown
  /// Until all of it is seen, up or down.
  case fit
  /// Until nothing of the box is free; what sticks out may be cut away.
  case fill
  /// To the box's own width and height, out of shape.
  case stretch
  /// Not at all; what sticks out may be cut away.
  case none

  /// By how much content of a size is scaled in a box.
  ///
  /// A side of no length takes no part: the other decides, and where both have none, nothing is scaled.
  public func scale(of size: Size, in box: Size) -> (x: Double, y: Double) {
    let across = size.width > 0 ? box.width / size.width : nil
    let down = size.height > 0 ? box.height / size.height : nil
    let both = [across, down].compactMap { $0 }
    let (least, greatest) = (both.min() ?? 1, both.max() ?? 1)
    return switch self {
    case .scaleDown: (min(1, least), min(1, least))
    case .fit: (least, least)
    case .fill: (greatest, greatest)
    case .stretch: (across ?? 1, down ?? 1)
    case .none: (1, 1)
    }
  }

  /// Where content of a size is drawn in a box.
  public func frame(of size: Size, in box: Rect) -> Rect {
    let scale = scale(of: size, in: box.size)
    let (width, height) = (size.width * scale.x, size.height * scale.y)
    return Rect(
      x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  /// The map that takes content that lies in `own` to where it is fitted.
  public func transform(from own: Rect, into box: Rect) -> AffineTransform {
    let scale = scale(of: own.size, in: box.size)
    return AffineTransform(translation: .zero - own.center)
      .concatenating(AffineTransform(scaleX: scale.x, scaleY: scale.y))
      .concatenating(AffineTransform(translation: box.center))
  }
}
