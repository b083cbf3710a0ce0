import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// A control of any type.
///
/// Panels, layers and documents hold their controls as `AnyControl`. It stores closures, because Embedded Swift has
/// no existential types of protocols that structs conform to.
public struct AnyControl: Sendable {
  private struct Contents: Sendable {
    let type: String
    let container: @Sendable () -> Container
    let measure: @Sendable (any TextMeasuring) -> AnyMeasuredControl
    let changing: @Sendable (Container) -> AnyControl
    let localize: @Sendable (Localization) -> AnyControl
    let toggle: @Sendable () -> AnyControl?
    let frames: @Sendable (Double?, any TextMeasuring) -> [LayoutAnimation.Frame]?
    let begin: @Sendable (ProposedSize, any TextMeasuring, Double) -> (any ControlSession)?
  }

  // Shared, so that to copy a control is to retain it.
  private final class Storage: Sendable {
    let contents: Contents
    #if hasFeature(Embedded)
      init(_ contents: Contents) { self.contents = contents }
    #else
      /// The one copy of the control, which the closures share.
      let base: any AnyObject & Sendable

      init(_ contents: Contents, sharing base: any AnyObject & Sendable) {
        self.contents = contents
        self.base = base
      }
    #endif
  }

  private final class SharedControl<Base: Control>: Sendable {
    let value: Base

    init(_ value: Base) { self.value = value }
  }

  private let storage: Storage

  private var contents: Contents { _read { yield storage.contents } }

  /// Wraps a control.
  public init<Base: Control>(_ base: Base) {
    // One copy for all closures.
    let shared = SharedControl(base)
    let contents =
      Contents(
        type: base.documentType, container: { shared.value.container },
        measure: { shared.value.measured(by: $0).erased },
        changing: { container in
          var changed = shared.value
          changed.container = container
          return AnyControl(changed)
        },
        localize: { AnyControl(shared.value.localized(by: $0)) },
        toggle: { shared.value.togglingSelection.map { AnyControl($0) } },
        frames: { shared.value.frames(fps: $0, by: $1) },
        begin: { shared.value.session(within: $0, by: $1, at: $2) })
    #if hasFeature(Embedded)
      storage = Storage(contents)
    #else
      storage = Storage(contents, sharing: shared)
    #endif
  }

  /// The value of `type` in documents.
  public var type: String { contents.type }

  /// The properties that all controls share; see ``setting(container:)``.
  public var container: Container { contents.container() }

  /// Shapes every text of the control once. Layout afterwards is arithmetic. If the current budget is exceeded, the
  /// result is an empty control.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    Budget.mayProceed ? contents.measure(measurer) : AnyMeasuredControl(UnplacedControl.stopped)
  }

  /// Starts a session: it takes user input and returns the layout tree at any time.
  ///
  /// - Parameters:
  ///   - proposal: The size in which the control is laid out.
  ///   - measurer: Measures its texts.
  ///   - time: The time at which the session begins, in seconds. Pages that advance automatically do so from this
  ///     time.
  /// - Returns: Nil if the control takes no input, such as a text, unless its gradients are animated.
  public func session(
    within proposal: ProposedSize = .asDeclared, by measurer: any TextMeasuring,
    at time: Double = 0
  ) -> (any ControlSession)? { contents.begin(proposal, measurer, time) }

  /// Returns the control in another language, direction and text size, with translated texts and scaled fonts.
  ///
  /// Boxes, padding and icons keep their sizes.
  public func localized(by localization: Localization) -> AnyControl {
    contents.localize(localization)
  }

  /// The control with the selection of every item inverted; nil if it has no selectable items.
  ///
  /// It ignores the selection rule of the control: it only shows the colours of the other state.
  public var togglingSelection: AnyControl? { contents.toggle() }

  /// The frames of a control that is animated, at most one minute of them; nil if it is not.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0; nil uses the control's own rate, or 30.
  ///   - measurer: Measures the texts of the frames.
  public func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]? {
    contents.frames(fps, measurer)
  }

  /// Returns the control with another container.
  public func setting(container: Container) -> AnyControl { contents.changing(container) }

  #if !hasFeature(Embedded)
    /// Returns the control if it has this type, otherwise nil: `document.control.as(Chips.self)`.
    public func `as`<Base: Control>(_: Base.Type) -> Base? {
      (storage.base as? SharedControl<Base>)?.value
    }
  #endif
}

