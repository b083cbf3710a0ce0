import PickerColor
import PickerControlBase
import PickerGeometry
import PickerTree

extension Segmented {
  /// The appearance of the segments as a group.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Segments on a track, with an indicator that slides to the selected one.
    case track
    /// Buttons of a connected group: 2 points apart, round at the ends of their line, with small corners
    /// towards their neighbours. The selected one is fully round and has its own fill.
    ///
    /// - Source: Material Design 3, connected button groups; the numbers come from `ButtonGroupDefaults` and
    ///   `ConnectedButtonGroupSmallTokens` in Compose Material 3 1.4: a space of 2 between buttons 40 high, inner
    ///   corners of 8 (4 while pressed), and full corners at the ends and of the checked button.
    case connected
  }

  /// Replaces the defaults of another variant by the defaults of this one; other values are kept.
  mutating func adoptDefaults(insteadOf old: Variant) {
    guard variant != old else { return }
    let (before, after) = (old.container, variant.container)
    if container.padding == before.padding { container.padding = after.padding }
    if container.fills == before.fills { container.fills = after.fills }
    if container.cornerRadius == before.cornerRadius { container.cornerRadius = after.cornerRadius }
    if spacing == old.spacing { spacing = variant.spacing }
  }

  /// The style of segments without their own: the control's, merged onto its variant's.
  var baseStyle: ItemStyle { segment.merging(onto: variant.style) }
}

extension Segmented.Variant {
  /// The default container.
  var container: Container { self == .track ? .segmented : .connected }

  /// The default gap between segments, in points.
  var spacing: Double { self == .track ? 8 : 2 }

  /// The default style of segments.
  var style: ItemStyle { self == .track ? .segment : .connectedSegment }
}

extension Container {
  /// The default container of a segmented control: light grey, padded and rounded.
  public static let segmented = Container(padding: Insets(4)) {
    $0.fills = [.color(.pickerTrack)]
    $0.cornerRadius = 12
  }

  /// The default container of a connected group, without padding or paint.
  public static let connected = Container()
}

extension ItemStyle {
  /// The default style of segments on a track.
  static let segment: ItemStyle = {
    var style = ItemStyle.anySegment
    style.cornerRadius = 12
    style.textColor = Color.pickerSegmentText.withAlpha(0.76)
    style.selectedTextColor = .black
    return style
  }()

  /// The default style of segments of a connected group; its corner radius is the inner one.
  static let connectedSegment: ItemStyle = {
    var style = ItemStyle.anySegment
    style.cornerRadius = 8
    style.minHeight = 40
    style.fill = .pickerTrack
    style.selectedFill = .pickerSegmentText
    style.textColor = .pickerSegmentText
    style.selectedTextColor = .white
    return style
  }()

  private static let anySegment: ItemStyle = {
    var style = ItemStyle()
    style.padding = Insets(horizontal: 16, vertical: 8)
    style.iconSpacing = 6
    return style
  }()
}

extension Color {
  /// The light grey behind segments.
  fileprivate static let pickerTrack = Color(red: 0.92, green: 0.92, blue: 0.93)
  /// The dark grey of the labels of segments.
  fileprivate static let pickerSegmentText = Color(red: 0.24, green: 0.24, blue: 0.26)
}
