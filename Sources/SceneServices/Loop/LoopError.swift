/// An error that indicates why a loop cannot wait.
public enum LoopError: Error, CustomStringConvertible {
  /// The system has no file descriptors left for the loop. The reason comes from the system.
  case noDescriptors(reason: String)
  /// A file descriptor cannot be watched, because it is not open or is a regular file, which is always ready.
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
