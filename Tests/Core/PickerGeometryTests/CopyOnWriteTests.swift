import Testing

@testable import PickerGeometry

@Suite struct CopyOnWriteTests {
  /// An object whose deallocation the tests observe.
  private final class Witness: Sendable {}

  @Test func copies_shareStorage_untilOneIsChanged() {
    let first = CopyOnWrite([1, 2])
    var second = first
    #expect(second.isSame(as: first))
    second.value.append(3)
    #expect(!second.isSame(as: first))
    #expect(first.value == [1, 2] && second.value == [1, 2, 3])
  }

  @Test func change_ofTheOnlyCopy_isInPlace() {
    var only = CopyOnWrite([1, 2])
    only.value.reserveCapacity(10)
    let before = only.value.withUnsafeBufferPointer(\.baseAddress)
    only.value.append(3)
    #expect(only.value.withUnsafeBufferPointer(\.baseAddress) == before)
  }

  @Test func equality_comparesValues() {
    #expect(CopyOnWrite([1]) == CopyOnWrite([1]) && CopyOnWrite([1]) != CopyOnWrite([2]))
    #expect(CopyOnWrite([1]).hashValue == CopyOnWrite([1]).hashValue)
  }

  @Test func value_isFreedWithItsLastCopy() {
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      let first = CopyOnWrite(kept)
      #expect(first.isSame(as: first) && witness != nil)
    }
    #expect(witness == nil)
  }
}
