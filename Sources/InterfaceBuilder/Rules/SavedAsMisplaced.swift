import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SavedAsMisplaced: WrittenRule {
  static let description = RuleDescription(
    "saved-as-misplaced", .layout, .note, isOffByDefault: true,
    summary: "View was saved with a frame that does not match its constraints",
    discussion: """
      Xcode marks a view as misplaced if its frame on the canvas does not match its constraints. The app \
      applies the constraints, so the view's position or size in the app differs from its position or size \
      in Xcode. In Xcode, choose 'Update Frames'.

      The rule reads Xcode's mark and does not calculate the layout. If the file was merged or was changed \
      outside of Xcode, the mark might be outdated.
      """,
    wrong: .xib(
      """
      <view contentMode="scaleToFill" id="box">
        <subviews>
          <label ▶misplaced="YES" id="time"/>
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
      guard let flag = file.attribute("misplaced", of: element), file.tree.value(of: flag) == "YES" else {
        continue
      }
      diagnostics.append(diagnostic(.flagged(file.name(of: element)), at: flag.nameRange, in: file))
    }
  }
}

extension Message {
  fileprivate static func flagged(_ element: String) -> Message {
    "Xcode saved this '\(element: element)' as misplaced: its frame differs from its constraints"
  }
}
