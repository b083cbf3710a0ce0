import CPickerLayout
import PickerOutput

@c @implementation
package func pl_abi_version() -> Int32 { PL_ABI_VERSION }

@c @implementation
package func pl_version() -> UnsafePointer<CChar>? { packageVersion.characters }

extension StaticString {
  /// The text, which is followed by a zero byte and valid forever.
  var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
