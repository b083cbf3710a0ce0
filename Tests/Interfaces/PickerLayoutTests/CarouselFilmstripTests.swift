import FoundationEssentials
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Moments of a carousel side by side: a picture in `Examples/carousel`.
@Suite struct CarouselFilmstripTests {
  /// Autoplay is caught by a finger during a slide, pulled back a little and flicked on; a spring
  /// continues with the velocity of the finger.
  @Test func film_ofACatchAndAFlick_isAsRecorded() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.8))
    let control = Carousel(pages: try ["morning", "noon", "evening"].map(picture)) {
      $0.container = Container(width: 150, height: 100) {
        $0.fills = [.color(Color(white: 0.95))]
        $0.cornerRadius = 8
      }
      $0.isAutoplaying = true
      $0.timing = CarouselTiming(dwell: 1, spring: spring)
      $0.indicator = CarouselIndicator(size: 6, spacing: 5, inset: 6, fill: .white)
      $0.events = [
        CarouselEvent(at: 1.15, .dragBegan), CarouselEvent(at: 1.2, .dragChanged(translation: 20)),
        CarouselEvent(at: 1.3, .dragChanged(translation: 35)),
        CarouselEvent(at: 1.4, .dragChanged(translation: -10)),
        CarouselEvent(at: 1.4, .dragEnded(velocity: -450)),
      ]
    }
    let measured = control.measured(by: TextMeasurer.shared)
    var film = Film()
    for step in 0..<12 {
      let time = 1 + Double(step) * 0.05
      let state = control.state(at: time, extent: measured.viewport().width)
      film.append(
        measured.layout(of: state, within: .asDeclared),
        caption: "\(step * 50) ms · \(state.phase)")
    }
    let svg = SVGRenderer().render(film.tree, outlines: TextMeasurer.shared)
    let file = packageRoot().appendingPathComponent(
      "Examples/carousel/catch-and-flick.filmstrip.svg")
    try expectGolden(String(decoding: svg, as: UTF8.self), at: file)
  }

  private func picture(_ name: String) throws -> CarouselPage {
    let size = name == "evening" ? Size(width: 400, height: 600) : Size(width: 600, height: 400)
    return CarouselPage(
      .image(ImageReference(href: "pictures/\(name).png", size: size)), id: name)
  }
}

/// Several trees of one size, four in a row, each with a caption beneath it.
private struct Film {
  private(set) var tree = LayoutTree(type: "film")
  private var count = 0
  private let margin = 12.0
  private let captionHeight = 20.0

  init() {
    tree.background = .white
    tree.fonts = [Font(size: 11)]
    tree.append(LayoutNode(.flow, frame: .zero))
  }

  mutating func append(_ other: LayoutTree, caption: String) {
    let (step, row) = (other.size.width + margin, other.size.height + captionHeight + margin)
    let corner = Point(
      x: margin + Double(count % 4) * step, y: margin + Double(count / 4) * row)
    tree.embed(other, at: corner, prefix: "moment\(count)")
    let request = TextRequest(caption, style: TextStyle(font: Font(size: 11)))
    if let text = TextMeasurer.shared.measure([request]).first {
      let place = Point(x: corner.x, y: corner.y + other.size.height + 3)
      tree.append(
        LayoutNode(
          .label, frame: Rect(origin: place, size: text.size), content: tree.labels.count))
      tree.labels.append(Label(text: text, font: 0))
    }
    count += 1
    tree.nodes[0].frame.size = Size(
      width: margin + 4 * step, height: margin + Double((count + 3) / 4) * row)
    tree.nodes[0].end = Int32(tree.nodes.count)
  }
}
