import SceneDiagnostics
import SceneModel
import SceneValues

/// Names that are not written as the project writes names.
package enum NamePattern: FileRule {
  package static let description = RuleDescription(
    "name-pattern", .style, .note, isOffByDefault: true,
    summary: "Name does not match the project's pattern",
    discussion: """
      'names' in .scenec.yml gives a regular expression for each kind of name and turns the rule on: 'ids', \
      'scenes' (the ids of their controllers), 'segues' and 'reuseIdentifiers'. A kind without an expression \
      is not checked. If you ask for the rule and nothing is configured, names must start with a small \
      letter and continue with letters and digits.

      An expression may use '.', classes, '\\d \\w \\s \\p{Lu}', '^ $ \\b', groups, '|' and '* + ? {2,5}'. \
      Back references, and looking ahead or behind, are refused, so that the time to match a name grows only \
      with its length.
      """,
    wrong: .controller(
      #"<segue kind="show" identifier="▶show_alarm" destination="Alarm"/>"#,
      otherScenes: #"<viewController id="▶Alarm"/>"#),
    right: .controller(
      #"<segue kind="show" identifier="showAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (kind, pattern) in scene.settings.namePatterns.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let matches = test(pattern) else { continue }
      for name in names(of: kind, in: scene) where !matches(name.text) {
        diagnostics.append(finding(.differs(name.text, kind, pattern), at: name.range, in: scene))
      }
    }
  }

  /// Patterns that are no regular expressions were refused when the configuration was read.
  private static func test(_ pattern: String) -> ((String) -> Bool)? {
    // A regular expression here took as long as all other checks of a scene.
    if pattern == RuleSettings.camelCase { return SwiftName.isCamelCase }
    return (try? TextPattern(pattern)).map { pattern in { pattern.matches($0) } }
  }

  private static func names(of kind: RuleSettings.NameKind, in scene: CheckedScene) -> [Name] {
    let document = scene.document
    switch kind {
    case .ids:
      let controllers = Set(document.scenes.compactMap(\.controller))
      let haveOwn = scene.settings.namePatterns[.scenes] != nil
      return document.objects.indices.compactMap { index in
        haveOwn && controllers.contains(index) ? nil : document.objects[index].id
      }
    case .scenes: return document.scenes.compactMap { $0.controller.flatMap { document.objects[$0].id } }
    case .segues: return document.segues.compactMap(\.identifier)
    case .reuseIdentifiers:
      return document.values.indices(forKey: "reuseIdentifier").map { document.values[$0].literal }
    }
  }
}

extension Message {
  fileprivate static func differs(
    _ name: String, _ kind: RuleSettings.NameKind, _ pattern: String
  ) -> Message {
    let spoken: Message =
      switch kind {
      case .ids, .scenes: "\(object: name)"
      case .segues, .reuseIdentifiers: "\(name)"
      }
    return "'\(spoken)' does not match '\(pattern)', which the project has for \(kind.words)"
  }
}

extension RuleSettings.NameKind {
  fileprivate var words: String {
    switch self {
    case .ids: "ids"
    case .scenes: "ids of scenes"
    case .segues: "identifiers of segues"
    case .reuseIdentifiers: "reuse identifiers"
    }
  }
}
