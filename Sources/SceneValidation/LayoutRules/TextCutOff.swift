import SceneDiagnostics
import SceneModel
import SceneValues

package enum TextCutOff: LayoutRule {
  package static let description = RuleDescription(
    "text-cut-off", .layout, .warning,
    summary: "Text does not fit into its view",
    discussion: """
      A label or a button that is too small for its text truncates it. This happens mostly in other \
      languages and on smaller screens: '--layout locales=all' checks all translations, and \
      'locales=pseudo' checks text that is 40% longer, even without translations. Let the view grow with \
      its text, allow it more lines, or let it shrink its font.

      The rule is part of '--layout'. It allows text that is a few points too wide (4, or 6% of the view), \
      because systems measure text differently, and text in other fonts than the system fonts. The rule \
      ignores labels and buttons that have an outlet or a class of the app, unless the text is translated, \
      because code can set other text.
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
      ? "\(cutOff.missingWidth.points) points wider" : "\(cutOff.missingHeight.points) points higher"
    return "'\(cutOff.text.short)'\(language) does not fit into \(view): it must be \(missing)"
  }
}

extension String {
  fileprivate var short: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }
}
