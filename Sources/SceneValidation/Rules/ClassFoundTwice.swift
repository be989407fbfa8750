import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassFoundTwice: FileRule {
  package static let description = RuleDescription(
    "class-found-twice", .identity, .warning,
    summary: "Custom class is declared more than once",
    discussion: """
      Private classes in different files can have the same name. If a scene uses this name, the reference is \
      ambiguous. Rename one of the classes. Declarations in different branches of '#if' count as one class.

      The rule requires the Swift sources ('--sources').
      """,
    wrong: .view(#"<view class="▶Dial"/>"#),
    wrongCompanions: [
      .init("Alarm.swift", "private final class Dial: View {}"),
      .init("Timer.swift", "private final class Dial: View {}"),
    ],
    right: .view(#"<view class="Dial"/>"#),
    rightCompanions: [
      .init(
        "Dial.swift",
        """
        #if DEBUG
        final class Dial: View { var isTested = false }
        #else
        final class Dial: View {}
        #endif
        """)
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let host = scene.host else { return }
    for name in scene.document.objects.lazy.compactMap(\.customClass) {
      guard let description = scene.vocabulary.description(of: name.text),
        host.classes[description.qualifiedName].map({ $0.places.count > 1 }) == true
      else { continue }
      diagnostics.append(
        diagnostic(
          .twice(description.name), at: name.range, in: scene,
          notes: scene.declarations(ofClass: description.qualifiedName)))
    }
  }
}

extension Message {
  fileprivate static func twice(_ name: String) -> Message {
    "Class '\(class: name)' is declared more than once, so the reference is ambiguous"
  }
}
