import SceneDiagnostics
import SceneModel
import SceneValues

/// A version of the language that this compiler does not know.
package enum UnknownVersion: FileRule {
  package static let description = RuleDescription(
    "unknown-version", .syntax, .error,
    summary: "A file says a version of the language that the compiler knows.",
    discussion: """
      'version' is the version of the language that a file is written in, not that of the file. There is \
      version 1. A file of a later version needs a later scenec.
      """,
    wrong: """
      <storyboard version="▶2" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """)

  package static let knownVersions = ["1"]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let version = scene.document.version, !knownVersions.contains(version.text) else { return }
    diagnostics.append(finding(.unknown(version.text), at: version.range, in: scene))
  }
}

extension Message {
  fileprivate static func unknown(_ version: String) -> Message {
    "Version '\(version)' is not known; there is \(CheckedScene.list(UnknownVersion.knownVersions))"
  }
}
