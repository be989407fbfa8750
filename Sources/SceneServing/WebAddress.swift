package struct WebAddress: Equatable, Sendable {
  package var host = "127.0.0.1"
  /// The port number, or 0 to use any free port.
  package var port = 8080

  package init() {}

  var name: WebHost.Name? { WebHost.name(ofAddress: host) }

  package var isLoopback: Bool {
    switch name {
    case .ipv4(let bytes): bytes[0] == 127
    case .ipv6(let bytes): bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    case .name, nil: false
    }
  }

  package var isNumeric: Bool {
    switch name {
    case .ipv4, .ipv6: true
    case .name, nil: false
    }
  }

  package func authority(port: Int) -> String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
