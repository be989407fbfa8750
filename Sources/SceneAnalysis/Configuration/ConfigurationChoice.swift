package enum ConfigurationChoice: Sendable {
  /// The nearest configuration in the directory of each file or a parent directory.
  case nearest
  case named(String)
  case nothing
}