/// A measured control of any type.
public struct AnyMeasuredControl: MeasuredControl {
  // Closures instead of a class that is generic over the control, which would look up its conformance when it is made.
  private struct Contents: Sendable {
    let makeTree: @Sendable (ProposedSize) -> LayoutTree
    let makeNestedLayout: @Sendable (ProposedSize) -> NestedLayout
    let makeContent: @Sendable (_ isNarrow: Bool) -> any FlowContent
  }

  private final class Storage: Sendable {
    let contents: Contents
    /// The cached contents of a flow item: at its own width, and narrower.
    let asked = Mutex<(plain: Content?, narrow: Content?)>((nil, nil))

    init(_ contents: Contents) { self.contents = contents }

    func content(isNarrow: Bool) -> any FlowContent {
      asked.withLock { asked in
        if let known = isNarrow ? asked.narrow : asked.plain { return known.content }
        let content = Content(contents.makeContent(isNarrow))
        if isNarrow { asked.narrow = content } else { asked.plain = content }
        return content.content
      }
    }

    /// Takes the layout with which a content has answered.
    func takeLayout(within proposal: ProposedSize) -> NestedLayout? {
      #if hasFeature(Embedded)
        nil
      #else
        asked.withLock { (proposal.isNarrow ? $0.narrow : $0.plain)?.laidOut }?
          .takeLayout(within: proposal)
      #endif
    }
  }

  private struct Content: Sendable {
    let content: any FlowContent
    #if hasFeature(Embedded)
      init(_ content: any FlowContent) { self.content = content }
    #else
      /// The same content if it keeps its layout; asked once, because each layout looks.
      let laidOut: (any LaidOutContent)?

      init(_ content: any FlowContent) {
        self.content = content
        laidOut = content as? any LaidOutContent
      }
    #endif
  }

  private let storage: Storage

  /// Wraps a measured control.
  public init(_ base: some MeasuredControl) {
    let shared = CopyOnWrite(base)
    storage = Storage(
      Contents(
        makeTree: { shared.value.layout(within: $0) },
        makeNestedLayout: { shared.value.nestedLayout(within: $0) },
        makeContent: { $0 ? shared.value.narrowContent : shared.value.content }))
  }

  /// Returns the layout of the control in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    Budget.mayProceed ? storage.contents.makeTree(proposal) : UnplacedControl.stopped.tree
  }

  /// Returns the layout of the control in the proposed size, as part of a container's tree.
  public func nestedLayout(within proposal: ProposedSize) -> NestedLayout {
    guard Budget.mayProceed else { return NestedLayout(UnplacedControl.stopped.tree) }
    return storage.takeLayout(within: proposal) ?? storage.contents.makeNestedLayout(proposal)
  }

  /// The control as the content of a flow item.
  public var content: any FlowContent { storage.content(isNarrow: false) }

  /// The control as the content of a panel item that is narrower than its declared width.
  public var narrowContent: any FlowContent { storage.content(isNarrow: true) }

  /// The control itself.
  public var erased: AnyMeasuredControl { self }
}

/// A control that is not laid out, because a number is invalid or because work had to stop: its layout is the same in every proposed size.
package struct UnplacedControl: MeasuredControl {
  let tree: LayoutTree

  package init(tree: LayoutTree) { self.tree = tree }

  /// A control of a document that exceeds its budget. Nobody sees it.
  static let stopped: UnplacedControl = {
    var tree = LayoutTree(type: Role.flow.rawValue)
    tree.appendRoot(.flow, of: Container(), size: .zero) { _ in }
    return UnplacedControl(tree: tree)
  }()

  package func layout(within proposal: ProposedSize) -> LayoutTree { tree }
}
