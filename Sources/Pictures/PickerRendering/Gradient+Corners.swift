import PickerColor
import PickerGeometry
import PickerTree

extension Gradient {
  /// Returns the angles, in degrees within one turn and ascending, at which the gradient is not smooth: its stops
  /// and the ends of the sweep.
  package func corners(along sweep: Sweep) -> [Double] {
    let start = min(sweep.from.degrees, sweep.to.degrees)
    let span = sweep.to.degrees - sweep.from.degrees
    let bends = stops.map { sweep.from.degrees + $0.offset * span }
    let ends = [sweep.from.degrees, sweep.to.degrees, start + (span.magnitude + 360) / 2]
    let within = (bends + ends).map { degrees in
      let way = (degrees - start).truncatingRemainder(dividingBy: 360)
      return start + (way < 0 ? way + 360 : way)
    }
    return Set(within + [start, start + 360]).sorted()
  }
}
