import ScenePlatform

/// A check that authorizes requests before they are processed.
package struct WebGate: Sendable {
  package let address: WebAddress
  /// The token that requests must contain, or nil if no token is required because the address is a loopback address.
  package let token: String?

  package init(address: WebAddress) {
    self.address = address
    token = address.isLoopback ? nil : Self.secret()
  }

  package static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the URL at which users reach a server. If it listens on all addresses, the host is the machine's name.
  package func url(port: Int) -> String {
    var place = address
    if ["0.0.0.0", "::"].contains(place.host) { place.host = Self.machine ?? "localhost" }
    return "http://\(place.authority(port: port))/" + (token.map { "?token=\($0)" } ?? "")
  }

  private static var machine: String? {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return nil }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return WebHost(name) == nil ? nil : name
  }

  /// Returns whether a request is authorized. On loopback addresses, other hosts are rejected to prevent DNS rebinding.
  package func admits(host: String?, query: String?) -> Bool {
    guard let host = host.flatMap(WebHost.init) else { return false }
    if address.isLoopback {
      guard host.name == address.name || Self.localNames.contains(host.name) else { return false }
    }
    guard let token else { return true }
    let given = (query ?? "").split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst(6) ?? ""
    return Self.isSame(given.utf8, token.utf8)
  }

  package func admitsSocket(host: String?, origin: String?, query: String?) -> Bool {
    guard admits(host: host, query: query), let host, let origin else { return false }
    return ["http://" + host, "https://" + host].contains { $0.lowercased() == origin.lowercased() }
  }

  private static let localNames = [
    WebHost.localhost, .ipv4([127, 0, 0, 1]), .ipv6([UInt8](repeating: 0, count: 15) + [1]),
  ]

  /// Compares two tokens in a time that does not depend on their content, which prevents timing attacks.
  private static func isSame(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
