/// The reason for the failure of the last system call.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// Creates an error from `errno`. Call this initializer before any other function.
  package init() { code = errno }

  package init(_ code: Int32) { self.code = code }

  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG }

  package var description: String { String(cString: strerror(code)) }
}
