#if hasFeature(Embedded)
  // Without tasks and threads there is one budget at a time.
  extension Budget {
    /// The budget of the work under way; nil if it is unlimited.
    nonisolated(unsafe) public private(set) static var current: Budget?

    /// Whether the task that runs was cancelled: there are none.
    static var isTaskCancelled: Bool { false }

    /// Runs `work` with this budget as the ``current`` one.
    func runAsCurrent<Result>(_ work: () -> Result) -> Result {
      let outer = Budget.current
      Budget.current = self
      defer { Budget.current = outer }
      return work()
    }
  }
#else
  extension Budget {
    /// The budget of the current task or thread; nil if its work is unlimited.
    @TaskLocal public static var current: Budget?

    /// Whether the task that runs was cancelled.
    static var isTaskCancelled: Bool { Task.isCancelled }

    /// Runs `work` with this budget as the ``current`` one.
    func runAsCurrent<Result>(_ work: () -> Result) -> Result {
      Budget.$current.withValue(self, operation: work)
    }
  }
#endif
