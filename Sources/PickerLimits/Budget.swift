import Synchronization

/// What is left of the ``Limits`` of one document while it is read, laid out and drawn.
///
/// Reading throws where a document goes beyond a limit. Layout, shaping and writing do not throw; they
/// stop early and leave the budget exceeded. ``run(_:)`` throws in their place, so that half a result
/// is never taken for a whole one:
///
///     let budget = Budget(Limits(seconds: 2))
///     let document = try Document(json: bytes, budget: budget)
///     let tree = try document.layout()
///     let svg = try budget.run { SVGRenderer().render(tree, outlines: document.outlines) }
///
/// All of it may be used from several threads; `cancel()` is meant to be.
public final class Budget: Sendable {
  /// What the document may take.
  public let limits: Limits

  /// The budget of the work that the current task or thread is doing; nil: without limits.
  @TaskLocal public static var current: Budget?

  private let spent = Counters()
  /// 0 while all is well; else why not: the number of a resource, from 1 on, or `cancelled`.
  private let outcome = Atomic<Int>(0)
  private let deadline: ContinuousClock.Instant?
  private let probe: BudgetProbe?

  private static let cancelled = Resource.allCases.count + 1

  /// A budget of which nothing is spent. Its clock starts now.
  public convenience init(_ limits: Limits = Limits()) { self.init(limits, probe: nil) }

  /// A budget whose questions are counted.
  package init(_ limits: Limits = Limits(), probe: BudgetProbe?) {
    self.limits = limits
    self.probe = probe
    deadline = limits.seconds.isFinite ? .now.advanced(by: .seconds(limits.seconds)) : nil
  }

  /// Makes the work stop at the next place that asks.
  public func cancel() { fail(Budget.cancelled) }

  /// Tells that more of a resource is needed than there is.
  public func exceed(_ resource: Resource) { fail(resource.number) }

  /// Takes an amount, at least 0, of a resource.
  ///
  /// - Returns: Whether there was that much left. If not, the budget is exceeded from here on.
  @discardableResult
  public func spend(_ amount: Int, of resource: Resource) -> Bool {
    guard let total = spent.add(amount, to: resource), total <= limits[resource] else {
      exceed(resource)
      return false
    }
    return true
  }

  /// Whether work may go on: nothing is exceeded, there is time left, and nobody cancelled.
  ///
  /// To be asked every few microseconds of work; asking takes some 30 ns where there is a deadline.
  public var mayProceed: Bool {
    if let probe, probe.note() { cancel() }
    guard outcome.load(ordering: .relaxed) == 0 else { return false }
    if Task.isCancelled { cancel() }
    if let deadline, deadline < .now { exceed(.seconds) }
    return outcome.load(ordering: .relaxed) == 0
  }

  /// Whether an output that has so many bytes by now may go on.
  public func allows(bytes count: Int) -> Bool {
    if count > limits.bytes { exceed(.bytes) }
    return mayProceed
  }

  /// Why work has to stop; nil: it may go on.
  public var error: LimitError? {
    let number = outcome.load(ordering: .relaxed)
    guard number > 0 else { return nil }
    guard number != Budget.cancelled else { return .cancelled }
    let resource = Resource.allCases[number - 1]
    return .exceeded(resource, limit: limits.text(of: resource))
  }

  /// Does work within this budget, which is the ``current`` one meanwhile.
  ///
  /// What an earlier output took of bytes and pixels does not count for this one.
  ///
  /// - Throws: Where the budget is exceeded; what was made is thrown away then.
  public func run<Result>(_ work: () -> Result) throws(LimitError) -> Result {
    spent.forgetOutput()
    let result = mayProceed ? Budget.$current.withValue(self, operation: work) : nil
    _ = mayProceed
    guard error == nil, let result else { throw error ?? .cancelled }
    return result
  }

  /// The first reason stays.
  private func fail(_ number: Int) {
    _ = outcome.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  }
}

extension Budget {
  /// Takes an amount of a resource from the current budget, where there is one.
  ///
  /// - Returns: Whether work may go on.
  @discardableResult
  public static func spend(_ amount: Int, of resource: Resource) -> Bool {
    current?.spend(amount, of: resource) ?? true
  }

  /// Whether an output of the current task or thread that has so many bytes by now may go on.
  public static func allows(bytes count: Int) -> Bool { current?.allows(bytes: count) ?? true }

  /// Whether the work of the current task or thread may go on.
  public static var mayProceed: Bool { current?.mayProceed ?? true }
}

/// How much was taken of each resource that is counted.
private struct Counters: ~Copyable {
  private let nodes = Atomic<Int>(0)
  private let pages = Atomic<Int>(0)
  private let pathElements = Atomic<Int>(0)
  private let glyphs = Atomic<Int>(0)
  private let bytes = Atomic<Int>(0)
  private let pixels = Atomic<Int>(0)

  /// - Returns: How much has been taken now; nil where no number can hold it.
  func add(_ amount: Int, to resource: Resource) -> Int? {
    guard (0...Int.max / 4).contains(amount) else { return nil }
    return switch resource {
    case .nodes: nodes.wrappingAdd(amount, ordering: .relaxed).newValue
    case .pages: pages.wrappingAdd(amount, ordering: .relaxed).newValue
    case .pathElements: pathElements.wrappingAdd(amount, ordering: .relaxed).newValue
    case .glyphs: glyphs.wrappingAdd(amount, ordering: .relaxed).newValue
    case .bytes: bytes.wrappingAdd(amount, ordering: .relaxed).newValue
    case .pixels: pixels.wrappingAdd(amount, ordering: .relaxed).newValue
    case .seconds: 0
    }
  }

  func forgetOutput() {
    bytes.store(0, ordering: .relaxed)
    pixels.store(0, ordering: .relaxed)
  }
}

extension Resource {
  fileprivate var number: Int { (Resource.allCases.firstIndex(of: self) ?? 0) + 1 }
}
