import Foundation
import PickerControls
import PickerLayout

extension TextBenchmark {
  /// Measures the labels of a file, one a line, for Scripts/bench/library: prints the median time of a label in nanoseconds of
  /// this thread, and the sum of all widths.
  ///
  /// Each round has a new measurer, so that no label is in its cache. The time is that from strings to widths.
  static func newLabels(in path: String, rounds: Int) throws {
    let file = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let labels = file.split(separator: "\n").map { String($0) }
    let style = TextStyle(font: Font(size: 16, weight: .medium))
    var times: [Double] = []
    var width = 0.0
    for _ in 0..<rounds {
      let measurer = TextMeasurer()
      _ = measurer.measure([TextRequest("warm the style", style: style)])
      let elapsed = processorTime {
        let texts = measurer.measure(labels.map { TextRequest($0, style: style) })
        width = texts.reduce(0) { $0 + $1.size.width }
      }
      times.append(elapsed / Double(labels.count))
    }
    print(String(format: "%.1f %.3f", times.median, width))
  }
}
