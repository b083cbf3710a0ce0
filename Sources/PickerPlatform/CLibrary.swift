// The C library, under whatever name the platform has it. Our modules import PickerPlatform instead; no product
// re-exports it.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
