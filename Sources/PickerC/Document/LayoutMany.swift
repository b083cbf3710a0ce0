package import CPickerLayout
import Glibc
import PickerLayout
import Synchronization

/// Lays out the documents of one call, each thread the next one that is left.
private final class LayoutQueue: @unchecked Sendable {
  private let reader: DocumentReader
  private let engine: Engine
  private let documents: UnsafeBufferPointer<pl_string>
  /// Cancels the documents that are left; nil: nothing does.
  private let cancellation: Budget?
  private let trees: UnsafeMutablePointer<OpaquePointer?>
  private let errors: UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>
  private let next = Atomic<Int>(0)
  private let failures = Atomic<Int>(0)

  /// More threads than any machine has processors only take memory.
  private static let maximumThreadCount = 1024

  init(
    _ engine: Engine, _ reader: DocumentReader, _ documents: UnsafeBufferPointer<pl_string>,
    cancelledBy cancellation: Budget?, _ trees: UnsafeMutablePointer<OpaquePointer?>,
    _ errors: UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>
  ) {
    self.engine = engine
    self.reader = reader
    self.documents = documents
    self.cancellation = cancellation
    self.trees = trees
    self.errors = errors
  }

  /// - Returns: The number of documents that failed.
  func run(threads: Int) -> Int {
    concurrently(on: min(threads, documents.count, LayoutQueue.maximumThreadCount)) { self.work() }
    return failures.load(ordering: .relaxed)
  }

  private func work() {
    while let place = take() {
      trees[place] = nil
      errors[place] = nil
      trees[place] = attempt(errors + place) { () throws(Failure) in
        try self.tree(at: place).retained
      }
      if trees[place] == nil { failures.wrappingAdd(1, ordering: .relaxed) }
    }
  }

  private func take() -> Int? {
    let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return place < documents.count ? place : nil
  }

  private func tree(at place: Int) throws(Failure) -> TreeHandle {
    do throws(Failure) {
      if let reason = cancellation?.error { throw Failure(reason) }
      let text = documents[place]
      let json = try [UInt8](json: text.bytes, count: text.count, "documents[\(place)]")
      let budget = Budget(engine.limits)
      return try reader.within(budget).document(json).layout(within: .asDeclared, budget)
    } catch {
      throw error.at(place)
    }
  }
}

@c @implementation
package func pl_layout_many(
  _ engine: OpaquePointer?, _ documents: UnsafePointer<pl_string>?, _ count: Int,
  _ options: UnsafePointer<pl_document_options>?, _ threads: Int, _ budget: OpaquePointer?,
  _ trees: UnsafeMutablePointer<OpaquePointer?>?,
  _ errors: UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>?, _ error: ErrorPlace?
) -> Int64 {
  let failures = attempt(error) { () throws(Failure) in
    let engine = try Engine.from(engine, "engine")
    let documents = try UnsafeBufferPointer(checking: documents, count: count, "documents")
    guard threads >= 0 else { throw .argument("threads must be at least 0, is \(threads)") }
    let cancellation = BudgetHandle.find(budget)?.budget
    let reader = try DocumentReader(
      engine, try pl_document_options.from(options, "options"), Budget(engine.limits))
    if count == 0 { return 0 }
    guard let trees, let errors else { throw .argument("trees or errors is NULL") }
    return LayoutQueue(engine, reader, documents, cancelledBy: cancellation, trees, errors)
      .run(threads: threads == 0 ? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) : threads)
  }
  return Int64(failures ?? -1)
}
