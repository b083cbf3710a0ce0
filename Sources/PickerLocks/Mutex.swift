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
    // Apart from the object, whose address is what ThreadSanitizer would take for that of the value: reading
    // `lock` would then race with changing it.
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
      self.value.initialize(to: value)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    package func withLock<Result, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }

    package func withLockIfAvailable<Result, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
      guard pthread_mutex_trylock(lock) == 0 else { return nil }
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#else
  package import Synchronization

  /// A value that one thread uses at a time.
  ///
  /// Every lock of ours is this one, so that what stands for it under ThreadSanitizer stands in one
  /// place.
  package typealias Mutex<Value: ~Copyable> = Synchronization.Mutex<Value>
#endif
