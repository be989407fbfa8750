import SceneDrawing

/// A label's attributed text. If the text comes from fragments in a scene, it is created from them on first use.
final class LabelParts {
  private var fragments: [TextFragment] = []
  private var joined: AttributedText?

  init(_ text: AttributedText? = nil) { joined = text }

  func add(_ fragment: TextFragment) {
    fragments.append(fragment)
    joined = nil
  }

  /// Invalidates the joined text after a fragment has changed. Returns false if the fragment is not part of the text.
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
