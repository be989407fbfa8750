import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SavedAsAmbiguous: WrittenRule {
  static let description = RuleDescription(
    "saved-as-ambiguous", .layout, .note, isOffByDefault: true,
    summary: "View was saved with too few constraints",
    discussion: """
      Xcode marks a view as ambiguous if its constraints do not determine its position or size. The frame of \
      the view can then vary between versions of the system. Add the missing constraint.

      The rule reads Xcode's mark and does not calculate the layout. If the file was merged or was changed \
      outside of Xcode, the mark might be outdated.
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
    """
    Xcode saved this '\(element: element)' as ambiguous: its constraints do not determine its position \
    or size
    """
  }
}
