import PickerText
import PickerTree

/// A control of any type.
///
/// Panels, layers and documents hold their controls as `AnyControl`. It holds closures, because
/// Embedded Swift has no existential types of protocols that structures conform to.
public struct AnyControl: Sendable {
  private let storage: Storage

  // A class, so that to copy a control is to retain it.
  private final class Storage: Sendable {
    let type: String
    let container: Container
    let measure: @Sendable (any TextMeasuring) -> AnyMeasuredControl
    let changing: @Sendable (Container) -> AnyControl
    let localize: @Sendable (Localization) -> AnyControl
    let toggle: @Sendable () -> AnyControl?
    let begin: @Sendable (ProposedSize, any TextMeasuring, Double) -> (any ControlSession)?
    #if !hasFeature(Embedded)
      let base: any Control
    #endif

    init<Base: Control>(_ base: Base) {
      type = Base.type
      container = base.container
      measure = { AnyMeasuredControl(base.measured(by: $0)) }
      changing = { container in
        var changed = base
        changed.container = container
        return AnyControl(changed)
      }
      localize = { AnyControl(base.localized(by: $0)) }
      toggle = { base.togglingSelection.map { AnyControl($0) } }
      begin = { base.session(within: $0, by: $1, at: $2) }
      #if !hasFeature(Embedded)
        self.base = base
      #endif
    }
  }

  /// Wraps a control.
  public init<Base: Control>(_ base: Base) { storage = Storage(base) }

  /// The value of `type` in documents.
  public var type: String { storage.type }

  /// The properties that all controls share; see ``setting(container:)``.
  public var container: Container { storage.container }

  /// Shapes every text of the control once, so that layout afterwards is arithmetic.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    storage.measure(measurer)
  }

  /// Begins to use the control: what a user does goes into the session, and the tree at any time comes out.
  ///
  /// - Parameters:
  ///   - proposal: The size in which the control is laid out.
  ///   - measurer: Measures its texts.
  ///   - time: The time when the session begins, in seconds; pages that advance by themselves do so from then on.
  /// - Returns: Nil for a control that takes no input, such as a text.
  public func session(
    within proposal: ProposedSize = .asDeclared, by measurer: any TextMeasuring,
    at time: Double = 0
  ) -> (any ControlSession)? { storage.begin(proposal, measurer, time) }

  /// Returns the control in another language, direction and text size: its texts translated, its fonts scaled.
  ///
  /// Boxes, padding and icons keep their sizes.
  public func localized(by localization: Localization) -> AnyControl {
    storage.localize(localization)
  }

  /// The control with every item selected that is not, and the other way round; nil where it has no items to select.
  ///
  /// It shows the colours of the other state, whatever the control allows to be selected.
  public var togglingSelection: AnyControl? { storage.toggle() }

  /// Returns the control with another container.
  public func setting(container: Container) -> AnyControl { storage.changing(container) }

  #if !hasFeature(Embedded)
    /// Returns the control if it is of that type, otherwise nil: `document.control.as(Chips.self)`.
    public func `as`<Base: Control>(_: Base.Type) -> Base? { storage.base as? Base }
  #endif
}

/// A measured control of any type.
public struct AnyMeasuredControl: MeasuredControl {
  private let makeTree: @Sendable (ProposedSize) -> LayoutTree
  private let makeInteractiveLayout: @Sendable (ProposedSize) -> InteractiveLayout

  /// Wraps a measured control.
  public init(_ base: some MeasuredControl) {
    makeTree = { base.layout(within: $0) }
    makeInteractiveLayout = { base.interactiveLayout(within: $0) }
  }

  /// Returns the layout of the control in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree { makeTree(proposal) }

  /// Returns the layout of the control in the proposed size, with its interactive controls.
  public func interactiveLayout(within proposal: ProposedSize) -> InteractiveLayout {
    makeInteractiveLayout(proposal)
  }
}
