import SceneDiagnostics
import SceneModel
import SceneValues

package enum MisplacedView: LayoutRule {
  package static let description = RuleDescription(
    "misplaced-view", .layout, .warning,
    summary: "Saved frame is not the one that constraints give",
    discussion: """
      The app shows the view at the position that its constraints determine. The file contains another \
      frame, so Xcode shows something else, and the next author who saves the file changes unrelated lines. \
      '--fix' writes the frame that constraints give, as Xcode writes it, and takes out Xcode's mark \
      'misplaced'.

      The rule is part of '--layout', and looks at the device that the file names. Frames may differ by half \
      a point, those that hang on how wide or high text is by 2; these '--fix' leaves as they are, since \
      other systems measure text otherwise. The rule is silent where the saved frames satisfy all \
      constraints: then something that only the program or Xcode knows may make the difference; and about \
      views that a variation shows on other screens only.
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
    "\(view) is at \(saved.short) in the file, but constraints put it at \(frame.short)"
  }

  fileprivate static func write(_ frame: Rect) -> Message { "Write the frame \(frame.short)" }
}

extension Rect {
  fileprivate var short: String { [minX, minY, width, height].map(\.points).joined(separator: " ") }
}
