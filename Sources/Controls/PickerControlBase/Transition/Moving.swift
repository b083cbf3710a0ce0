/// A value whose numbers move, at one time: what it is, and how fast it changes.
struct Moving<Value: Sendable>: Sendable {
  var value: Value
  /// The velocities of its numbers, per second; empty if they are at rest.
  var speeds: [Double] = []
}
