import PickerColor
import PickerJSON
import PickerTree

extension ReadingScope {
  /// Writes the members of the document of a control, and refuses a control that cannot be written.
  ///
  /// - Parameters:
  ///   - header: The keys that come first, and decide how the others are read.
  ///   - outerKeys: Keys of the object that are read by its container.
  package func write(
    _ control: AnyControl, _ header: DocumentHeader, besides outerKeys: [String] = [],
    to json: inout JSONWriter
  ) {
    json.member("type", string: control.type)
    #if !hasFeature(Embedded)
      let kind = kinds.first { $0.type == control.type }
      guard let kind, let base = kind.writable?(control) else {
        let type = control.type.quotedInMessage
        return json.noteRefusal("a control of the type \(type) cannot be written as JSON")
      }
      if control.container.textScale != 1 {
        json.noteRefusal("is scaled by a localization: write the control before")
      }
      do throws(JSONError) {
        let (header, source) = try source(of: base, header, kind, besides: outerKeys)
        header.write(base, self, to: &json)
        try json.writeMembers(of: base, over: source)
      } catch {
        json.noteRefusal(error.message)
      }
    #endif
  }
}

#if !hasFeature(Embedded)
  extension ReadingScope {
    /// The header of a document, with a theme if the control has other colours than the theme around it, and the source
    /// of a document that has only this header.
    private func source(
      of control: any WritableControl, _ header: DocumentHeader, _ kind: ControlKind,
      besides outerKeys: [String]
    ) throws(JSONError) -> (DocumentHeader, DocumentSource) {
      let container = control.container
      let source = try header.source(of: control, in: self, besides: outerKeys)
        .resolvingTheme(kind.themeSections)
      let style = source.scope.style
      guard style?.background != container.paper || style?.foreground != container.foreground
      else { return (header, source) }
      var header = header
      header.takeTheme(of: container, in: self.style)
      return (
        header,
        try header.source(of: control, in: self, besides: outerKeys)
          .resolvingTheme(kind.themeSections)
      )
    }
  }

  extension JSONWriter {
    /// Writes the keys of a control behind those of its header.
    fileprivate mutating func writeMembers(
      of control: any WritableControl, over source: DocumentSource
    ) throws(JSONError) {
      let outer = currentNotes
      let hasOneScheme = outer.isInSchemes && source.scope.style?.scheme != .auto
      note { $0.hasOneScheme = hasOneScheme }
      try control.write(over: source, to: &self)
      note { $0.hasOneScheme = outer.hasOneScheme }
    }
  }
#endif

/// The keys of a document that decide how its other keys are read.
package struct DocumentHeader {
  /// The background and the direction, as far as they decide.
  private var container = Container()
  /// A container from which the direction differs if it is written.
  private var plain = Container()
  /// The colours behind the control and of texts; nil: those of the theme around it.
  private var theme: (paper: Color, foreground: Color)?
  private var scheme: SchemeChoice?
  private let browser: Browser?
  private let inSchemes: Bool

  /// - Parameters:
  ///   - control: The control of the document.
  ///   - hasDirection: Whether the direction is written even if it is the default.
  ///   - inSchemes: Whether colours may differ between the schemes; the fills then decide about those on them.
  ///   - browser: The browser that the document matches.
  package init(
    _ control: AnyControl, hasDirection: Bool = false, inSchemes: Bool, browser: Browser? = nil
  ) {
    let own = control.container
    self.browser = browser
    if hasDirection {
      container.direction = own.direction
      container.itemsHaveOwnDirection = own.itemsHaveOwnDirection
      plain.direction = own.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
    self.inSchemes = inSchemes
    guard inSchemes else { return }
    if own.background?.isFixed == true { container.background = own.background }
  }

  /// Takes the colours that a theme gave to a container.
  package mutating func takeTheme(of container: Container, in style: ThemeStyle?) {
    let (paper, foreground) = (container.paper ?? .clear, container.foreground ?? .black)
    theme = (paper, foreground)
    let hasSchemes = paper.dark != nil || foreground.dark != nil
    if hasSchemes, style?.scheme != .auto { scheme = .auto }
  }

  /// Lets the colours of the document differ between the schemes.
  package mutating func takeSchemes(of container: Container) {
    takeTheme(of: container, in: nil)
    scheme = .auto
  }
}

#if !hasFeature(Embedded)
  extension DocumentHeader {
    fileprivate func write(
      _ control: any WritableControl, _ scope: ReadingScope, to json: inout JSONWriter
    ) {
      control.writeVariant(to: &json)
      if let browser { json.member("match", string: browser.rawValue) }
      if let theme {
        json.object("theme") { json in
          json.key("background")
          theme.paper.write(to: &json)
          json.key("foreground")
          theme.foreground.write(to: &json)
        }
      }
      if let scheme { json.member("scheme", string: scheme.rawValue) }
      var container = container
      let fills = control.decidingFills
      if inSchemes, fills.isFixed { container.fills = fills }
      Container.fields.writeChanges(of: container, from: plain, scope, to: &json)
    }

    /// The source of a document that has only this header.
    fileprivate func source(
      of control: any WritableControl, in scope: ReadingScope, besides outerKeys: [String]
    ) throws(JSONError) -> DocumentSource {
      let written = try? JSONWriter.document { json in
        json.object { write(control, scope, to: &$0) }
      }
      let context = scope.style?.context ?? ReadingContext(alternative: .first)
      let json = try JSONValue(parsing: written?.bytes ?? Array("{}".utf8)).within(context)
      return DocumentSource(
        layers: [try json.object()], scope: scope, path: "$", outerKeys: outerKeys + ["match"])
    }
  }
#endif
