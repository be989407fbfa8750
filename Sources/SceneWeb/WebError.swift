/// An error that prevents browsers from connecting to the app.
public enum WebError: Error, CustomStringConvertible {
  /// The address is not available, with the system's reason.
  case noAddress(String, reason: String)
  /// The process has no more file descriptors.
  case noDescriptors(String)

  /// The error message.
  public var description: String {
    switch self {
    case .noAddress(let address, let reason): "Cannot serve browsers at \(address): \(reason)"
    case .noDescriptors(let reason): "Cannot serve browsers: \(reason)"
    }
  }
}
