import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A carousel with measured texts.
public struct MeasuredCarousel: MeasuredControl {
  private(set) var control: Carousel
  let measurer: any TextMeasuring
  /// The ids of the pages and of their dots.
  let ids: (pages: [String], dots: [String])
  /// The measured controls of pages, by page number.
  private(set) var documents: [Int: MeasuredPanelItem]
  /// The placeholder at its max-content width; nil if there are pages.
  let placeholder: MeasuredText?

  /// Returns the carousel with other controls on its pages; nil keeps a control.
  func replacing(_ controls: [AnyMeasuredControl?]) -> MeasuredCarousel {
    var carousel = self
    for (page, control) in controls.enumerated() {
      if let control { carousel.documents[page] = documents[page]?.replacing(control) }
    }
    return carousel
  }
}

extension MeasuredCarousel {
  /// Sets the natural size of the images of an address, as far as it was not known.
  ///
  /// - Returns: Whether there is such an image.
  mutating func setNaturalSize(_ size: Size, ofImage href: String) -> Bool {
    control.pages.indices.reduce(false) {
      control.pages[$1].setNaturalSize(size, ofImage: href) || $0
    }
  }
}

extension Carousel {
  /// Shapes every text of the pages once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredCarousel {
    let controls = pages.enumerated().compactMap { number, page in
      if case .control(let item) = page.content { (number, item) } else { nil }
    }
    let measured = controls.map { $0.1 }.measured(
      in: container, font: font, list: "pages", at: controls.map { $0.0 }, by: measurer)
    return MeasuredCarousel(
      control: self, measurer: measurer, ids: pages.ids,
      documents: Dictionary(uniqueKeysWithValues: zip(controls.map { $0.0 }, measured)),
      placeholder: pages.isEmpty ? measurer.measureOne(request(placeholder)) : nil)
  }

  func request(_ text: String, maxWidth: Double = .infinity) -> TextRequest {
    let style = TextStyle(
      font: font, language: container.language, direction: container.textDirection)
    return TextRequest(text, style: style, maxWidth: maxWidth, wantsInk: container.wantsInk)
  }
}

// Size.
extension MeasuredCarousel {
  /// Returns the size of the viewport, which is the border box of the control, in points.
  public func viewport(within proposal: ProposedSize = .asDeclared) -> Size {
    let container = control.container
    let insets = container.insets(in: control.direction)
    var size = Size.zero
    size.width =
      container.width(in: proposal).map { max($0, insets.horizontal) }
      ?? extent(ofPages: insets.horizontal + contentWidth, along: .horizontal)
    size.height =
      container.height(in: proposal).map { max($0, insets.vertical) }
      ?? extent(
        ofPages: insets.vertical + contentHeight(in: contentWidth(in: size)), along: .vertical)
    return size
  }

  /// The length of the viewport for pages of a length.
  private func extent(ofPages length: Double, along axis: Axis) -> Double {
    axis == control.axis ? control.spacing.extent(ofPages: length) : length
  }

  /// The width of the widest content; 320 points where no page has content.
  private var contentWidth: Double {
    control.pages.indices.compactMap { naturalSize(of: $0, in: nil)?.width }.max() ?? 320
  }

  /// The height of the highest content at a width, scaled down where needed; 180 points where no page has
  /// content.
  private func contentHeight(in width: Double) -> Double {
    let heights = control.pages.indices.compactMap { page in
      naturalSize(of: page, in: width).map { size in
        size.height
          * ContentFit.scaleDown.scale(of: size, in: Size(width: width, height: .infinity)).y
      }
    }
    return heights.max() ?? 180
  }

  /// The natural size of a page's content; nil if it has none.
  private func naturalSize(of page: Int, in width: Double?) -> Size? {
    switch control.pages[page].content {
    case .nothing: nil
    case .box(let size): size
    case .image(let image): image.size
    case .control: documents[page]?.layout(width: width).size
    }
  }
}

// State.
extension MeasuredCarousel {
  /// Returns the initial state in the proposed size: at rest, before any event.
  public func interaction(within proposal: ProposedSize = .asDeclared) -> CarouselState {
    control.state(extent: viewport(within: proposal)[control.axis])
  }

  /// Returns the state in the proposed size after the control's events, at its time to show.
  public func state(within proposal: ProposedSize = .asDeclared) -> CarouselState {
    control.state(at: control.shownTime, extent: viewport(within: proposal)[control.axis])
  }

  /// Samples the carousel at equal steps from the control's ``Carousel/at``, or from time 0 if that is nil.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - fps: Frames per second, greater than 0.
  ///   - proposal: The size in which the carousel is laid out.
  public func frames(
    _ count: Int, fps: Double = 60, within proposal: ProposedSize = .asDeclared
  ) -> [CarouselFrame] {
    control.frames(
      count, fps: fps, from: control.at ?? 0, extent: viewport(within: proposal)[control.axis])
  }
}
