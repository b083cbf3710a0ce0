import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// A control of any type.
///
/// Panels, layers and documents hold their controls as `AnyControl`. It holds closures, because
/// Embedded Swift has no existential types of protocols that structures conform to.
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
        measure: { AnyMeasuredControl(shared.value.measured(by: $0)) },
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

  /// Shapes every text of the control once, so that layout afterwards is arithmetic. Beyond the current budget it is a control
  /// without any.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    Budget.mayProceed ? contents.measure(measurer) : AnyMeasuredControl(UnplacedControl.stopped)
  }

  /// Begins to use the control: what a user does goes into the session, and the tree at any time comes out.
  ///
  /// - Parameters:
  ///   - proposal: The size in which the control is laid out.
  ///   - measurer: Measures its texts.
  ///   - time: The time when the session begins, in seconds; pages that advance by themselves do so from then on.
  /// - Returns: Nil for a control that takes no input, such as a text, unless its gradients move.
  public func session(
    within proposal: ProposedSize = .asDeclared, by measurer: any TextMeasuring,
    at time: Double = 0
  ) -> (any ControlSession)? { contents.begin(proposal, measurer, time) }

  /// Returns the control in another language, direction and text size: its texts translated, its fonts scaled.
  ///
  /// Boxes, padding and icons keep their sizes.
  public func localized(by localization: Localization) -> AnyControl {
    contents.localize(localization)
  }

  /// The control with every item selected that is not, and the other way round; nil if it has no items to select.
  ///
  /// It shows the colours of the other state, whatever the control allows to be selected.
  public var togglingSelection: AnyControl? { contents.toggle() }

  /// The frames of a control that moves by itself, of a minute at most; nil if it does not.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0; nil: as many as the control declares, else 30.
  ///   - measurer: Measures the texts of the frames.
  public func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]? {
    contents.frames(fps, measurer)
  }

  /// Returns the control with another container.
  public func setting(container: Container) -> AnyControl { contents.changing(container) }

  #if !hasFeature(Embedded)
    /// Returns the control if it is of that type, otherwise nil: `document.control.as(Chips.self)`.
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
    /// What has been asked for as the content of an item, as it is and narrower.
    let asked = Mutex<(plain: (any FlowContent)?, narrow: (any FlowContent)?)>((nil, nil))

    init(_ contents: Contents) { self.contents = contents }

    func content(isNarrow: Bool) -> any FlowContent {
      asked.withLock { asked in
        if let known = isNarrow ? asked.narrow : asked.plain { return known }
        let content = contents.makeContent(isNarrow)
        if isNarrow { asked.narrow = content } else { asked.plain = content }
        return content
      }
    }

    /// Takes the layout with which a content has answered.
    func takeLayout(within proposal: ProposedSize) -> NestedLayout? {
      #if hasFeature(Embedded)
        nil
      #else
        let (plain, narrow) = asked.withLock { $0 }
        let content = proposal.isNarrow ? narrow : plain
        return (content as? any LaidOutContent)?.takeLayout(within: proposal)
      #endif
    }
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

  /// Returns the layout of the control in the proposed size as a part of the tree of a container.
  public func nestedLayout(within proposal: ProposedSize) -> NestedLayout {
    guard Budget.mayProceed else { return NestedLayout(UnplacedControl.stopped.tree) }
    return storage.takeLayout(within: proposal) ?? storage.contents.makeNestedLayout(proposal)
  }

  /// The control as the content of an item of a flow.
  public var content: any FlowContent { storage.content(isNarrow: false) }

  /// The control as the content of an item of a panel that is narrower than it is declared.
  public var narrowContent: any FlowContent { storage.content(isNarrow: true) }
}

/// A control that is not laid out, because a number is invalid or because work had to stop: its layout is the same in every proposed size.
package struct UnplacedControl: MeasuredControl {
  let tree: LayoutTree

  package init(tree: LayoutTree) { self.tree = tree }

  /// A control of a document that is beyond its budget, so that nobody sees it.
  static let stopped: UnplacedControl = {
    var tree = LayoutTree(type: Role.flow.rawValue)
    tree.appendRoot(.flow, of: Container(), size: .zero) { _ in }
    return UnplacedControl(tree: tree)
  }()

  package func layout(within proposal: ProposedSize) -> LayoutTree { tree }
}
