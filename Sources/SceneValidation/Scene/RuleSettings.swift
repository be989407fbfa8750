/// What a project may set for rules that are a matter of taste.
package struct RuleSettings: Sendable, Hashable {
  /// The kinds of names for which a form may be set.
  package enum NameKind: String, Sendable, CaseIterable {
    /// Ids of all objects, but for those of scenes where these have a form of their own.
    case ids
    /// Ids of scenes' controllers.
    case scenes
    /// Identifiers of segues.
    case segues
    case reuseIdentifiers
  }

  package enum Limit: String, Sendable, CaseIterable {
    case nesting, objectsPerScene, objectsPerFile, scenesPerFile
    /// In points.
    case smallestFont, largestFont
  }

  /// The forms that names must have; names of other kinds are not checked.
  package var names: [NameKind: NameForm]
  package private(set) var limits: [Limit: Int] = [:]
  /// The fonts that there may be; `system` stands for those of the system.
  package var fonts = [Self.system]
  /// The colours that there may be: names of the asset catalogue (all, where none is among them), `system`, `clear`.
  package var colors = [Self.system, Self.clear]

  /// What `fonts` and `colors` call those of the system.
  package static let system = "system"
  /// What `colors` call those that are not seen.
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
