import CPickerICU
import PickerGeometry

/// Embedding levels by the Unicode Bidirectional Algorithm, UAX #9.
enum BidiLevels {
  /// Returns the level of each scalar in a paragraph of level `base`.
  static func levels(of scalars: [Unicode.Scalar], base: UInt8) -> [UInt8] {
    if base == 0, !scalars.contains(where: mayRaiseLevel) {
      return Array(repeating: 0, count: scalars.count)
    }
    var units: [UInt16] = []
    units.reserveCapacity(scalars.count)
    var starts: [Int] = []
    starts.reserveCapacity(scalars.count)
    for scalar in scalars {
      starts.append(units.count)
      units.append(contentsOf: scalar.utf16)
    }
    var levels = [UInt8](repeating: base, count: units.count)
    _ = picker_icu_levels(units, Int32(units.count), base, &levels)
    return starts.map { levels[$0] }
  }

  /// Whether a character can produce a level other than 0: a right-to-left character, a number that follows
  /// one, or a bidi control. Without any, the algorithm need not run.
  private static func mayRaiseLevel(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Returns the direction of the first strong character outside isolates; nil if there is none.
  /// Source: UAX #9, P2 and P3.
  static func firstStrong(_ scalars: some Sequence<Unicode.Scalar>) -> LayoutDirection? {
    var depth = 0
    for scalar in scalars {
      switch Int(picker_icu_direction(scalar.value)) {
      case PICKER_LEFT_TO_RIGHT where depth == 0: return .leftToRight
      case PICKER_RIGHT_TO_LEFT where depth == 0: return .rightToLeft
      case PICKER_ISOLATE: depth += 1
      case PICKER_END_ISOLATE: depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }

  /// Returns the indices of the runs with `levels` in visual order, from left to right. Source: UAX #9, L2.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    if levels.count < 2 { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    picker_icu_visual_order(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}
