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
    warm(labels.latin, name: "Latin")
    warm(labels.mixed, name: "mixed")
    warm(labels.many, name: "10,000 labels")
    warm(labels.latin, name: "Latin, a style made for each label", shared: false)
    warmSingly(labels.latin)
    warmTwice(labels.latin)
    cut(labels.latin)
  }

  /// Texts that were never seen, by turns with a plain loop over the same ones.
  private static func cold(_ texts: [String], name: String) {
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    let requests = texts.map { TextRequest($0, style: style) }
    let plain = PlainShaping(requests)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<60 {
      let measurer = TextMeasurer()
      _ = measurer.measure([TextRequest("warm the style", style: style)])
      theirs.append(time { plain.shape() } / Double(texts.count))
      ours.append(time { keep(measurer.measure(requests)) } / Double(texts.count))
    }
    let (a, b) = (ours.median, theirs.median)
    print("cold \(name): \(a.short), plain hb_shape \(b.short), ratio \((a / b).short)")
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
