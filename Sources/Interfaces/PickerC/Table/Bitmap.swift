import PickerLimits

/// A bit for each row, the first one the lowest of its byte.
struct Bitmap: ~Copyable {
  private var bytes = GrowingBuffer<UInt8>()
  /// The number of bits that are 0.
  private(set) var unsetCount: Int

  /// - Parameter isSet: Returns the bit of an element.
  @inline(__always)
  init<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ isSet: (Element) -> Bool
  ) throws(OutOfMemory) {
    let size = (elements.count + 7) / 8
    try bytes.reserve(1)
    let memory = try bytes.extend(by: size)
    var setCount = 0
    for place in 0..<size {
      var byte: UInt8 = 0
      for row in 8 * place..<min(8 * place + 8, elements.count) where isSet(elements[row]) {
        byte |= 1 << UInt8(truncatingIfNeeded: row & 7)
      }
      memory[place] = byte
      setCount += byte.nonzeroBitCount
    }
    unsetCount = elements.count - setCount
  }

  /// Gives the memory away.
  consuming func take() -> UnsafeMutableRawPointer? { bytes.take() }

  /// Gives the memory away; nil if all bits are set, which Arrow need not be told.
  consuming func asValidity() -> UnsafeMutableRawPointer? { unsetCount == 0 ? nil : bytes.take() }
}
