import ArgumentParser
import SceneDiagnostics

/// How findings are printed for people.
struct OutputOptions: ParsableArguments {
  @Option(help: "When to use color. auto: on a terminal, unless NO_COLOR is set or TERM is 'dumb'.")
  var color = ColorChoice.auto

  /// Prints findings as a stream can show them.
  func renderer(for descriptor: Int32) -> TerminalRenderer {
    let color = color.applies(to: descriptor)
    // The source line stands behind a number and a bar.
    guard let columns = Terminal.columns(of: descriptor) else { return TerminalRenderer(color: color) }
    return TerminalRenderer(color: color, columns: columns - 10)
  }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  func applies(to descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    // As no-color.org has it: set to nothing is not set.
    case .auto: Terminal.isAttached(to: descriptor) && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    }
  }
}
