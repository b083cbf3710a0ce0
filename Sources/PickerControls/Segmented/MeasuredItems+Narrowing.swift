import PickerText
import PickerTree

extension MeasuredItems {
  /// The items without their icons; one that has no text keeps its icon. Heights stay as they are.
  func droppingIcons() -> MeasuredItems {
    var items = self
    for item in items.boxes.indices {
      items.boxes[item].face = droppingIcon(of: boxes[item].face)
      items.boxes[item].otherFace = boxes[item].otherFace.map(droppingIcon)
      items.boxes[item].takeWidth()
    }
    return items
  }

  private func droppingIcon(of face: ItemFace) -> ItemFace {
    guard let last = face.leading.last, parts[last].role == .icon, !texts[face.label].isEmpty else {
      return face
    }
    var face = face
    face.leading = face.leading.lowerBound..<last
    let gap = styles[face.look].gap
    let width = [face.leading, face.trailing].joined().reduce(0) {
      $0 + parts[$1].size.width + gap
    }
    face.size.width -= face.partsWidth - width
    face.partsWidth = width
    return face
  }

  /// The items with labels of another size; icons and badges, and all heights, stay as they are.
  ///
  /// - Parameter scale: A share of the size the labels have now.
  func scalingLabels(
    by scale: Double, wantsInk: Bool, by text: any TextMeasuring
  ) -> MeasuredItems {
    var items = self
    for look in styles.indices { items.scaleFont(of: look, by: scale) }
    let faces = boxes.flatMap { [$0.face] + ($0.otherFace.map { [$0] } ?? []) }
    let requests = faces.map { items.request(texts[$0.label], look: $0.look, wantsInk: wantsInk) }
    for (face, measured) in zip(faces, text.measure(requests)) {
      items.labels[face.label] = Label(
        showing: measured, of: texts[face.label], font: items.styles[face.look].font)
    }
    for item in items.boxes.indices {
      items.boxes[item].face = items.resized(boxes[item].face, after: self)
      items.boxes[item].otherFace = boxes[item].otherFace.map { items.resized($0, after: self) }
      items.boxes[item].takeWidth()
    }
    return items
  }

  private mutating func scaleFont(of look: Int, by scale: Double) {
    styles[look].textStyle.font.size *= scale
    styles[look].textStyle.font.letterSpacing *= scale
    styles[look].font = fonts.count
    fonts.append(styles[look].textStyle.font)
  }

  private func resized(_ face: ItemFace, after before: MeasuredItems) -> ItemFace {
    var face = face
    face.size.width +=
      labels[face.label].text.size.width - before.labels[face.label].text.size.width
    return face
  }
}

extension ItemMetrics {
  /// Wants the width of its faces.
  fileprivate mutating func takeWidth() {
    natural.width = max(face.size.width, otherFace?.size.width ?? 0)
  }
}
