import SceneDiagnostics
import SceneModel
import SceneValues

package enum NamePattern: FileRule {
  package static let description = RuleDescription(
    "name-pattern", .style, .note, isOffByDefault: true,
    summary: "Name does not have the form required by the project",
    discussion: """
      To turn the rule on and specify the required form for each kind of name, set 'names' in .scenec.yml. \
      The kinds are 'ids', 'scenes' (the ids of view controllers), 'segues', and 'reuseIdentifiers'. A form \
      is either a style (camelCase, PascalCase, kebab-case, or snake_case) or one or more of the keys \
      'style', 'prefix', and 'suffix'. Names of a kind without a form are not checked. If you turn the rule \
      on without this setting, all names must be in camelCase.

      The style applies to the whole name, including the prefix and the suffix. If a style is specified, the \
      prefix and the suffix are matched as whole words. In camelCase, for example, 'showAlarm' begins with \
      the prefix 'show', but 'shower' does not.

      In Xcode's files, the ids of scenes are the Storyboard IDs. Generated ids are not checked.
      """,
    wrong: .controller(
      #"<segue kind="show" identifier="▶show_alarm" destination="Alarm"/>"#,
      otherScenes: #"<viewController id="▶Alarm"/>"#),
    right: .controller(
      #"<segue kind="show" identifier="showAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for kind in RuleSettings.NameKind.allCases {
      guard let form = scene.settings.names[kind] else { continue }
      for name in names(of: kind, in: scene) {
        guard let fault = form.fault(of: name.text) else { continue }
        diagnostics.append(diagnostic(.differs(name.text, kind, fault), at: name.range, in: scene))
      }
    }
  }

  private static func names(of kind: RuleSettings.NameKind, in scene: CheckedScene) -> [Name] {
    let document = scene.document
    switch kind {
    // In Interface Builder files, users choose only the Storyboard IDs. Xcode generates all other ids.
    case .ids where document.preserved != nil:
      return scene.settings.names[.scenes] == nil ? names(of: .scenes, in: scene) : []
    case .ids:
      let controllers = Set(document.scenes.compactMap(\.controller))
      let haveOwn = scene.settings.names[.scenes] != nil
      return document.objects.indices.compactMap { index in
        haveOwn && controllers.contains(index) ? nil : document.objects[index].id
      }
    case .scenes:
      return document.scenes.compactMap { $0.controller.flatMap { document.objects[$0].id } }
        .filter { document.preserved == nil || !isGenerated($0, in: document) }
    case .segues: return document.segues.compactMap(\.identifier)
    case .reuseIdentifiers:
      return document.values.indices(forKey: "reuseIdentifier").map { document.values[$0].literal }
    }
  }
}

extension NamePattern {
  /// Returns whether a scene's name in an Interface Builder file is an id that Xcode generated, not a Storyboard ID.
  private static func isGenerated(_ name: Name, in document: SceneDocument) -> Bool {
    let id = document.source.text(name.range).replacing("-", with: "_")
    return name.text == id || name.text == "_" + id
  }
}

extension Message {
  fileprivate static func differs(
    _ name: String, _ kind: RuleSettings.NameKind, _ fault: NameForm.Fault
  ) -> Message {
    let quoted: Message =
      switch kind {
      case .ids: "ID '\(object: name)'"
      case .scenes: "Scene ID '\(object: name)'"
      case .segues: "Segue identifier '\(name)'"
      case .reuseIdentifiers: "Reuse identifier '\(name)'"
      }
    return switch fault {
    case .style(let style): "\(quoted) is not in \(style.rawValue)"
    case .prefix(let prefix): "\(quoted) does not begin with '\(prefix)'"
    case .suffix(let suffix): "\(quoted) does not end with '\(suffix)'"
    }
  }
}
