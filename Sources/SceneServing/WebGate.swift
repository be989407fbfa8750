import ScenePlatform

/// Who may come in: decided by what a request says, before anything is done for it.
package struct WebGate: Sendable {
  package let address: WebAddress
  /// What a request must name; nil where only the same machine gets here.
  package let token: String?

  /// A gate at an address, with a new token where one is needed.
  package init(address: WebAddress) {
    self.address = address
    token = address.isLoopback ? nil : Self.secret()
  }

  /// 128 random bits, as 32 digits.
  package static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What a person opens: at the machine's name, where it is served at all its addresses.
  package func url(port: Int) -> String {
    var place = address
    if ["0.0.0.0", "::"].contains(place.host) { place.host = Self.machine ?? "localhost" }
    return "http://\(place.authority(port: port))/" + (token.map { "?token=\($0)" } ?? "")
  }

  private static var machine: String? {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return nil }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return isName(name) ? name : nil
  }

  /// Whether a request for the page is one of somebody who may see it.
  ///
  /// - Parameters:
  ///   - host: what it takes the server's name to be. On the same machine there are but few names: a page of elsewhere, whose
  ///     own name leads here, is refused.
  ///   - query: what stands behind the question mark; nil for nothing.
  /// - Returns: whether to answer.
  package func admits(host: String?, query: String?) -> Bool {
    guard let host, Self.isName(host) else { return false }
    if address.isLoopback {
      let name = Self.nameWithoutPort(host)
      guard name == address.host || Self.localNames.contains(name) else { return false }
    }
    guard let token else { return true }
    let said = (query ?? "").split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst(6) ?? ""
    return Self.isSame(said.utf8, token.utf8)
  }

  /// Whether a request for the connection comes from our own page, and not from one of elsewhere.
  package func admitsSocket(host: String?, origin: String?, query: String?) -> Bool {
    guard admits(host: host, query: query), let host, let origin else { return false }
    return ["http://" + host, "https://" + host].contains { $0.lowercased() == origin.lowercased() }
  }

  private static let localNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// Whether a text can be a name of a server with its port: it will be part of a header.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 256
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-._:[]".unicodeScalars.contains($0))
      }
  }

  private static func nameWithoutPort(_ host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return host.split(separator: ":").first.map { $0.lowercased() } ?? ""
  }

  /// Compares all of both: how long it takes says nothing of where they differ.
  private static func isSame(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
