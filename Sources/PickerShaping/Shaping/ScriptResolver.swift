import CPickerHarfBuzz
import CPickerICU

/// The script each character is set in, with Common and Inherited resolved as UAX #24 says: a
/// character of several scripts goes with what stands before it, else with what follows; a closing
/// bracket goes with its opening one.
struct ScriptResolver {
  private static let common = picker_icu_script_common()
  private static let inherited = picker_icu_script_inherited()
  private static let deepestBracket = 32

  /// Scripts of the run being read; empty: any.
  private var candidates: [Int32] = []
  /// Scripts of the character being read.
  private var scripts = [Int32](repeating: 0, count: 32)
  private var count = 0
  private var runStart = 0
  private var resolved: [Int32]
  private var brackets: [(closing: UInt32, index: Int)] = []

  private init(count: Int) {
    resolved = Array(repeating: ScriptResolver.common, count: count)
  }

  /// One script for each scalar.
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

  /// A closing bracket whose opening one lies in an earlier run has that run's script.
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

  /// Where the bracket was opened that `scalar` closes; an opening one is remembered.
  private mutating func bracketPartner(of scalar: Unicode.Scalar, at index: Int) -> Int? {
    switch picker_icu_bracket_type(scalar.value) {
    case 1:
      if brackets.count == ScriptResolver.deepestBracket { brackets.removeFirst() }
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
