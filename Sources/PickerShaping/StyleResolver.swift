import PickerText
import Synchronization

/// A style with everything found that does not depend on the text.
final class ResolvedStyle: Sendable {
  let style: TextStyle
  let shaping: ShapingStyle
  let scale: TextScale
  /// Of a line in the first face alone.
  let extent: LineExtent

  init(_ style: TextStyle, shaping: ShapingStyle) {
    self.style = style
    self.shaping = shaping
    scale = TextScale(style.font)
    extent = LineExtent(primary: shaping.primary, runs: [], at: scale)
  }
}

/// Finds the faces of styles and remembers them.
final class StyleResolver: Sendable {
  private struct State {
    var last: ResolvedStyle?
    var known: [TextStyle: ResolvedStyle] = [:]
  }

  private static let limit = 1024

  private let state = Mutex(State())

  /// - Returns: nil where not a single face can be opened.
  func resolve(
    _ style: TextStyle, in library: FontLibrary, cache: MeasurementCache
  ) -> ResolvedStyle? {
    state.withLock { state in
      if let last = state.last, last.style == style { return last }
      state.last = state.known[style] ?? make(style, in: library, cache: cache)
      if state.known.count >= StyleResolver.limit { state.known.removeAll() }
      state.known[style] = state.last
      return state.last
    }
  }

  private func make(
    _ style: TextStyle, in library: FontLibrary, cache: MeasurementCache
  ) -> ResolvedStyle? {
    guard let key = ShapingKey(style, in: library) ?? ShapingKey(style, in: .bundled) else {
      return nil
    }
    return ResolvedStyle(style, shaping: cache.style(key))
  }
}
