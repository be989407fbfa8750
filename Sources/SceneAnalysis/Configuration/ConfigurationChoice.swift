/// The configuration to use.
package enum ConfigurationChoice: Sendable {
  /// The nearest configuration in the directory of each file or a parent directory.
  case nearest
  /// The configuration at this path, for all files.
  case named(String)
  /// No configuration.
  case nothing
}
