import SceneSyntax
import SceneValues

/// Determines the saved position of the top edge of the area between the bars.
struct SavedTopEdge {
  let tree: SyntaxTree

  private static let unaligned: Set = ["imageView", "slider", "progressView", "activityIndicatorView"]
  private static let tolerance = 0.1

  /// Returns the position in points, or nil if no constraint between the edge and a subview of the root view determines it,
  /// or if several constraints contradict each other.
  func position(inRoot root: Int, of controller: Int) -> Double? {
    let parts = Dictionary(
      tree.children(of: root).map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    guard let constraints = parts["constraints"], let subviews = parts["subviews"],
      parts["variation"] == nil
    else { return nil }
    let guides = topGuides(ofRoot: root, controller)
    guard !guides.isEmpty else { return nil }
    let tops = self.tops(of: subviews)
    var found: Double?
    for constraint in tree.children(of: constraints) where isRequiredEquality(constraint) {
      guard let first = text("firstItem", of: constraint), let second = text("secondItem", of: constraint),
        let ends = [
          (first, "firstAttribute", second, "secondAttribute", 1.0),
          (second, "secondAttribute", first, "firstAttribute", -1),
        ]
        .first(where: { guides[$0.2] != nil })
      else { continue }
      guard text(ends.1, of: constraint) == "top", text(ends.3, of: constraint) == guides[ends.2],
        let top = tops[ends.0]
      else { continue }
      let edge = top - ends.4 * (text("constant", of: constraint).flatMap(Double.init) ?? 0)
      if let found, abs(found - edge) > Self.tolerance { return nil }
      found = edge
    }
    return found
  }

  private func topGuides(ofRoot root: Int, _ controller: Int) -> [String: String] {
    var guides: [String: String] = [:]
    for list in tree.children(of: controller) where name(list) == "layoutGuides" {
      for guide in tree.children(of: list) where text("type", of: guide) == "top" {
        if let id = text("id", of: guide) { guides[id] = "bottom" }
      }
    }
    for guide in tree.children(of: root) where name(guide) == "viewLayoutGuide" {
      if text("key", of: guide) == "safeArea", let id = text("id", of: guide) { guides[id] = "top" }
    }
    return guides
  }

  private func tops(of subviews: Int) -> [String: Double] {
    var tops: [String: Double] = [:]
    for view in tree.children(of: subviews) where !Self.unaligned.contains(name(view)) {
      guard let id = text("id", of: view), text("misplaced", of: view) == nil,
        let rect = tree.children(of: view).first(where: { text("key", of: $0) == "frame" })
      else { continue }
      tops[id] = text("y", of: rect).flatMap(Double.init)
    }
    return tops
  }

  private func isRequiredEquality(_ constraint: Int) -> Bool {
    ["relation", "multiplier", "placeholder"].allSatisfy { text($0, of: constraint) == nil }
      && text("priority", of: constraint).map { $0 == "1000" } ?? true
  }

  private func name(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  private func text(_ name: String, of index: Int) -> String? {
    tree.attribute(named: name, of: index).map { tree.value(of: $0) }
  }
}
