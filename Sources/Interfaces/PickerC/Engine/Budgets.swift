package import CPickerLayout
import PickerControls
import PickerLayout

/// The object behind `pl_budget`.
final class BudgetHandle: Handle, Sendable {
  let budget: Budget

  init(_ limits: Limits) {
    budget = Budget(limits)
  }
}

extension Budget {
  /// The budget of a call: the one that was passed, or a new one.
  ///
  /// - Parameter limits: The limits of a new one.
  static func from(_ pointer: OpaquePointer?, else limits: Limits) -> Budget {
    BudgetHandle.find(pointer)?.budget ?? Budget(limits)
  }

  /// Whether what the work under way has made is complete.
  static var keepsResults: Bool { mayProceed }
}

extension Limits {
  /// The limits that options ask for; 0 is a default.
  ///
  /// - Throws: `Failure`: `limits.nodes must be at least 0, is -1`.
  init(_ options: pl_limits) throws(Failure) {
    self.init()
    let counts: [(Resource, Int64)] = [
      (.nodes, options.nodes), (.pages, options.pages), (.pathElements, options.path_elements),
      (.glyphs, options.glyphs), (.bytes, options.bytes), (.pixels, options.pixels),
    ]
    for (resource, count) in counts where count != 0 {
      guard count > 0 else {
        throw .argument("limits: \(resource.name) must be at least 0, is \(count)")
      }
      self[resource] = Int(count)
    }
    guard options.seconds != 0 else { return }
    guard options.seconds > 0 else {
      throw .argument("limits: seconds must be at least 0, is \(options.seconds.plain)")
    }
    seconds = min(options.seconds, Limits.maximumSeconds)
  }

  /// A century; a clock overflows with much more.
  private static let maximumSeconds = 3.2e9
}

@c @implementation
package func pl_budget_new(
  _ limits: UnsafePointer<pl_limits>?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    BudgetHandle(try Limits(try pl_limits.from(limits, "limits"))).retained
  }
}

@c @implementation
package func pl_budget_cancel(_ budget: OpaquePointer?) {
  BudgetHandle.find(budget)?.budget.cancel()
}

@c @implementation
package func pl_budget_free(_ budget: OpaquePointer?) { BudgetHandle.release(budget) }
