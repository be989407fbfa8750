/// Why a loop cannot wait for something.
public enum LoopError: Error, CustomStringConvertible {
  /// The system has no more file descriptors for the loop itself; its reason.
  case noDescriptors(reason: String)
  /// A file descriptor cannot be waited for: it is not open, or it is a file, which is always ready.
  case cannotWatch(descriptor: Int32, reason: String)

  /// The error as a sentence, with the system's reason.
  public var description: String {
    switch self {
    case .noDescriptors(let reason): "The loop cannot wait: \(reason)"
    case .cannotWatch(let descriptor, let reason):
      "The loop cannot wait for file descriptor \(descriptor): \(reason)"
    }
  }
}
