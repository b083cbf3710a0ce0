import Synchronization

// The folder: `Limits` are what a document may use, `Budget` counts it, and `Checkpoint` asks once in some steps; `Mutex` is the
// lock of all modules.

/// Tracks how much of its ``Limits`` a document uses while it is decoded, laid out and rendered.
///
/// Decoding throws if a document exceeds a limit. Layout, shaping and rendering do not throw: they stop early and
/// leave the budget exceeded. ``run(_:)`` then throws for them, so a partial result is never mistaken for a complete
/// one:
///
///     let budget = Budget(Limits(seconds: 2))
///     let document = try Document(json: bytes, budget: budget)
///     let tree = try document.layout()
///     let svg = try budget.run { SVGRenderer().render(tree, outlines: document.outlines) }
///
/// Thread-safe: call ``cancel()`` from any thread.
public final class Budget: Sendable {
  /// The limits of the document.
  public let limits: Limits

  private let spent = Counters()
  /// 0 while work may proceed; otherwise the number of the exceeded resource, from 1, `cancelled` or `unavailable`.
  private let outcome = Atomic<Int>(0)
  /// The operation that a missing library is needed for; written before ``outcome``.
  private let missing = AtomicLazyReference<MissingLibrary>()
  private let deadline: Deadline?
  private let probe: BudgetProbe?

  private static let cancelled = Resource.allCases.count + 1
  private static let unavailable = Resource.allCases.count + 2

  /// Creates an unused budget. Its deadline counts from now.
  public convenience init(_ limits: Limits = Limits()) { self.init(limits, probe: nil) }

  /// Creates a budget whose checks are counted by `probe`.
  package init(_ limits: Limits = Limits(), probe: BudgetProbe?) {
    self.limits = limits
    self.probe = probe
    deadline = limits.seconds.isFinite ? Deadline(in: limits.seconds) : nil
  }

  /// Creates an unused budget with the limits of another one, which shares its deadline.
  package init(sharingTimeOf other: Budget) {
    (limits, probe, deadline) = (other.limits, other.probe, other.deadline)
  }

  /// Cancels the work: it stops at its next check.
  public func cancel() { fail(Budget.cancelled) }

  /// Marks the budget as exceeded because a resource is insufficient.
  public func exceed(_ resource: Resource) { fail(resource.number) }

  /// Stops the work for a reason, which concerns no other work; the first reason is kept.
  package func stop(for reason: LimitError) {
    switch reason {
    case .exceeded(let resource, _): exceed(resource)
    case .cancelled: cancel()
    case .unavailable:
      _ = missing.storeIfNil(MissingLibrary(error: reason))
      fail(Budget.unavailable)
    }
  }

  /// Spends an amount of a resource. Once per 64 units it checks whether work may proceed, like `mayProceed`. Loops
  /// that spend in each step thus end in time.
  ///
  /// - Parameters:
  ///   - amount: At least 0; a negative amount exceeds the budget.
  ///   - resource: The resource to spend.
  /// - Returns: Whether the limit still holds. Once it does not, the budget stays exceeded.
  @discardableResult
  public func spend(_ amount: Int, of resource: Resource) -> Bool {
    probe?.recordSteps(amount)
    guard let total = spent.add(amount, to: resource), total <= limits[resource] else {
      exceed(resource)
      return false
    }
    return total >> 6 == (total - amount) >> 6 || mayProceed
  }

  /// The amount of a resource that is spent.
  package func amount(of resource: Resource) -> Int { spent.add(0, to: resource) ?? 0 }

  /// Whether work may proceed: no limit is exceeded, the deadline has not passed, and nothing was cancelled.
  ///
  /// Check it every few microseconds of work; a check takes about 30 ns if there is a deadline.
  public var mayProceed: Bool {
    if let probe, probe.recordCheck() { cancel() }
    guard outcome.load(ordering: .relaxed) == 0 else { return false }
    if Budget.isTaskCancelled { cancel() }
    if let deadline, deadline.hasPassed { exceed(.seconds) }
    return outcome.load(ordering: .relaxed) == 0
  }

  /// Whether an output with `count` bytes so far may continue.
  public func allows(bytes count: Int) -> Bool {
    if count > limits.bytes { exceed(.bytes) }
    return mayProceed
  }

  /// The reason why work has to stop; nil as long as it may proceed.
  public var error: LimitError? {
    let number = outcome.load(ordering: .relaxed)
    guard number > 0 else { return nil }
    if number == Budget.unavailable { return missing.load()?.error }
    guard number != Budget.cancelled else { return .cancelled }
    let resource = Resource.allCases[number - 1]
    return .exceeded(resource, limit: limits.text(of: resource))
  }

  /// Runs `work` with this budget as the ``current`` one, and returns its result.
  ///
  /// Bytes and pixels are counted separately for each run; all other resources add up.
  ///
  /// - Throws: ``LimitError`` if the budget is exceeded or a library is missing; the result is discarded: `exceeds the
  ///   limit of 1000000 nodes per document`.
  public func run<Result>(_ work: () -> Result) throws(LimitError) -> Result {
    spent.forgetOutput()
    guard mayProceed else { throw error ?? .cancelled }
    let result = runAsCurrent(work)
    guard mayProceed else { throw error ?? .cancelled }
    return result
  }

  /// Runs `work`, which throws its own errors, with this budget as the ``current`` one.
  package func asCurrent<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try runAsCurrent { Result(catching: work) }.get()
  }

  /// Keeps the first reason: later failures are consequences of it.
  private func fail(_ number: Int) {
    _ = outcome.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  }
}

extension Budget {
  /// Spends an amount of a resource of the ``current`` budget, if there is one.
  ///
  /// - Returns: Whether work may proceed.
  @discardableResult
  public static func spend(_ amount: Int, of resource: Resource) -> Bool {
    current?.spend(amount, of: resource) ?? true
  }

  /// Whether an output of the current task or thread with `count` bytes so far may continue.
  public static func allows(bytes count: Int) -> Bool { current?.allows(bytes: count) ?? true }

  /// Whether the work of the current task or thread may proceed.
  public static var mayProceed: Bool { current?.mayProceed ?? true }

  /// The reason why the work of the current task or thread has to stop; nil while it may proceed.
  package static var stopError: LimitError? {
    guard let current, !current.mayProceed else { return nil }
    return current.error ?? .cancelled
  }
}

/// The error of work that needs a library that cannot be opened.
private final class MissingLibrary: Sendable {
  let error: LimitError

  init(error: LimitError) { self.error = error }
}

/// The amount spent of each counted resource.
private struct Counters: ~Copyable {
  private let nodes = Atomic<Int>(0)
  private let pages = Atomic<Int>(0)
  private let pathElements = Atomic<Int>(0)
  private let glyphs = Atomic<Int>(0)
  private let bytes = Atomic<Int>(0)
  private let pixels = Atomic<Int>(0)

  /// - Returns: The new total; nil for a negative amount or one that could overflow the counter.
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
