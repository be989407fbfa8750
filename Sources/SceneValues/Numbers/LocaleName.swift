/// How names of locales are compared: `pt-BR`, `pt_br`.
package enum LocaleName {
  /// `pt` and `br` for `pt-BR` and for `pt_BR`: neither the case nor the sign between them matters.
  package static func parts(of name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// What speaks in the place of a locale of these parts, its own first: `pt-BR`, then `pt`, each as its parts.
  package static func chain(of parts: [String]) -> [[String]] {
    parts.indices.reversed().map { Array(parts[...$0]) }
  }
}
