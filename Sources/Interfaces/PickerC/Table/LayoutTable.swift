package import CPickerLayout
import PickerLayout
import PickerLimits
import struct Synchronization.Atomic

/// Lays out the documents of one call as rows of a table.
///
/// Each thread fills a table of its own. In the end their rows are put into the order of the documents.
private final class TableQueue: @unchecked Sendable {
  private let queue: DocumentQueue
  private let kind: Int32
  /// No more documents are taken once the rows take so many bytes.
  private let byteLimit: Int
  private let byteCount = Atomic<Int>(0)
  private let parts = Mutex<[Part]>([])
  /// Why a thread has stopped.
  private let failure = Mutex<Failure?>(nil)

  /// The rows of the documents that a thread has taken, in their order.
  private struct Part: @unchecked Sendable {
    let table: Table
    var documents: [(number: Int, end: Int, byteCount: Int)] = []
  }

  init(_ queue: DocumentQueue, _ kind: Int32, byteLimit: Int) {
    self.queue = queue
    self.kind = kind
    self.byteLimit = byteLimit
  }

  /// - Returns: The rows of the first documents, and how many these are.
  func run() throws(Failure) -> (table: Table, count: Int) {
    let first = try Table(kind)
    queue.run(work)
    if let failure = failure.withLock({ $0 }) { throw failure }
    let parts = parts.withLock { $0 }
    if parts.count == 1 { return (parts[0].table, queue.takenCount) }
    return try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      (first, try TableQueue.merge(parts, into: first))
    }
  }

  private func work(_ measurer: TextMeasurer) {
    do throws(Failure) {
      let part = try part(measurer)
      parts.withLock { $0.append(part) }
    } catch {
      failure.withLock { [error] in $0 = error }
    }
  }

  private func part(_ measurer: TextMeasurer) throws(Failure) -> Part {
    let table = try Table(kind)
    var part = Part(table: table)
    while byteCount.load(ordering: .relaxed) < byteLimit, let place = queue.take() {
      let before = table.byteCount
      let json = queue.documents[place]
      try table.append(place, json) { () throws(Failure) in
        if json.bytes == nil, json.count == 0 { throw .missingDocument }
        return try self.queue.tree(at: place, measurer)
      }
      let added = table.byteCount - before
      part.documents.append((place, table.count, added))
      byteCount.wrappingAdd(added, ordering: .relaxed)
    }
    return part
  }

  /// Puts rows into the order of their documents, as many as fit into a table.
  private static func merge(
    _ parts: [Part], into table: Table
  ) throws(OutOfMemory) -> Int {
    var places = parts.map { _ in 0 }
    var (number, byteCount) = (0, 0)
    while let part = parts.indices.first(where: { part in
      let place = places[part]
      return place < parts[part].documents.count && parts[part].documents[place].number == number
    }) {
      let place = places[part]
      let document = parts[part].documents[place]
      byteCount += document.byteCount
      guard byteCount <= Table.maximumByteCount else { break }
      let start = place == 0 ? 0 : parts[part].documents[place - 1].end
      try table.append(start..<document.end, of: parts[part].table)
      places[part] += 1
      number += 1
    }
    return number
  }
}

extension Failure {
  /// A document that is null if the program has no place to say so itself.
  fileprivate static var missingDocument: Failure {
    var failure = Failure(PL_INVALID_DOCUMENT, "must be a document, is null")
    failure.path = "$"
    return failure
  }
}

@c @implementation
package func pl_layout_table(
  _ engine: OpaquePointer?, _ documents: UnsafePointer<pl_string>?, _ count: Int,
  _ options: UnsafePointer<pl_document_options>?, _ table: Int32, _ maxBytes: Int64,
  _ threads: Int, _ budget: OpaquePointer?, _ schema: UnsafeMutablePointer<ArrowSchema>?,
  _ array: UnsafeMutablePointer<ArrowArray>?, _ error: ErrorPlace?
) -> Int64 {
  let answered = attempt(error) { () throws(Failure) in
    let queue = try DocumentQueue(engine, documents, count, options, threads: threads, budget)
    guard maxBytes >= 0 else { throw .argument("max_bytes must be at least 0, is \(maxBytes)") }
    guard let array else { throw .argument("array is NULL") }
    let largest = Table.maximumByteCount / 2
    let limit = maxBytes == 0 ? largest : Int(min(maxBytes, Int64(largest)))
    let answers = try TableQueue(queue, table, byteLimit: limit).run()
    try answers.table.take(schema, array)
    return answers.count
  }
  return Int64(answered ?? -1)
}

@c @implementation
package func pl_tree_table(
  _ tree: OpaquePointer?, _ table: Int32, _ budget: OpaquePointer?,
  _ schema: UnsafeMutablePointer<ArrowSchema>?, _ array: UnsafeMutablePointer<ArrowArray>?,
  _ error: ErrorPlace?
) -> Bool {
  attempt(error) { () throws(Failure) -> Void in
    let tree = try TreeHandle.from(tree, "tree")
    guard let array else { throw .argument("array is NULL") }
    let rows = try Table(table)
    try rows.append(tree, of: 0, within: tree.engine.budget(budget))
    try rows.take(schema, array)
  } != nil
}
