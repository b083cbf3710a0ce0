import FoundationEssentials
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// The frames of animations as display lists: while something moves, the commands that draw a node differ only in numbers.
///
/// Four things are added and removed, because always drawing them would change pictures or what they cost:
/// - The clipped copies of a label while an indicator crosses it. A label that is covered completely is drawn once, in the selected
///   colour: clipped to its box, which `crossing` is about, ink that overhangs the box would have the other colour. All labels twice in all
///   frames would be twice the glyphs, which take most of the time of a frame.
/// - The group of a node while it fades. At full opacity, a group needs a layer of its own for nothing, and what blends in it would no
///   longer blend with what is beneath.
/// - A stroke for which its box is too small: the box is filled instead.
/// - The line or the area of a carousel's dot, by which the current one is known: it is a state, which changes from one frame to the next.
@Suite struct MovingDisplayListTests {
  /// The frames of an example that moves by itself; none for one that does not.
  private static let frames = ExampleTable { path in
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let document = try Document(
      json: Array(Data(contentsOf: file)), fonts: TextMeasurer.shared,
      directory: file.deletingLastPathComponent().path)
    let fps = sweep(10.0, full: 30)
    let frames =
      document.control.frames(fps: fps, by: document.fonts) ?? document.gradientFrames(fps: fps)
    return frames.map { $0.tree }
  }

  @Test(arguments: examples)
  func nodes_ofAnExampleThatMoves_keepTheirCommands(path: String) throws {
    try expectSameCommands(in: try Self.frames[path]) { role, commands in
      role == .label ? commands.filter { $0.draws } : commands
    }
  }

  @Test(arguments: sweep(exampleSample(), full: examples))
  func nodes_ofATransitionToAnotherWidth_keepWhatDrawsThem(path: String) throws {
    let transition = LayoutTransition(
      from: try exampleTrees[path],
      to: try layoutTree(ofExample: path, options: Array("{\"width\":200}".utf8)))
    let times = (1..<20).map { transition.settlingTime * Double($0) / 20 }
    try expectSameCommands(in: times.map { transition.tree(at: $0) }) { _, commands in
      commands.filter { $0.draws }
    }
  }

  @Test func examples_thatMove_areThere() throws {
    let moving = try examples.filter { try Self.frames[$0].count > 1 }
    #expect(Set(moving.map { $0.split(separator: "/")[0] }).count == 4 && moving.count > 12)
  }

  /// Compares the commands of each node in all frames that have it, as far as `commands` keeps them.
  private func expectSameCommands(
    in frames: [LayoutTree], commands: (Role, [DisplayCommand]) -> [DisplayCommand]
  ) throws {
    var known: [String: [String]] = [:]
    for tree in frames {
      for (position, own) in tree.commandsOfNodes where tree.nodes[position].role != .dot {
        let node = tree.nodes[position]
        if node.frame.size.isThin { continue }
        let name = "\(node.role) \(tree.id(of: node) ?? "") \(position)"
        let forms = commands(node.role, own).map { $0.form }
        try #require(known[name, default: forms] == forms, "\(name)")
        known[name] = forms
      }
    }
  }
}

extension Size {
  /// Whether a stroke may fill it.
  fileprivate var isThin: Bool { min(width, height) < 4 }
}

extension LayoutTree {
  /// What draws each node, without what draws its descendants.
  fileprivate var commandsOfNodes: [(Int, [DisplayCommand])] {
    var open: [(Int, [DisplayCommand])] = []
    var closed: [(Int, [DisplayCommand])] = []
    for command in displayList().commands {
      switch command {
      case .begin(let node): open.append((node, []))
      case .end: closed.append(open.removeLast())
      default: if !open.isEmpty { open[open.count - 1].1.append(command) }
      }
    }
    return closed
  }
}

extension DisplayCommand {
  /// Whether it draws something that was not drawn before.
  fileprivate var draws: Bool {
    switch self {
    case .fill, .stroke, .image: true
    case .glyphs(_, _, _, _, let isRepeated), .text(_, _, let isRepeated): !isRepeated
    default: false
    }
  }

  /// What it does, without numbers. That a rectangle lies on whole pixels is one.
  fileprivate var form: String {
    switch self {
    case .begin, .end, .save, .restore, .endGroup: "\(self)"
    case .concat: "concat"
    case .clip: "clip"
    case .group(let group):
      "group \(group.blend) \(group.filters.count) \(group.shadow != nil) \(group.clip != nil)"
    case .fill: "fill"
    case .stroke(_, let line, _): "stroke \(line.cap) \(line.join) \(line.dash.count)"
    case .glyphs(_, _, _, _, let isRepeated): "glyphs \(isRepeated)"
    case .text(_, _, let isRepeated): "text \(isRepeated)"
    case .image(_, _, let isIcon): "image \(isIcon)"
    }
  }
}
