import PickerLayout

/// Trees written as JSON without white space, compared with copying as many bytes.
enum Writing {
  static func print() {
    Swift.print("\n40 chips to JSON, GB per second, and copied by memcpy")
    Table.row(["bytes", "form", "written", "copied", "ratio"])
    for form in LayoutTree.Form.allCases { row(form) }
  }

  /// Writes a tree `count` times and prints the number of bytes of one. `Scripts/bench/tool` counts the instructions.
  static func write(_ form: LayoutTree.Form, count: Int) {
    let tree = tree
    for _ in 1..<max(1, count) { keep(tree.json(form: form, pretty: false)) }
    Swift.print(tree.json(form: form, pretty: false).count)
  }

  private static var tree: LayoutTree {
    Trees.chips(40).measured(by: TextMeasurer()).layout(within: ProposedSize(width: 375))
  }

  private static func row(_ form: LayoutTree.Form) {
    let tree = tree
    let copy = Copy(tree.json(form: form, pretty: false))
    let times = Clock.medians(
      count: 40, [{ keep(tree.json(form: form, pretty: false)) }, { copy.run() }])
    let rates = times.map { Double(copy.bytes.count) / $0 }
    Table.row([
      "\(copy.bytes.count)", form.rawValue, Table.fixed(rates[0]), Table.fixed(rates[1]),
      Table.fixed(rates[1] / rates[0]),
    ])
  }
}

/// Bytes and as much memory to copy them to.
private final class Copy {
  let bytes: [UInt8]
  private let target: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    target = .allocate(byteCount: bytes.count, alignment: 16)
  }

  deinit { target.deallocate() }

  @inline(never) func run() {
    bytes.withUnsafeBytes { target.copyMemory(from: $0) }
    keep(target)
  }
}
