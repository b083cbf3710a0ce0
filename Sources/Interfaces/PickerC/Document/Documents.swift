package import CPickerLayout
import PickerControls
import PickerLayout
import PickerLimits
import PickerOutput

/// The object behind `pl_document`: a control, measured at its first layout.
final class DocumentHandle: Handle, Sendable {
  let document: Document
  let engine: Engine
  /// The folder where relative paths of pictures start; nil: pictures only from `data:` URIs.
  let directory: String?
  private let measured = Mutex<AnyMeasuredControl?>(nil)

  init(_ document: Document, _ engine: Engine, directory: String?) {
    self.document = document
    self.engine = engine
    self.directory = directory
  }

  /// The control with its texts measured.
  ///
  /// Two threads that ask for it first measure twice, which is harmless; holding the lock meanwhile would make one wait
  /// for work that the budget of the other may end.
  func measuredControl() -> AnyMeasuredControl {
    if let known = measured.withLock({ $0 }) { return known }
    let control = document.control.measured(by: document.fonts)
    // A measurement that was cut short by its budget must not be kept.
    if Budget.mayProceed { measured.withLock { $0 = control } }
    return control
  }

  /// Lays the control out.
  func layout(
    within proposal: ProposedSize, _ budget: Budget
  ) throws(Failure) -> TreeHandle {
    do {
      try document.checkSize(within: proposal)
    } catch {
      throw Failure(error, in: nil, budget)
    }
    let tree = try run(budget) {
      let tree = self.measuredControl().layout(within: proposal)
      budget.check(nodesOf: tree)
      return tree
    }
    return TreeHandle(tree, of: self, within: proposal)
  }

  private func run<Result>(
    _ budget: Budget, _ work: () -> Result
  ) throws(Failure) -> Result {
    do {
      return try engine.run(within: budget, work)
    } catch {
      var failure = error
      failure.path = failure.code == PL_UNAVAILABLE ? nil : "$"
      throw failure
    }
  }

  /// The glyphs that its trees are drawn with.
  var glyphs: TextMeasurer { document.fonts as? TextMeasurer ?? engine.glyphs }
}

@c @implementation
package func pl_document_read(
  _ engine: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ count: Int,
  _ options: UnsafePointer<pl_document_options>?, _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let engine = try Engine.from(engine, "engine")
    let json = try [UInt8](json: json, count: count, "json")
    let reader = try DocumentReader(
      engine, try pl_document_options.from(options, "options"), engine.budget(budget))
    return try reader.document(json).retained
  }
}

@c @implementation
package func pl_document_free(_ document: OpaquePointer?) { DocumentHandle.release(document) }

@c @implementation
package func pl_document_layout(
  _ document: OpaquePointer?, _ width: Double, _ height: Double, _ budget: OpaquePointer?,
  _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let document = try DocumentHandle.from(document, "document")
    let proposal = try ProposedSize(width, height)
    return try document.layout(within: proposal, document.engine.budget(budget)).retained
  }
}

extension ProposedSize {
  /// - Throws: `Failure`: `width must be at least 0 or PL_AS_DECLARED, is -3`.
  init(_ width: Double, _ height: Double) throws(Failure) {
    self.init(
      width: try width.proposed("width"), height: try height.proposed("height"))
  }
}

extension Double {
  /// A proposed dimension; nil: as declared.
  fileprivate func proposed(_ name: StaticString) throws(Failure) -> Double? {
    if self == PL_AS_DECLARED { return nil }
    guard self >= 0, self <= maximumLength || self == .infinity else {
      throw .argument("\(name) must be at least 0 or PL_AS_DECLARED, is \(plain)")
    }
    return self
  }
}
