import Synchronization

/// Texts that were shaped, and the styles they were shaped in; shared by threads.
final class MeasurementCache: Sendable {
  private struct State {
    var table: TextTable
    var styles: [ShapingKey: ShapingStyle] = [:]
    var lastNumber: UInt32 = 0
  }

  /// How many styles are kept; beyond it all are forgotten, and their texts with them.
  private static let styleLimit = 4096

  /// What texts are shaped with that are not in the table.
  let workbenches: Workbenches
  private let state: Mutex<State>

  /// - Parameter limit: How many bytes the texts may take, about; an eighth of them is for words.
  init(limit: Int) {
    workbenches = Workbenches(limit: limit / 8)
    state = Mutex(State(table: TextTable(limit: limit - limit / 8)))
  }

  /// The one style for `key`.
  func style(_ key: ShapingKey) -> ShapingStyle {
    state.withLock { state in
      if let known = state.styles[key] { return known }
      if state.styles.count >= MeasurementCache.styleLimit {
        state.styles.removeAll()
        state.table.removeAll()
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
