import SceneDiagnostics
import SceneSyntax
import SceneValues

enum LinkToOtherBundle: WrittenRule {
  static let description = RuleDescription(
    "link-to-other-bundle", .flow, .note, isOffByDefault: true,
    summary: "Storyboard reference refers to a different bundle",
    discussion: """
      If a storyboard reference specifies a bundle, the app looks for the bundle when it follows the \
      reference, and fails if the bundle does not exist. scenec cannot check the contents of the other \
      bundle. Instantiate scenes from other bundles in code, which can handle the failure.
      """,
    wrong: .xcodeScene(
      """
      <navigationController id="start" sceneMemberID="viewController">
        <connections>
          <segue destination="link" kind="relationship" relationship="rootViewController" id="seg-ue"/>
        </connections>
      </navigationController>
      <viewControllerPlaceholder storyboardName="Alarm" bundleIdentifier="▶org.example.alarm" id="link" sceneMemberID="viewController"/>
      """),
    right: .xcodeScene(#"<viewController id="start" sceneMemberID="viewController"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    for element in file.elements(named: "viewControllerPlaceholder") {
      guard let bundle = file.attribute("bundleIdentifier", of: element) else { continue }
      diagnostics.append(diagnostic(.elsewhere(file.tree.value(of: bundle)), at: bundle.valueRange, in: file))
    }
  }
}

extension Message {
  fileprivate static func elsewhere(_ bundle: String) -> Message {
    "The reference refers to the bundle '\(bundle)', which cannot be checked"
  }
}
