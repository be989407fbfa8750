import Foundation
import SceneDrawing
import SceneValues
import Testing

/// A picture with all features. If `SCENEC_PICTURES` is set to a directory, the test writes the picture there
/// for inspection.
@Suite struct ClockPictureTests {
  @Test func pictureIsReproducible() throws {
    let svg = SVGRenderer().svg(Self.picture)
    #expect(svg == SVGRenderer().svg(Self.picture))
    if let directory = ProcessInfo.processInfo.environment["SCENEC_PICTURES"] {
      try svg.write(toFile: directory + "/clock.svg", atomically: true, encoding: .utf8)
    }
  }

  @Test func clockHandsShowTenPastTen() {
    let hands = Self.dial.commands.suffix(3).dropLast().map { command in
      command.transform.apply(to: Point(x: 0, y: -1)).x - command.transform.tx
    }
    #expect(hands[0] < 0, "the hour hand points left of twelve")
    #expect(hands[1] > 0, "the minute hand points right of twelve")
  }

  static var picture: LayeredPicture {
    let badge = PictureLayer(
      name: "Badge", identifier: "badge", bounds: Rect(x: 0, y: 0, width: 70, height: 26),
      transform: PictureLayer.placing(
        Rect(x: 0, y: 0, width: 70, height: 26), at: Point(x: 200, y: 30), transform: .rotation(.pi / 12)),
      clipsToBounds: true, cornerRadius: 8, opacity: 0.8, content: stripes)
    return LayeredPicture(
      size: Size(width: 480, height: 260), background: RGBA(packed: 0xF2F2_F7FF), title: "A clock",
      layers: [
        PictureLayer(
          name: "Clock", frame: Rect(x: 10, y: 10, width: 240, height: 240), content: dial,
          sublayers: [badge]),
        PictureLayer(frame: Rect(x: 260, y: 10, width: 210, height: 240), content: texts),
      ])
  }

  private static var dial: DisplayList {
    let context = GraphicsContext()
    let face = Rect(x: 10, y: 10, width: 220, height: 220)
    context.setFillColor(.white)
    context.fillEllipse(in: face)
    context.setStrokeColor(.darkGray)
    context.lineWidth = 4
    context.strokeEllipse(in: face)
    var pie = Path()
    pie.move(to: face.center)
    pie.addArc(
      center: face.center, radius: 60, startAngle: -.pi / 2, endAngle: .pi / 6, clockwise: true)
    pie.close()
    context.setFillColor(.systemOrange)
    context.withState {
      context.alpha = 0.4
      context.fill(pie)
    }
    context.setFillColor(.black)
    for minute in 0..<60 {
      context.withState {
        context.translate(x: 120, y: 120)
        context.rotate(by: Double(minute) * .pi / 30)
        context.lineWidth = minute % 5 == 0 ? 3 : 1
        context.strokeLine(
          from: Point(x: 0, y: -105), to: Point(x: 0, y: minute % 5 == 0 ? -95 : -101))
      }
    }
    for hour in 1...12 {
      let angle = Double(hour) * .pi / 6
      context.drawText(
        "\(hour)", at: Point(x: 120 + 80 * sin(angle), y: 120 - 80 * cos(angle) + 6), font: .bold(17),
        alignment: .center)
    }
    context.lineCap = .round
    for (angle, length, width) in [(10.166 * .pi / 6, 50.0, 7.0), (10 * .pi / 30, 85.0, 4.0)] {
      context.withState {
        context.translate(x: 120, y: 120)
        context.rotate(by: angle)
        context.lineWidth = width
        context.setStrokeColor(.black)
        context.strokeLine(from: Point(x: 0, y: 12), to: Point(x: 0, y: -length))
      }
    }
    context.setFillColor(.systemRed)
    context.fillEllipse(in: Rect(x: 113, y: 113, width: 14, height: 14))
    return context.displayList
  }

  private static var stripes: DisplayList {
    let context = GraphicsContext { $0.resolved(tint: RGBA(packed: 0x34C7_59FF)) }
    context.setFillColor(.tint)
    context.fill(Rect(x: 0, y: 0, width: 70, height: 26))
    context.setStrokeColor(.white)
    context.setLineDash([6, 4])
    context.strokeLine(from: Point(x: 0, y: 22), to: Point(x: 70, y: 22))
    context.drawText(
      "ALARM", at: Point(x: 35, y: 17), font: .bold(13), color: .white, alignment: .center)
    return context.displayList
  }

  private static var texts: DisplayList {
    let context = GraphicsContext()
    let fonts: [(String, Font)] = [
      ("System 17, “quoted” ÄÖÜß", .system(17)), ("Bold 15 Headline", .bold(15)),
      ("Italic 13 <escaped> & co.", .italic(13)), ("Monospaced  12:  two spaces", .monospaced(12)),
      ("Georgia 14 falls back", .family("Georgia", 14)), ("日本語 and 👍 15", .system(15)),
    ]
    for (row, (text, font)) in fonts.enumerated() {
      context.drawText(text, at: Point(x: 0, y: 20 + 20 * Double(row)), font: font)
    }
    let frames: [(TextAlignment, LineBreakMode)] = [
      (.left, .tailTruncation), (.center, .middleTruncation), (.right, .wordWrap),
    ]
    for (column, (alignment, mode)) in frames.enumerated() {
      let rect = Rect(x: Double(column) * 70, y: 140, width: 66, height: 45)
      context.setStrokeColor(.systemGray)
      context.lineWidth = 0.5
      context.stroke(rect)
      context.drawText(
        "The quick brown fox jumps over the dog", in: rect, font: .system(12), color: .systemBlue,
        alignment: alignment, lineBreak: mode)
    }
    context.withState {
      var ring = Path(ellipseIn: Rect(x: 0, y: 192, width: 44, height: 44))
      ring.append(Path(ellipseIn: Rect(x: 12, y: 204, width: 20, height: 20)))
      context.clip(to: ring, rule: .evenOdd)
      context.setFillColor(.systemGreen)
      context.fill(Rect(x: 0, y: 192, width: 44, height: 30))
    }
    context.drawImage(named: "sunrise-over-the-hills", in: Rect(x: 56, y: 192, width: 100, height: 44))
    return context.displayList
  }
}
