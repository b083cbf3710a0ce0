/// Random numbers that are the same on every run.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The sequence that belongs to `seed`.
  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next number of the sequence (xorshift64*).
  public mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
