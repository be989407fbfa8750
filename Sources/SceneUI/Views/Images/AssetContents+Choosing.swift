import SceneDrawing
import SceneValues

extension AssetContents {
  /// The places for files that may be shown, the best first: the style's own, then the direction's, then the device's, then by
  /// how many pixels there are: enough, or as many as there are.
  package func ranked(for traits: TraitCollection) -> [Slot] {
    let device = traits.idiom == .pad ? "ipad" : "iphone"
    let direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    func rank(_ slot: Slot, _ place: Int) -> (Int, Int, Int, Double, Int) {
      let scale = slot.pixelsForPoint ?? traits.displayScale
      let lack = scale < traits.displayScale ? 10 - scale : scale - traits.displayScale
      return (
        slot.isDark ? 0 : 1, slot.languageDirection == direction ? 0 : 1, slot.idiom == device ? 0 : 1, lack,
        place
      )
    }
    return slots.filter { slot in
      (traits.style == .dark || !slot.isDark) && [nil, "universal", device].contains(slot.idiom)
    }.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }.map(\.element)
  }

  /// An image of a place, with what is said of the place and of the whole.
  ///
  /// - Parameters:
  ///   - content: as its file has it.
  ///   - slot: where the file's name stands.
  /// - Returns: the image with its slices, as a template or not, and turned around where it is to be.
  package func finished(_ content: ImageContent, of slot: Slot) -> ImageContent {
    var content = content
    let scale = slot.pixelsForPoint ?? 1
    content.slices = slot.resizing.map { ImageSlices($0, scale: scale) }
    content.isTemplate = isTemplate
    return slot.languageDirection == "left-to-right"
      ? content.flippedForRightToLeftLayoutDirection() : content
  }
}

extension AssetContents.Slot {
  /// Nil for what is no scale of a screen: an image would have no size, or no end.
  package var pixelsForPoint: Double? {
    scale.flatMap { Double($0.prefix { $0 != "x" }) }.flatMap { (0.25...16).contains($0) ? $0 : nil }
  }
}

extension ImageSlices {
  /// What a catalog says in pixels, of which so many are a point.
  fileprivate init(_ resizing: AssetResizing, scale: Double) {
    self.init(
      capInsets: EdgeInsets(
        top: resizing.top / scale, left: resizing.left / scale, bottom: resizing.bottom / scale,
        right: resizing.right / scale),
      mode: resizing.isTiled ? .tile : .stretch,
      center: (resizing.centerWidth.map { $0 / scale }, resizing.centerHeight.map { $0 / scale }))
  }
}
