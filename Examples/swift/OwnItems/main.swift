// A picker over items of one's own: which of them is beneath a finger, and what a tap selects.
//
//     swift run OwnItems
//
// Two drinks are called "tea", and stay apart by their ids. Chips beyond the second row are hidden behind a chip that
// counts them.

import PickerLayout

struct Drink: Identifiable {
  let id: Int
  var name: String
  var isSoldOut = false
}

let drinks = [
  Drink(id: 1, name: "tea"), Drink(id: 2, name: "coffee"), Drink(id: 3, name: "tea"),
  Drink(id: 4, name: "cocoa", isSoldOut: true), Drink(id: 5, name: "lemonade"),
  Drink(id: 6, name: "water"), Drink(id: 7, name: "orange juice"),
]

var picker = FlexiblePicker(drinks, text: \.name, selection: [2]) { drink, chip in
  chip.isEnabled = !drink.isSoldOut
}
picker.settings.maxRows = 2
picker.settings.selection = SelectionRule(.multiple, limit: 2)

var session = picker.session(width: 260)
draw(session)
print("The rows are \(session.rows.map(names).joined(separator: " | "))")
print("Hidden are \(names(session.hiddenItems))")

// Taps, as the events of a window or a touch screen bring them.
let taps: [(target: String, point: Point?)] = [
  ("the second tea", session.frame(of: 3)?.center),
  ("coffee", session.frame(of: 2)?.center),
  ("cocoa, which is sold out", session.frame(of: 4)?.center),
  ("the corner", Point(x: 259, y: 1)),
]
for (target, point) in taps {
  guard let point else { continue }
  if let change = session.tap(atPoint: point) {
    print("A tap on \(target) selects [\(names(change.selected))]", terminator: "")
    print(" and deselects [\(names(change.deselected))]")
  } else {
    print("A tap on \(target) changes nothing")
  }
}
draw(session)

// By their ids, items are selected and deselected with a reason where nothing changes.
for id in [1, 5, 8] {
  do {
    print("Item \(id) is selected: \(names(try session.tap(id).selected))")
  } catch {
    print("Item \(id) is not selected: \(error)")
  }
}
print("The selection is \(session.selection.sorted())")

func names(_ drinks: [Drink]) -> String {
  drinks.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
}

func draw(_ session: FlexibleSession<Drink>) {
  print(TerminalRenderer(columns: 52).render(session.tree))
}
