import SceneLayout
import SceneValues
import Testing

@Suite struct AutoresizingTests {
  private let frame = Rect(x: 20, y: 10, width: 60, height: 30)
  private let parent = Size(width: 100, height: 50)

  private func resized(_ mask: AutoresizingMask, to size: Size) -> Rect {
    Autoresizing.resized(frame: frame, mask: mask, from: parent, to: size)
  }

  @Test("An empty autoresizing mask preserves the size, left margin, and top margin")
  func fixedMaskPreservesLeftAndTopMargins() {
    #expect(resized([], to: Size(width: 300, height: 300)) == frame)
  }

  @Test("A flexible width and height take up the whole size change of the parent")
  func flexibleSizeAbsorbsWholeDifference() {
    #expect(
      resized([.flexibleWidth, .flexibleHeight], to: Size(width: 150, height: 40))
        == Rect(x: 20, y: 10, width: 110, height: 20))
  }

  @Test("Flexible margins and sizes change in proportion to their lengths")
  func flexiblePartsResizeProportionally() {
    // The left margin of 20 and the width of 60 share 40 points in the ratio 1 : 3.
    #expect(
      resized([.flexibleLeftMargin, .flexibleWidth], to: Size(width: 140, height: 50))
        == Rect(x: 30, y: 10, width: 90, height: 30))
    #expect(
      resized([.flexibleTopMargin, .flexibleBottomMargin], to: Size(width: 100, height: 70))
        == Rect(x: 20, y: 20, width: 60, height: 30))
  }

  @Test("A flexible margin preserves the margin on the opposite side")
  func flexibleMarginKeepsOppositeEdgeFixed() {
    #expect(resized([.flexibleLeftMargin], to: Size(width: 130, height: 50)).maxX == 110)
    #expect(resized([.flexibleRightMargin], to: Size(width: 130, height: 50)) == frame)
  }

  @Test("Flexible margins and sizes of zero length share a size change equally")
  func zeroLengthPartsShareDifferenceEqually() {
    let full = Rect(x: 0, y: 0, width: 100, height: 0)
    #expect(
      Autoresizing.resized(
        frame: full, mask: [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight], from: parent,
        to: Size(width: 120, height: 60)) == Rect(x: 10, y: 0, width: 100, height: 10))
    let nothing = Autoresizing.resized(
      frame: .zero, mask: [.flexibleWidth, .flexibleRightMargin], from: .zero, to: parent)
    #expect(nothing.width == 50)
  }

  @Test func autoresizedSizesAreNeverNegative() {
    #expect(resized([.flexibleWidth], to: Size(width: 10, height: 50)).width == 0)
  }

  @Test func negativeFlexibleMarginDoesNotChange() {
    let wide = Rect(x: -20, y: 0, width: 100, height: 10)
    #expect(
      Autoresizing.resized(
        frame: wide, mask: [.flexibleLeftMargin, .flexibleWidth], from: parent,
        to: Size(width: 150, height: 50)) == Rect(x: -20, y: 0, width: 150, height: 10))
  }

  @Test func readsAutoresizingMaskFromMemberNames() throws {
    let mask = try AutoresizingMask.reading(.text("flexibleWidth flexibleTopMargin"))
    #expect(mask == [.flexibleWidth, .flexibleTopMargin])
  }
}
