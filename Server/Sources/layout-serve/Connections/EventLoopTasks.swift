import NIOCore

/// Runs tasks on an event loop.
///
/// Swift's own threads would take part twice in every request: to read it, and to write its answer. Each time the
/// threads wake one another, which takes longer than a small document.
final class EventLoopTasks: TaskExecutor {
  private let eventLoop: any EventLoop

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
