import PickerLayout

@main struct LayoutCommand {
  static func main() {}
}
