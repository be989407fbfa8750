import SceneDiagnostics
import SceneModel
import SceneValues

package enum TextCutOff: LayoutRule {
  package static let description = RuleDescription(
    "text-cut-off", .layout, .warning, isOffByDefault: true,
    summary: "Text does not fit into its view",
    discussion: """
      A label or a button truncates its text if it is too small for the text. This problem occurs mostly \
      in translations and on small screens. '--layout locales=all' checks all translations. '--layout \
      locales=pseudo' checks text that is 40% longer, and does not require translations. Let the view grow \
      with its text, allow more lines, or let the view shrink its font.

      The rule is off by default; '--layout' and the 'layout' key of the configuration turn it on. It \
      tolerates text that is too large by up to 4 points or 6% of the view's size, whichever is larger, \
      because systems measure text differently. It ignores text in fonts other than the system fonts. Code \
      can set the text of labels and buttons that have a custom class or are connected to an outlet. \
      Therefore, the rule checks these labels and buttons only if their text is translated.

      In an Xcode file, the title of a button wraps if its line break mode is 'wordWrap' or \
      'characterWrap', or if it is part of a button configuration without another mode. Such a title does \
      not fit if its lines are too tall. The text of a label shrinks until it reaches the label's minimum \
      font scale or size.
      """,
    wrong: .view(
      id: "page", frame: "0 0 320 480",
      """
      <▶label text="Snooze for nine minutes">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 100"/>
      </label>
      """),
    right: .view(
      id: "page", frame: "0 0 320 480",
      """
      <label text="Snooze for nine minutes" numberOfLines="0">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 100"/>
      </label>
      """))

  /// The tolerance in points and as a fraction of the length. It is necessary because text widths vary between systems.
  private static let (tolerance, share) = (4.0, 0.06)

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    for view in layout.views {
      guard let cutOff = view.cutOff, !view.isHidden,
        cutOff.missingWidth > max(tolerance, share * view.bounds.width)
          || cutOff.missingHeight > max(tolerance, share * view.bounds.height),
        cutOff.isTranslated || !layout.isChangedByCode(view.object)
      else { continue }
      diagnostics.append(
        layoutDiagnostic(
          .cutOff(cutOff, layout.describe(view.object), layout.solved.locale),
          at: layout.range(of: view.object),
          in: layout))
    }
  }
}

extension Message {
  fileprivate static func cutOff(
    _ cutOff: SolvedLayout.CutOff, _ view: Message, _ locale: String?
  ) -> Message {
    let language = locale.map { " in '\($0)'" } ?? ""
    let missing =
      cutOff.missingWidth > 0
      ? "\(cutOff.missingWidth.points) points wider" : "\(cutOff.missingHeight.points) points taller"
    return "'\(cutOff.text.short)'\(language) does not fit into \(view), which must be \(missing)"
  }
}

extension String {
  fileprivate var short: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }
}
