import SceneDiagnostics
import SceneModel
import SceneValues

package enum LowContrast: FileRule {
  package static let description = RuleDescription(
    "low-contrast", .accessibility, .note,
    summary: "Low contrast between text and background",
    discussion: """
      Text with low contrast is hard to read. The Web Content Accessibility Guidelines require a contrast \
      ratio of at least 4.5 to 1. For large text, a ratio of 3 to 1 is sufficient. Text is large if its size \
      is at least 24 points, or at least 18.66 points if it is bold.

      The rule checks only labels with an explicit text color on an explicit background color. Each color \
      must have the same value in light and dark mode. It can be written as '#RRGGBB' or as a name such as \
      'white' or 'darkGray'. The rule reports nothing if a custom class might draw the text or the \
      background itself, or if another view might be between the text and the background. The rule checks \
      views of your own class if the class's 'declaration' contains '$0.textColor(…)'. Suppress the note for \
      text that is purely decorative.
      """,
    wrong: .view(#"<label text="12:00" textColor="▶#999999" backgroundColor="white"/>"#),
    right: .view(##"<label text="12:00" textColor="#666666" backgroundColor="white"/>"##))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for label in scene.document.objects.indices {
      guard let key = scene.speaker(for: label)?.ownFacts.textColor,
        let written = scene.value(key, of: label),
        let background = background(of: label, in: scene), case .color(let color) = written.value,
        let text = components(color), text.alpha > 0,
        !scene.sets(anyOf: ["hidden", "alpha"], of: label)
      else { continue }
      let contrast = text.over(background).contrast(with: background)
      let least = isLarge(label, in: scene) ? 3 : 4.5
      guard contrast < least else { continue }
      diagnostics.append(diagnostic(.low(contrast, least), at: written.literal.range, in: scene))
    }
  }

  private static func components(_ color: Color) -> RGBA? {
    let (light, dark) = (color.resolved(dark: false), color.resolved(dark: true))
    switch color.kind {
    case .rgba: return light
    case .standard: return light == dark ? light : nil
    case .tint, .asset: return nil
    }
  }

  private static func background(of label: Int, in scene: CheckedScene) -> RGBA? {
    if scene.sets("backgroundColor", of: label) { return opaqueBackground(of: label, in: scene) }
    guard scene.document.objects[label].slot == "subviews",
      let superview = scene.document.objects[label].parent, superview + 1 == label,
      scene.isPlain(superview, "View"), let frame = scene.frame(of: label),
      let bounds = scene.frame(of: superview), !scene.sets("bounds", of: superview),
      !scene.sets("transform", of: label), frame.minX >= 0, frame.minY >= 0, frame.maxX <= bounds.width,
      frame.maxY <= bounds.height
    else { return nil }
    return opaqueBackground(of: superview, in: scene)
  }

  private static func opaqueBackground(of view: Int, in scene: CheckedScene) -> RGBA? {
    guard let color = scene.color("backgroundColor", of: view).flatMap(components), color.alpha == 1 else {
      return nil
    }
    return color
  }

  /// Returns whether a label's text might be large. Text with an unknown font might be large.
  private static func isLarge(_ label: Int, in scene: CheckedScene) -> Bool {
    guard let font = scene.value("font", of: label) else { return false }
    guard case .font(let font) = font.value else { return true }
    return font.size >= (font.isBold ? 18.66 : 24)
  }
}

extension Message {
  fileprivate static func low(_ contrast: Double, _ least: Double) -> Message {
    // The value is rounded down, so that an insufficient contrast never appears sufficient.
    let tenths = Int(contrast * 10)
    return
      """
      The contrast of this text is \(tenths / 10).\(tenths % 10) to 1: increase it to at least \
      \(text(least)) to 1
      """
  }

  private static func text(_ least: Double) -> String { least == 3 ? "3" : "4.5" }
}
