#if hasFeature(Embedded)
  /// The mutex of programs without threads: a value that one call uses at a time.
  package final class Mutex<Value: ~Copyable>: @unchecked Sendable {
    private var value: Value

    package init(_ value: consuming sending Value) { self.value = value }

    package func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result { try body(&value) }

    package func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? { try body(&value) }
  }
#elseif PICKER_THREAD_SANITIZER
  import PickerPlatform

  /// The mutex for ThreadSanitizer builds.
  ///
  /// ThreadSanitizer understands pthread mutexes but not the futexes of `Synchronization`, and would report
  /// a race at every use of the latter.
  package final class Mutex<Value: ~Copyable>: @unchecked Sendable {
    // Allocated separately: inside the object, the value would share its address with `lock` for
    // ThreadSanitizer, and reading `lock` would race with changing the value.
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
  public import Synchronization

  /// A value that one thread uses at a time.
  ///
  /// All locks of the package have this type. ThreadSanitizer builds thus replace them in one place, and users of the
  /// package do not import Synchronization with it. Usable from inline, because calls of its methods would otherwise
  /// look up the metadata of the lock each time.
  @usableFromInline package struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let lock: Synchronization.Mutex<Value>

    @inlinable package init(_ value: consuming sending Value) {
      lock = Synchronization.Mutex(value)
    }

    @inlinable @inline(__always)
    package func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { try lock.withLock(body) }

    @inlinable @inline(__always)
    package func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? { try lock.withLockIfAvailable(body) }
  }
#endif
