// Shapes as they are written for SwiftUI: a gear, a heart and a rosette, drawn in one picture.
//
//     swift run CanvasShapes [FILE.svg]
//
// The five type aliases belong to this file, which does not import Foundation: no module of the package has these names.

import PickerControls
import PickerLayout

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

typealias CGPoint = Point
typealias CGSize = Size
typealias CGRect = Rect
typealias CGAffineTransform = AffineTransform
typealias CGFloat = Double

/// A wheel with teeth and a hole.
struct Gear: Shape {
  var teeth = 12

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let step = CGFloat.pi * 2 / CGFloat(teeth)
    var corners: [CGPoint] = []
    for tooth in 0..<teeth {
      for (share, height) in [(0.0, 0.8), (0.2, 1.0), (0.5, 1.0), (0.7, 0.8)] {
        let angle = step * (CGFloat(tooth) + share)
        corners.append(
          CGPoint(
            x: center.x + radius * height * sin(angle), y: center.y - radius * height * cos(angle)))
      }
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    path.move(to: CGPoint(x: center.x + radius * 0.3, y: center.y))
    path.addArc(
      center: center, radius: radius * 0.3, startAngle: .zero, endAngle: .degrees(-360),
      clockwise: true)
    path.closeSubpath()
    return path
  }
}

/// Two arcs and two curves that meet in a point.
struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = rect.width / 4
      let tip = CGPoint(x: rect.midX, y: rect.maxY)
      let left = CGPoint(x: rect.minX + radius, y: rect.minY + radius)
      let right = CGPoint(x: rect.maxX - radius, y: rect.minY + radius)
      path.move(to: tip)
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: left.y),
        control: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.6))
      path.addArc(
        center: left, radius: radius, startAngle: .degrees(180), endAngle: .zero, clockwise: false)
      path.addArc(
        center: right, radius: radius, startAngle: .radians(.pi), endAngle: Angle(radians: 0),
        clockwise: false)
      path.addCurve(
        to: tip, control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.483),
        control2: CGPoint(x: rect.maxX - radius * 2 / 3, y: rect.minY + rect.height * 0.733))
      path.closeSubpath()
    }
  }
}

/// Ellipses that are rotated about their common centre.
struct Rosette: Shape {
  var petals = 8

  func path(in rect: CGRect) -> Path {
    let size = CGSize(width: rect.width / 5, height: rect.height)
    let petal = CGRect(origin: CGPoint(x: -size.width / 2, y: -size.height / 2), size: size)
    var path = Path()
    for number in 0..<petals {
      let place = CGAffineTransform.identity
        .translatedBy(x: rect.midX, y: rect.midY)
        .rotated(by: CGFloat.pi * CGFloat(number) / CGFloat(petals))
        .scaledBy(x: 1, y: 0.9)
      path.elements += Path { $0.addEllipse(in: petal) }.applying(place).elements
    }
    return path
  }
}

let size = CGSize(width: 320, height: 120)
let sunset = Gradient(colors: [.yellow, .orange, .pink])
let boxes = (0..<3).map { number in
  CGRect(x: 10 + CGFloat(number) * 105, y: 15, width: 90, height: 90)
}
let steel = Color(red: 0.35, green: 0.4, blue: 0.5, opacity: 0.9)

let picture = Drawing(
  layers: [
    DrawingLayer(items: [
      filled(Gear(), in: boxes[0], with: .color(steel)),
      filled(
        Heart(), in: boxes[1],
        with: Fill(.linear(sunset, from: .top, to: .bottom))),
      stroked(Rosette(), in: boxes[2], color: .indigo, lineWidth: 1.5),
    ])
  ],
  container: Container(width: size.width, height: size.height))

let tree = picture.measured(by: TextMeasurer.shared).layout()
for (name, shape, box) in [
  ("gear", AnyShape(Gear()), boxes[0]), ("heart", AnyShape(Heart()), boxes[1]),
  ("rosette", AnyShape(Rosette()), boxes[2]),
] {
  let path = shape.path(in: box)
  print("\(name): \(path.elements.count) elements, \(Int(path.area.rounded())) square points,")
  print("  its middle is \(path.contains(box.center) ? "inside" : "outside")")
}
let tip = Heart().path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).elements[0..<2]
print("The heart begins with \(Path(Array(tip)).svgData())")
for shape in tree.nodes(role: .shape) { print("\(shape.frame)") }

if let file = CommandLine.arguments.dropFirst().first {
  try write(SVGRenderer().render(tree), to: file)
}

func filled(_ shape: some Shape, in box: CGRect, with fill: Fill) -> DrawingItem {
  .shape(
    DrawingShape(
      Figure(shape, fills: [fill]), place: DrawingPlace(offset: box.origin), width: box.width,
      height: box.height))
}

func stroked(
  _ shape: some Shape, in box: CGRect, color: Color, lineWidth: CGFloat
) -> DrawingItem {
  .shape(
    DrawingShape(
      Figure(shape, fills: [], stroke: Stroke(fill: .color(color), width: lineWidth)),
      place: DrawingPlace(offset: box.origin), width: box.width, height: box.height))
}

func write(_ bytes: [UInt8], to name: String) throws {
  guard let file = fopen(name, "wb") else { return perror(name) }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
