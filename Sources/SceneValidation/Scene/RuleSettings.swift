package struct RuleSettings: Sendable, Hashable {
  package enum NameKind: String, Sendable, CaseIterable {
    /// The IDs of all objects. Scene IDs are excluded if a separate form is specified for `scenes`.
    case ids
    case scenes
    case segues
    case reuseIdentifiers
  }

  package enum Limit: String, Sendable, CaseIterable {
    case nesting, objectsPerScene, objectsPerFile, scenesPerFile
    case smallestFont, largestFont
  }

  /// The required form for each kind of name. Kinds without a form are not checked.
  package var names: [NameKind: NameForm]
  package private(set) var limits: [Limit: Int] = [:]
  package var fonts = [Self.system]
  /// The allowed colors: `system`, `clear`, and names of colors in the asset catalog. If no catalog names are listed, all
  /// colors in the catalog are allowed.
  package var colors = [Self.system, Self.clear]

  package static let system = "system"
  package static let clear = "clear"
  private static let usual: [Limit: Int] = [
    .nesting: 12, .objectsPerScene: 200, .objectsPerFile: 2000, .scenesPerFile: 1, .smallestFont: 11,
    .largestFont: 1000,
  ]

  package init() {
    names = Dictionary(uniqueKeysWithValues: NameKind.allCases.map { ($0, NameForm(.camelCase)) })
  }

  package subscript(limit: Limit) -> Int {
    get { limits[limit] ?? Self.usual[limit]! }
    set { limits[limit] = newValue }
  }
}
