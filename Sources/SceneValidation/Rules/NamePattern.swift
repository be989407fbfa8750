import SceneDiagnostics
import SceneModel
import SceneValues

package enum NamePattern: FileRule {
  package static let description = RuleDescription(
    "name-pattern", .style, .note, isOffByDefault: true,
    summary: "Name does not have the form that the project requires",
    discussion: """
      'names' in .scenec.yml sets the form of each kind of name and turns the rule on: 'ids', 'scenes' (the \
      ids of their controllers), 'segues' and 'reuseIdentifiers'. A form is a style (camelCase, PascalCase, \
      kebab-case or snake_case), or has the keys 'style', 'prefix' and 'suffix'. A kind without a form is \
      not checked. Without a configuration, all names must be in camelCase.

      The style applies to the whole name. With a style, prefix and suffix are whole words: in camelCase, \
      'showAlarm' begins with 'show', and 'shower' does not.
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
    case .ids:
      let controllers = Set(document.scenes.compactMap(\.controller))
      let haveOwn = scene.settings.names[.scenes] != nil
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
    _ name: String, _ kind: RuleSettings.NameKind, _ fault: NameForm.Fault
  ) -> Message {
    let quoted: Message =
      switch kind {
      case .ids: "Id '\(object: name)'"
      case .scenes: "Scene id '\(object: name)'"
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
