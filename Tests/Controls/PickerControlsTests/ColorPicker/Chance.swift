import PickerColor

/// A deterministic pseudo-random number generator. Source: Steele et al., SplitMix64 (2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// A number from 0 up to but not including 1.
  mutating func share() -> Double { Double.random(in: 0..<1, using: &self) }

  /// A random colour of a space.
  mutating func value(in space: ColorSpace) -> ColorValue {
    var value = ColorValue(.black, in: space)
    for parameter in space.parameters { value[parameter] = share() }
    return value
  }
}
