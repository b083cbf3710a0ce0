/// The icons that every renderer can draw, each with one name.
///
///     Icon(.star)       "icon": "star"
///
/// Their artwork was drawn for this project on a grid of 24 × 24 points, as lines 2 points wide with round caps and
/// joins. `layout icons` shows all of them.
public enum BuiltInIcon: String, Hashable, Sendable, CaseIterable {
  // Marks.
  case check, cross, plus, minus, checkCircle, crossCircle, plusCircle, minusCircle
  // Chevrons and arrows. Forward and backward follow the direction of the layout; left and right do not.
  case chevronUp, chevronDown, chevronLeft, chevronRight, chevronForward, chevronBackward
  case chevronUpDown
  case arrowUp, arrowDown, arrowLeft, arrowRight, arrowForward, arrowBackward
  // Finding and arranging.
  case search, filter, sliders, sort
  // Objects, people and places.
  case star, heart, home, gear, person, people, trash, pencil, copy, calendar, clock, bell, mail
  case chat, phone, camera, photo, video, music, map, pin, globe, lock, unlock, eye, eyeOff
  // Views and commerce.
  case list, grid, table, chart, cart, tag, bookmark, flag
  // Actions and weather.
  case link, share, download, upload, sun, moon, cloud, bolt
  // Hints and menus.
  case info, warning, help, moreHorizontal, moreVertical, menu
  // Editing and playing.
  case refresh, undo, redo, play, pause
  // Things.
  case folder, file, tray, box, paperplane, cup, gift, drop, leaf, palette, card, car, text
  case microphone, volume, wifi

  /// Creates the icon with a name; nil if there is none. `checkmark` is the name of ``check``, the icon of check
  /// marks. Names of SF Symbols, Material Symbols and the web are also accepted: `close` and `xmark` are ``cross``.
  public init?(name: String) {
    guard let icon = BuiltInIcon(rawValue: name) ?? BuiltInIcon(synonym: name) else { return nil }
    self = icon
  }

  /// Whether the icon is mirrored in right-to-left layouts, because it relates to reading or moving forward.
  public var isMirrored: Bool {
    switch self {
    case .chevronForward, .chevronBackward, .arrowForward, .arrowBackward, .sort, .chat, .list,
      .cart, .undo, .redo, .paperplane, .volume:
      true
    default: false
    }
  }
}
