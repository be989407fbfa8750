package protocol CheckProgress: Sendable {
  /// Adds `count`, which can be negative, to the number of files to read.
  func expect(_ count: Int)
  /// Records that a file was read. Can be called from any thread.
  func advance()
}
