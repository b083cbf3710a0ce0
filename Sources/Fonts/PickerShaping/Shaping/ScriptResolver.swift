import CPickerHarfBuzz
import CPickerICU

/// Resolves the script of each character, with Common and Inherited handled according to UAX #24.
///
/// A character used in several scripts takes the script of the preceding run, otherwise of the following one. A
/// closing bracket takes the script of its opening bracket.
struct ScriptResolver {
  private static let common = picker_icu_script_common()
  private static let inherited = picker_icu_script_inherited()
  private static let maximumBracketDepth = 32

  /// The scripts that all characters of the current run share; empty if any script is possible.
  private var candidates: [Int32] = []
  /// The scripts of the current character.
  private var scripts = [Int32](repeating: 0, count: 32)
  private var count = 0
  private var runStart = 0
  private var resolved: [Int32]
  private var brackets: [(closing: UInt32, index: Int)] = []

  private init(count: Int) {
    resolved = Array(repeating: ScriptResolver.common, count: count)
  }

  /// Returns one script for each scalar.
  static func scripts(of scalars: [Unicode.Scalar]) -> [hb_script_t] {
    var resolver = ScriptResolver(count: scalars.count)
    for (i, scalar) in scalars.enumerated() { resolver.read(scalar, at: i) }
    resolver.endRun(at: scalars.count)
    var last: (icu: Int32, hb: hb_script_t) = (common, HB_SCRIPT_COMMON)
    return resolver.resolved.map { script in
      if script != last.icu {
        last = (script, hb_script_from_iso15924_tag(picker_icu_script_tag(script)))
      }
      return last.hb
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar, at index: Int) {
    count = Int(picker_icu_scripts(scalar.value, &scripts, Int32(scripts.count)))
    if count == 0 { takeScriptOfOpeningBracket(scalar, at: index) }
    if count == 0 || count == 1 && candidates.count == 1 && candidates[0] == scripts[0] { return }
    let found = scripts.prefix(count)
    let both = candidates.isEmpty ? Array(found) : candidates.filter(found.contains)
    if !both.isEmpty {
      candidates = both
    } else if picker_icu_script(scalar.value) != ScriptResolver.inherited {
      endRun(at: index)
      runStart = index
      candidates = Array(found)
    }
  }

  /// A closing bracket whose opening bracket lies in an earlier run takes the script of that run.
  private mutating func takeScriptOfOpeningBracket(_ scalar: Unicode.Scalar, at index: Int) {
    guard let opening = bracketPartner(of: scalar, at: index), opening < runStart,
      resolved[opening] != ScriptResolver.common
    else { return }
    scripts[0] = resolved[opening]
    count = 1
  }

  private mutating func endRun(at end: Int) {
    let script = candidates.first ?? ScriptResolver.common
    for i in runStart..<end { resolved[i] = script }
  }

  /// The index of the opening bracket that `scalar` closes; pushes `scalar` if it is an opening bracket.
  private mutating func bracketPartner(of scalar: Unicode.Scalar, at index: Int) -> Int? {
    switch picker_icu_bracket_type(scalar.value) {
    case 1:
      if brackets.count == ScriptResolver.maximumBracketDepth { brackets.removeFirst() }
      brackets.append((picker_icu_paired_bracket(scalar.value), index))
      return nil
    case 2:
      guard let place = brackets.lastIndex(where: { $0.closing == scalar.value }) else {
        return nil
      }
      let opening = brackets[place].index
      brackets.removeSubrange(place...)
      return opening
    default: return nil
    }
  }
}
