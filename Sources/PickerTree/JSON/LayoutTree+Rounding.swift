import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

extension LayoutTree {
  /// Returns the tree with all numbers rounded as in JSON: lengths to four decimals, other numbers to six
  /// significant digits, colours to eight bits per component.
  ///
  /// Renderers draw this tree, so that a tree that was written and read back is drawn identically. A tree with
  /// every detail that is read from JSON equals the rounded tree that was written. Its tables have only entries
  /// that nodes refer to, in the order of the nodes; its texts have only the lines that nodes show.
  ///
  /// - Complexity: O(*n*) for all nodes, table entries and glyphs.
  public func rounded() -> LayoutTree { rounded(withGlyphs: true) }

  /// - Parameter withGlyphs: Whether glyphs are rounded, too, as drawing and JSON with the detail `glyphs` need.
  package func rounded(withGlyphs: Bool) -> LayoutTree {
    var rounding = TreeRounding(self, withGlyphs: withGlyphs)
    rounding.roundNodes()
    return rounding.tree
  }
}

/// Rounds a tree.
private struct TreeRounding {
  private let source: LayoutTree
  private let withGlyphs: Bool
  private var assembly: TreeAssembly
  /// The new indices of paints and labels of the source; -1: not used so far.
  private var paints: [Int32]
  private var labels: [Int32]
  /// Glyphs are most of the work; once the budget is exceeded, the result is discarded.
  private var checkpoint = Checkpoint(every: 16)
  /// The number of line nodes so far of each new label.
  private var lineCounts: [Int32: Int] = [:]

  init(_ source: LayoutTree, withGlyphs: Bool) {
    self.source = source
    self.withGlyphs = withGlyphs
    assembly = TreeAssembly(type: source.type)
    paints = Array(repeating: -1, count: source.paints.count)
    labels = Array(repeating: -1, count: source.labels.count)
    assembly.describe { tree in
      tree.detail = source.detail
      if let color = source.background { tree.background = color.asWritten }
      if let color = source.paper { tree.paper = color.asWritten }
      if let color = source.foreground { tree.foreground = color.asWritten }
      tree.warnings = source.warnings
      tree.trace = source.trace.map { $0.map { $0.asWritten } }
      tree.breakpoints = source.breakpoints?.asWritten
      tree.nodes.reserveCapacity(source.nodes.count)
    }
  }

  var tree: LayoutTree { assembly.tree }

  mutating func roundNodes() {
    for position in source.nodes.indices {
      let node = source.nodes[position]
      let record = source.record(of: node)
      record.frame = node.frame.asWritten
      record.extras?.round()
      let label = label(of: position, record)
      assembly.append(record, paint: paint(of: node), label: label)
      assembly.close(position, at: Int(node.end))
    }
  }

  private mutating func paint(of node: LayoutNode) -> Int32 {
    guard node.paint >= 0 else { return -1 }
    if paints[Int(node.paint)] < 0 {
      paints[Int(node.paint)] = assembly.number(of: source.paints[Int(node.paint)].asWritten)
    }
    return paints[Int(node.paint)]
  }

  /// The new label of a node. Lines are renumbered, because JSON stores them in node order.
  private mutating func label(of position: Int, _ record: NodeRecord) -> Int32 {
    let node = source.nodes[position]
    guard let label = source.label(of: node) else { return -1 }
    guard node.role == .line else {
      let font = source.fonts[label.font].asWritten
      let isRounded = withGlyphs && checkpoint.mayProceed()
      let text = isRounded ? text(of: position, label) : label.text
      let number = assembly.add(
        text, fullText: label.fullText, font: font, crossing: label.crossing?.asWritten)
      labels[Int(node.content)] = number
      return number
    }
    let number = labels[Int(node.content)]
    guard number >= 0, withGlyphs else { return number }
    record.index = lineCounts[number, default: 0]
    lineCounts[number, default: 0] += 1
    return number
  }

  /// The text as it is read back from JSON: the size of its node, with one line for each child of role `line`.
  private func text(of position: Int, _ label: Label) -> MeasuredText {
    let node = source.nodes[position]
    let baseline = label.text.baseline.roundedLength
    var lines: [TextLine] = []
    for child in source.children(of: position) where source.nodes[child].role == .line {
      guard let line = source.textLine(for: source.nodes[child]) else { continue }
      let baseline = line.baseline.roundedLength
      lines.append(line.asWritten(size: source.nodes[child].frame.asWritten.size, baseline))
    }
    if lines.isEmpty, let line = source.textLine(for: node) {
      lines = [line.asWritten(size: node.frame.asWritten.size, baseline)]
    }
    return MeasuredText(
      size: node.frame.asWritten.size, baseline: baseline, lines: lines,
      isTruncated: label.fullText != nil)
  }
}

extension NodeExtras {
  /// Rounds all numbers as in JSON.
  func round() {
    minTarget = minTarget?.roundedLength
    effects = effects.map { Effects.fields.asWritten($0) }
    control = control.map { ControlState.fields.asWritten($0) }
    icon = icon?.asWritten
    image = image.map { ImageReference.fields.asWritten($0) }
    reserved = reserved?.asWritten
  }
}

extension TextLine {
  /// The line as it is read back from JSON, in a node of the given size.
  fileprivate func asWritten(size: Size, _ baseline: Double) -> TextLine {
    TextLine(
      text: text, frame: Rect(size: size), baseline: baseline, runs: runs.map { $0.asWritten },
      ink: ink?.asWritten)
  }
}
