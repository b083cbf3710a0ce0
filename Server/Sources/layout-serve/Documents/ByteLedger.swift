import Synchronization

/// Bounds the bytes that wait in memory for slow clients: bodies that arrive, or responses that leave.
///
/// Small ones are not counted, since the number of connections bounds them: documents and answers of usual size go
/// through while others hold all that the ledger allows.
final class ByteLedger: Sendable {
  /// The size in bytes up to which nothing is counted.
  static let freeSize = 1 << 16

  private let held = Atomic(0)
  private let maximum: Int

  /// - Parameter maximum: The number of bytes that may wait at a time. A single larger answer may wait alone.
  init(maximum: Int) {
    self.maximum = maximum
  }

  /// Holds a number of bytes until the result is released; nil if they would be too many.
  func hold(_ count: Int) -> HeldBytes? {
    let total = held.add(count, ordering: .relaxed).newValue
    guard total <= maximum || total == count else {
      release(count)
      return nil
    }
    return HeldBytes(count, of: self)
  }

  fileprivate func release(_ count: Int) {
    held.subtract(count, ordering: .relaxed)
  }
}

/// Bytes that are held in a ledger for as long as this object lives.
final class HeldBytes: Sendable {
  private let count: Int
  private let ledger: ByteLedger

  fileprivate init(_ count: Int, of ledger: ByteLedger) {
    self.count = count
    self.ledger = ledger
  }

  deinit { ledger.release(count) }
}
