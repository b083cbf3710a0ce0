import PickerControls
import PickerLayout

/// The lines of messages about a JSON file, which begin with a path: `$.silence[3]: …`.
struct MessageLines {
  private var places: PathPlaces?
  private let ends: LineEnds

  init(in file: [UInt8]) {
    places = try? PathPlaces(in: file)
    ends = LineEnds(of: file)
  }

  /// The line, from 1; 1 for a file that is not JSON.
  mutating func line(of message: String) -> Int {
    ends.line(of: places?.offset(of: String(message.prefix { $0 != ":" })) ?? 0)
  }
}
