package protocol CheckProgress: Sendable {
  /// Adds a number to the number of files to read. `count` can be negative.
  func expect(_ count: Int)
  /// Records that a file was read. Can be called from any thread.
  func advance()
}
