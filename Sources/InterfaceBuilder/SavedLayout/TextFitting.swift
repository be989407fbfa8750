import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The way in which UIKit fits a text that is too wide for its label or button, if it differs from that of scenes.
package enum TextFitting: Sendable, Hashable {
  /// The title continues on further lines.
  case wraps
  /// The font shrinks, at most to the given fraction of its size.
  case shrinks(to: Double)
  /// The text might fit, because its smallest size or its lines are unknown.
  case unknown
}

extension InterfaceBuilder {
  /// Returns how the text of a label or button fits, or nil if the scene contains all settings that affect it. `range` is
  /// the range of the element name.
  package static func textFitting(ofElementAt range: SourceRange, in tree: SyntaxTree) -> TextFitting? {
    guard let index = element(at: range, in: tree) else { return nil }
    return switch tree.name(of: tree.elements[index]) {
    case "label": fittingOfLabel(index, in: tree)
    case "button": fittingOfTitle(index, in: tree)
    default: nil
    }
  }

  private static func fittingOfLabel(_ label: Int, in tree: SyntaxTree) -> TextFitting? {
    guard value("adjustsFontSizeToFit", of: label, in: tree) != "NO",
      value("minimumScaleFactor", of: label, in: tree) == nil,
      let size = value("minimumFontSize", of: label, in: tree),
      tree.scale(ofMinimumSize: size, forLabel: label) == nil
    else { return nil }
    return .unknown
  }

  private static func fittingOfTitle(_ button: Int, in tree: SyntaxTree) -> TextFitting? {
    let configuration = child("buttonConfiguration", of: button, in: tree)
    let settings = titleLabelSettings(of: button, in: tree)
    // A configuration has its own label, and an attributed title has its own line break mode.
    guard configuration == nil || settings.isEmpty,
      !hasOwnLineBreaks(configuration ?? button, in: tree)
    else { return .unknown }
    if let configuration {
      // By default, the title of a configuration wraps.
      return fitting(value("titleLineBreakMode", of: configuration, in: tree) ?? "wordWrap")
    }
    if isTrue(settings["adjustsFontSizeToFitWidth"]) {
      let scale = settings["minimumScaleFactor"].flatMap { $0 }.flatMap(Double.init) ?? 0
      return scale > 0 ? .shrinks(to: min(1, scale)) : .unknown
    }
    if let lines = settings["numberOfLines"], lines != "1" { return .wraps }
    // 'NSLineBreakMode' numbers its cases in this order: by word, by character, clipping.
    let modes = ["0": "wordWrap", "1": "characterWrap", "2": "clip"]
    if let mode = settings["lineBreakMode"] { return fitting(mode.flatMap { modes[$0] }) }
    return fitting(value("lineBreakMode", of: button, in: tree))
  }

  private static func fitting(_ mode: String?) -> TextFitting? {
    switch mode {
    case "wordWrap", "characterWrap", "wordWrapping", "charWrapping": .wraps
    case "clip", "clipping": .unknown
    default: nil
    }
  }

  private static func titleLabelSettings(of button: Int, in tree: SyntaxTree) -> [String: String?] {
    guard let attributes = child("userDefinedRuntimeAttributes", of: button, in: tree) else { return [:] }
    var settings: [String: String?] = [:]
    for setting in tree.children(of: attributes) {
      guard let path = value("keyPath", of: setting, in: tree), path.hasPrefix("titleLabel.") else {
        continue
      }
      let parts = tree.children(of: setting).compactMap { value("value", of: $0, in: tree) }
      settings[String(path.dropFirst("titleLabel.".count))] =
        .some(value("value", of: setting, in: tree) ?? parts.first)
    }
    return settings
  }

  private static func isTrue(_ setting: String??) -> Bool { ["YES", "1", "true"].contains(setting ?? nil) }

  private static func hasOwnLineBreaks(_ holder: Int, in tree: SyntaxTree) -> Bool {
    (holder..<Int(tree.elements[holder].subtreeEnd)).contains { index in
      tree.name(of: tree.elements[index]) == "paragraphStyle"
        && fitting(value("lineBreakMode", of: index, in: tree)) != nil
    }
  }

  private static func child(_ name: String, of index: Int, in tree: SyntaxTree) -> Int? {
    tree.children(of: index).first { tree.name(of: tree.elements[$0]) == name }
  }

  private static func value(_ name: String, of index: Int, in tree: SyntaxTree) -> String? {
    tree.attribute(named: name, of: index).map { tree.value(of: $0) }
  }
}
