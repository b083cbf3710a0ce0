import PickerGeometry
import PickerText
import PickerTree

/// A carousel whose texts are measured.
public struct MeasuredCarousel: MeasuredControl {
  let control: Carousel
  let measurer: any TextMeasuring
  /// What each page is called, and its dot.
  let ids: (pages: [String], dots: [String])
  /// The pages that are controls, by their numbers.
  let documents: [Int: MeasuredPanelItem]
  /// What is shown where there are no pages, as wide as it wants to be.
  let placeholder: MeasuredText?
}

extension Carousel {
  /// Shapes every text of the pages once.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    measuredPages(by: text)
  }

  /// As ``measured(by:)``, for those who follow fingers.
  public func measuredPages(by text: any TextMeasuring) -> MeasuredCarousel {
    let controls = pages.enumerated().compactMap { number, page in
      if case .control(let item) = page.content { (number, item) } else { nil }
    }
    let measured = controls.map(\.1).measured(in: container, font: font, by: text)
    return MeasuredCarousel(
      control: self, measurer: text, ids: pages.ids,
      documents: Dictionary(uniqueKeysWithValues: zip(controls.map(\.0), measured)),
      placeholder: pages.isEmpty ? text.measureOne(request(placeholder)) : nil)
  }

  func request(_ text: String, maxWidth: Double = .infinity) -> TextRequest {
    let style = TextStyle(
      font: font, language: container.language, direction: container.direction)
    return TextRequest(text, style: style, maxWidth: maxWidth, wantsInk: container.wantsInk)
  }
}

// How large it is.
extension MeasuredCarousel {
  /// The viewport in a room: the control's whole box.
  public func viewport(within room: Room = .asDeclared) -> Size {
    let container = control.container
    let insets = container.insets(in: control.direction)
    var size = Size.zero
    size.width =
      container.width(in: room).map { max($0, insets.horizontal) }
      ?? insets.horizontal + contentWidth
    size.height =
      container.height(in: room).map { max($0, insets.vertical) }
      ?? insets.vertical + contentHeight(in: max(0, size.width - insets.horizontal))
    return size
  }

  /// The width of the widest content; 320 where there is none.
  private var contentWidth: Double {
    control.pages.indices.compactMap { naturalSize(of: $0, in: nil)?.width }.max() ?? 320
  }

  /// The height of the highest content at a width, none of it scaled up; 180 where there is none.
  private func contentHeight(in width: Double) -> Double {
    let heights = control.pages.indices.compactMap { page in
      naturalSize(of: page, in: width).map { size in
        size.height
          * ContentFit.scaleDown.scale(of: size, in: Size(width: width, height: .infinity)).y
      }
    }
    return heights.max() ?? 180
  }

  /// How large the content of a page wants to be; nil where it has none.
  private func naturalSize(of page: Int, in width: Double?) -> Size? {
    switch control.pages[page].content {
    case .nothing: nil
    case .box(let size): size
    case .image(let image): image.size
    case .control: documents[page]?.layout(width: width).layout.tree.size
    }
  }
}

// Where it is.
extension MeasuredCarousel {
  /// The carousel in a room at rest before anything happens, ready to be dragged.
  public func interaction(within room: Room = .asDeclared) -> CarouselState {
    control.state(extent: viewport(within: room)[control.axis])
  }

  /// The carousel in a room after its events, at the time that is to be shown.
  public func state(within room: Room = .asDeclared) -> CarouselState {
    control.state(at: control.shownTime, extent: viewport(within: room)[control.axis])
  }

  /// Where the pages are at even steps from the control's `at` on, or from the start where it has none.
  ///
  /// - Parameters:
  ///   - count: How many moments.
  ///   - fps: Moments a second, more than 0.
  public func frames(
    _ count: Int, fps: Double = 60, within room: Room = .asDeclared
  ) -> [CarouselFrame] {
    control.frames(
      count, fps: fps, from: control.at ?? 0, extent: viewport(within: room)[control.axis])
  }
}
