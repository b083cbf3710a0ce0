package import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout
import PickerLimits
import PickerSolver

/// The object behind `pl_flow`. The lock protects programs that use it on two threads although the header forbids it.
final class FlowHandle: Handle, @unchecked Sendable {
  private let lock = Mutex(())
  private var solution: FlowSolution
  /// The contents of boxes; empty if none is measured.
  private var leaves: [FlowLeaf?]
  private let measurer: FlowMeasurer?
  private let declared: (width: Double?, height: Double?)
  private var asked: (width: Double?, height: Double?)

  /// - Throws: `Failure` with the position of the box that is wrong.
  init(
    _ items: UnsafePointer<pl_flow_item>?, count: Int, _ container: pl_flow_container
  ) throws(Failure) {
    let given = try UnsafeBufferPointer(checking: items, count: count, "items")
    measurer = try container.flowMeasurer()
    leaves = []
    for (place, item) in given.enumerated() where item.isMeasured {
      if leaves.isEmpty { leaves = Array(repeating: nil, count: count) }
      leaves[place] = try FlowLeaf(place, measurer)
    }
    var boxes: [FlowItem] = []
    boxes.reserveCapacity(count)
    for place in given.indices { boxes.append(try FlowItem(given[place], at: place)) }
    let container = try FlowContainer(container)
    solution = try FlowHandle.solution(boxes, leaves, container)
    declared = (container.width, container.height)
    asked = declared
  }

  private static func solution(
    _ items: [FlowItem], _ leaves: [FlowLeaf?], _ container: FlowContainer
  ) throws(Failure) -> FlowSolution {
    do {
      return try FlowSolver(items, contents: leaves, in: container).solve()
    } catch {
      throw Failure(error)
    }
  }

  /// Replaces a box.
  func update(_ index: Int, _ item: pl_flow_item) throws(Failure) {
    try locked { () throws(Failure) in
      let solver = solution.solver
      guard solver.items.indices.contains(index) else {
        throw .argument("index must be 0 to \(solver.items.count - 1), is \(index)").at(index)
      }
      let box = try FlowItem(item, at: index)
      guard item.isMeasured || !leaves.isEmpty else { return try replace(index, box) }
      var (items, leaves) = (solver.items, leaves)
      if leaves.isEmpty { leaves = Array(repeating: nil, count: items.count) }
      items[index] = box
      leaves[index] = item.isMeasured ? try FlowLeaf(index, measurer) : nil
      solution = try FlowHandle.solution(items, leaves, solver.container)
      self.leaves = leaves
    }
  }

  private func replace(_ index: Int, _ item: FlowItem) throws(Failure) {
    do {
      try solution.update(item: index, to: item)
    } catch {
      throw Failure(error)
    }
  }

  /// Lays out in a size, and stores the frames.
  func frames(
    _ size: (width: Double, height: Double), in frames: UnsafeMutablePointer<pl_rect>?
  ) throws(Failure) -> Int {
    try locked { () throws(Failure) in
      let wanted = (
        width: try size.width.dimension(or: declared.width, "width"),
        height: try size.height.dimension(or: declared.height, "height")
      )
      if wanted != asked { try resize(wanted) }
      if let frames {
        for (place, frame) in solution.frames.enumerated() { frames[place] = pl_rect(frame) }
      }
      return solution.frames.count
    }
  }

  private func resize(_ size: (width: Double?, height: Double?)) throws(Failure) {
    do {
      try solution.update(width: size.width, height: size.height)
    } catch {
      throw Failure(error)
    }
    asked = size
  }

  /// The size of the container.
  var size: Size { lock.withLock { _ in solution.size } }

  private func locked<Result: Sendable>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ in Swift.Result(catching: work) }.get()
  }
}

extension Double {
  /// A dimension of a call: nil fits the content.
  fileprivate func dimension(or declared: Double?, _ name: StaticString) throws(Failure) -> Double?
  {
    if self == PL_AS_DECLARED { return declared }
    if self == .infinity { return nil }
    guard self >= 0 else { throw .argument("\(name) must be at least 0, is \(plain)") }
    return self
  }
}

@c @implementation
package func pl_flow_solve(
  _ items: UnsafePointer<pl_flow_item>?, _ count: Int,
  _ container: UnsafePointer<pl_flow_container>?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let container = try pl_flow_container.from(container, "container")
    return try FlowHandle(items, count: count, container).retained
  }
}

@c @implementation
package func pl_flow_update(
  _ flow: OpaquePointer?, _ index: Int, _ item: UnsafePointer<pl_flow_item>?,
  _ error: ErrorPlace?
) -> Bool {
  attempt(error) { () throws(Failure) -> Void in
    guard let item else { throw .argument("item is NULL") }
    try FlowHandle.from(flow, "flow").update(index, item.pointee)
  } != nil
}

@c @implementation
package func pl_flow_frames(
  _ flow: OpaquePointer?, _ width: Double, _ height: Double,
  _ frames: UnsafeMutablePointer<pl_rect>?, _ error: ErrorPlace?
) -> Int64 {
  let count = attempt(error) { () throws(Failure) in
    try FlowHandle.from(flow, "flow").frames((width, height), in: frames)
  }
  return Int64(count ?? -1)
}

@c @implementation
package func pl_flow_size(
  _ flow: OpaquePointer?, _ width: UnsafeMutablePointer<Double>?,
  _ height: UnsafeMutablePointer<Double>?
) -> Bool {
  guard let size = FlowHandle.find(flow)?.size else { return false }
  width?.pointee = size.width
  height?.pointee = size.height
  return true
}

@c @implementation
package func pl_flow_free(_ flow: OpaquePointer?) { FlowHandle.release(flow) }
