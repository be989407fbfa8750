package protocol CheckProgress: Sendable {
  /// Adjusts the number of files to read by a number, which can be negative.
  func expect(_ count: Int)
  /// Records that a file was read. Can be called from any thread.
  func advance()
}
