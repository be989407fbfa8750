/// Why a call to the system failed.
package struct SystemCallError: Error, CustomStringConvertible {
  /// As `errno` has it.
  package let code: Int32

  package init(code: Int32 = errno) { self.code = code }

  package var description: String { String(cString: strerror(code)) }
}
