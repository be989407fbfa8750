/// Why the last call to the system failed.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// Takes `errno`: make it before anything else is called.
  package init() { code = errno }

  package init(_ code: Int32) { self.code = code }

  /// Whether it only means that there is nothing of that name.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG }

  /// What the system says: "No space left on device".
  package var description: String { String(cString: strerror(code)) }
}
