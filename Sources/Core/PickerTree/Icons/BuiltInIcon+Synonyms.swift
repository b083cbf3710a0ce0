import PickerGeometry

extension BuiltInIcon {
  /// The icon that another name means: of SF Symbols, of Material Symbols, or a usual one of the web; nil: none.
  ///
  ///     BuiltInIcon(synonym: "close")              // cross
  ///     BuiltInIcon(synonym: "arrow.up")           // arrowUp
  ///     BuiltInIcon(synonym: "magnifyingglass")    // search
  init?(synonym name: String) {
    let words = name.split { $0 == "." || $0 == "_" || $0 == "-" }
    // The variants of SF Symbols are drawn as their outlines.
    let plain = words.last == "fill" ? words.dropLast() : words[...]
    let key = plain.joined(separator: ".")
    guard let icon = BuiltInIcon.byLowercasedName[plain.joined()] ?? BuiltInIcon.synonyms[key]
    else {
      return nil
    }
    self = icon
  }

  /// All names: the names of the icons, then their synonyms.
  package static let names = allCases.map { $0.rawValue } + synonyms.keys.sorted()

  /// The built-in icon to suggest for a name of an icon that has only a similar counterpart; nil if none is known.
  package static func proposal(for name: String) -> BuiltInIcon? {
    name == "swift" ? .paperplane : nil
  }

  /// The icons by their names in lower case: `arrow_up` and `arrow.up` are `arrowUp`.
  private static let byLowercasedName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.asciiLowercased, $0) })

  /// Other names, with points between their words, in lower case.
  static let synonyms: [String: BuiltInIcon] = {
    var names: [String: BuiltInIcon] = [:]
    for (icon, synonyms) in namesOfSynonyms {
      for name in synonyms.split(separator: " ") { names[String(name)] = icon }
    }
    return names
  }()

  private static let namesOfSynonyms: [(icon: BuiltInIcon, synonyms: String)] = [
    (.check, "checkmark done tick"), (.cross, "close xmark x clear"), (.plus, "add"),
    (.minus, "remove"), (.checkCircle, "checkmark.circle"), (.crossCircle, "xmark.circle cancel"),
    (.plusCircle, "add.circle"), (.minusCircle, "remove.circle do.not.disturb.on"),
    (.chevronUp, "expand.less keyboard.arrow.up"),
    (.chevronDown, "expand.more keyboard.arrow.down"),
    (.chevronLeft, "keyboard.arrow.left"), (.chevronRight, "keyboard.arrow.right"),
    (.chevronForward, "navigate.next"), (.chevronBackward, "navigate.before"),
    (.chevronUpDown, "chevron.up.chevron.down unfold.more"), (.arrowUp, "arrow.upward"),
    (.arrowDown, "arrow.downward"), (.arrowBackward, "arrow.back"),
    (.search, "magnifyingglass find"),
    (.filter, "filter.list filter.alt line.3.horizontal.decrease"),
    (.sliders, "slider.horizontal.3 tune"), (.sort, "arrow.up.arrow.down"),
    (.heart, "favorite favourite"), (.home, "house"), (.gear, "gearshape settings"),
    (.person, "user account account.circle"), (.people, "person.2 group users"),
    (.trash, "delete bin"), (.pencil, "edit"), (.copy, "doc.on.doc content.copy"),
    (.calendar, "event calendar.today calendar.month"), (.clock, "schedule"),
    (.bell, "notifications"), (.mail, "envelope email"), (.chat, "bubble.left message"),
    (.phone, "call telephone"), (.camera, "photo.camera"),
    (.photo, "image picture photo.on.rectangle photo.on.rectangle.angled"),
    (.video, "videocam"), (.music, "music.note"), (.pin, "mappin location.on place location"),
    (.globe, "language public"), (.unlock, "lock.open"), (.eye, "visibility"),
    (.eyeOff, "eye.slash visibility.off"), (.list, "list.bullet format.list.bulleted"),
    (.grid, "square.grid.2x2 grid.view"), (.table, "tablecells table.chart"),
    (.chart, "chart.bar bar.chart"), (.cart, "shopping.cart"), (.tag, "label sell"),
    (.share, "square.and.arrow.up ios.share"),
    (.download, "square.and.arrow.down arrow.down.to.line file.download"),
    (.upload, "arrow.up.to.line file.upload"), (.sun, "sun.max light.mode"), (.moon, "dark.mode"),
    (.info, "info.circle"), (.warning, "exclamationmark.triangle"),
    (.help, "questionmark.circle question"), (.moreHorizontal, "ellipsis more.horiz more"),
    (.moreVertical, "more.vert"), (.menu, "line.3.horizontal hamburger"),
    (.refresh, "arrow.clockwise reload arrow.clockwise.icloud"), (.cloud, "icloud"),
    (.undo, "arrow.uturn.backward"),
    (.redo, "arrow.uturn.forward"), (.play, "play.arrow"),
    (.file, "doc description insert.drive.file document"), (.tray, "inbox"),
    (.box, "shippingbox inventory.2"), (.paperplane, "send"),
    (.cup, "cup.and.saucer local.cafe coffee"), (.gift, "card.giftcard redeem"),
    (.drop, "water.drop"), (.leaf, "eco"), (.palette, "paintpalette"),
    (.card, "creditcard credit.card"), (.car, "directions.car"), (.text, "textformat"),
    (.microphone, "mic"), (.volume, "speaker.wave.2 volume.up"),
  ]
}
