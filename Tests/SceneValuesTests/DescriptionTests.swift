import SceneValues
import Testing

@Suite struct DescriptionTests {
  @Test func describesGeometry() {
    #expect("\(Point(x: 20, y: 16.5))" == "(20, 16.5)")
    #expect("\(Size(width: 280, height: 44))" == "(280, 44)")
    #expect("\(Rect(x: 20, y: -180, width: 280, height: 44))" == "(20, -180, 280, 44)")
    #expect(
      "\(EdgeInsets(top: 1, left: 2, bottom: 3.5, right: 4))" == "(top: 1, left: 2, bottom: 3.5, right: 4)")
    #expect(
      "\(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
        == "(top: 1, leading: 2, bottom: 3, trailing: 4)")
    #expect("\(AffineTransform.translation(x: 20, y: 0))" == "(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 0)")
  }

  @Test func describesColorsAsWrittenInScenes() {
    #expect("\(Color.systemRed) \(Color.tint) \(Color.asset("brand"))" == "systemRed tint asset:brand")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#ff8000")
    #expect("\(Color(white: 0, alpha: 0.5))" == "#00000080")
    #expect("\(Color.systemRed.withAlphaComponent(0.25))" == "systemRed, alpha 0.25")
  }

  @Test("withAlphaComponent replaces the opacity and keeps the name of a color")
  func withAlphaComponent() {
    let faded = Color.label.withAlphaComponent(0.5)
    #expect(faded.resolved() == RGBA(packed: 0x0000_0080))
    #expect(faded.resolved(dark: true) == RGBA(packed: 0xFFFF_FF80))
    let tint = RGBA(packed: 0x1234_56FF)
    #expect(Color.tint.withAlphaComponent(0).resolved(tint: tint) == RGBA(packed: 0x1234_5600))
    #expect(Color.asset("brand").withAlphaComponent(1).resolved { _ in tint.withAlpha(0.2) } == tint)
    #expect(Color(white: 1, alpha: 0.5).withAlphaComponent(1) == Color(white: 1))
    #expect(faded.withAlphaComponent(1).resolved() == RGBA(packed: 0x0000_00FF))
    #expect(Color.secondaryLabel.withAlphaComponent(2).resolved().alpha == 1)
  }

  @Test("Every standard color is a static property of Color")
  func standardColors() {
    // The compiler requires a new case to be added here, and the property to exist.
    for color in StandardColor.allCases {
      let property: Color =
        switch color {
        case .clear: .clear
        case .black: .black
        case .white: .white
        case .gray: .gray
        case .darkGray: .darkGray
        case .lightGray: .lightGray
        case .red: .red
        case .green: .green
        case .blue: .blue
        case .cyan: .cyan
        case .yellow: .yellow
        case .magenta: .magenta
        case .orange: .orange
        case .purple: .purple
        case .brown: .brown
        case .systemRed: .systemRed
        case .systemGreen: .systemGreen
        case .systemBlue: .systemBlue
        case .systemOrange: .systemOrange
        case .systemYellow: .systemYellow
        case .systemPink: .systemPink
        case .systemPurple: .systemPurple
        case .systemTeal: .systemTeal
        case .systemIndigo: .systemIndigo
        case .systemGray: .systemGray
        case .systemGray2: .systemGray2
        case .systemGray3: .systemGray3
        case .systemGray4: .systemGray4
        case .systemGray5: .systemGray5
        case .systemGray6: .systemGray6
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .placeholderText: .placeholderText
        case .separator: .separator
        case .link: .link
        case .systemBackground: .systemBackground
        case .secondarySystemBackground: .secondarySystemBackground
        case .tertiarySystemBackground: .tertiarySystemBackground
        case .systemGroupedBackground: .systemGroupedBackground
        case .systemFill: .systemFill
        }
      #expect(property == Color(color))
    }
  }

  @Test("The steps of a transform that is built from another one apply before it")
  func transformSteps() {
    let transform = AffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(Point(x: 0, y: 0).applying(transform) == Point(x: 12, y: 23))
    #expect(
      transform
        == .translation(x: 1, y: 1).concatenating(.scale(x: 2, y: 3))
        .concatenating(.translation(x: 10, y: 20)))
    let turned = Point(x: 1, y: 0).applying(AffineTransform(scaleX: 2, y: 5).rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 5) < 1e-12)
    #expect(
      Rect(x: 0, y: 0, width: 2, height: 1).applying(AffineTransform(scaleX: 2, y: 2))
        == Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(AffineTransform(rotationAngle: 1) == .rotation(1))
  }
}
