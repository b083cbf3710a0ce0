import CPickerLayout
import PickerBlock

/// The bytes of an output, followed by a zero byte.
final class OutputBytes {
  private let bytes: ForeignArray<UInt8>

  private init(_ bytes: [UInt8]) {
    self.bytes = ForeignArray(count: bytes.count + 1) { copy in
      let end = copy.initialize(fromContentsOf: bytes)
      copy.initializeElement(at: end, to: 0)
    }
  }

  /// Returns the bytes in C, for `pl_bytes_free`.
  static func allocate(_ bytes: [UInt8]) -> UnsafeMutablePointer<pl_bytes> {
    let output = OutputBytes(bytes)
    let value = pl_bytes(data: output.bytes.start, count: output.bytes.count - 1)
    return OwnedResult.allocate(value, keeping: output)
  }
}
