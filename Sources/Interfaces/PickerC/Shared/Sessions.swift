package import CPickerLayout
import PickerBlock
import PickerControlBase
import PickerControls
import PickerGeometry
import PickerLimits
import PickerTree

/// The object behind `pl_session`. The lock protects programs that use it on two threads although the header forbids
/// it.
final class SessionHandle: Handle, @unchecked Sendable {
  let document: DocumentHandle
  private let lock = Mutex(())
  private let session: any ControlSession
  private var answer = SessionAnswer()
  private var shown: ShownBlock?

  init(_ session: any ControlSession, of document: DocumentHandle) {
    self.session = session
    self.document = document
  }

  /// Runs work that has the session alone, and leaves its picture as it is.
  func look<Result>(_ work: (any ControlSession) -> Result) -> Result {
    lock.withLock { _ in
      nonisolated(unsafe) let result = work(session)
      return result
    }
  }

  /// Runs work with exclusive access to the session; its strings replace the strings of the last call.
  func read<Result>(_ work: (any ControlSession, inout SessionAnswer) -> Result) -> Result {
    lock.withLock { _ in
      answer = SessionAnswer()
      nonisolated(unsafe) let result = work(session, &answer)
      return result
    }
  }

  /// Runs work that changes the session alone, after which it may show something else.
  func use<Result>(_ work: (any ControlSession, inout SessionAnswer) -> Result) -> Result {
    read { session, answer in
      shown?.settledFrom = nil
      return work(session, &answer)
    }
  }
}

extension SessionHandle {
  fileprivate func tree(at time: Double, _ budget: OpaquePointer?) throws(Failure) -> LayoutTree {
    let budget = document.budget(budget)
    return try budget.checked {
      let tree = look { $0.tree(at: time) }
      budget.check(nodesOf: tree)
      return tree
    }
  }

  /// The tree at a time as a block, which replaces the one of the last call unless it is the same.
  fileprivate func block(
    at time: Double, _ parts: BlockParts, _ budget: OpaquePointer?
  ) throws(Failure) -> ShownBlock {
    if let shown = lock.withLock({ _ in shown?.again(at: time, parts) }) { return shown }
    let tree = try tree(at: time, budget)
    return try lock.withLock { _ throws(Failure) in
      let settled = session.isAnimating(at: time) ? nil : time
      let next = try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
        try ShownBlock.showing(tree, parts, document.glyphs, settledFrom: settled, after: shown)
      }
      // The changes of the next block are relative to a complete one.
      shown = Budget.keepsResults ? next : nil
      return next
    }
  }
}

@c @implementation
package func pl_session_new(
  _ document: OpaquePointer?, _ width: Double, _ height: Double, _ at: Double,
  _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let document = try DocumentHandle.from(document, "document")
    let proposal = try ProposedSize(width, height)
    return try document.session(within: proposal, at: at, document.budget(budget)).retained
  }
}

@c @implementation
package func pl_session_free(_ session: OpaquePointer?) { SessionHandle.release(session) }

extension DocumentHandle {
  fileprivate func session(
    within proposal: ProposedSize, at time: Double, _ budget: Budget
  ) throws(Failure) -> SessionHandle {
    let session = try run(within: proposal, budget) {
      let session = self.document.control.session(
        within: proposal, by: self.document.fonts, at: time)
      if let session { budget.check(nodesOf: session.tree(at: time)) }
      return session
    }
    guard let session else {
      throw Failure(PL_UNSUPPORTED, "a control of type \(document.control.type) takes no input")
    }
    return SessionHandle(session, of: self)
  }
}

@c @implementation
package func pl_session_tree(
  _ session: OpaquePointer?, _ at: Double, _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let handle = try SessionHandle.from(session, "session")
    return TreeHandle(try handle.tree(at: at, budget), of: handle.document).retained
  }
}

@c @implementation
package func pl_session_block(
  _ session: OpaquePointer?, _ at: Double, _ parts: UInt32,
  _ changed: UnsafeMutablePointer<UnsafePointer<pl_changed_rows>?>?, _ budget: OpaquePointer?,
  _ error: ErrorPlace?
) -> UnsafePointer<pl_block>? {
  attempt(error) { () throws(Failure) in
    let shown = try SessionHandle.from(session, "session")
      .block(at: at, try BlockParts(passed: parts), budget)
    changed?.pointee = shown.changes.start
    return shown.block.start
  } ?? nil
}

@c @implementation
package func pl_session_focus_node(_ session: OpaquePointer?, _ at: Double) -> Int32 {
  Int32(truncatingIfNeeded: SessionHandle.find(session)?.look { $0.focusPosition(at: at) } ?? -1)
}

@c @implementation
package func pl_session_page(_ session: OpaquePointer?, _ at: Double) -> Int64 {
  Int64(SessionHandle.find(session)?.look { $0.page(at: at) } ?? -1)
}

@c @implementation
package func pl_session_is_animating(_ session: OpaquePointer?, _ at: Double) -> Bool {
  SessionHandle.find(session)?.look { $0.isAnimating(at: at) } ?? false
}
