import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SavedAsAmbiguous: WrittenRule {
  static let description = RuleDescription(
    "saved-as-ambiguous", .layout, .note, isOffByDefault: true,
    summary: "View was saved with too few constraints",
    discussion: """
      Xcode marks a view whose place or size its constraints leave open. Where it comes to lie may then differ \
      from one version of the system to the next. Add the constraint that is missing.

      The rule reads Xcode's mark and calculates nothing. A file that was merged, or changed outside of Xcode, \
      may have a mark that is old.
      """,
    wrong: .xib(
      """
      <view contentMode="scaleToFill" id="box">
        <subviews>
          <label ▶ambiguous="YES" id="time"/>
        </subviews>
      </view>
      """),
    right: .xib(
      """
      <view contentMode="scaleToFill" id="box">
        <subviews>
          <label id="time"/>
        </subviews>
      </view>
      """))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    for element in file.elements {
      guard let flag = file.attribute("ambiguous", of: element), file.tree.value(of: flag) == "YES" else {
        continue
      }
      diagnostics.append(diagnostic(.flagged(file.name(of: element)), at: flag.nameRange, in: file))
    }
  }
}

extension Message {
  fileprivate static func flagged(_ element: String) -> Message {
    "Xcode saved this '\(element: element)' as ambiguous: its constraints leave its place or its size open"
  }
}
