package enum LocaleName {
  /// Returns `pt` and `br` for `pt-BR` and for `pt_BR`: case and separator do not matter.
  package static func parts(of name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Returns the fallback chain of a locale, most specific first: `pt-BR`, then `pt`, each as its parts.
  package static func chain(of parts: [String]) -> [[String]] {
    parts.indices.reversed().map { Array(parts[...$0]) }
  }
}
