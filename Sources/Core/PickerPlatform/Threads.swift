/// Runs work on several threads, including the current one, and waits until all have returned.
///
/// Does not use Dispatch, whose threads have a stack of 512 KiB, and whose synchronisation ThreadSanitizer cannot see
/// in a library that contains it. If the system cannot start more threads, the existing ones do the work.
///
/// - Parameter work: Called once on each thread.
package func concurrently(on count: Int, _ work: @escaping @Sendable () -> Void) {
  let threads = (1..<max(1, count)).compactMap { _ in newThread(work) }
  work()
  for thread in threads { pthread_join(thread, nil) }
}

/// The work of a new thread.
private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Starts a thread; nil if the system has no more.
private func newThread(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
  let argument = Unmanaged.passRetained(ThreadWork(work))
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, nil, { run($0) }, argument.toOpaque())
  #else
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, { run($0) }, argument.toOpaque())
  #endif
  if error == 0 { return thread }
  argument.release()
  return nil
}

/// Runs the work of a new thread.
private func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
