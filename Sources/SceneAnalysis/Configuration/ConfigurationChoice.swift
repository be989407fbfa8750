package enum ConfigurationChoice: Sendable {
  case nearest
  case named(String)
  case nothing
}
