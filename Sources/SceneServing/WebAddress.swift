/// Where browsers find a program.
package struct WebAddress: Equatable, Sendable {
  /// An address of the machine, such as `127.0.0.1` or `::1`.
  package var host = "127.0.0.1"
  /// 0 for any that is free.
  package var port = 8080

  /// The address where nobody else can get to.
  package init() {}

  /// Whether only programs of the same machine get there.
  package var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

  /// What stands in the address of a page.
  package func authority(port: Int) -> String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
