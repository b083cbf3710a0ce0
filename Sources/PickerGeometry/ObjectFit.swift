/// How something that has a size of its own is fitted to a box; always in the middle of it.
///
///     contain   cover     fill      none
///     ┌─────┐  ┌─────┐   ┌─────┐   ┌─────┐
///     │▒▒▒▒▒│ ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │▒▒▒▒▒│ ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │ ▒▒▒ │
///     │     │ ▒│▒▒▒▒▒│▒  │▒▒▒▒▒│   │     │
///     └─────┘  └─────┘   └─────┘   └─────┘
///
/// Source: CSS Images 3, §5.5.
public enum ObjectFit: String, Hashable, Sendable, CaseIterable {
  /// As large as fits whole.
  case contain
  /// So large that nothing of the box is left free.
  case cover
  /// Stretched to the box.
  case fill
  /// As large as it is.
  case none
  /// As ``contain``, but never made larger.
  case scaleDown

  /// Where content of that size comes to lie.
  ///
  /// A side of no length is not stretched.
  public func frame(of size: Size, in box: Rect) -> Rect {
    let factors = factors(of: size, in: box.size)
    let fitted = Size(width: size.width * factors.x, height: size.height * factors.y)
    return Rect(
      x: box.midX - fitted.width / 2, y: box.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }

  /// The map that takes content that lies in `own` to where it is fitted.
  public func transform(from own: Rect, into box: Rect) -> AffineTransform {
    let factors = factors(of: own.size, in: box.size)
    return AffineTransform(translation: .zero - own.center)
      .concatenating(AffineTransform(scaleX: factors.x, scaleY: factors.y))
      .concatenating(AffineTransform(translation: box.center))
  }

  private func factors(of size: Size, in box: Size) -> Point {
    let across = size.width > 0 ? box.width / size.width : nil
    let down = size.height > 0 ? box.height / size.height : nil
    let both = [across, down].compactMap { $0 }
    let (least, greatest) = (both.min() ?? 1, both.max() ?? 1)
    return switch self {
    case .contain: Point(x: least, y: least)
    case .cover: Point(x: greatest, y: greatest)
    case .fill: Point(x: across ?? 1, y: down ?? 1)
    case .none: Point(x: 1, y: 1)
    case .scaleDown: Point(x: min(1, least), y: min(1, least))
    }
  }
}
