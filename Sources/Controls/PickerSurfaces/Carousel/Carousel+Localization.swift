import PickerControlBase
import PickerTree

extension Carousel {
  /// Returns the carousel and the controls on its pages in another language, direction and text size.
  ///
  /// The translation keys are the id of the control with `.placeholder` and `.format`, and the ids of images for
  /// their alternative texts. If there is no such key, or no id, the text itself is the key.
  public func localized(by localization: Localization) -> Carousel {
    var carousel = self
    carousel.container = container.localized(by: localization)
    carousel.font = localization.font(font)
    carousel.pages = pages.map { $0.localized(by: localization) }
    if pages.isEmpty {
      carousel.placeholder = localization.text(placeholder, id: key("placeholder"))
    } else if pages.count > 1, indicator.style != .none {
      carousel.indicator.format = localization.text(
        indicator.format, id: key("format"), for: pages.count,
        language: carousel.container.language)
    }
    return carousel
  }

  /// Returns the carousel with every control on its pages replaced.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Carousel {
    var carousel = self
    for place in pages.indices {
      guard case .control(var item) = pages[place].content else { continue }
      item.control = change(item.control)
      carousel.pages[place].content = .control(item)
    }
    return carousel
  }

  private func key(_ part: String) -> String? { container.id.map { "\($0).\(part)" } }
}

extension CarouselPage {
  fileprivate func localized(by localization: Localization) -> CarouselPage {
    var page = self
    switch content {
    case .nothing, .box: break
    case .image(var image):
      image.description = image.description.map { localization.text($0, id: id) }
      page.content = .image(image)
    case .control(var item):
      // A page does not show the title of an item.
      item.control = item.control.localized(by: localization)
      page.content = .control(item)
    }
    return page
  }
}
