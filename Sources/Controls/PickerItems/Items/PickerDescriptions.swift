import PickerGeometry

// What `print` shows; without a description, it would be every property of every item.
#if !hasFeature(Embedded)
  extension FlexiblePicker: CustomStringConvertible {
    /// One line: `FlexiblePicker(12 items, selected: [tea, milk])`
    public var description: String {
      "FlexiblePicker(\(items.summary(selected: selection.contains)))"
    }
  }

  extension SegmentedPicker: CustomStringConvertible {
    /// One line: `SegmentedPicker(3 items, selected: [week])`
    public var description: String {
      "SegmentedPicker(\(items.summary { $0 == selection }))"
    }
  }

  extension FlexibleSession: CustomStringConvertible {
    /// One line, with the size in points: `FlexibleSession(12 items, selected: [tea, milk], 320 × 76)`
    public var description: String {
      "FlexibleSession(\(picker.items.summary(selected: selection.contains)), \(size.summary))"
    }
  }

  extension SegmentedSession: CustomStringConvertible {
    /// One line, with the size in points: `SegmentedSession(3 items, selected: [week], 320 × 32)`
    public var description: String {
      "SegmentedSession(\(picker.items.summary { $0 == selection }), \(size.summary))"
    }
  }

  extension Array where Element: Identifiable {
    /// The number of items, and the ids of the selected ones, eight at most.
    fileprivate func summary(selected isSelected: (Element.ID) -> Bool) -> String {
      let ids = map(\.id).filter(isSelected)
      let shown = ids.prefix(8).map { "\($0)" } + (ids.count > 8 ? ["…"] : [])
      let count = "\(count) item\(count == 1 ? "" : "s")"
      return shown.isEmpty ? count : "\(count), selected: [\(shown.joined(separator: ", "))]"
    }
  }

  extension Size {
    fileprivate var summary: String {
      "\(width.plain(decimals: 2)) × \(height.plain(decimals: 2))"
    }
  }
#endif
