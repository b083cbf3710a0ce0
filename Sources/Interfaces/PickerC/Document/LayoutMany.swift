package import CPickerLayout
import PickerLayout
import Synchronization

/// Lays out the documents of one call as trees.
private final class TreeQueue: @unchecked Sendable {
  private let queue: DocumentQueue
  private let trees: UnsafeMutablePointer<OpaquePointer?>
  private let errors: UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>
  private let failures = Atomic<Int>(0)

  init(
    _ queue: DocumentQueue, _ trees: UnsafeMutablePointer<OpaquePointer?>,
    _ errors: UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>
  ) {
    self.queue = queue
    self.trees = trees
    self.errors = errors
  }

  /// - Returns: The number of documents that failed.
  func run() -> Int {
    queue.run(work)
    return failures.load(ordering: .relaxed)
  }

  private func work(_ measurer: TextMeasurer) {
    while let place = queue.take() {
      trees[place] = nil
      errors[place] = nil
      trees[place] = attempt(errors + place) { () throws(Failure) in
        try queue.tree(at: place, measurer).retained
      }
      if trees[place] == nil { failures.wrappingAdd(1, ordering: .relaxed) }
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
    let queue = try DocumentQueue(engine, documents, count, options, threads: threads, budget)
    if count == 0 { return 0 }
    guard let trees, let errors else { throw .argument("trees or errors is NULL") }
    return TreeQueue(queue, trees, errors).run()
  }
  return Int64(failures ?? -1)
}
