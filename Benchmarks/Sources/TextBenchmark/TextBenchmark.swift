import Foundation
import PickerShaping
import PickerText

/// How long measuring takes: never seen before, seen before, in many scripts, and side by side with
/// a loop that does nothing but shape.
@main struct TextBenchmark {
  static func main() throws {
    let labels = try Labels()
    print("\(labels.latin.count) Latin labels, \(labels.mixed.count) in many scripts; ns a label")
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
    warm(labels.latin, name: "Latin, a style made for each label", shared: false)
    warmSingly(labels.latin)
    warmTwice(labels.latin)
    cut(labels.latin)
  }

  /// Texts that were never seen, by turns with a plain loop over the same ones.
  private static func cold(_ texts: [String], name: String, rounds: Int = 60) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map { TextRequest($0, style: style) }
    let plain = PlainShaping(requests)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<rounds {
      let measurer = TextMeasurer()
      _ = measurer.measure([TextRequest("warm the style", style: style)])
      theirs.append(processorTime { plain.shape() } / Double(texts.count))
      ours.append(processorTime { keep(measurer.measure(requests)) } / Double(texts.count))
    }
    let (a, b) = (ours.median, theirs.median)
    print("cold \(name): \(a.short), plain hb_shape \(b.short), ratio \((a / b).short)")
  }

  /// Texts that were never seen, of words that come again and again, and of words that do not.
  private static func words(_ name: String, letters: ClosedRange<UInt32>) {
    let words = Words(letters: letters)
    cold(words.unique, name: "\(name), new words", rounds: 30)
    cold(words.repeated, name: "\(name), repeated words", rounds: 30)
  }

  /// Texts that are in the table.
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
    print("warm \(name): \(times.median.short), least \((times.min() ?? 0).short)")
  }

  /// Texts that are in the table, asked for one by one.
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

  /// Two threads on one table at once.
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

  /// Texts that are known and have to be cut to half their width.
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

  /// Of the processor that this thread had, in nanoseconds: others that want it do not count.
  private static func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }

  /// In nanoseconds.
  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) * 1e9
      + Double(elapsed.components.attoseconds) / 1e9
  }
}

/// Keeps the optimizer from leaving out what makes `value`.
@inline(never) func keep<Value>(_ value: Value) {}

extension [Double] {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  var short: String { String(format: "%.2f", self) }
}
