package enum LocaleName {
  /// Returns the parts of a locale name in lowercase, such as `pt` and `br` for `pt-BR` or `pt_BR`.
  package static func parts(of name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Returns the fallback chain of a locale as lists of parts, most specific first: `pt-BR`, followed by `pt`.
  package static func chain(of parts: [String]) -> [[String]] {
    parts.indices.reversed().map { Array(parts[...$0]) }
  }
}
