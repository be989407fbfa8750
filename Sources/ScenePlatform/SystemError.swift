package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// Creates an error from `errno`. Create it immediately after the failed call, because other calls can change `errno`.
  package init() { code = errno }

  package init(_ code: Int32) { self.code = code }

  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG }

  package var description: String { String(cString: strerror(code)) }
}
