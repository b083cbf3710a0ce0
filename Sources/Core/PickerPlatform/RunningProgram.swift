/// The program of this process.
package enum RunningProgram {
  /// The path of its file, with symbolic links resolved; nil if the system does not report it.
  package static var path: String? {
    #if os(Linux)
      return resolved("/proc/self/exe")
    #else
      var count = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&bytes, &count) == 0 else { return nil }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.flatMap { resolved($0) } }
    #endif
  }

  /// The folder whose names are the numbers of its open files.
  package static var openFilesFolder: String {
    #if os(Linux)
      "/proc/\(getpid())/fd"
    #else
      "/dev/fd"
    #endif
  }

  private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
