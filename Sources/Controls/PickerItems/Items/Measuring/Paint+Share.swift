import PickerControlBase
import PickerColor
import PickerTree

extension Paint {
  /// Returns the paint on the way to another one: 0 returns this paint, 1 the other.
  ///
  /// Colours of fills and strokes are mixed; where one of them is missing, the other one fades. Other fills fade into each
  /// other. What cannot be mixed changes half way.
  func mixed(with other: Paint, _ share: Double) -> Paint {
    if share <= 0 { return self }
    if share >= 1 { return other }
    var mixed = share < 0.5 ? self : other
    mixed.fills = fills.mixed(with: other.fills, share)
    mixed.opacity = opacity + (other.opacity - opacity) * share
    guard var stroke = mixed.stroke ?? stroke ?? other.stroke else { return mixed }
    let width = (one: self.stroke?.width ?? 0, other: other.stroke?.width ?? 0)
    let lines = [self.stroke, other.stroke].map { $0.map { [$0.fill] } ?? [] }
    stroke.width = width.one + (width.other - width.one) * share
    guard let fill = lines[0].mixed(with: lines[1], share).first else { return mixed }
    stroke.fill = fill
    mixed.stroke = stroke
    return mixed
  }
}

extension [Fill] {
  fileprivate func mixed(with other: [Fill], _ share: Double) -> [Fill] {
    if count <= 1, other.count <= 1, let color = plainColor ?? other.plainColor?.withAlpha(0),
      let end = other.plainColor ?? plainColor?.withAlpha(0)
    {
      return [.color(color.mixed(with: end, share))]
    }
    return map { $0.faded(to: 1 - share) } + other.map { $0.faded(to: share) }
  }

  /// The colour of the only fill; nil if there is none.
  private var plainColor: Color? {
    guard count == 1, case .color(let color) = self[0].pattern, self[0] == .color(color) else {
      return nil
    }
    return color
  }
}

extension Fill {
  fileprivate func faded(to share: Double) -> Fill {
    var fill = self
    fill.opacity *= share
    return fill
  }
}
