import ScenePlatform
import SceneProgram
import SceneServing

/// Browsers: each tab that opens the program's page gets an application of its own.
///
/// ```swift
/// Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WebScreen()]).run()
/// ```
///
/// Without an address it can be reached from the same machine only, at port 8080. Where others can reach the address, a token
/// is needed, which is part of what is printed. Nothing is encrypted: put a server that does so in front of it where
/// others may listen.
public struct WebScreen: ProgramScreen {
  private let limits: WebLimits

  /// A screen of browsers.
  ///
  /// - Parameter limits: what visitors may ask for.
  public init(limits: WebLimits = WebLimits()) { self.limits = limits }

  /// `--web`
  public var option: ProgramOption {
    .optionalValue(
      "--web", "ADDRESS",
      "shows it in browsers: at port 8080 of this machine alone, or at ADDRESS, with a token where others reach it"
    ) { $0.first.map { $0.isNumber || $0 == "[" } ?? false || $0.hasPrefix("localhost") }
  }

  /// `--visitors`
  public var options: [ProgramOption] {
    [
      .value(
        "--visitors", "NUMBER",
        "how many browsers may be there at once, 1 to 1000; \(limits.visitors) unless given")
    ]
  }

  /// False: it has to be asked for.
  public func isDefault() -> Bool { false }

  /// Serves until an interruption.
  ///
  /// - Throws: `WebError`, where the address cannot be had; where the program's icon is missing or no image.
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
    visitors.end("The program was ended.")
  }
}
