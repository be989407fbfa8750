import Glibc

/// Why the last call to the system failed.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// Takes `errno`: make it before anything else is called.
  init() { code = errno }

  init(_ code: Int32) { self.code = code }

  /// Whether it only means that there is nothing of that name.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG }

  /// What the system says: "No space left on device".
  var description: String { String(cString: strerror(code)) }
}
