import Foundation
import PickerGeometry
import Testing

/// Path measures recorded with an independent library by Scripts/record/path_fixtures.py.
private struct Recorded: Decodable {
  let path: String
  let kind: String
  let box: [Double]
  let area: Double
  let length: Double

  /// The scale for tolerances: the longer side of the bounding box.
  var size: Double { max(box[2] - box[0], box[3] - box[1]) }

  static func all() throws -> [Recorded] {
    let folder = try #require(Bundle.module.resourceURL)
    let data = try Data(contentsOf: folder.appending(path: "Fixtures/paths.json"))
    let all = try JSONDecoder().decode([Recorded].self, from: data)
    try #require(all.count >= 300)
    return all
  }
}

@Suite struct PathFixtureTests {
  @Test func bounds_of300Paths_agreeWithTheLibrary() throws {
    for recorded in try Recorded.all() {
      let box = try #require(try Path(svgData: recorded.path).bounds)
      let edges = [box.minX, box.minY, box.maxX, box.maxY]
      let off = zip(edges, recorded.box).map { abs($0 - $1) }.max() ?? .infinity
      #expect(off <= 1e-6 * recorded.size, "\(recorded.kind): \(recorded.path)")
    }
  }

  @Test func length_of300Paths_agreesWithTheLibrary() throws {
    for recorded in try Recorded.all() {
      let length = try Path(svgData: recorded.path).length
      let off = abs(length - recorded.length)
      let tolerance = recorded.path.contains(where: { "Aa".contains($0) }) ? 1e-6 : 1e-9
      #expect(off <= tolerance * recorded.length, "\(recorded.kind): \(recorded.path)")
    }
  }

  @Test func area_of300Paths_equalsTheIntegral() throws {
    for recorded in try Recorded.all() {
      let path = try Path(svgData: recorded.path)
      let off = abs(path.signedArea - recorded.area)
      let scale = max(abs(recorded.area), 1e-3 * recorded.size * recorded.size)
      #expect(off <= 1e-6 * scale, "\(recorded.kind): \(recorded.path)")
      #expect(path.area == abs(path.signedArea))
    }
  }

  @Test func data_of300Paths_roundTrips() throws {
    for recorded in try Recorded.all() {
      let path = try Path(svgData: recorded.path)
      let written = path.svgData(decimals: 6)
      let again = try Path(svgData: written)
      #expect(again.svgData(decimals: 6) == written)
      #expect(again.elements.count == path.elements.count)
    }
  }

  @Test func reversed_of300Paths_changesOnlyTheDirection() throws {
    for recorded in try Recorded.all() {
      let path = try Path(svgData: recorded.path)
      let back = path.reversed
      #expect(back.reversed.reversed == back)
      #expect(abs(back.length - path.length) <= 1e-12 * path.length)
      #expect(abs(back.signedArea + path.signedArea) <= 1e-12 * recorded.size * path.length)
    }
  }
}
