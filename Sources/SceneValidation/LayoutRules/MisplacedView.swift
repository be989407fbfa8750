import SceneDiagnostics
import SceneModel
import SceneValues

package enum MisplacedView: LayoutRule {
  package static let description = RuleDescription(
    "misplaced-view", .layout, .warning,
    summary: "Saved frame differs from the constraints",
    discussion: """
      The app shows the view at the position that its constraints determine. The file contains a different \
      frame. Xcode shows that frame, and the next person who saves the file changes unrelated lines. \
      '--fix' writes the frame that the constraints determine, in Xcode's notation, and removes Xcode's \
      mark 'misplaced'.

      The rule is part of '--layout', and uses the device in the file. Frames can differ by half a point, \
      and frames that depend on the size of text by 2 points. '--fix' does not change the latter, because \
      other systems measure text differently. The rule reports nothing if the saved frames satisfy all \
      constraints, because the app or Xcode may cause the difference. It does not check views that a \
      variation shows only on other screens.
      """,
    wrong: .view(
      id: "page", frame: "0 0 320 480",
      """
      <view id="face" frame="▶20 20 100 100">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 280"/>
        <constraint equation="height = 100"/>
      </view>
      """),
    right: .view(
      id: "page", frame: "0 0 320 480",
      """
      <view id="face" frame="20 20 280 100">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 280"/>
        <constraint equation="height = 100"/>
      </view>
      """))

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    for view in layout.views {
      guard let difference = view.difference, difference != .other, let saved = view.saved,
        let range = layout.frames.frameRange(of: view.object),
        let edits = layout.frames.edits(settingFrameOf: view.object, to: view.frame)
      else { continue }
      let fix = FixIt(.write(view.frame), edits: edits, isSafe: difference == .misplaced)
      diagnostics.append(
        layoutDiagnostic(
          .misplaced(layout.describe(view.object), saved, view.frame), at: range, in: layout,
          fixIts: edits.isEmpty ? [] : [fix]))
    }
  }
}

extension Message {
  fileprivate static func misplaced(_ view: Message, _ saved: Rect, _ frame: Rect) -> Message {
    "The saved frame of \(view) is \(saved.short), but its constraints require \(frame.short)"
  }

  fileprivate static func write(_ frame: Rect) -> Message { "Write the frame \(frame.short)" }
}

extension Rect {
  fileprivate var short: String { [minX, minY, width, height].map(\.points).joined(separator: " ") }
}
