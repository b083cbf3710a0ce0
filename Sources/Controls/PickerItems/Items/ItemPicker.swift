import PickerControlBase
import PickerText

/// A picker of your own items: the description of a control whose parts are made from these items.
///
///     let session = picker.session(width: 320, by: measurer)
public protocol ItemPicker {
  /// The control that the picker configures.
  associatedtype Settings: Control
  /// The session type of the picker.
  associatedtype Session

  /// The properties of the control, except those that are made from the items.
  var settings: Settings { get set }
  /// The control of the catalogue that this picker configures.
  var control: Settings { get }

  /// Lays the picker out in a proposed size.
  ///
  /// - Parameters:
  ///   - proposal: The size in which the picker is laid out.
  ///   - measurer: Measures the labels.
  func session(within proposal: ProposedSize, by measurer: any TextMeasuring) -> Session
}

extension ItemPicker {
  /// The border-box width in points; nil fits all items on one line.
  public var width: Double? {
    get { settings.container.width }
    set { settings.container.width = newValue }
  }

  /// Shapes every text once.
  public func measured(by measurer: any TextMeasuring) -> Settings.Measured {
    control.measured(by: measurer)
  }

  /// Lays the picker out in a width.
  ///
  /// - Parameters:
  ///   - width: The border-box width in points; nil uses ``width``.
  ///   - measurer: Measures the labels.
  public func session(width: Double? = nil, by measurer: any TextMeasuring) -> Session {
    session(within: ProposedSize(width: width), by: measurer)
  }
}
