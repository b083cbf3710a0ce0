import PickerGeometry

/// A value that can be created without arguments, with all properties unset or at their defaults.
protocol DefaultInitializable {
  init()
}

/// A value that is rarely other than its default.
///
/// The default takes one word without separate storage. Any other value is shared by its copies until one of them
/// changes it. Items with many properties of which few are set thus stay a few words long.
struct Sparse<Value: DefaultInitializable & Hashable & Sendable>: Hashable, Sendable {
  /// The storage; nil if nothing was ever set. A property that is read through it is copied alone.
  private(set) var stored: CopyOnWrite<Value>?

  init() {}

  /// Stores a value; the default needs no storage.
  init(_ value: Value) {
    if value != Value() { stored = CopyOnWrite(value) }
  }

  /// Whether nothing was ever set, which implies the default. O(1).
  var isUnset: Bool { stored == nil }

  /// The value; changing it creates or copies the storage first.
  var value: Value {
    // Not inlined: it copies all properties.
    @inline(never) get { stored?.value ?? Value() }
    _modify {
      if stored == nil { stored = CopyOnWrite(Value()) }
      // swift-format-ignore: NeverForceUnwrap
      yield &stored!.value
    }
  }

  /// Whether both values are equal; they are compared only where the storage is not shared.
  static func == (a: Sparse, b: Sparse) -> Bool {
    switch (a.stored, b.stored) {
    case (nil, nil): true
    case (let a?, let b?): a == b
    case (let one?, nil), (nil, let one?): one.value == Value()
    }
  }

  func hash(into hasher: inout Hasher) {
    guard let stored, stored.value != Value() else { return hasher.combine(false) }
    hasher.combine(stored)
  }
}
