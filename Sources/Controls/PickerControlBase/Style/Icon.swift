import PickerColor
import PickerGeometry
import PickerTree

/// An icon in a box: a built-in icon, or your own artwork.
///
///     Icon(.star)
///     Icon("logo", width: 20, height: 12, artwork: logo)
///
/// It has the colour of the adjacent label in each state, or its own ``tint``. Without artwork, renderers look up the
/// name. If neither they nor `BuiltInIcon` know it, they draw a dotted box, and the tree has a warning `missingIcon`.
public struct Icon: Hashable, Sendable {
  /// The name that identifies the icon to renderers.
  public var name: String
  /// The width in points; nil uses the font size of the label.
  public var width: Double?
  /// The height in points; nil uses the font size of the label.
  public var height: Double?
  /// The colour; nil uses the label's colour.
  public var tint: Color?
  // In storage of its own: few icons have it, and every item has space for an icon.
  private var details: CopyOnWrite<Details>?

  /// Properties that few icons have.
  fileprivate struct Details: Hashable {
    var artwork: Artwork?
    var suggestion: String?
    var shadow: Shadow?
  }

  /// Creates an icon with a name, and artwork unless it is built in.
  public init(
    _ name: String, width: Double? = nil, height: Double? = nil, tint: Color? = nil,
    artwork: Artwork? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.tint = tint
    if let artwork { self.artwork = artwork }
  }

  /// Creates a built-in icon.
  public init(
    _ icon: BuiltInIcon, width: Double? = nil, height: Double? = nil, tint: Color? = nil
  ) {
    self.init(icon.rawValue, width: width, height: height, tint: tint)
  }

  /// The artwork; nil uses the built-in icon with this name, or asks the renderer.
  public var artwork: Artwork? {
    get { details?.value.artwork }
    set { change { $0.artwork = newValue } }
  }

  /// The shadow; nil for none.
  public var shadow: Shadow? {
    get { details?.value.shadow }
    set { change { $0.shadow = newValue } }
  }

  /// The name that may have been meant, where nothing defines the name; empty: none is near; nil: nobody searched for one.
  package var suggestion: String? {
    get { details?.value.suggestion }
    set { change { $0.suggestion = newValue } }
  }
}

extension Icon {
  /// Whether nothing defines its name.
  package var isUnknown: Bool { artwork == nil && BuiltInIcon(name: name) == nil }

  /// The icon as stored in trees; most arrows are mirrored from right to left.
  package func reference(in direction: LayoutDirection) -> IconReference {
    let isMirrored = artwork?.isMirrored ?? BuiltInIcon(name: name)?.isMirrored ?? false
    return IconReference(
      name, artwork: artwork, isMirrored: isMirrored && direction == .rightToLeft)
  }

  private mutating func change(_ change: (inout Details) -> Void) {
    var changed = details?.value ?? Details()
    change(&changed)
    details = changed.stored
  }
}

extension Icon.Details {
  /// The details in separate storage; nil if there are none.
  fileprivate var stored: CopyOnWrite<Icon.Details>? {
    artwork == nil && suggestion == nil && shadow == nil ? nil : CopyOnWrite(self)
  }
}

/// The placement of the check mark of a selected item.
public enum Checkmark: String, Hashable, Sendable, CaseIterable {
  /// No check mark.
  case none
  /// Before the icon.
  case besideIcon
  /// In the icon's place; if there is no icon, before the label.
  case insteadOfIcon
}
