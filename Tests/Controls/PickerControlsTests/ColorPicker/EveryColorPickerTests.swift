import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerSurfaces

/// Invariants of each of the 1,684 pickers.
@Suite struct EveryColorPickerTests {
  @Test func pickers_haveTheDocumentedCount() {
    let counts = ColorPickerID.spaces.map { ColorPickerID.all(in: $0).count }
    #expect(counts == [240, 240, 1200, 4])
    #expect(ColorPickerID.all.count == 1684)
    #expect(Set(ColorPickerID.all.map(\.description)).count == 1684)
  }

  @Test func ids_areReadBackAsWritten() throws {
    for id in ColorPickerID.all { #expect(try ColorPickerID(id.description) == id) }
    #expect(
      ColorPickerID.all.map(\.description).contains(
        "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)"))
  }

  @Test(arguments: ColorPickerID.spaces)
  func pickers_laidOut_areCompleteAndDoNotOverlap(space: ColorSpace) throws {
    var chance = Chance(7)
    let every = space.parameters.map(\.name.rawValue).sorted()
    for id in ColorPickerID.swept(in: space) {
      let picker = try ColorPicker(id, of: chance.value(in: space))
      #expect(picker.controls.flatMap(\.parameters).map(\.name.rawValue).sorted() == every)
      #expect(picker.id == id)
      let tree = picker.tree
      #expect(tree.warnings.isEmpty)
      #expect(tree.id(of: tree.nodes[0]) == id.description)
      let boxes = tree.painted
      #expect(boxes.count == picker.controls.count)
      let whole = Rect(size: tree.size)
      for (index, box) in boxes.enumerated() {
        // Thumbs of canvases and wheels reach beyond the sides, by half of 25 points.
        let reach = Rect(x: -12.5, y: 0, width: whole.width + 25, height: whole.height)
        #expect(reach.union(box) == reach, "\(id)")
        for other in boxes[(index + 1)...] { #expect(box.intersection(other) == nil, "\(id)") }
      }
    }
  }

  @Test(arguments: ColorPickerID.spaces)
  func thumbs_showTheValue_andDraggedToThemselvesChangeNothing(space: ColorSpace) throws {
    var chance = Chance(11)
    for id in ColorPickerID.swept(in: space) {
      let picker = try ColorPicker(id, of: chance.value(in: space))
      let tree = picker.tree
      for (number, position) in tree.children(of: 0).enumerated() {
        let control = picker.controls[number]
        let frame = tree.nodes[position].frame
        guard let thumb = tree.thumb(of: position) else {
          #expect(control.kind == .palette, "\(id)")
          continue
        }
        #expect(try picker.dragging(number, to: thumb) == picker, "\(id)")
        #expect(control.isNear(thumb, frame.size, picker.value), "\(id)")
        // Exactly equal, without tolerance for rounding errors.
        let near = try picker.dragging(number, to: thumb + Point(x: 0, y: 1e-7)).value
        for parameter in space.parameters {
          #expect(abs(near[parameter] - picker.value[parameter]) < 1e-6, "\(id)")
        }
      }
    }
  }

  @Test func drags_anywhere_changeOnlyWhatTheControlPicks() throws {
    var chance = Chance(13)
    for id in ColorPickerID.all where chance.share() < 0.25 {
      let picker = try ColorPicker(id, of: chance.value(in: id.space))
      for (number, control) in picker.controls.enumerated() {
        let point = Point(x: chance.share() * 500 - 100, y: chance.share() * 500 - 100)
        let dragged = try picker.dragging(number, to: point)
        for parameter in id.space.parameters
        where !control.parameters.contains(where: { $0.name == parameter.name }) {
          #expect(dragged.value[parameter] == picker.value[parameter], "\(id)")
        }
        #expect(dragged.value.components.allSatisfy { (0...1).contains($0) })
        #expect(try dragged.dragging(number, to: point).value.isNear(dragged.value), "\(id)")
      }
    }
  }
}

extension ColorPicker {
  var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
}

extension LayoutTree {
  /// The area that each control covers, including the strokes of its thumb.
  fileprivate var painted: [Rect] {
    children(of: 0).map { control in
      let frame = nodes[control].frame
      return children(of: control).reduce(frame) { box, part in
        let node = nodes[part]
        let half = node.role == .thumb ? (paint(of: node)?.stroke?.width ?? 0) / 2 : 0
        let inside = node.frame.inset(
          by: Edges(top: -half, left: -half, bottom: -half, right: -half))
        return box.union(inside.offset(by: frame.origin))
      }
    }
  }

  /// The centre of a control's thumb, relative to the control.
  func thumb(of control: Int) -> Point? {
    guard nodes[control].role != .palette else { return nil }
    return children(of: control).first { nodes[$0].role == .thumb }.map { nodes[$0].frame.center }
  }
}

extension ColorControl {
  /// Whether a thumb is at the position of a value, by independent formulas.
  fileprivate func isNear(_ thumb: Point, _ size: Size, _ value: ColorValue) -> Bool {
    let shares = parameters.map { value[$0] }
    let expected: Point
    switch self {
    case .slider: expected = Point(x: 10 + shares[0] * (size.width - 20), y: size.height / 2)
    case .canvas: expected = Point(x: shares[0] * size.width, y: shares[1] * size.height)
    case .wheel:
      let way = Point(angle: Angle(turns: shares[0] - 0.25), distance: shares[1] * size.width / 2)
      expected = Point(x: size.width / 2 + way.x, y: size.height / 2 + way.y)
    default: return false
    }
    return (thumb - expected).distance < 1e-9
  }
}

extension ColorPickerID {
  /// Every fifth picker of a space; all of them in full sweeps, and for the smallest space.
  fileprivate static func swept(in space: ColorSpace) -> [ColorPickerID] {
    let every = all(in: space)
    let step = every.count < 10 ? 1 : sweep(5, full: 1)
    return stride(from: 0, to: every.count, by: step).map { every[$0] }
  }
}
