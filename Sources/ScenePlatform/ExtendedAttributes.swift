#if os(Linux)
  import CEvents
#endif

package enum ExtendedAttributes {
  /// Copies user attributes and the access control list between open files. Omits what the system rejects.
  package static func copy(from source: Int32, to target: Int32) {
    #if os(Linux)
      let length = flistxattr(source, nil, 0)
      guard length > 0 else { return }
      var names = [CChar](repeating: 0, count: length)
      let count = flistxattr(source, &names, names.count)
      guard count > 0 else { return }
      for bytes in names.prefix(count).split(separator: 0) {
        let name = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard name.hasPrefix("user.") || name == "system.posix_acl_access" else { continue }
        var value = [UInt8](repeating: 0, count: max(fgetxattr(source, name, nil, 0), 0))
        guard fgetxattr(source, name, &value, value.count) == value.count else { continue }
        _ = fsetxattr(target, name, value, value.count, 0)
      }
    #endif
  }
}
