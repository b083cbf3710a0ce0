// Paths of files as strings. A name may consist of any bytes; each that is not UTF-8 has a character of its own, so that
// a file is opened by the bytes of its name.
//
//     bytes  61 FF 62    string  "a\u{10FEFF}b"    message  "a\u{FFFD}b"

/// Notifies a program of the paths that it opens or examines, even if nothing is there, so it knows what its result
/// depends on.
package enum PathObserver {
  /// Called for each path; set it before there are other threads. Nil for none.
  package nonisolated(unsafe) static var observe: (@Sendable (String) -> Void)?
}

extension Unicode.Scalar {
  /// Whether it represents a byte of a path: one of 256 scalars in the last private plane.
  package var isPathByte: Bool { Unicode.Scalar.pathBytes.contains(value) }

  fileprivate static let pathBytes: Range<UInt32> = 0x10_FE00..<0x10_FF00

  /// The scalar that represents a byte.
  fileprivate init(pathByte byte: UInt8) {
    self = Unicode.Scalar(Unicode.Scalar.pathBytes.lowerBound + UInt32(byte)) ?? "\u{FFFD}"
  }
}

extension String {
  /// Reads the bytes of a path.
  ///
  /// Different paths have different strings: characters that represent bytes are themselves read byte by byte.
  package init(pathBytes bytes: some Collection<UInt8>) {
    self = ""
    var decoder = UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var rest = bytes[...]
    loop: while true {
      switch decoder.parseScalar(from: &input) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if scalar.isPathByte {
          append(pathBytes: rest.prefix(encoded.count))
        } else {
          unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(encoded.count)
      case .error(let count):
        append(pathBytes: rest.prefix(count))
        rest = rest.dropFirst(count)
      case .emptyInput: break loop
      }
    }
  }

  private mutating func append(pathBytes bytes: some Sequence<UInt8>) {
    unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar(pathByte: $0) })
  }

  /// The bytes of this path.
  private var pathBytes: [UInt8] {
    unicodeScalars.flatMap { scalar in
      scalar.isPathByte
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// Calls `body` with the bytes of this path and a 0 after them; with the empty path, which names no file, if it contains a
  /// 0, which would end it there.
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    PathObserver.observe?(self)
    guard !utf8.contains(0) else { return "".withCString(body) }
    guard unicodeScalars.contains(where: { $0.isPathByte }) else { return withCString(body) }
    return (pathBytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// The path for display, with U+FFFD for each byte that is not UTF-8.
  package var shownPath: String {
    guard unicodeScalars.contains(where: { $0.isPathByte }) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isPathByte ? "\u{FFFD}" : $0 }))
  }
}
