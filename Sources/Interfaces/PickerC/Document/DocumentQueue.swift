import CPickerLayout
import PickerLayout
import PickerOutput
import PickerPlatform
import Synchronization

/// The documents of one call, which threads take from the queue one by one.
final class DocumentQueue: @unchecked Sendable {
  private let reader: DocumentReader
  private let engine: Engine
  let documents: UnsafeBufferPointer<pl_string>
  /// Cancels the documents that are left; nil: nothing does.
  private let cancellation: Budget?
  private let threadCount: Int
  private let next = Atomic<Int>(0)

  /// - Parameters:
  ///   - threads: 0: as many as there are processors.
  ///   - budget: Cancels the documents that are left.
  init(
    _ engine: OpaquePointer?, _ documents: UnsafePointer<pl_string>?, _ count: Int,
    _ options: UnsafePointer<pl_document_options>?, threads: Int, _ budget: OpaquePointer?
  ) throws(Failure) {
    self.engine = try Engine.from(engine, "engine")
    self.documents = try UnsafeBufferPointer(checking: documents, count: count, "documents")
    guard threads >= 0 else { throw .argument("threads must be at least 0, is \(threads)") }
    threadCount = ThreadCount.limited(threads == 0 ? nil : threads)
    cancellation = BudgetHandle.find(budget)?.budget
    reader = try DocumentReader(
      self.engine, try pl_document_options.from(options, "options"), Budget(self.engine.limits))
  }

  /// Calls `work` on each thread, with a measurer of its own, and waits until all have returned.
  func run(_ work: @escaping @Sendable (TextMeasurer) -> Void) {
    concurrently(on: min(threadCount, documents.count)) {
      self.engine.measurers.withMeasurer(work)
    }
  }

  /// The position of the next document; nil if there is none.
  func take() -> Int? {
    let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return place < documents.count ? place : nil
  }

  /// Lays a document out, within a budget of its own.
  func tree(at place: Int, _ measurer: TextMeasurer) throws(Failure) -> TreeHandle {
    do throws(Failure) {
      if let reason = cancellation?.error { throw Failure(reason) }
      let text = documents[place]
      let json = try [UInt8](json: text.bytes, count: text.count, "documents[\(place)]")
      let budget = Budget(engine.limits)
      let document = try reader.within(budget, measuringWith: measurer).document(json)
      return try document.layout(within: .asDeclared, budget)
    } catch {
      throw error.at(place)
    }
  }
}
