package protocol CheckProgress: Sendable {
  /// Adds a number of files to read, which may be negative.
  func expect(_ count: Int)
  /// Records that a file was read. Called from any thread.
  func advance()
}
