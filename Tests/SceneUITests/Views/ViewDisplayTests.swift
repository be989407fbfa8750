import SceneDrawing
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 24: a display pass draws each marked view once")
struct ViewDisplayTests {
  private let frame = Rect(x: 10, y: 10, width: 100, height: 50)

  @Test("A view that is marked twice for drawing is drawn once, at the next display")
  func markedTwice() throws {
    try onStage { stage in
      let view = stage.add(Drawing(frame: frame))
      #expect(view.rects == [] && view.needsDisplay)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      #expect(view.rects == [])
      _ = stage.harness.picture()
      #expect(view.rects == [view.bounds] && !view.needsDisplay)
      _ = stage.harness.picture()
      #expect(view.rects.count == 1, "views that are not marked are not redrawn")
    }
  }

  @Test func dirtyRectangleIsUnionOfMarkedRectangles() throws {
    try onStage { stage in
      let view = stage.add(Drawing(frame: frame))
      _ = stage.harness.picture()
      view.rects = []
      view.setNeedsDisplay(Rect(x: 10, y: 10, width: 10, height: 10))
      view.setNeedsDisplay(Rect(x: 40, y: 20, width: 10, height: 10))
      _ = stage.harness.picture()
      #expect(view.rects == [Rect(x: 10, y: 10, width: 40, height: 20)])
      view.rects = []
      view.setNeedsDisplay(Rect(x: 90, y: 40, width: 100, height: 100))
      _ = stage.harness.picture()
      #expect(view.rects == [Rect(x: 90, y: 40, width: 10, height: 10)], "no more than the bounds")
      view.setNeedsDisplay(Rect(x: 900, y: 40, width: 100, height: 100))
      #expect(!view.needsDisplay)
    }
  }

  @Test func drawsHiddenViewsWhenShown() throws {
    try onStage { stage in
      let view = stage.add(Drawing(frame: frame))
      view.isHidden = true
      _ = stage.harness.picture()
      #expect(view.rects == [])
      view.isHidden = false
      _ = stage.harness.picture()
      #expect(view.rects.count == 1)
    }
  }

  @Test func appearanceChangesMarkViewForDrawing() throws {
    try onStage { stage in
      let view = stage.add(Drawing(frame: frame))
      func isMarked(by change: () -> Void) -> Bool {
        _ = stage.harness.picture()
        change()
        return view.needsDisplay
      }
      #expect(isMarked { view.backgroundColor = .red })
      #expect(isMarked { view.frame.size.width = 90 })
      #expect(isMarked { view.bounds.origin.y = 9 })
      #expect(isMarked { stage.root.tintColor = .red })
      #expect(!isMarked { view.center.x += 1 })
      #expect(!isMarked { view.alpha = 0.5 })
      #expect(!isMarked { view.transform = .rotation(1) })
    }
  }

  @Test("Changing between light and dark mode redraws every view")
  func styleChangeRedrawsEverything() throws {
    try onStage { stage in
      let view = stage.add(Drawing(frame: frame))
      let light = stage.harness.svg()
      stage.context.style = .dark
      let dark = stage.harness.svg()
      #expect(view.rects.count == 2 && light != dark)
      stage.context.style = .light
      #expect(stage.harness.svg() == light)
    }
  }

  /// Checks that the graphics state of one view does not affect its siblings.
  @Test("Unbalanced graphics states of a view do not affect its siblings")
  func balancesGraphicsState() throws {
    try onStage { stage in
      let untidy = stage.add(Drawing(frame: frame))
      let neighbor = stage.add(Drawing(frame: frame))
      let tidy = stage.harness.picture()
      let expected = layer(2, of: tidy)

      untidy.body = { graphics in
        graphics.saveState()
        graphics.saveState()
        graphics.translate(x: 5, y: 5)
        graphics.setFillColor(.red)
        graphics.alpha = 0.1
        graphics.clip(to: .zero)
      }
      untidy.setNeedsDisplay()
      neighbor.setNeedsDisplay()
      #expect(layer(2, of: stage.harness.picture()) == expected)
      untidy.body = { graphics in
        for _ in 0..<5 { graphics.restoreState() }
        graphics.rotate(by: 1)
      }
      untidy.setNeedsDisplay()
      neighbor.setNeedsDisplay()
      #expect(layer(2, of: stage.harness.picture()) == expected)
    }
  }

  private func layer(_ number: Int, of picture: LayeredPicture) -> DisplayList {
    picture.layers[0].sublayers[0].sublayers[number - 1].content
  }
}

private final class Drawing: View {
  var rects: [Rect] = []
  var body: (GraphicsContext) -> Void = { _ in }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    rects.append(rect)
    body(graphics)
    graphics.setFillColor(.label)
    graphics.fill(bounds)
  }
}
