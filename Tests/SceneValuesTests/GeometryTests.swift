import SceneValues
import Testing

@Suite struct GeometryTests {
  @Test("A rectangle does not contain points on its right or bottom edge")
  func rectanglesExcludeRightAndBottomEdges() {
    let rect = Rect(x: 10, y: 10, width: 5, height: 5)
    #expect(rect.contains(Point(x: 10, y: 10)))
    #expect(!rect.contains(Point(x: 15, y: 12)))
    #expect(!rect.contains(Point(x: 12, y: 15)))
  }

  @Test("Normalizes a rectangle with a negative size")
  func normalizesNegativeSizes() {
    let rect = Rect(x: 10, y: 10, width: -5, height: -5)
    #expect(rect.minX == 5 && rect.maxX == 10 && rect.width == 5)
    #expect(rect.contains(Point(x: 6, y: 6)))
  }

  @Test("Touching rectangles do not intersect, and their union contains both rectangles")
  func intersectionAndUnion() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(Rect(x: 5, y: 5, width: 10, height: 10)) == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(rect.union(Rect(x: 20, y: -5, width: 1, height: 1)) == Rect(x: 0, y: -5, width: 21, height: 15))
  }

  @Test("A rectangle contains rectangles that do not extend beyond its edges")
  func containsRectanglesThatDoNotExtendBeyondIt() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(rect) && rect.contains(rect.insetBy(dx: 1, dy: 1)))
    for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (20, 20)] {
      #expect(!rect.contains(rect.offsetBy(dx: dx, dy: dy)), "\(dx) \(dy)")
    }
    #expect(rect.contains(Rect(x: 10, y: 10, width: 0, height: 0)))
    #expect(!rect.contains(Rect(x: 11, y: 5, width: 0, height: 0)))
  }

  @Test func adjacentRectanglesDoNotIntersect() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    for (dx, dy) in [(10.0, 0.0), (-10, 0), (0, 10), (0, -10)] {
      #expect(!rect.intersects(rect.offsetBy(dx: dx, dy: dy)), "\(dx) \(dy)")
      #expect(rect.intersects(rect.offsetBy(dx: dx * 0.9, dy: dy * 0.9)), "\(dx) \(dy)")
    }
  }

  @Test("Applying a transform and then its inverse returns the original point")
  func inverseUndoesTransform() throws {
    let transform = AffineTransform.rotation(0.7).concatenating(.scale(x: 2, y: 3))
      .concatenating(.translation(x: 4, y: 5))
    let point = try #require(transform.inverted()).apply(to: transform.apply(to: Point(x: 7, y: -9)))
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y + 9) < 1e-9)
    #expect(AffineTransform.scale(x: 0, y: 1).inverted() == nil)
  }

  @Test func positiveAnglesRotateClockwise() {
    // The y-axis points down, so a quarter turn rotates a vector from right to down.
    let turned = AffineTransform.rotation(.pi / 2).apply(to: Point(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test("A transformed rectangle is the bounding box of its transformed corners")
  func rotatedRectangleHasBoundingBox() {
    let rect = Rect(x: -5, y: -5, width: 10, height: 10)
    for angle in [45.0, 135, 225, 315] {
      let around = AffineTransform.rotation(angle * .pi / 180).apply(to: rect)
      let reach = 50.0.squareRoot()
      #expect(abs(around.minX + reach) < 1e-9 && abs(around.minY + reach) < 1e-9, "\(angle)")
      #expect(abs(around.maxX - reach) < 1e-9 && abs(around.maxY - reach) < 1e-9, "\(angle)")
    }
    let leaning = AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).apply(to: rect)
    #expect(leaning == Rect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test("An inset larger than a rectangle produces an empty rectangle")
  func excessiveInsetLeavesEmptyRectangle() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.insetBy(dx: 2, dy: 6) == Rect(x: 2, y: 5, width: 6, height: 0))
    #expect(rect.insetBy(dx: 60, dy: 2) == Rect(x: 5, y: 2, width: 0, height: 6))
  }

  @Test("If an inset would make edges cross, the edges meet at their midpoint inside the rectangle")
  func crossingEdges() {
    let rect = Rect(x: 100, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: EdgeInsets(left: 8, right: 4)) == Rect(x: 107, y: 0, width: 0, height: 10))
    #expect(rect.inset(by: EdgeInsets(left: 50)) == Rect(x: 110, y: 0, width: 0, height: 10))
    #expect(rect.inset(by: EdgeInsets(bottom: 50)) == Rect(x: 100, y: 0, width: 10, height: 0))
    #expect(rect.inset(by: EdgeInsets(left: 8, right: -4)) == Rect(x: 108, y: 0, width: 6, height: 10))
  }
}
