import SceneValues
import Testing

@Suite struct StandardColorTests {
  @Test("Every standard color has a constant of the same name")
  func constants() {
    let constants: [Color] = [
      .clear, .black, .white, .gray, .darkGray, .lightGray, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange, .purple, .brown,
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
      .systemTeal, .systemIndigo, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
      .systemGray6,
      .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .separator, .link,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .systemFill,
    ]
    #expect(constants == StandardColor.allCases.map { Color($0) })
  }
}
