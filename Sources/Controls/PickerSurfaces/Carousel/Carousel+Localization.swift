import PickerControlBase
import PickerTree

extension Carousel: ParentControl {
  package mutating func localize(
    by localization: Localization, replacingChildren change: (AnyControl) -> AnyControl
  ) {
    font = localization.font(font)
    for place in pages.indices { pages[place].localize(by: localization, replacing: change) }
    if pages.isEmpty {
      placeholder = localization.text(placeholder, id: key("placeholder"))
    } else if pages.count > 1, indicator.style != .none {
      indicator.format = localization.text(
        indicator.format, id: key("format"), for: pages.count, language: container.language)
    }
  }

  private func key(_ part: String) -> String? { container.id.map { "\($0).\(part)" } }
}

extension CarouselPage {
  fileprivate mutating func localize(
    by localization: Localization, replacing change: (AnyControl) -> AnyControl
  ) {
    switch content {
    case .nothing, .box: break
    case .image(var image):
      image.description = image.description.map { localization.text($0, id: id) }
      content = .image(image)
    case .control(var item):
      // A page does not show the title of an item.
      item.control = change(item.control)
      content = .control(item)
    }
  }
}
