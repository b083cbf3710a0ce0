package import CPickerLayout
import PickerBlock
import PickerControls
import PickerGeometry
import PickerLimits
import PickerTree

extension DocumentHandle {
  /// The control with its texts measured.
  ///
  /// Two threads that ask for it first measure twice, which is harmless; holding the lock meanwhile would make one wait
  /// for work that the budget of the other may end.
  func measuredControl() -> AnyMeasuredControl {
    if let known = measured.withLock({ $0 }) { return known }
    let control = document.control.measured(by: document.fonts)
    if Budget.keepsResults { measured.withLock { $0 = control } }
    return control
  }

  /// Lays the control out.
  func layout(within proposal: ProposedSize, _ budget: Budget) throws(Failure) -> TreeHandle {
    let tree = try run(within: proposal, budget) {
      let tree = self.measuredControl().layout(within: proposal)
      budget.check(nodesOf: tree)
      return tree
    }
    return TreeHandle(tree, of: self, within: proposal)
  }

  /// Runs work that lays the control out in a size.
  ///
  /// - Throws: `Failure` with a path in the document.
  func run<Result>(
    within proposal: ProposedSize, _ budget: Budget, _ work: () -> Result
  ) throws(Failure) -> Result {
    do {
      try document.checkSize(within: proposal)
    } catch {
      throw Failure(error, in: nil, budget)
    }
    do {
      return try budget.checked(work)
    } catch {
      var failure = error
      failure.path = failure.code == PL_UNAVAILABLE ? nil : "$"
      throw failure
    }
  }
}

extension Budget {
  /// Runs work that measures texts.
  ///
  /// - Throws: `Failure` if the budget is exceeded, or a shared library is missing that the texts need.
  func checked<Result>(_ work: () -> Result) throws(Failure) -> Result {
    do throws(LimitError) {
      return try run(work)
    } catch {
      throw Failure(error)
    }
  }

  /// Exceeds the budget if a finished tree has more nodes than its limit.
  func check(nodesOf tree: LayoutTree) {
    if tree.count > limits.nodes { exceed(.nodes) }
  }
}

@c @implementation
package func pl_document_layout(
  _ document: OpaquePointer?, _ width: Double, _ height: Double, _ budget: OpaquePointer?,
  _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let document = try DocumentHandle.from(document, "document")
    let proposal = try ProposedSize(width, height)
    return try document.layout(within: proposal, document.budget(budget)).retained
  }
}

extension BlockParts {
  /// - Throws: `Failure`: `parts must be a sum of PL_PART_…, is 32`.
  init(passed parts: UInt32) throws(Failure) {
    self.init(rawValue: parts)
    guard areKnown else {
      throw .argument("parts must be a sum of PL_PART_…, is \(parts)")
    }
  }
}

@c @implementation
package func pl_tree_block(_ tree: OpaquePointer?, _ parts: UInt32) -> UnsafePointer<pl_block>? {
  guard let parts = try? BlockParts(passed: parts) else { return nil }
  return try? TreeHandle.find(tree)?.block(parts).start
}
