import PickerColor
import PickerGeometry

/// What is done to a node and all beneath it once they are drawn.
///
/// First what is beneath is cut, then come the filters, then the opacity of the node's paint, and then
/// the picture meets what has been painted before it.
///
/// Few nodes have any; those that do refer to the tree's ``LayoutTree/effects``.
public struct Effects: Hashable, Sendable {
  /// Moves, turns or scales the node about its frame's origin; frames and hit regions are those
  /// before it.
  public var transform: AffineTransform
  /// How the picture meets what has been painted before it.
  public var blend: BlendMode
  /// Whether what is beneath the node is cut to the node's own shape.
  public var clips: Bool
  /// What the renderer makes of the picture, in order.
  public var filters: [Filter]

  /// Effects; without any the node is drawn as it is.
  public init(
    transform: AffineTransform = .identity, blend: BlendMode = .normal, clips: Bool = false,
    filters: [Filter] = []
  ) {
    self.transform = transform
    self.blend = blend
    self.clips = clips
    self.filters = filters
  }
}

/// A change of the picture that the renderer carries out; a tree only passes it on.
///
/// Source: Filter Effects 1, section 6.
public struct Filter: Hashable, Sendable {
  /// What is changed.
  public var name: Name
  /// How much: a standard deviation in points for `blur`, degrees for `hueRotate`, else a share of 1.
  public var amount: Double

  /// What a filter changes.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Blurs.
    case blur
    /// Multiplies the light; 1 changes nothing.
    case brightness
    /// Draws apart light and dark; 1 changes nothing.
    case contrast
    /// Takes colour away; 0 changes nothing.
    case grayscale
    /// Turns the hue.
    case hueRotate
    /// Turns colours into their opposites; 0 changes nothing.
    case invert
    /// Makes more colourful; 1 changes nothing.
    case saturate
    /// Makes brown; 0 changes nothing.
    case sepia
  }

  /// A filter of that strength.
  public init(_ name: Name, _ amount: Double) {
    self.name = name
    self.amount = amount
  }
}
