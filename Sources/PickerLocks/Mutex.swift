#if PICKER_THREAD_SANITIZER
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The lock under ThreadSanitizer, which knows those of pthreads but not the futexes of
  /// `Synchronization`, and would report a race wherever one of those is used.
  package final class Mutex<Value: ~Copyable>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
      self.value = value
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    package func withLock<Result, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value)
    }
  }
#else
  import Synchronization

  /// A value that one thread uses at a time.
  ///
  /// Every lock of ours is this one, so that what stands for it under ThreadSanitizer stands in one
  /// place.
  package typealias Mutex<Value: ~Copyable> = Synchronization.Mutex<Value>
#endif
