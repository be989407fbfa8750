package protocol CheckProgress: Sendable {
  /// Adds a number of files to read. The number may be negative.
  func expect(_ count: Int)
  /// Records that one more file was read. Called from any thread.
  func advance()
}
