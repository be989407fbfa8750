package protocol CheckProgress: Sendable {
  /// Adds to the number of files to read. The count may be negative.
  func expect(_ count: Int)
  /// Records that a file was read. Can be called from any thread.
  func advance()
}
