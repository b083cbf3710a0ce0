/// Changes of the files in some folders: by inotify on Linux. Other systems report that they cannot watch folders.
package struct FolderEvents: ~Copyable {
  /// A change of a file or a folder in a watched folder.
  package struct Event {
    package enum Change {
      /// A file was written, moved or deleted, or a folder was created.
      case file
      /// A file was created that is not written yet.
      case newFile
      /// The watched folder was deleted or moved.
      case folder
      /// Events were lost, so anything may have changed.
      case unknown
    }

    package let change: Change
    /// The number of the watched folder.
    package let folder: Int32
    /// The bytes of the name in it; empty if the folder itself has changed.
    package let name: [UInt8]
  }

  private let descriptor: Int32

  /// Watches no folder yet.
  ///
  /// - Returns: nil if that is not possible; the reason is in `errno`.
  package init?() {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    #else
      errno = ENOTSUP
      return nil
    #endif
  }

  deinit { close(descriptor) }

  /// Waits until something has happened.
  ///
  /// - Parameter time: The maximum time in milliseconds; -1 for no limit.
  /// - Returns: Whether something has happened.
  @discardableResult package func wait(forMilliseconds time: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waited, 1, time)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  #if os(Linux)
    /// A new file is closed once it is written, a new folder is not.
    private static let watched =
      UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_MOVE_SELF)

    /// Watches a folder.
    ///
    /// - Returns: Its number, which is the same for each name of the folder; negative if it cannot be watched: the reason
    ///   is in `errno`.
    package func add(_ folder: UnsafePointer<CChar>) -> Int32 {
      inotify_add_watch(descriptor, folder, FolderEvents.watched)
    }

    /// Stops watching a folder.
    package func remove(_ folder: Int32) { inotify_rm_watch(descriptor, folder) }

    /// Returns the events that have happened; waits for one if there is none.
    package func events() -> [Event] {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &bytes, bytes.count)
      var events: [Event] = []
      var at = 0
      let header = MemoryLayout<inotify_event>.size
      while at + header <= count {
        let event = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
        }
        let end = min(count, at + header + Int(event.len))
        let name = bytes[(at + header)..<end].prefix { $0 != 0 }
        events.append(
          Event(change: FolderEvents.change(of: event), folder: event.wd, name: Array(name)))
        at = end
      }
      return events
    }

    private static func change(of event: inotify_event) -> Event.Change {
      func has(_ bit: Int32) -> Bool { event.mask & UInt32(bitPattern: bit) != 0 }
      if has(IN_Q_OVERFLOW) { return .unknown }
      if has(IN_IGNORED) || has(IN_MOVE_SELF) { return .folder }
      return has(IN_CREATE) && !has(IN_ISDIR) ? .newFile : .file
    }
  #else
    package func add(_ folder: UnsafePointer<CChar>) -> Int32 { -1 }
    package func remove(_ folder: Int32) {}
    package func events() -> [Event] { [] }
  #endif
}
