import FoundationEssentials
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Moments of animations one below the other: pictures in `Examples/segmented`.
@Suite struct SegmentedFilmstripTests {
  @Test func film_ofATransition_isAsRecorded() throws {
    try film("transition", .curve(.easeInOut, duration: 0.3), .slide, taps: [(0, 3)])
  }

  @Test func film_ofAStretch_isAsRecorded() throws {
    try film("transition-stretch", .curve(.easeInOut, duration: 0.3), .stretch, taps: [(0, 3)])
  }

  @Test func film_ofANewTarget_isAsRecorded() throws {
    let spring = try #require(Spring(response: 0.3, dampingFraction: 0.75))
    try film("change-of-mind", .spring(spring), .slide, taps: [(0, 3), (0.1, 0)])
  }

  /// Records or compares the frames after taps on some segments at some times.
  private func film(
    _ name: String, _ timing: Motion.Timing, _ style: IndicatorTransition.Style,
    taps: [(time: Double, segment: Int)]
  ) throws {
    var control = Segmented(items: [
      Segment("Day"), Segment("Week"), Segment("Half a year"), Segment("Year"),
    ]) {
      $0.container = .segmented
      $0.distribution = .content
    }
    let measured = control.measured(by: TextMeasurer.shared)
    control.transition = IndicatorTransition(timing: timing, style: style)
    var session = SegmentsInUse(control, in: .asDeclared, by: TextMeasurer.shared)
    var strip = Filmstrip(of: measured.layout())
    var rest = taps[...]
    for step in 0...12 {
      let time = Double(step) * 0.03
      while let tap = rest.first, tap.time <= time {
        session.select(tap.segment, at: tap.time)
        rest.removeFirst()
      }
      strip.append(
        try #require(session.indicator(at: time)), selected: session.selected.first ?? 0,
        caption: "\(step * 30) ms")
    }
    let svg = SVGRenderer().render(strip.tree, outlines: TextMeasurer.shared)
    let file = packageRoot().appendingPathComponent("Examples/segmented/\(name).filmstrip.svg")
    try expectGolden(String(decoding: svg, as: UTF8.self), at: file)
  }
}

/// Moments of one control, one below the other, each with its time.
private struct Filmstrip {
  private let control: LayoutTree
  private(set) var tree: LayoutTree
  private let margin = 12.0
  private let captionWidth = 60.0

  init(of control: LayoutTree) {
    self.control = control
    tree = control
    tree.background = .white
    let size = Size(width: control.size.width + captionWidth + 2 * margin, height: margin)
    tree.nodes = [LayoutNode(.flow, frame: Rect(size: size), end: 1)]
  }

  /// Adds the control with its indicator in that frame, and one segment's label drawn as selected.
  mutating func append(_ indicator: Rect, selected: Int, caption: String) {
    let top = tree.nodes[0].frame.height
    append(caption: caption, top: top)
    let start = tree.nodes.count
    let labels = control.nodes.filter { $0.role == .label }
    var number = -1
    for node in control.nodes {
      var node = node
      if node.role == .segment { number += 1 }
      if node.role == .label { node.paint = labels[number == selected ? 0 : 1].paint }
      node.end += Int32(start)
      node.state = []
      if node.role == .indicator { node.frame = indicator }
      tree.nodes.append(node)
    }
    tree.nodes[start].frame.origin = Point(x: margin + captionWidth, y: top)
    tree.nodes[0].frame.size.height += control.size.height + margin
    tree.nodes[0].end = Int32(tree.nodes.count)
  }

  private mutating func append(caption: String, top: Double) {
    let request = TextRequest(caption, style: TextStyle(font: Font(size: 12)))
    guard let text = TextMeasurer.shared.measure([request]).first else { return }
    let frame = Rect(
      x: margin, y: top + (control.size.height - text.size.height) / 2, width: text.size.width,
      height: text.size.height)
    tree.append(LayoutNode(.label, frame: frame, content: tree.labels.count))
    tree.labels.append(Label(text: text, font: 0))
  }
}
