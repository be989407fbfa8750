import SceneDrawing

/// Text whose parts look different, or the fragments of a scene that make it.
final class LabelParts {
  private var fragments: [TextFragment] = []
  /// nil where it is to be made of the fragments.
  private var joined: AttributedText?

  init(_ text: AttributedText? = nil) { joined = text }

  func add(_ fragment: TextFragment) {
    fragments.append(fragment)
    joined = nil
  }

  /// - Returns: whether the text is made of the fragment, and so is another now.
  func rejoin(for fragment: TextFragment) -> Bool {
    guard fragments.contains(where: { $0 === fragment }) else { return false }
    joined = nil
    return true
  }

  var text: AttributedText {
    if let joined { return joined }
    let text = fragments.reduce(into: AttributedText()) {
      $0.append($1.piece)
    }
    joined = text
    return text
  }
}
