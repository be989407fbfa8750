// The C library has another name on each platform: it is named here alone, so that a module that calls it imports this
// one and needs no conditions.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
