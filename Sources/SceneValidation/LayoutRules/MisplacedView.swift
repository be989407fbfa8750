import SceneDiagnostics
import SceneModel
import SceneValues

package enum MisplacedView: LayoutRule {
  package static let description = RuleDescription(
    "misplaced-view", .layout, .warning, isOffByDefault: true,
    summary: "Saved frame does not match the constraints",
    discussion: """
      The app shows a view at the position and size that its constraints determine, but the file contains \
      a different frame. Xcode shows the frame in the file. When someone next saves the file in Xcode, \
      unrelated lines change. '--fix' replaces the saved frame with the frame that the constraints \
      determine. In an Xcode file, '--fix' writes numbers as Xcode does, and removes the view's \
      'misplaced' attribute.

      The rule is off by default; '--layout' and the 'layout' key of the configuration turn it on. It uses \
      the device that the file specifies. It tolerates differences of up to half a point, or up to 2 \
      points if the frame depends on the size of text. '--fix' does not change frames that depend on the \
      size of text, because other systems measure text differently. If the saved frame satisfies all \
      constraints, the difference might result from text or values that the app sets. The rule then \
      reports the view only if Xcode marked it as misplaced and the difference is more than 2 points. The \
      rule ignores views that a variation shows only on other screens.
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
