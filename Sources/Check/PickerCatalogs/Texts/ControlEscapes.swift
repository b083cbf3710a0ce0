/// The control characters of letters after a backslash in gettext, C and property lists.
enum ControlEscapes {
  static let bytes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "f"): 0x0C,
  ]
}
