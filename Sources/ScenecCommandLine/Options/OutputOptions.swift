import ArgumentParser
import SceneDiagnostics

struct OutputOptions: ParsableArguments {
  @Option(
    help: """
      The color mode of the output. 'auto' uses color if the output is a terminal, unless NO_COLOR is set or \
      TERM is 'dumb'.
      """)
  var color = ColorChoice.auto

  func renderer(for descriptor: Int32) -> TerminalRenderer {
    let color = color.applies(to: descriptor)
    // The reserved columns contain the line number and the vertical bar before each source line.
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
    // According to no-color.org, an empty variable does not turn off color.
    case .auto: Terminal.isAttached(to: descriptor) && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    }
  }
}
