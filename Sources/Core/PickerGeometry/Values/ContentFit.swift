/// How content with an intrinsic size is scaled to a box. It is centred in the box.
///
///     fit       fill       stretch   none
///     ┌─────┐   ┌─────┐   ┌─────┐   ┌─────┐
///     │▒▒▒▒▒│  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │▒▒▒▒▒│  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │     │  ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │     │
///     └─────┘   └─────┘   └─────┘   └─────┘
///
/// `fit` and `fill` are the content modes of SwiftUI. CSS `object-fit` calls the five
/// `scale-down`, `contain`, `cover`, `fill` and `none`; its `fill` is ``stretch`` here.
///
/// Source: CSS Images 3, §5.5.
public enum ContentFit: String, Hashable, Sendable, CaseIterable {
  /// Scaled down until all of it is visible, never scaled up.
  case scaleDown
  /// Scaled up or down to the maximum size at which all of it is visible.
  case fit
  /// Scaled up or down to the minimum size that covers the box; overflow may be clipped.
  case fill
  /// Scaled to the width and height of the box without keeping the aspect ratio.
  case stretch
  /// Not scaled; overflow may be clipped.
  case none

  /// The scale factors for content of `size` in `box`.
  ///
  /// A side of length 0 is ignored: the other one decides. If both are 0, the factors are 1.
  public func scale(of size: Size, in box: Size) -> (x: Double, y: Double) {
    let horizontal = size.width > 0 ? box.width / size.width : nil
    let vertical = size.height > 0 ? box.height / size.height : nil
    let both = [horizontal, vertical].compactMap { $0 }
    let (minimum, maximum) = (both.min() ?? 1, both.max() ?? 1)
    return switch self {
    case .scaleDown: (min(1, minimum), min(1, minimum))
    case .fit: (minimum, minimum)
    case .fill: (maximum, maximum)
    case .stretch: (horizontal ?? 1, vertical ?? 1)
    case .none: (1, 1)
    }
  }

  /// The frame in which content of `size` is drawn in `box`.
  public func frame(of size: Size, in box: Rect) -> Rect {
    let scale = scale(of: size, in: box.size)
    let (width, height) = (size.width * scale.x, size.height * scale.y)
    return Rect(
      x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  /// The transform that maps content with the frame `own` to its frame in `box`.
  public func transform(from own: Rect, into box: Rect) -> AffineTransform {
    let scale = scale(of: own.size, in: box.size)
    return AffineTransform(translation: .zero - own.center)
      .concatenating(AffineTransform(scaleX: scale.x, scaleY: scale.y))
      .concatenating(AffineTransform(translation: box.center))
  }
}
