import SceneDiagnostics
import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  package static func hasConstraintsOfCanvas(_ tree: SyntaxTree) -> Bool { CanvasConstraints.exist(in: tree) }

  /// Returns the range of the element name of a view's frame. `range` is the range of the view's element name.
  package static func frameRange(ofElementAt range: SourceRange, in tree: SyntaxTree) -> SourceRange? {
    element(at: range, in: tree).flatMap { rect(of: $0, in: tree) }.map { tree.elements[$0].nameRange }
  }

  /// Returns edits that set a view's frame in points, or nil if the view has none. `range` is its element name's range.
  package static func edits(
    settingFrameOfElementAt range: SourceRange, to frame: Rect, in tree: SyntaxTree
  ) -> [FixIt.Edit]? {
    guard let view = element(at: range, in: tree), let rect = rect(of: view, in: tree) else { return nil }
    var edits: [FixIt.Edit] = []
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    for (name, number) in numbers {
      guard let attribute = tree.attribute(named: name, of: rect) else { return nil }
      guard let old = Double(tree.value(of: attribute)), abs(old - number) > 1e-6 else { continue }
      // Xcode writes zero as `0.0`, and other whole numbers without a fraction.
      let text = number == 0 ? "0.0" : Value.number(number).literal
      edits.append(FixIt.Edit(attribute.valueRange, with: text))
    }
    if let mark = tree.attribute(named: "misplaced", of: view) { edits.append(removal(of: mark, in: tree)) }
    return edits
  }

  private static func removal(of attribute: SyntaxTree.Attribute, in tree: SyntaxTree) -> FixIt.Edit {
    let bytes = tree.source.bytes
    var start = attribute.nameRange.bytes.lowerBound
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return FixIt.Edit(SourceRange(start..<attribute.valueRange.bytes.upperBound + 1), with: "")
  }

  static func element(at range: SourceRange, in tree: SyntaxTree) -> Int? {
    // Elements are in source order, so binary search is possible.
    var (low, high) = (0, tree.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.elements[middle].nameRange.start < range.start { low = middle + 1 } else { high = middle }
    }
    return low < tree.elements.count && tree.elements[low].nameRange == range ? low : nil
  }

  private static func rect(of view: Int, in tree: SyntaxTree) -> Int? {
    tree.children(of: view).first { child in
      tree.name(of: tree.elements[child]) == "rect"
        && tree.attribute(named: "key", of: child).map { tree.value(of: $0, is: "frame") } == true
    }
  }
}
