import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 23: frame, bounds, center, and transform agree, and views convert points")
struct ViewGeometryTests {
  @Test func frameSetsCenterAndSize() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == Point(x: 60, y: 45))
    view.bounds = Rect(x: 5, y: 6, width: 20, height: 10)
    #expect(view.center == Point(x: 60, y: 45))
    #expect(view.frame == Rect(x: 50, y: 40, width: 20, height: 10))
    view.center = .zero
    #expect(view.frame == Rect(x: -10, y: -5, width: 20, height: 10))
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 3, height: 4))
  }

  @Test("A frame with a negative size is normalized to a positive size")
  func normalizesNegativeSize() {
    let area = Rect(x: 10, y: 20, width: -10, height: -20)
    let made = View(frame: area)
    let set = View()
    set.frame = area
    for view in [made, set] { #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 20)) }
  }

  /// The bounding box of a rotated view has at least half its width as its height.
  @Test("Setting a frame that is impossible for a rotated view changes only the center")
  func invalidFrameKeepsSizeOfRotatedView() {
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    view.transform = .rotation(.pi / 6)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 1)
    #expect(view.bounds.size == Size(width: 40, height: 20))
    #expect(view.center == Point(x: 50, y: 0.5))
  }

  @Test func transformAppliesAroundCenterOfView() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    view.transform = .rotation(.pi / 2)
    #expect(view.center == Point(x: 50, y: 10))
    expect(view.frame, near: Rect(x: 40, y: -40, width: 20, height: 100))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 20))
    view.frame = Rect(x: 0, y: 0, width: 40, height: 60)
    expect(view.bounds, near: Rect(x: 0, y: 0, width: 60, height: 40))
    view.transform = .scale(x: 2, y: 2)
    expect(view.frame, near: Rect(x: -40, y: -10, width: 120, height: 80))
    view.transform = .identity
    expect(view.frame, near: Rect(x: -10, y: 10, width: 60, height: 40))
  }

  /// The frame, bounds, center and transform are consistent after any sequence of changes.
  @Test("Frame, bounds, center, and transform remain consistent after changes in any order")
  func consistency() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<500 {
      let view = View(frame: random.rect())
      for _ in 0..<5 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let frame = random.rect()
          let canFit = view.transform.isIdentity
          view.frame = frame
          expect(Point(x: view.frame.midX, y: view.frame.midY), near: frame.center)
          if canFit { #expect(view.frame == frame) }
        case 1:
          let (center, bounds) = (view.center, random.rect())
          view.bounds = bounds
          #expect(view.bounds == bounds)
          expect(view.center, near: center)
        case 2:
          let (bounds, center) = (view.bounds, random.point())
          view.center = center
          #expect(view.bounds == bounds)
          expect(view.center, near: center)
        default:
          let (center, bounds) = (view.center, view.bounds)
          view.transform = random.transform()
          #expect(view.center == center && view.bounds == bounds)
        }
        checkFrame(of: view)
      }
    }
  }

  /// Checks that the frame is the bounding box of the corners, converted to the superview.
  private func checkFrame(of view: View) {
    let parent = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(view)
    expect(parent.convert(view.bounds, from: view), near: view.frame)
    expect(view.convert(view.bounds.center, to: parent), near: view.center)
    view.removeFromSuperview()
  }

  @Test func convertsPointsBetweenAnyTwoViews() throws {
    try onStage { stage in
      var random = SeededGenerator(seed: 99)
      var views: [View] = [stage.window, stage.root]
      for _ in 0..<40 {
        let view = View(frame: random.rect())
        view.transform = random.transform()
        if Bool.random(using: &random) { view.bounds.origin = random.point() }
        stage.add(view, to: views.randomElement(using: &random)!)
        views.append(view)
      }
      for _ in 0..<500 {
        let (one, other) = (
          views.randomElement(using: &random)!, views.randomElement(using: &random)!
        )
        let point = random.point()
        let converted = one.convert(point, to: other)
        expect(other.convert(point, from: one), near: converted)
        expect(one.convert(converted, from: other), near: point)
        // Conversion through the window has the same result.
        expect(other.convert(one.convert(point, to: nil), from: nil), near: converted)
        expect(one.convert(point, to: one), near: point)
      }
    }
  }

  @Test func convertsRectangleOfRotatedViewToBoundingBox() throws {
    try onStage { stage in
      let view = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 100)))
      view.transform = .rotation(.pi / 4)
      let around = stage.root.convert(view.bounds, from: view)
      let half = 50 * 2.0.squareRoot()
      expect(around, near: Rect(x: 150 - half, y: 150 - half, width: 2 * half, height: 2 * half))
      expect(view.convert(view.bounds, to: stage.root), near: around)
    }
  }

  @Test func convertsPointsToCenterOfViewWithZeroScale() throws {
    try onStage { stage in
      let view = stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      view.transform = .scale(x: 0, y: 1)
      #expect(view.convert(Point(x: 3, y: 4), from: stage.root) == Point(x: 50, y: 50))
      #expect(view.convert(stage.root.bounds, from: stage.root).isEmpty)
    }
  }

  private func expect(
    _ point: Point, near expected: Point, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(point.distance(to: expected) < 1e-6, "\(point) \(expected)", sourceLocation: location)
  }

  private func expect(_ rect: Rect, near expected: Rect, _ location: SourceLocation = #_sourceLocation) {
    expect(rect.origin, near: expected.origin, location)
    expect(
      Point(x: rect.maxX, y: rect.maxY), near: Point(x: expected.maxX, y: expected.maxY), location)
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  fileprivate mutating func point() -> Point { Point(x: number(-500...500), y: number(-500...500)) }

  fileprivate mutating func rect() -> Rect {
    Rect(origin: point(), size: Size(width: number(1...300), height: number(1...300)))
  }

  /// Returns a rotation and scale that is never degenerate.
  fileprivate mutating func transform() -> AffineTransform {
    let scale = AffineTransform.scale(x: number(0.5...2), y: number(0.5...2))
    switch Int.random(in: 0..<3, using: &self) {
    case 0: return .identity
    case 1: return scale
    default: return scale.concatenating(.rotation(number(-3...3)))
    }
  }
}
