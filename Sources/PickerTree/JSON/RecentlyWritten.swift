import PickerJSON
import PickerLocks
import PickerText

/// The JSON of the paints and fonts that were written last, in whatever trees: most trees have the same few, and
/// composing the JSON of one takes as long as writing ten nodes.
///
/// Not generic: the Swift runtime would look up conformances first, which takes longer than many trees.
struct RecentlyWritten: Sendable {
  private enum Value: Equatable {
    case paint(Paint)
    case font(Font)
  }

  private struct Entry {
    let value: Value
    let isPretty: Bool
    let json: [UInt8]
  }

  private static let shared = Mutex(RecentlyWritten())

  private var entries: [Entry] = []
  /// The entry that is replaced next.
  private var oldest = 0

  /// So many entries are compared in less time than one is composed.
  private static var limit: Int { 12 }
  /// Longer JSON, such as that of gradients, is not kept: values of their size take long to compare.
  private static var maximumCount: Int { 256 }

  /// Returns the JSON of a paint on one line.
  static func json(of paint: Paint, pretty: Bool) -> [UInt8] {
    // Points of a path may be equal and written differently: 0 and -0.
    guard paint.path == nil else { return paint.inline(pretty: pretty) }
    return json(of: .paint(paint), pretty: pretty) { paint.inline(pretty: pretty) }
  }

  /// Returns the JSON of a font on one line.
  static func json(of font: Font, pretty: Bool) -> [UInt8] {
    json(of: .font(font), pretty: pretty) { font.inline(pretty: pretty) }
  }

  /// Waits for no other thread: while one uses the entries, the others compose what they need.
  private static func json(
    of value: Value, pretty: Bool, composing compose: () -> [UInt8]
  ) -> [UInt8] {
    if let known = shared.withLockIfAvailable({ $0.json(of: value, pretty: pretty) }),
      !known.isEmpty
    {
      return known
    }
    let json = compose()
    if json.count <= maximumCount {
      _ = shared.withLockIfAvailable { $0.keep(Entry(value: value, isPretty: pretty, json: json)) }
    }
    return json
  }

  /// Returns the JSON of a value; empty if it is not kept.
  private func json(of value: Value, pretty: Bool) -> [UInt8] {
    for index in entries.indices
    where entries[index].isPretty == pretty && entries[index].value == value {
      return entries[index].json
    }
    return []
  }

  private mutating func keep(_ entry: Entry) {
    guard entries.count == RecentlyWritten.limit else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % RecentlyWritten.limit
  }
}
