/// An error that prevents browsers from connecting to the app.
public enum WebError: Error, CustomStringConvertible {
  case noAddress(String, reason: String)
  case noDescriptors(String)

  /// The error message.
  public var description: String {
    switch self {
    case .noAddress(let address, let reason): "Cannot start the web server at \(address): \(reason)"
    case .noDescriptors(let reason): "Cannot start the web server: \(reason)"
    }
  }
}
