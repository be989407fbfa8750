/// Somebody who waits for a check: is told of each file that is to be read, and when it has been.
package protocol CheckProgress: Sendable {
  /// So many more files are to be read; fewer, where the number is negative.
  func expect(_ count: Int)
  /// One more has been read. Called from any thread.
  func advance()
}
