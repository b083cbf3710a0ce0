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
  let measured = Mutex<AnyMeasuredControl?>(nil)

  init(_ document: Document, _ engine: Engine, directory: String?) {
    self.document = document
    self.engine = engine
    self.directory = directory
  }

  /// The glyphs that its trees are drawn with.
  var glyphs: TextMeasurer { document.fonts as? TextMeasurer ?? engine.glyphs }

  /// The budget of a call.
  func budget(_ pointer: OpaquePointer?) -> Budget { engine.budget(pointer) }
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
