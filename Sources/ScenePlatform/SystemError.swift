/// The reason why the last system call failed.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// Creates an error from `errno`. Call this before any other function.
  package init() { code = errno }

  package init(_ code: Int32) { self.code = code }

  /// Whether the error means that no file has the name.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG }

  /// The system's message, such as "No space left on device".
  package var description: String { String(cString: strerror(code)) }
}
