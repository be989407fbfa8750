/// Which configuration counts.
package enum ConfigurationChoice: Sendable {
  /// For each file the nearest in its directory or above.
  case nearest
  /// The one at this path, for all files.
  case named(String)
  /// None at all.
  case nothing
}
