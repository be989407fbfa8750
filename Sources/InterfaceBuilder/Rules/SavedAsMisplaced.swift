import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SavedAsMisplaced: WrittenRule {
  static let description = RuleDescription(
    "saved-as-misplaced", .layout, .note, isOffByDefault: true,
    summary: "View was saved with a frame that its constraints do not give",
    discussion: """
      Xcode marks a view whose frame in the canvas is not the one that its constraints give. The program shows \
      it where the constraints say, so the file shows something else than the program. In Xcode, 'Update \
      Frames' puts it right.

      The rule reads Xcode's mark and calculates nothing. A file that was merged, or changed outside of Xcode, \
      may have a mark that is old.
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
    "Xcode saved this '\(element: element)' as misplaced: its frame is not what its constraints give"
  }
}
