import CPickerCairo
import PickerLimits

/// Collects the bytes that cairo writes, within the budget.
final class ByteSink {
  private(set) var bytes: [UInt8] = []
  private let budget = Budget.current

  /// The callback for cairo. Its closure is an unretained reference to the sink, which must outlive the writing.
  static let write: cairo_write_func_t = { sink, data, count in
    guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
    return Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
      .append(UnsafeBufferPointer(start: data, count: Int(count)))
  }

  private func append(_ more: UnsafeBufferPointer<UInt8>) -> cairo_status_t {
    bytes.append(contentsOf: more)
    let mayProceed = budget?.allows(bytes: bytes.count) ?? true
    return mayProceed ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }

  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// Provides bytes for cairo to read.
final class ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The callback for cairo. Its closure is an unretained reference to the source.
  static let read: cairo_read_func_t = { source, data, count in
    guard let source, let data else { return CAIRO_STATUS_READ_ERROR }
    return Unmanaged<ByteSource>.fromOpaque(source).takeUnretainedValue()
      .copy(to: UnsafeMutableBufferPointer(start: data, count: Int(count)))
  }

  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func copy(to buffer: UnsafeMutableBufferPointer<UInt8>) -> cairo_status_t {
    guard rest.count >= buffer.count else { return CAIRO_STATUS_READ_ERROR }
    _ = buffer.initialize(from: rest.prefix(buffer.count))
    rest = rest.dropFirst(buffer.count)
    return CAIRO_STATUS_SUCCESS
  }
}
