import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree

/// A node with its descendants; frames are relative to the parent.
struct Branch {
  var node: LayoutNode
  var id: String?
  var text: String?
  var children: [Branch]

  init(
    _ role: Role, _ x: Double, _ y: Double, _ width: Double, _ height: Double, id: String? = nil,
    state: NodeState = [], index: Int = -1, minTarget: Double = -1, text: String? = nil,
    _ children: Branch...
  ) {
    node = LayoutNode(
      role, frame: Rect(x: x, y: y, width: width, height: height), state: state, index: index,
      minTarget: minTarget)
    self.id = id
    self.text = text
    self.children = children
  }
}

extension LayoutTree {
  init(_ root: Branch) {
    self.init(type: root.node.role.rawValue)
    fonts = [Font()]
    append(root)
  }

  mutating func append(_ branch: Branch) {
    var node = branch.node
    if let id = branch.id {
      node.id = Int32(ids.count)
      ids.append(id)
    }
    if let text = branch.text {
      node.content = Int32(labels.count)
      let line = TextLine(text: text, frame: Rect(size: node.frame.size), baseline: 1)
      labels.append(
        Label(text: MeasuredText(size: node.frame.size, baseline: 1, lines: [line]), font: 0))
    }
    append(node) { tree in
      for child in branch.children { tree.append(child) }
    }
  }

  /// Creates a tree of chips with these frames and the ids 0, 1, 2 ….
  init(chips frames: [Rect], minTarget: Double = -1, disabled: Set<Int> = []) {
    self.init(type: "chips")
    append(LayoutNode(.chips, frame: .zero)) { tree in
      for (number, frame) in frames.enumerated() {
        tree.ids.append("\(number)")
        tree.append(
          LayoutNode(
            .chip, frame: frame, state: disabled.contains(number) ? .disabled : [], id: number,
            minTarget: minTarget))
      }
    }
  }

  /// The hit region of an item, or of its delete icon.
  func region(_ id: String, part: Role? = nil) -> Rect? {
    hitRegions().first { region in
      self.id(of: nodes[region.item]) == id
        && (part ?? nodes[region.item].role) == nodes[region.node].role
    }?.frame
  }

  /// The frame of every node, relative to the root's origin.
  var frames: [Rect] {
    var frames: [Rect] = []
    walk { frames.append($0.absoluteFrame) }
    return frames
  }
}

/// A random number generator with reproducible results: SplitMix64.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

extension Chips {
  /// Creates chips of random sizes, in rows of different heights, some of them disabled.
  init(random dice: inout Dice) {
    self.init()
    for _ in 0..<dice.count(1...24) {
      var chip = Chip(
        String(repeating: "x", count: dice.count(0...6)), isEnabled: !dice.chance(0.2))
      if dice.chance(0.3) { chip.height = dice.number(0...70) }
      if dice.chance(0.2) { chip.style.minTarget = dice.number(0...90) }
      items.append(chip)
    }
    font.size = 8
    itemSpacing = dice.chance(0.3) ? 0 : dice.number(0...30)
    rowSpacing = dice.chance(0.3) ? 0 : dice.number(0...30)
    container.width = dice.number(0...400)
    container.direction = dice.chance(0.5) ? .rightToLeft : .leftToRight
    alignment = Alignment.allCases.randomElement(using: &dice) ?? .center
    rowAlignment = RowAlignment.allCases.randomElement(using: &dice) ?? .top
    chip.padding = Insets(dice.number(0...10))
  }

  var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
}
