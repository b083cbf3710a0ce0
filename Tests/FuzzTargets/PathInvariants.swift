import PickerControls
import PickerLayout

/// A parsed path is written in a form that can be parsed, and its measurements are finite.
enum PathInvariants {
  static func violation(by input: [UInt8]) -> String? {
    guard let path = try? Path(svgData: String(decoding: input, as: UTF8.self)) else { return nil }
    let data = path.svgData()
    guard (try? Path(svgData: data)) != nil else {
      return "what was written cannot be read: \(data)"
    }
    guard path.elements.count < 2000 else { return nil }
    guard let box = path.bounds else { return nil }
    let numbers = [box.x, box.y, box.width, box.height, path.area, path.length]
    guard numbers.allSatisfy(\.isFinite) else { return "its measures are not finite" }
    _ = path.contains(Point(x: box.x + box.width / 2, y: box.y + box.height / 2))
    return nil
  }
}
