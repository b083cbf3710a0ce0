import PickerColor

/// A visitor that receives the numbers of a value one by one, in a fixed order, and may change them: to round, to mix
/// or to animate them.
package protocol NumberVisitor: AnyObject {
  /// A number with four decimals in JSON, such as a length in points or an angle in degrees.
  func length(_ value: inout Double)
  /// A number with six significant digits in JSON, such as an opacity or a fraction of a size.
  func number(_ value: inout Double)
  /// A colour.
  func color(_ color: inout Color)
}

/// A value that passes its numbers to a visitor.
package protocol NumberPassing: Sendable {
  /// Passes every number to `visitor`, always in the same order, and limits what it becomes to its range.
  mutating func passNumbers(to visitor: any NumberVisitor)
}

extension NumberPassing {
  /// Returns the value with every colour replaced by what `change` returns for it.
  package func mapColors(_ change: @escaping (Color) -> Color) -> Self {
    var value = self
    value.passNumbers(to: ColorChange(change))
    return value
  }
}

/// Changes colours, and nothing else.
private final class ColorChange: NumberVisitor {
  private let change: (Color) -> Color

  init(_ change: @escaping (Color) -> Color) {
    self.change = change
  }

  func length(_: inout Double) {}
  func number(_: inout Double) {}
  func color(_ color: inout Color) { color = change(color) }
}

extension Color: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) { visitor.color(&self) }
}

extension Double {
  /// The nearest number from 0 to 1.
  package var limitedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
