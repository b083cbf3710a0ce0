import PickerCheck
import PickerJSON
import PickerText

extension BoxTable {
  /// Removes families that are not loaded, with a warning for each: the next one of a list is used, as in CSS.
  /// - Parameter isLoaded: Whether a family is loaded.
  package mutating func removeFamilies(unless isLoaded: (String) -> Bool) {
    var told: Set<String> = []
    for place in boxes.indices {
      let listed = boxes[place].families
      boxes[place].families = listed.filter(isLoaded)
      for family in listed where !isLoaded(family) && told.insert(family).inserted {
        note(missing: family, at: boxes[place].line, using: boxes[place].families.first)
      }
    }
  }

  private mutating func note(missing family: String, at line: Int, using other: String?) {
    let message =
      "font: no font of the family \(family.quotedInMessage) is loaded; "
      + "\(other ?? Font.defaultFamilies[0]) is used instead"
    problems.append(CheckProblem(.missingFont, path: path, line: line, message: message))
  }
}
