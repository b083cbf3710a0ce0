import Foundation
import PickerControls
import PickerLayout

/// The time of text measurement: uncached, cached, in many scripts, and compared with
/// a loop that only shapes.
@main struct TextBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3 {
      return try newLabels(in: arguments[1], rounds: Int(arguments[2]) ?? 1)
    }
    let labels = try Labels()
    print("\(labels.latin.count) Latin labels, \(labels.mixed.count) in many scripts; ns per label")
    cold(labels.latin, name: "Latin")
    cold(labels.mixed, name: "mixed")
    words("Latin", letters: 0x61...0x7A)
    words("Cyrillic", letters: 0x430...0x44F)
    words("Arabic", letters: 0x628...0x63A)
    words("Hebrew", letters: 0x5D0...0x5EA)
    words("Devanagari", letters: 0x915...0x939)
    words("Thai", letters: 0xE01...0xE2E)
    warm(labels.latin, name: "Latin")
    warm(labels.mixed, name: "mixed")
    warm(labels.many, name: "10,000 labels")
    warm(labels.latin, name: "Latin, a separate style per label", shared: false)
    warmSingly(labels.latin)
    warmTwice(labels.latin)
    cut(labels.latin)
  }

  /// Measures uncached texts, alternating with a shaping loop over the same texts.
  private static func cold(_ texts: [String], name: String, rounds: Int = 60) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map { TextRequest($0, style: style) }
    let loop = ShapingLoop(requests)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<rounds {
      let measurer = TextMeasurer()
      _ = measurer.measure([TextRequest("warm the style", style: style)])
      theirs.append(processorTime { loop.shape() } / Double(texts.count))
      ours.append(processorTime { keep(measurer.measure(requests)) } / Double(texts.count))
    }
    let (a, b) = (ours.median, theirs.median)
    print("cold \(name): \(a.short), hb_shape loop \(b.short), ratio \((a / b).short)")
  }

  /// Measures uncached texts of repeated words, and of unique words.
  private static func words(_ name: String, letters: ClosedRange<UInt32>) {
    let words = Words(letters: letters)
    cold(words.unique, name: "\(name), new words", rounds: 30)
    cold(words.repeated, name: "\(name), repeated words", rounds: 30)
  }

  /// Measures cached texts.
  private static func warm(_ texts: [String], name: String, shared: Bool = true) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map {
      TextRequest($0, style: shared ? style : TextStyle(font: Font(size: 16, weight: .medium)))
    }
    let measurer = TextMeasurer()
    _ = measurer.measure(requests)
    let rounds = max(1, 20_000 / texts.count)
    let times = (0..<60).map { _ in
      time { for _ in 0..<rounds { keep(measurer.measure(requests)) } }
        / Double(rounds * texts.count)
    }
    print("warm \(name): \(times.median.short), minimum \((times.min() ?? 0).short)")
  }

  /// Measures cached texts one by one.
  private static func warmSingly(_ texts: [String]) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map { [TextRequest($0, style: style)] }
    let measurer = TextMeasurer()
    for request in requests { keep(measurer.measure(request)) }
    let times = (0..<60).map { _ in
      time { for request in requests { keep(measurer.measure(request)) } } / Double(texts.count)
    }
    print("warm, one by one: \(times.median.short)")
  }

  /// Measures cached texts on two threads that share one cache.
  private static func warmTwice(_ texts: [String]) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map { TextRequest($0, style: style) }
    let measurer = TextMeasurer()
    keep(measurer.measure(requests))
    let elapsed = time {
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        for _ in 0..<2000 { keep(measurer.measure(requests)) }
      }
    }
    print("warm, two threads: \((elapsed / Double(4000 * texts.count)).short)")
  }

  /// Truncates cached texts to half their width.
  private static func cut(_ texts: [String]) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let measurer = TextMeasurer()
    let whole = measurer.measure(texts.map { TextRequest($0, style: style) })
    let requests = zip(texts, whole).map {
      TextRequest($0, style: style, maxWidth: $1.size.width / 2 + 8)
    }
    let times = (0..<30).map { _ in
      time { keep(measurer.measure(requests)) } / Double(texts.count)
    }
    print("cut: \(times.median.short)")
  }

  /// The CPU time of this thread in nanoseconds, which is independent of other load.
  static func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }

  /// The elapsed time, in nanoseconds.
  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) * 1e9
      + Double(elapsed.components.attoseconds) / 1e9
  }
}

/// Prevents the optimizer from removing the computation of `value`.
@inline(never) func keep<Value>(_ value: Value) {}

extension [Double] {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  var short: String { String(format: "%.2f", self) }
}
