import ArgumentParser
import SceneAnalysis

struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The configuration file to use for all files. Default: for each file, the nearest .scenec.yml in the \
      file's directory or a parent directory.
      """,
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Ignore all configuration files.")
  var noConfig = false

  var choice: ConfigurationChoice {
    noConfig ? .nothing : config.map(ConfigurationChoice.named) ?? .nearest
  }

  func validate() throws {
    if let config, noConfig {
      throw ValidationError("'--config \(config)' and '--no-config' cannot be used together.")
    }
    guard config != "-" else {
      throw ValidationError("'--config -': a configuration cannot be read from standard input.")
    }
  }
}
