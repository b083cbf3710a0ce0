import Synchronization

/// What the server has answered since it started, in the text format of Prometheus.
final class Metrics: Sendable {
  /// A kind of answer: its path and its status.
  private struct Kind: Hashable {
    let path: String
    let status: Int
  }

  private struct Counts {
    var answers: [Kind: Int] = [:]
    /// How many documents were answered within each of the `Metrics.bounds`.
    var within = [Int](repeating: 0, count: Metrics.bounds.count)
    var documents = 0
    var seconds = 0.0
  }

  /// The upper bounds of the histogram, in seconds.
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private let counts = Mutex(Counts())

  /// Counts an answer. Paths that nothing is at are one, so that no client can fill the memory.
  ///
  /// - Parameter time: The time from the head of the request to the head of the response.
  func count(path: String, status: Int, time: Duration) {
    let path = Resource.all[path] == nil ? "other" : path
    counts.withLock { counts in
      counts.answers[Kind(path: path, status: status), default: 0] += 1
      guard path == Resource.layoutPath else { return }
      let seconds = time / .seconds(1)
      counts.documents += 1
      counts.seconds += seconds
      for (index, bound) in Metrics.bounds.enumerated() where seconds <= bound {
        counts.within[index] += 1
      }
    }
  }

  /// All counts.
  var text: String {
    let counts = counts.withLock { $0 }
    return
      ([
        "# HELP layout_requests_total Answers, by path and status.",
        "# TYPE layout_requests_total counter",
      ] + Metrics.lines(of: counts.answers) + Metrics.histogram(of: counts)).joined(separator: "\n")
      + "\n"
  }

  private static func lines(of answers: [Kind: Int]) -> [String] {
    answers.sorted { ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status) }.map {
      #"layout_requests_total{path="\#($0.key.path)",status="\#($0.key.status)"} \#($0.value)"#
    }
  }

  private static func histogram(of counts: Counts) -> [String] {
    let name = "layout_document_seconds"
    let buckets = zip(bounds, counts.within).map { #"\#(name)_bucket{le="\#($0)"} \#($1)"# }
    return [
      "# HELP \(name) Time from the header of a request with a document to its answer.",
      "# TYPE \(name) histogram",
    ] + buckets + [
      #"\#(name)_bucket{le="+Inf"} \#(counts.documents)"#, "\(name)_sum \(counts.seconds)",
      "\(name)_count \(counts.documents)",
    ]
  }
}
