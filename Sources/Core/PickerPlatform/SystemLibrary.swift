// The C library, whose module has another name on each platform. Modules that call it import PickerPlatform.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
