import PickerJSON
import PickerLocks
import PickerText

/// The JSON of the values that were written last, in whatever trees: most trees have the same few paints and fonts, and
/// composing the JSON of one takes as long as writing ten nodes.
struct RecentlyWritten<Value: JSONWritable & Equatable & Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let isPretty: Bool
    let json: [UInt8]
  }

  private var entries: [Entry] = []
  /// The entry that is replaced next.
  private var oldest = 0

  /// Eight entries are compared in less time than one is composed.
  private static var limit: Int { 8 }
  /// Longer JSON, such as that of gradients, is not kept: values of their size take long to compare.
  private static var maximumCount: Int { 256 }

  private func json(of value: Value, pretty: Bool) -> [UInt8]? {
    for index in entries.indices
    where entries[index].isPretty == pretty && entries[index].value == value {
      return entries[index].json
    }
    return nil
  }

  private mutating func keep(_ json: [UInt8], of value: Value, pretty: Bool) {
    let entry = Entry(value: value, isPretty: pretty, json: json)
    guard entries.count == RecentlyWritten.limit else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % RecentlyWritten.limit
  }

  /// Returns the JSON on one line of a value. Waits for no other thread: while one uses the entries, the others compose
  /// what they need.
  fileprivate static func json(
    of value: Value, pretty: Bool, with recent: borrowing Mutex<RecentlyWritten>
  ) -> [UInt8] {
    let known = recent.withLockIfAvailable { $0.json(of: value, pretty: pretty) }
    if let known, let json = known { return json }
    let json = value.inline(pretty: pretty)
    if json.count <= maximumCount {
      recent.withLockIfAvailable { $0.keep(json, of: value, pretty: pretty) }
    }
    return json
  }
}

private let recentPaints = Mutex(RecentlyWritten<Paint>())
private let recentFonts = Mutex(RecentlyWritten<Font>())

extension RecentlyWritten<Paint> {
  /// Returns the JSON of a paint.
  static func json(of paint: Paint, pretty: Bool) -> [UInt8] {
    // Points of a path may be equal and written differently: 0 and -0.
    guard paint.path == nil else { return paint.inline(pretty: pretty) }
    return json(of: paint, pretty: pretty, with: recentPaints)
  }
}

extension RecentlyWritten<Font> {
  /// Returns the JSON of a font.
  static func json(of font: Font, pretty: Bool) -> [UInt8] {
    json(of: font, pretty: pretty, with: recentFonts)
  }
}
