/// An error that prevents a loop from waiting.
public enum LoopError: Error, CustomStringConvertible {
  /// No file descriptors are available for the loop. `reason` is the system's error message.
  case noDescriptors(reason: String)
  /// A file descriptor cannot be watched because it is not open, or because it is a regular file, which is always ready.
  case cannotWatch(descriptor: Int32, reason: String)

  /// The error message, including the system's reason.
  public var description: String {
    switch self {
    case .noDescriptors(let reason): "The loop cannot wait: \(reason)"
    case .cannotWatch(let descriptor, let reason):
      "The loop cannot wait for file descriptor \(descriptor): \(reason)"
    }
  }
}
