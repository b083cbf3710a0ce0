import CPickerLayout
import PickerCheck
import PickerLayout

/// Reads the documents of a check, each within limits of its own, until the budget of the call is spent.
struct CheckDocuments {
  private let engine: Engine
  private let budget: Budget
  private var names: Set<String> = []
  private(set) var documents: [CheckDocument] = []

  /// - Throws: `Failure` with the position of the document that is wrong.
  init(
    _ documents: UnsafePointer<pl_check_document>?, count: Int, _ engine: Engine,
    _ budget: Budget
  ) throws(Failure) {
    self.engine = engine
    self.budget = budget
    let given = try UnsafeBufferPointer(checking: documents, count: count, "documents")
    for (place, document) in given.enumerated() {
      try element(place) { () throws(Failure) in
        try add(document, "documents[\(place)]")
      }
    }
  }

  private mutating func add(_ given: pl_check_document, _ place: String) throws(Failure) {
    let name = try given.name.text("\(place).name") ?? ""
    guard budget.mayProceed else { throw Failure(budget.error ?? .cancelled) }
    guard !name.isEmpty else { throw .argument("\(place).name is absent") }
    guard names.insert(name).inserted else {
      throw .argument("\(place).name is already used by another document")
    }
    let json = try [UInt8](json: given.json.bytes, count: given.json.count, "\(place).json")
    let options = try pl_document_options.from(given.options, "options")
    let reader = try DocumentReader(engine, options, Budget(engine.limits))
    documents.append(CheckDocument(name: name, try reader.document(json).document))
  }
}
