import ArgumentParser
import SceneAnalysis

/// Which configuration counts.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration of all files; otherwise each has the nearest .scenec.yml above it.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  var choice: ConfigurationChoice {
    noConfig ? .nothing : config.map(ConfigurationChoice.named) ?? .nearest
  }

  func validate() throws {
    if let config, noConfig {
      throw ValidationError("'--config \(config)' and '--no-config' contradict one another.")
    }
    guard config != "-" else {
      throw ValidationError("'--config -': a configuration is not read from standard input.")
    }
  }
}
