/// A value in shared storage, copied when one of several copies changes it.
///
/// The only unchecked `Sendable` storage of this module: a box is changed only while a single copy
/// refers to it, so no other thread can be reading it.
@frozen @usableFromInline
package struct CopyOnWrite<Value> {
  @usableFromInline final class SharedBox {
    // It is reached through the structure alone, whose accesses are exclusive.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: SharedBox

  /// Creates unshared storage for `value`.
  @inlinable package init(_ value: Value) { box = SharedBox(value) }

  /// The value; changing it first copies it where it is shared.
  @inlinable package var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = SharedBox(box.value) }
      yield &box.value
    }
  }

  /// Whether both refer to the same storage, which implies equal values.
  @inlinable package func isSame(as other: CopyOnWrite) -> Bool { box === other.box }
}

extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  /// Whether both have equal values; values are compared only where the storage is not shared.
  @inlinable package static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool {
    a.isSame(as: b) || a.value == b.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  /// Feeds the value.
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A property that few values have, in separate storage that copies share. If it is nil, it takes one pointer.
@propertyWrapper @frozen @usableFromInline
package struct Rare<Value> {
  @usableFromInline var storage: CopyOnWrite<Value>?

  @inlinable package init(wrappedValue: Value?) {
    storage = wrappedValue.map { CopyOnWrite($0) }
  }

  @inlinable package var wrappedValue: Value? {
    get { storage?.value }
    set { storage = newValue.map { CopyOnWrite($0) } }
  }

  /// Whether the property is nil, which is known without a copy of it.
  @inlinable package var isNil: Bool { storage == nil }
}

extension Rare: Sendable where Value: Sendable {}
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
