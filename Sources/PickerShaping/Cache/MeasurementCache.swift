import PickerLocks
import Synchronization

/// Texts that were shaped, and the styles they were shaped in; shared by threads.
final class MeasurementCache: Sendable {
  fileprivate struct State {
    var table: TextTable
    var styles: [ShapingKey: ShapingStyle] = [:]
    var styleBytes = 0
    /// How many styles HarfBuzz makes plans of their own for.
    var plannedCount = 0
    /// The faces that the styles hold open, and how many bytes their files have.
    var files: Set<ObjectIdentifier> = []
    var fileBytes = 0
    var lastNumber: UInt64
  }

  /// How many bytes of fonts the styles may hold open.
  static let fileLimit = 64 << 20

  /// What texts are shaped with that are not in the table.
  let workbenches: Workbenches
  private let styleLimit: Int
  private let state: Mutex<State>

  /// - Parameters:
  ///   - limit: How many bytes it may take, about: an eighth of them is for words, and an eighth for
  ///     styles.
  ///   - lastNumber: The number before that of the first style.
  init(limit: Int, lastNumber: UInt64 = 0) {
    workbenches = Workbenches(limit: limit / 8)
    styleLimit = limit / 8
    state = Mutex(State(table: TextTable(limit: limit - limit / 4), lastNumber: lastNumber))
  }

  /// How many styles and texts are kept.
  var counts: (styles: Int, texts: Int) {
    state.withLock { ($0.styles.count, $0.table.count) }
  }

  /// The one style for `key`.
  ///
  /// Where styles become too many bytes, or the fonts they hold open, all are forgotten, and their
  /// texts with them; `faces` are told.
  func style(_ key: ShapingKey, closing faces: OpenFonts) -> ShapingStyle {
    state.withLock { state in
      if let known = state.styles[key] { return known }
      let bytes = key.footprint
      state.count(key, bytes)
      if state.styleBytes > styleLimit || state.fileBytes > MeasurementCache.fileLimit {
        faces.forget(styles: state.plannedCount)
        state.forget()
        state.count(key, bytes)
      }
      state.lastNumber += 1
      let style = ShapingStyle(key, number: state.lastNumber)
      state.styles[key] = style
      return style
    }
  }

  /// Runs `body` on the table while no other thread uses it.
  func withTable<Result: Sendable>(_ body: (inout TextTable) -> Result) -> Result {
    state.withLock { body(&$0.table) }
  }
}

extension MeasurementCache.State {
  fileprivate mutating func count(_ key: ShapingKey, _ bytes: Int) {
    styleBytes += bytes
    if key.hasOwnPlans { plannedCount += 1 }
    for typeface in key.stack.lazy.compactMap(\.heldTypeface) {
      if files.insert(ObjectIdentifier(typeface)).inserted { fileBytes += typeface.fileBytes }
    }
  }

  /// Lets all styles and texts go.
  fileprivate mutating func forget() {
    table.removeAll()
    styles.removeAll()
    styleBytes = 0
    plannedCount = 0
    files.removeAll()
    fileBytes = 0
  }
}
