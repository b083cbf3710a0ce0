import Foundation

@testable import layout

/// A temporary file without a name, in place of a standard stream.
final class UnnamedFile {
  private let file: UnsafeMutablePointer<FILE>

  /// A file that is read from its start.
  init(_ contents: Data) throws {
    guard let file = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
    self.file = file
    try handle.write(contentsOf: contents)
    try handle.seek(toOffset: 0)
  }

  deinit { fclose(file) }

  private var handle: FileHandle { FileHandle(fileDescriptor: fileno(file)) }

  /// This file as a stream of the tool.
  func stream(_ name: String) -> StandardStream {
    StandardStream(name: name, descriptor: fileno(file))
  }

  /// All that has been written.
  var contents: Data {
    get throws {
      try handle.seek(toOffset: 0)
      return try handle.readToEnd() ?? Data()
    }
  }
}

/// Runs the tool on a thread with the stack of a process, and waits until it has ended.
///
/// - Returns: The exit code.
func run(_ arguments: [String], on streams: StandardStreams) -> Int32 {
  nonisolated(unsafe) var code: Int32 = -1
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    code = StandardStreams.$current.withValue(streams) { LayoutCommand.run(arguments) }
    isDone.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  isDone.wait()
  return code
}
