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
      if script != last.icu { last = (script, hbScript(script)) }
      return last.hb
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar, at index: Int) {
    var scripts = ScriptResolver.extensions(of: scalar)
    if scripts.isEmpty, let opening = bracketPartner(of: scalar, at: index), opening < runStart {
      let script = resolved[opening]
      scripts = script == ScriptResolver.common ? [] : [script]
    }
    if scripts.isEmpty { return }
    if candidates.isEmpty {
      candidates = scripts
      return
    }
    let both = candidates.filter(scripts.contains)
    if both.isEmpty, picker_icu_script(scalar.value) == ScriptResolver.inherited { return }
    if both.isEmpty {
      endRun(at: index)
      runStart = index
      candidates = scripts
    } else {
      candidates = both
    }
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

  /// The scripts a character is used in, its own first; empty where it is used in all.
  private static func extensions(of scalar: Unicode.Scalar) -> [Int32] {
    let own = picker_icu_script(scalar.value)
    let isShared = own == common || own == inherited
    if !isShared, scalar.value < 0x300 { return [own] }
    let all = [Int32](unsafeUninitializedCapacity: 32) { room, count in
      count = Int(picker_icu_script_extensions(scalar.value, room.baseAddress, 32))
    }
    if isShared { return all.filter { $0 != common && $0 != inherited } }
    return [own] + all.filter { $0 != own }
  }

  private static func hbScript(_ script: Int32) -> hb_script_t {
    guard let name = picker_icu_script_tag(script) else { return HB_SCRIPT_COMMON }
    return hb_script_from_iso15924_tag(tag(of: String(cString: name)))
  }
}
