import ScenePlatform
import SceneProgram
import SceneServing

/// A screen that displays an app in browsers. Each tab that opens the app's page runs a separate application.
///
/// ```swift
/// Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WebScreen()]).run()
/// ```
///
/// By default, the app accepts connections only from the same machine, on port 8080. If other machines can reach the
/// address, visitors need a token, which is part of the printed URL. Connections are not encrypted. On untrusted
/// networks, use a reverse proxy with TLS.
public struct WebScreen: ProgramScreen {
  private let limits: WebLimits

  /// Creates a screen that displays an app in browsers.
  ///
  /// - Parameter limits: The limits for visitors.
  public init(limits: WebLimits = WebLimits()) { self.limits = limits }

  /// The `--web` option.
  public var option: ProgramOption {
    .optionalValue(
      "--web", "ADDRESS",
      """
      show the program in browsers, at port 8080 of this machine or at ADDRESS; if other machines can reach \
      it, browsers need a token
      """
    ) { $0.first.map { $0.isNumber || $0 == "[" } ?? false || $0.hasPrefix("localhost") }
  }

  /// The `--visitors` option.
  public var options: [ProgramOption] {
    [
      .value(
        "--visitors", "NUMBER",
        "the maximum number of browsers, from 1 to 1000; default: \(limits.visitors)")
    ]
  }

  /// Returns false, because this screen is used only if the command line selects it.
  public func isDefault() -> Bool { false }

  /// Serves browsers until the process is interrupted.
  ///
  /// - Throws: `WebError` if the address is not available. Also throws an error if the app's icon is missing or invalid.
  public func run(_ launcher: ProgramLauncher) throws {
    var limits = limits
    if let text = launcher.arguments["--visitors"] {
      guard let count = Int(text), (1...1000).contains(count) else {
        throw UsageError(text, of: "--visitors", wanted: "a number of browsers, from 1 to 1000")
      }
      limits.visitors = count
    }
    let address = try launcher.arguments[option.name].map { text throws(UsageError) in try WebAddress(text) }
    let clock = SystemClock()
    let inbox = try WebInbox(limits: limits)
    let gate = WebGate(address: address ?? WebAddress())
    let page = WebPage(name: launcher.name, icon: try launcher.icon())
    let server = try WebServer(gate: gate, page: page, limits: limits, inbox: inbox)
    defer { server.stop() }
    let visitors = Visitors(on: clock, launcher: launcher, limits: limits)
    let watch = try clock.loop.watch(inbox.descriptor) { _ in visitors.take(from: inbox) }
    defer { watch.cancel() }
    let interruption = try Interruption.watch(on: clock.loop) { clock.stop() }
    defer { interruption.cancel() }
    let pressure = MemoryPressure.watch(on: clock.loop) { visitors.receiveMemoryWarning() }
    defer { pressure?.cancel() }
    print("\(launcher.name) is at \(gate.url(port: server.port))")
    fflush(nil)
    clock.run()
    visitors.end("The program has ended.")
  }
}
