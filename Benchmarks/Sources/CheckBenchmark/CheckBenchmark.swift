import Dispatch
import Foundation
import PickerCheck
import PickerControls
import PickerLayout

/// The time of a check of 24,000 cells on two threads, beside that of measuring its texts once.
///
/// `CheckBenchmark 10` checks every tenth piece on one thread, and prints the time of each document.
@main struct CheckBenchmark {
  private static let jobs = 2
  /// The time within which a check of this size has to be done, in seconds.
  private static let limit = 5.0

  static func main() throws {
    let names = try Names()
    if let step = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
      return try printDocuments(names, step: step)
    }
    // The first use of a face reads its tables; that is not what is compared.
    _ = try run(Matrix.check(names, TextMeasurer()), step: 50)
    let measured = try seconds { _ = try measure(names) }
    var found = 0
    let busy = processorSeconds
    let checked = try seconds { found = try run(Matrix.check(names, TextMeasurer()), step: 1) }
    let share = (processorSeconds - busy) / Double(jobs)
    let cells = Double(Matrix.cells)
    print("\(Matrix.cells) cells of \(Matrix.itemsPerDocument) items, \(found) findings")
    print(
      "\(fixed(checked)) s, at most \(fixed(limit)) s; \(fixed(checked * 1e6 / cells)) µs a cell")
    print("\(fixed(share)) s of processor time on each thread, which is independent of other load")
    print("measuring the texts once: \(fixed(measured)) s; ratio \(fixed(checked / measured))")
  }

  /// Checks every piece, or each `step`-th, on two threads; returns the number of findings.
  private static func run(_ check: LayoutCheck, step: Int) throws -> Int {
    let pieces = check.pieces
    return try onThreads { thread in
      var count = 0
      for place in stride(from: thread * step, to: pieces.count, by: jobs * step) {
        count += try check.check(pieces[place]).findings.count
      }
      return count
    }
  }

  /// Measures the texts of all pieces once each, on two threads; returns their number.
  private static func measure(_ names: Names) throws -> Int {
    let measurer = TextMeasurer()
    return try onThreads { thread in
      var count = 0
      for locale in stride(from: thread, to: Matrix.locales, by: jobs) {
        for scale in Matrix.textScales {
          let style = TextStyle(
            font: Font(size: 16 * scale), language: names.tag(ofLocale: locale))
          for document in 0..<Matrix.documents {
            let first = document * Matrix.itemsPerDocument
            let requests = (first..<first + Matrix.itemsPerDocument).map {
              TextRequest(names.text(ofItem: $0, locale: locale), style: style)
            }
            count += measurer.measure(requests).count
          }
        }
      }
      return count
    }
  }

  /// The sum of what the threads return.
  private static func onThreads(_ work: @Sendable (Int) throws -> Int) throws -> Int {
    let results = Results(count: jobs)
    DispatchQueue.concurrentPerform(iterations: jobs) { thread in
      results.set(thread, Result { try work(thread) })
    }
    return try results.sum()
  }

  /// Checks every `step`-th piece on one thread, and prints the time and the findings of each document.
  private static func printDocuments(_ names: Names, step: Int) throws {
    let check = try Matrix.check(names, TextMeasurer())
    for (document, pieces) in Dictionary(grouping: check.pieces, by: \.document).sorted(by: {
      $0.key < $1.key
    }) {
      var report = CheckReport()
      let elapsed = try seconds {
        for place in stride(from: 0, to: pieces.count, by: step) {
          let checked = try check.check(pieces[place])
          report.cells += checked.cells
          report.findings += checked.findings
        }
      }
      let codes = Dictionary(grouping: report.findings, by: \.code.rawValue)
        .sorted { $0.key < $1.key }.map { "\($0.value.count) \($0.key)" }
      let time = fixed(elapsed * 1e6 / Double(report.cells.count))
      print(
        "\(document): \(time) µs a cell; in \(report.cells.count) cells \(codes.joined(separator: ", "))"
      )
    }
  }

  /// The processor time of all threads so far.
  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }

  /// A number with two decimals.
  private static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}

/// What threads return; each sets its own place.
private final class Results: @unchecked Sendable {
  private let lock = DispatchQueue(label: "results")
  private var results: [Result<Int, any Error>?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func set(_ place: Int, _ result: Result<Int, any Error>) {
    lock.sync { results[place] = result }
  }

  func sum() throws -> Int {
    try lock.sync { try results.reduce(0) { $0 + (try $1?.get() ?? 0) } }
  }
}
