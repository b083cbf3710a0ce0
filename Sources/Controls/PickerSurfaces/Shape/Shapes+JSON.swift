import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerTree

// The parameters of every shape, in the order of the documentation.

extension Polygon: DocumentShape {
  init() {
    self.init(sides: 6)
  }

  static let fields = DocumentFields<Polygon>([
    Field("sides", .count(in: sideCounts)) { $0.sides = $1 }.written { $0.sides }.doc(
      "The number of sides of a polygon; default: 6.")
  ])
}

extension Star: DocumentShape {
  init() {
    self.init(points: 5)
  }

  static let fields = DocumentFields<Star>([
    Field("points", .count(in: pointCounts)) { $0.points = $1 }.written { $0.points }.doc(
      "The number of points of a star; default: 5."),
    Field("innerRatio", .number(in: 0...1)) { $0.innerRatio = $1 }.written { $0.innerRatio }.doc(
      "The radius of a star's inner points relative to its outer ones; default: 0.4."),
  ])
}

extension Leaf: DocumentShape {
  init() {
    self.init(unitX: 0.05)
  }

  static let fields = DocumentFields<Leaf>([
    Field("unitX", .number(in: 0...1)) { $0.unitX = $1 }.written { $0.unitX }.doc(
      "The x coordinate of a leaf's control point, from the left; default: 0.05."),
    Field("unitY", .number(in: 0...1)) { $0.unitY = $1 }.written { $0.unitY }.doc(
      "The y coordinate of a leaf's control point, from the bottom; default: 0.05."),
  ])
}

extension OppositeLeaves: DocumentShape {
  init() {
    self.init(pairs: 12)
  }

  static let fields = DocumentFields<OppositeLeaves>(
    [
      Field("pairs", .count(in: pairCounts)) { $0.pairs = $1 }.written { $0.pairs }.doc(
        "The number of pairs of leaves; default: 12.")
    ], Leaf.fields.within { $1(&$0.leaf) })
}

extension FlowerOfLife: DocumentShape {
  init() {
    self.init(sides: 6)
  }

  static let fields = DocumentFields<FlowerOfLife>([
    Field("sides", .count(in: sideCounts)) { $0.sides = $1 }.written { $0.sides }.doc(
      "The number of circles around each circle of a flower of life; default: 6."),
    Field("levels", .count(in: 1...maxCircles)) { $0.levels = $1 }.written { $0.levels }.doc(
      "The number of rings of circles in a flower of life; default: 3."),
  ])

  func check(_ source: DocumentSource) throws(JSONError) {
    guard centers() == nil else { return }
    throw source.error(
      at: "levels",
      "\(levels) levels of \(sides) sides make more than \(FlowerOfLife.maxCircles) circles")
  }
}

extension Circle: DocumentShape {
  static let fields = DocumentFields<Circle>([])
}

extension Ellipse: DocumentShape {
  static let fields = DocumentFields<Ellipse>([])
}

extension Capsule: DocumentShape {
  static let fields = DocumentFields<Capsule>([])
}

extension RoundedRect: DocumentShape {
  init() {
    self.init(cornerRadius: .zero)
  }

  static let fields = DocumentFields<RoundedRect>([
    Field("cornerRadius") { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The radii of a rounded rectangle, in points: one, or a list of four; default: 0.")
  ])

  static let drawingFields = DocumentFields<RoundedRect>([
    Field("cornerRadius", schema: DrawingOffset.radiiSchema) {
      (json, shape, scope) throws(JSONError) in
      shape.cornerRadius = try scope.drawingRadii(json)
    }.written { $0.cornerRadius }.doc(
      "The radii of a rounded rectangle, in points or percent of the drawing's smaller side: one, or a list of four; default: 0."
    )
  ])
}

extension Arc: DocumentShape {
  init() {
    self.init(closure: .open)
  }

  static let fields = DocumentFields<Arc>([
    Field("from") { $0.from = $1 }.written { $0.from }.doc(
      "The start of an arc, in degrees; default: -180."),
    Field("to") { $0.to = $1 }.written { $0.to }.doc("The end of an arc, in degrees; default: 0."),
    Field("closure") { $0.closure = $1 }.written { $0.closure }.doc(
      "How an arc is closed; default: open."),
  ])
}

extension Line: DocumentShape {
  init() {
    self.init(from: .leading)
  }

  static let fields = DocumentFields<Line>([
    Field("from") { $0.from = $1 }.written { $0.from }.doc(
      "The start of a line, a unit point such as leading; default: leading."),
    Field("to") { $0.to = $1 }.written { $0.to }.doc(
      "The end of a line, a unit point such as trailing; default: trailing."),
  ])
}

extension PathShape: DocumentShape {
  init() {
    self.init(path: Path())
  }

  static let fields = DocumentFields<PathShape>([
    Field("path") { $0.path = $1 }.written { $0.path }.doc("SVG path data."),
    Field("viewBox", schema: Rect.viewBoxSchema) { (json, shape, _) throws(JSONError) in
      shape.viewBox = try Rect(viewBox: json)
    }.written { $0.viewBox.map(ViewBox.init) }.doc(
      "The view box of the path, which fills the frame, such as '[0, 0, 24, 24]'; default: the bounds of the path."
    ),
    Field("fit") { $0.fit = $1 }.written { $0.fit }.doc(
      "How a path fills its frame; default: fit."),
  ])

  static let required = ["path"]
}

extension Arc.Closure: JSONReadable, JSONWritable {}

/// A part of the plane of a path, as a list.
private struct ViewBox: JSONWritable, Equatable {
  let box: Rect

  func write(to json: inout JSONWriter) { [box.x, box.y, box.width, box.height].write(to: &json) }

  static var writtenSchema: JSONSchema { Rect.viewBoxSchema }
}

extension Rect {
  /// Reads `[x, y, width, height]`, like in SVG.
  fileprivate init(viewBox json: JSONValue) throws(JSONError) {
    let parts = Array(try json.array())
    guard parts.count == 4 else { throw json.error("must have 4 numbers, has \(parts.count)") }
    self.init(
      x: try parts[0].number(in: -maximumLength...maximumLength),
      y: try parts[1].number(in: -maximumLength...maximumLength),
      width: try parts[2].positiveLength(), height: try parts[3].positiveLength())
  }

  fileprivate static var viewBoxSchema: JSONSchema {
    let place = JSONSchema.number(in: -maximumLength...maximumLength)
    return .tuple([place, place, .positiveLength, .positiveLength])
  }
}
