package struct WebAddress: Equatable, Sendable {
  package var host = "127.0.0.1"
  /// The port number, or 0 to use any free port.
  package var port = 8080

  package init() {}

  package var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

  package func authority(port: Int) -> String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
