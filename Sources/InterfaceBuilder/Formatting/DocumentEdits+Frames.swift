import SceneSyntax

extension DocumentEdits {
  /// Puts coordinates that are off a pixel by an error of arithmetic onto it: `<rect key="frame" x="20.333333333333336"`.
  ///
  /// Half a point is a pixel: which of 7.5 and 8 is right, layout knows, and not who formats.
  mutating func mendFrames() {
    guard let rect = tree.names.id(of: "rect"), let key = tree.names.id(of: "key") else { return }
    let sides = ["x", "y", "width", "height"].compactMap(tree.names.id)
    for element in tree.elements where element.name == rect {
      guard let kind = tree.attribute(key, of: element), tree.value(of: kind) == "frame" else { continue }
      for attribute in tree.attributes(of: element) where sides.contains(attribute.name) {
        guard let value = Double(tree.value(of: attribute)), value.isFinite else { continue }
        let snapped = PixelGrid.snapped(value)
        // A number that is right stays as it is written.
        if snapped != value { replace(attribute.valueRange.bytes, with: PixelGrid.text(snapped).utf8) }
      }
    }
  }
}
