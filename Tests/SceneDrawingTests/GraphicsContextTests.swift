import SceneDrawing
import SceneValues
import Testing

@Suite struct GraphicsContextTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)
  private let black = RGBA(packed: 0x0000_00FF)

  @Test("Each drawing command stores the graphics state that applies to it")
  func commandsStoreCompleteGraphicsState() {
    let context = GraphicsContext()
    context.setFillColor(.red)
    context.translate(x: 5, y: 6)
    context.fill(square)
    context.lineWidth = 2
    context.strokeLine(from: .zero, to: Point(x: 1, y: 1))
    let move = AffineTransform.translation(x: 5, y: 6)
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: Point(x: 1, y: 1))
    #expect(
      context.displayList
        == DisplayList(commands: [
          .init(.fill(Path(square), rule: .nonZero, color: RGBA(packed: 0xFF00_00FF)), transform: move),
          .init(.stroke(line, style: StrokeStyle(width: 2), color: black), transform: move),
        ]))
  }

  @Test("The color resolver determines the tint color and system colors")
  func resolverDeterminesColors() {
    let tint = RGBA(packed: 0x1234_56FF)
    let context = GraphicsContext { $0.resolved(tint: tint, dark: true) }
    context.setFillColor(.tint)
    #expect(context.fillColor == tint)
    context.setStrokeColor(.label)
    #expect(context.strokeColor == RGBA(packed: 0xFFFF_FFFF))
  }

  @Test func restoresCompleteGraphicsState() {
    let context = GraphicsContext()
    context.saveState()
    context.setFillColor(.blue)
    context.setStrokeColor(.green)
    context.setLineDash([1, 2])
    context.alpha = 0.5
    context.rotate(by: 1)
    context.clip(to: square)
    context.restoreState()
    context.fill(square)
    #expect(
      context.displayList.commands == [.init(.fill(Path(square), rule: .nonZero, color: black))])
    #expect(context.strokeStyle == StrokeStyle())
    #expect(context.strokeColor == black)
  }

  @Test("Ignores a restore call if no graphics state is saved")
  func ignoresAdditionalRestores() {
    let context = GraphicsContext()
    context.alpha = 0.5
    context.restoreState()
    #expect(context.unbalancedRestores == 1)
    #expect(context.alpha == 0.5)
  }

  @Test("balance() restores all graphics states that are still saved")
  func balancesUnmatchedSavedStates() {
    let context = GraphicsContext()
    context.saveState()
    context.alpha = 0.5
    context.saveState()
    #expect(context.balance() == 2)
    #expect(context.alpha == 1)
    #expect(context.balance() == 0)
  }

  @Test("Unbalanced calls inside withState do not affect the outer graphics state")
  func unbalancedRestoreInBodyDoesNotAffectOuterState() {
    let context = GraphicsContext()
    context.saveState()
    context.lineWidth = 3
    context.withState {
      context.lineWidth = 5
      context.restoreState()
      context.saveState()
      context.saveState()
    }
    #expect(context.lineWidth == 3)
    #expect(context.unbalancedRestores == 1)
    #expect(context.balance() == 1)
  }

  @Test func restoresGraphicsStateAfterThrownError() {
    struct Failure: Error {}
    let context = GraphicsContext()
    #expect(throws: Failure.self) {
      try context.withState {
        context.alpha = 0
        throw Failure()
      }
    }
    #expect(context.alpha == 1)
  }

  @Test func appliesLastTransformFirst() {
    let context = GraphicsContext()
    context.translate(x: 10, y: 0)
    context.scale(x: 2, y: 2)
    #expect(context.transform.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 2))
  }

  @Test("Stores equal nested clips only once")
  func nestsClips() {
    let context = GraphicsContext()
    for _ in 0..<2 {
      context.withState {
        context.translate(x: 1, y: 1)
        context.clip(to: square)
        context.clip(to: Path(ellipseIn: square), rule: .evenOdd)
        context.fill(square)
      }
    }
    context.fill(square)
    let list = context.displayList
    #expect(list.commands.map(\.clip) == [1, 1, nil])
    #expect(list.clips.count == 2)
    #expect(list.clips[0] == .init(path: Path(square.offsetBy(dx: 1, dy: 1))))
    #expect(list.clips[1].parent == 0)
    #expect(list.clips[1].rule == .evenOdd)
  }

  @Test("A transparency layer applies the effects that were set before it began")
  func layerUsesEffectsOfPrecedingState() throws {
    let context = GraphicsContext()
    let shadow = Shadow(offset: .zero, radius: 2, color: black)
    context.clip(to: square)
    context.alpha = 0.5
    context.blendMode = .screen
    context.shadow = shadow
    context.withTransparencyLayer {
      #expect(context.alpha == 1 && context.blendMode == .normal && context.shadow == nil)
      context.saveState()
      context.fill(square)
    }
    #expect(context.alpha == 0.5 && context.blendMode == .screen && context.shadow == shadow)
    let command = try #require(context.displayList.commands.first)
    #expect(command.clip == 0)
    let inside = DisplayList(commands: [.init(.fill(Path(square), rule: .nonZero, color: black))])
    #expect(
      command.content
        == .group(DisplayGroup(inside, opacity: 0.5, blendMode: .screen, shadow: shadow)))
    #expect(context.displayList.commands.count == 1)
    #expect(context.balance() == 0)
  }

  @Test("Restoring the graphics state ends open transparency layers")
  func restoringStateEndsLayer() {
    let context = GraphicsContext()
    context.withState {
      context.beginTransparencyLayer()
      context.fill(square)
    }
    #expect(context.displayList.commands.count == 1)
    context.beginTransparencyLayer()
    context.withState {
      context.endTransparencyLayer()
      context.restoreState()
    }
    #expect(context.unbalancedRestores == 2, "states saved outside cannot be restored")
    context.fill(square)
    #expect(context.balance() == 1)
    #expect(context.displayList.commands.count == 2)
    context.endTransparencyLayer()
    #expect(context.unbalancedRestores == 3)
  }

  @Test func shadowOffsetIgnoresTransform() {
    let context = GraphicsContext()
    context.rotate(by: 1)
    context.setShadow(offset: Size(width: 1, height: 2), radius: 3, color: .red)
    context.fill(square)
    context.shadow = nil
    context.fill(square)
    let commands = context.displayList.commands
    guard case .group(let group) = commands[0].content else {
      Issue.record("no group")
      return
    }
    #expect(commands[0].transform.isIdentity)
    #expect(group.content.commands.map(\.transform) == [context.transform])
    #expect(group.shadow?.color == Color.red.resolved())
    #expect(commands[1] == group.content.commands[0])
  }

  @Test("The bounds of a display list contain all visible content, including shadows")
  func pictureSizeFitsContent() {
    let context = GraphicsContext()
    #expect(context.displayList.bounds == nil)
    context.translate(x: 10, y: 0)
    context.lineWidth = 2
    context.lineJoin = .round
    context.stroke(Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(context.displayList.bounds == Rect(x: 9, y: -1, width: 22, height: 22))
    context.setShadow(offset: Size(width: 100, height: 0), radius: 0)
    context.fill(Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.displayList.bounds == Rect(x: 9, y: -1, width: 106, height: 22))
    context.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
    context.fill(Rect(x: -500, y: -500, width: 1000, height: 1000))
    #expect(context.displayList.bounds == Rect(x: 9, y: -1, width: 106, height: 22))
  }

  @Test func drawingCommandsRequireLittleMemory() {
    // Gradients, groups and images are stored indirectly.
    #expect(MemoryLayout<DisplayList.Content>.size <= MemoryLayout<TextRun>.size + 1)
    #expect(MemoryLayout<LayerEffects?>.size > MemoryLayout<Int>.size, "otherwise boxing is unnecessary")
  }

  @Test("A gradient sorts its color stops and interpolates between them")
  func gradientInterpolatesColors() {
    let gradient = Gradient(
      .linear(from: .zero, to: .zero),
      stops: [.init(1, black), .init(0.5, RGBA(packed: 0xFFFF_FFFF)), .init(.nan, black)])
    #expect(gradient.color(at: -1) == black)
    #expect(gradient.color(at: 0.25) == RGBA(packed: 0x8080_80FF))
    #expect(gradient.color(at: 2) == black)
    #expect(Gradient(gradient.shape, colors: []).color(at: 0) == nil)
  }

  @Test func doesNotRecordInvisibleContent() {
    let context = GraphicsContext()
    context.fill(Path())
    context.lineWidth = 0
    context.stroke(square)
    context.setFillColor(.clear)
    context.fill(square)
    context.drawText("", at: .zero, font: .system(10), color: .red)
    context.alpha = 0
    context.drawImage(named: "cat", in: square)
    context.withTransparencyLayer { context.fill(square) }
    context.alpha = 1
    context.withTransparencyLayer {}
    context.draw(DisplayList())
    context.fill(square, with: .gradient(Gradient(.linear(from: .zero, to: .zero), stops: [])))
    context.drawGradient(Gradient(.linear(from: .zero, to: .zero), colors: [black]))
    #expect(context.displayList.isEmpty)
  }

  @Test func multipliesAlphaOfColorAndContext() {
    let context = GraphicsContext()
    context.fillColor = RGBA(packed: 0x0000_0080)
    context.alpha = 0.5
    context.fill(square)
    #expect(
      context.displayList.commands.first?.content
        == .fill(Path(square), rule: .nonZero, color: RGBA(packed: 0x0000_0040)))
  }

  @Test("Replaces line breaks in text with spaces, and records the text's position, alignment, and width")
  func textStoresAnchorAndWidth() {
    let context = GraphicsContext()
    context.drawText("12\n3", at: Point(x: 50, y: 20), font: .system(10), alignment: .center)
    #expect(
      context.displayList.commands.map(\.content) == [
        .text(
          TextRun(
            text: "12 3", origin: Point(x: 50, y: 20), alignment: .center,
            width: 20.1953125, font: .system(10), color: black))
      ])
  }

  @Test("Draws only the lines of text that fit in the rectangle")
  func limitsTextToHeightOfRectangle() {
    let context = GraphicsContext()
    context.drawText(
      "one two three", in: Rect(x: 10, y: 20, width: 40, height: 24), font: .system(10), alignment: .right)
    let runs = context.displayList.commands.compactMap { command -> TextRun? in
      guard case .text(let run) = command.content else { return nil }
      return run
    }
    #expect(runs.map(\.text) == ["one two", "three"])
    #expect(runs.map(\.origin.x) == [50, 50])
    #expect(runs.map(\.origin.y) == [29.521484375, 41.455078125])
  }
}
