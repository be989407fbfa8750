import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownVersion: FileRule {
  package static let description = RuleDescription(
    "unknown-version", .syntax, .error,
    summary: "Unknown language version",
    discussion: """
      The 'version' attribute specifies the version of the scene language in which the file is written, not \
      the version of the file itself. The only supported version is 1. A file written in a later version \
      requires a later version of scenec.
      """,
    wrong: """
      <storyboard version="▶2" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    right: .scenes(#"<viewController id="clock"/>"#))

  package static var knownVersions: [String] { SceneDocument.knownVersions }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let version = scene.document.version, !knownVersions.contains(version.text) else { return }
    let intended = knownVersions.first { Double($0) == Double(version.text) || version.text.isEmpty }
    diagnostics.append(
      diagnostic(
        .unknown(version.text), at: version.range, in: scene,
        suggesting: intended.map { scene.suggestion(replacing: version, with: $0) }))
  }
}

extension Message {
  fileprivate static func unknown(_ version: String) -> Message {
    "Unsupported version '\(version)'; supported versions: \(CheckedScene.list(UnknownVersion.knownVersions))"
  }
}
