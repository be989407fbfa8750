import SceneDrawing
import SceneValues
import Testing

@Suite struct ProjectionTests {
  /// A projection with perspective that doubles all lengths.
  private var doubling: Projection {
    var eye = Transform3D.identity
    eye.m34 = -1 / 200
    return Projection(Transform3D.translation(x: 0, y: 0, z: 100).concatenating(eye))
  }

  private let black = RGBA(packed: 0x0000_00FF)
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  private func projected(_ list: DisplayList) -> DisplayList {
    PictureLayer(bounds: Rect(x: 0, y: 0, width: 40, height: 40), transform: .identity, content: list)
      .projected(by: doubling).content
  }

  @Test func curveAfterClosedSubpathBeginsAtSubpathStart() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 40, y: 0))
    path.addLine(to: Point(x: 40, y: 40))
    path.close()
    path.addQuadCurve(to: Point(x: 0, y: 40), control: Point(x: -20, y: 20))
    let list = projected(DisplayList(commands: [.init(.fill(path, rule: .nonZero, color: black))]))
    let box = try #require(list.bounds)
    #expect(abs(box.minX + 20) < 1 && abs(box.maxX - 80) < 1e-9)
  }

  @Test("Projecting a display list transforms the masks that clip its content")
  func projectsMasksOfClips() {
    let mask = DrawingMask(
      DisplayList(commands: [.init(.fill(square, rule: .nonZero, color: black))]),
      transform: .translation(x: 5, y: 5))
    let list = projected(
      DisplayList(
        commands: [.init(.fill(square, rule: .nonZero, color: black), clip: 0)],
        clips: [.init(mask: mask)]))
    #expect(list.clips.map { $0.mask?.bounds } == [Rect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("Projecting with a scale transform also scales the shadows of groups and layers")
  func scalesShadowsOfGroupsAndLayers() throws {
    let shadow = Shadow(offset: Size(width: 3, height: 4), radius: 2)
    let expected = Shadow(offset: Size(width: 6, height: 8), radius: 4)
    let fill = DisplayList(commands: [.init(.fill(square, rule: .nonZero, color: black))])
    let list = projected(
      DisplayList(commands: [.init(.group(DisplayGroup(fill, shadow: shadow, blurRadius: 1)))]))
    guard case .group(let group)? = list.commands.first?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.shadow == expected && group.blurRadius == 2)
    var layer = PictureLayer(bounds: square.bounds, transform: .identity, content: fill)
    layer.effects = LayerEffects(shadow: shadow)
    #expect(layer.projected(by: doubling).effects?.shadow == expected)
  }

  @Test("Projecting with a scale transform also scales the width and dashes of lines")
  func scalesDashes() {
    let style = StrokeStyle(width: 1, dash: [4, 2], dashPhase: 1)
    let list = projected(DisplayList(commands: [.init(.stroke(square, style: style, color: black))]))
    guard case .stroke(_, let scaled, _)? = list.commands.first?.content else {
      Issue.record("no stroke")
      return
    }
    #expect(scaled == StrokeStyle(width: 2, dash: [8, 4], dashPhase: 2))
  }
}
