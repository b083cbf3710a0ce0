import PickerGeometry
import PickerJSON

// The parameters of every shape, in the order of the documentation.

extension Polygon: DocumentShape {
  init() {
    self.init(sides: 6)
  }

  static let fields = Fields<Polygon>([.count("sides", \.sides, in: sideCounts)])
}

extension Star: DocumentShape {
  init() {
    self.init(points: 5)
  }

  static let fields = Fields<Star>([
    .count("points", \.points, in: pointCounts), .number("innerRatio", \.innerRatio, in: 0...1),
  ])
}

extension Leaf: DocumentShape {
  init() {
    self.init(unitX: 0.1)
  }

  static let fields = Fields<Leaf>([
    .number("unitX", \.unitX, in: 0...1), .number("unitY", \.unitY, in: 0...1),
  ])
}

extension OppositeLeaves: DocumentShape {
  init() {
    self.init(pairs: 4)
  }

  static let fields = Fields<OppositeLeaves>(
    [
      .count("pairs", \.pairs, in: pairCounts),
      Field("ratio", schema: .number(in: 0...2, aboveMinimum: true)) {
        (json, leaves, _) throws(JSONError) in
        let ratio = try json.number(in: 0...2)
        guard ratio > 0 else { throw json.error("must be more than 0, is 0") }
        leaves.ratio = ratio
      },
      Field("turn", \.turn),
      .number("spacing", \.spacing, in: 0...100),
    ], Leaf.fields.within(\.leaf))
}

extension FlowerOfLife: DocumentShape {
  init() {
    self.init(sides: 6)
  }

  static let fields = Fields<FlowerOfLife>([
    .count("sides", \.sides, in: sideCounts), .count("levels", \.levels, in: 1...mostCircles),
  ])

  func check(_ source: DocumentSource) throws(JSONError) {
    guard centers() == nil else { return }
    throw source.error(
      at: "levels",
      "\(levels) levels of \(sides) sides make more than \(FlowerOfLife.mostCircles) circles")
  }
}

extension Circle: DocumentShape {
  static let fields = Fields<Circle>([])
}

extension Ellipse: DocumentShape {
  static let fields = Fields<Ellipse>([])
}

extension Capsule: DocumentShape {
  static let fields = Fields<Capsule>([])
}

extension RoundedRect: DocumentShape {
  init() {
    self.init(cornerRadius: .zero)
  }

  static let fields = Fields<RoundedRect>([Field("cornerRadius", \.cornerRadius)])
}

extension Arc: DocumentShape {
  init() {
    self.init(closure: .open)
  }

  static let fields = Fields<Arc>([
    Field("from", \.from), Field("to", \.to), Field("closure", \.closure),
  ])
}

extension Line: DocumentShape {
  init() {
    self.init(from: .leading)
  }

  static let fields = Fields<Line>([Field("from", \.from), Field("to", \.to)])
}

extension PathShape: DocumentShape {
  init() {
    self.init(path: Path())
  }

  static let fields = Fields<PathShape>([
    Field("path", \.path),
    Field("viewBox", schema: Rect.viewBoxSchema) { (json, shape, _) throws(JSONError) in
      shape.viewBox = try Rect(viewBox: json)
    },
    Field("fit", \.fit),
  ])

  static let required = ["path"]
}

extension Arc.Closure: JSONReadable {}
extension ContentFit: JSONReadable {}

extension Path: JSONReadable {
  /// SVG path data.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    let data = try json.string()
    do throws(PathError) {
      try self.init(svgData: data)
    } catch {
      throw json.error(error.description)
    }
  }

  static var schema: JSONSchema { .text }
}

extension Rect {
  /// `[x, y, width, height]`, as SVG has it.
  fileprivate init(viewBox json: JSONValue) throws(JSONError) {
    let parts = Array(try json.array())
    guard parts.count == 4 else { throw json.error("must be 4 numbers, are \(parts.count)") }
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
