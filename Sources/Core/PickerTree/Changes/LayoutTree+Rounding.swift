import PickerColor
import PickerGeometry
import PickerLimits
import PickerText

extension LayoutTree {
  /// Rounds all numbers like in JSON: lengths to four decimals, other numbers to six significant digits, colours to
  /// eight bits per component.
  ///
  /// Layout itself is exact. Everything that is drawn or written is rounded once, here, so a tree that was written
  /// and read back is drawn identically. The lines of texts, which are made on demand, always have rounded numbers.
  ///
  /// - Complexity: O(*n*) for all nodes and table entries.
  public mutating func round() {
    let rounding = Rounding()
    for position in nodes.indices { nodes[position].round() }
    tables.round(rounding)
  }
}

extension LayoutNode {
  fileprivate mutating func round() {
    frame = frame.rounded
    if minTarget >= 0 { minTarget = Float(Double(minTarget).roundedLength) }
  }
}

extension LayoutTree.Tables {
  fileprivate mutating func round(_ rounding: Rounding) {
    paints.round(rounding)
    effects.round(rounding)
    fonts.round(rounding)
    for icon in icons.indices { icons[icon].artwork?.passNumbers(to: rounding) }
    for image in images.indices { images[image].size = images[image].size.rounded }
    for label in labels.indices where labels[label].storedCrossing != nil {
      labels[label].crossing?.paint.passNumbers(to: rounding)
      labels[label].crossing?.clip.passNumbers(to: rounding)
    }
    for state in controlStates.indices {
      controlStates[state].color?.round()
      controlStates[state].dragOffset?.passNumbers(to: rounding)
    }
    for row in trace?.indices ?? 0..<0 { trace?[row].round() }
    (background, foreground) = (background?.inEightBits, foreground?.inEightBits)
    paper = paper?.inEightBits
  }
}

extension Array where Element: NumberPassing {
  fileprivate mutating func round(_ rounding: Rounding) {
    var checkpoint = Checkpoint(every: 64)
    for element in indices where checkpoint.mayProceed() {
      self[element].passNumbers(to: rounding)
    }
  }
}

/// Rounds every number that it is passed.
private final class Rounding: NumberVisitor {
  func length(_ value: inout Double) { value = value.roundedLength }
  func number(_ value: inout Double) { value = value.roundedNumber }
  func color(_ color: inout Color) { color = color.inEightBits }
}

extension TextLine {
  /// The line with all numbers rounded like in JSON.
  var rounded: TextLine {
    var line = self
    line.passNumbers(to: Rounding())
    return line
  }
}

extension Size {
  fileprivate var rounded: Size {
    Size(width: width.roundedLength, height: height.roundedLength)
  }
}

extension Rect {
  /// The box with all numbers rounded like in JSON.
  var rounded: Rect {
    Rect(origin: Point(x: x.roundedLength, y: y.roundedLength), size: size.rounded)
  }
}

extension ColorValue {
  fileprivate mutating func round() {
    for parameter in space.parameters { self[parameter] = self[parameter].roundedNumber }
  }
}

extension RowBreak {
  /// Rounds the lengths, so the shortfall is the difference of the written lengths.
  fileprivate mutating func round() {
    (needed, availableSpace) = (needed.roundedLength, availableSpace.roundedLength)
  }
}
