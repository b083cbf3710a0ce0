import PickerGeometry
import PickerText

/// Measures text with real fonts: HarfBuzz shapes, FreeType reads the faces, ICU knows scripts.
///
/// A value that shares what it has learned: copies, and measurers made from it by adding fonts,
/// open a file once and shape a text once, at any number of sizes and on any thread.
public struct TextMeasurer: TextMeasuring {
  /// The fonts it knows.
  public let library: FontLibrary
  let cache: MeasurementCache
  let styles = StyleResolver()

  /// The bundled fonts: Inter, and behind it Noto faces for other scripts.
  public static let shared = TextMeasurer()

  /// A measurer with a memory of its own.
  ///
  /// - Parameters:
  ///   - library: The fonts it knows.
  ///   - cacheLimit: How many bytes of shaped texts it may keep.
  public init(library: FontLibrary = .bundled, cacheLimit: Int = 32 << 20) {
    self.init(library: library, cache: MeasurementCache(limit: max(0, cacheLimit)))
  }

  private init(library: FontLibrary, cache: MeasurementCache) {
    self.library = library
    self.cache = cache
  }

  /// The same memory, other fonts.
  func with(_ library: FontLibrary) -> TextMeasurer {
    TextMeasurer(library: library, cache: cache)
  }

  /// One answer for each request, in the same order.
  ///
  /// - Complexity: A text that was measured before, at whatever size, costs a look into a table.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    if requests.isEmpty { return [] }
    return [MeasuredText](unsafeUninitializedCapacity: requests.count) { results, count in
      requests.withUnsafeBufferPointer { requests in
        guard let first = requests.baseAddress else { return }
        var start = 0
        while start < requests.count {
          var end = start + 1
          let style = first[start].style
          while end < requests.count, (first + end).pointee.style == style { end += 1 }
          measure(
            .init(rebasing: requests[start..<end]), into: .init(rebasing: results[start..<end]))
          start = end
        }
      }
      count = requests.count
    }
  }

  /// Answers requests of one style. Without a single face that can be opened, all have no size.
  private func measure(
    _ requests: UnsafeBufferPointer<TextRequest>,
    into results: UnsafeMutableBufferPointer<MeasuredText>
  ) {
    guard let style = styles.resolve(requests[0].style, in: library, cache: cache) else {
      results.initialize(repeating: .nothing)
      return
    }
    MeasuringBatch(style: style, cache: cache, requests: requests, results: results).run()
  }
}
