/// The length of a key and its first seven bytes, as one number: keys of an object seldom have the same.
struct KeyDigest: Equatable {
  private let number: UInt64

  init(_ key: some Collection<UInt8>) {
    var number = UInt64(truncatingIfNeeded: key.count) << 56
    for (place, byte) in key.prefix(7).enumerated() {
      number |= UInt64(byte) << (8 * UInt64(place))
    }
    self.number = number
  }
}

extension JSONMember {
  var digest: KeyDigest {
    node.isEscaped ? KeyDigest(key.utf8) : KeyDigest(value.tape.bytes[node.text])
  }
}
