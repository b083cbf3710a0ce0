import PickerControlBase
import PickerGeometry
import Testing

@Suite struct FingerVelocityTests {
  /// A drag of 100 points a second to the right, every hundredth of a second from 5 on.
  private func drag(for seconds: Double, window: Double?) -> FingerVelocity {
    var finger = FingerVelocity(at: Point(x: 3, y: 4), time: 5, window: window)
    for step in 1...Int(seconds * 100) {
      finger.move(to: Point(x: 3 + Double(step), y: 4), at: 5 + Double(step) / 100)
    }
    return finger
  }

  @Test(arguments: [nil, 0.1, 0.025] as [Double?])
  func steadyDrag_hasItsVelocity(window: Double?) {
    let velocity = drag(for: 0.5, window: window).velocity(at: 5.5)
    #expect(abs(velocity.x - 100) < 1e-6 && velocity.y == 0)
  }

  @Test func finger_thatRests_losesItsVelocityWithinTheWindow() {
    let finger = drag(for: 0.5, window: 0.1)
    #expect(abs(finger.velocity(at: 5.55).x - 50) < 1e-6)
    #expect(finger.velocity(at: 5.6) == .zero)
    #expect(abs(drag(for: 0.5, window: nil).velocity(at: 6).x - 50) < 1e-6)
  }

  @Test func velocity_ofAShortDrag_isTheMean() {
    #expect(abs(drag(for: 0.05, window: 0.1).velocity(at: 5.05).x - 100) < 1e-6)
    #expect(FingerVelocity(at: .zero, time: 5).velocity(at: 5) == .zero)
    #expect(drag(for: 0.5, window: 0).velocity(at: 5.5) == .zero)
  }

  @Test func window_withoutSamplesAtItsStart_interpolates() {
    var finger = FingerVelocity(at: .zero, time: 0)
    finger.move(to: Point(x: 20, y: 0), at: 0.2)
    finger.move(to: Point(x: 20, y: 30), at: 0.25)
    let velocity = finger.velocity(at: 0.25)
    #expect(abs(velocity.x - 50) < 1e-9 && abs(velocity.y - 300) < 1e-9)
  }
}
