/// Why no browser can get to a program.
public enum WebError: Error, CustomStringConvertible {
  /// The address cannot be had: what the system says.
  case noAddress(String, reason: String)
  /// There are no more descriptors.
  case noDescriptors(String)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .noAddress(let address, let reason): "No browser can be served at \(address): \(reason)"
    case .noDescriptors(let reason): "No browser can be served: \(reason)"
    }
  }
}
