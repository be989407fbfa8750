import SceneDrawing
import SceneValues

extension AssetContents {
  /// Returns the eligible slots, best first. The criteria are, in order: style, layout direction, device, and scale. The
  /// best scale is the smallest sufficient scale, followed by larger scales and then insufficient scales, largest first.
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

  /// Applies the slot's slices and the image set's rendering mode, and makes the image flip in right-to-left layouts if
  /// the slot specifies a direction of left to right.
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
  /// The scale in pixels per point, or nil if no scale is specified or the value is not a number from 0.25 to 16.
  package var pixelsForPoint: Double? {
    scale.flatMap { Double($0.prefix { $0 != "x" }) }.flatMap { (0.25...16).contains($0) ? $0 : nil }
  }
}

extension ImageSlices {
  fileprivate init(_ resizing: AssetResizing, scale: Double) {
    self.init(
      capInsets: EdgeInsets(
        top: resizing.top / scale, left: resizing.left / scale, bottom: resizing.bottom / scale,
        right: resizing.right / scale),
      mode: resizing.isTiled ? .tile : .stretch,
      center: (resizing.centerWidth.map { $0 / scale }, resizing.centerHeight.map { $0 / scale }))
  }
}
