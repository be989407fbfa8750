import SceneValues
import Testing

@Suite struct ContrastTests {
  private let white = RGBA(packed: 0xFFFF_FFFF)
  private let black = RGBA(packed: 0x0000_00FF)

  @Test func blackOnWhiteHasMaximumContrast() {
    #expect(abs(black.contrast(with: white) - 21) < 0.001)
    #expect(black.contrast(with: white) == white.contrast(with: black))
    #expect(white.contrast(with: white) == 1)
  }

  /// The lightest gray that is readable on white, according to the guidelines' own tools.
  @Test("The lightest gray that is readable on white is #767676")
  func computesContrastOfLightestReadableGray() {
    #expect(RGBA(packed: 0x7676_76FF).contrast(with: white) >= 4.5)
    #expect(RGBA(packed: 0x7777_77FF).contrast(with: white) < 4.5)
  }

  @Test("Blends a translucent color with the color behind it")
  func blendsTranslucentColors() {
    #expect(RGBA(packed: 0x0000_0080).over(white).packed == 0x7F7F_7FFF)
    #expect(RGBA(packed: 0x1234_56FF).over(white).packed == 0x1234_56FF)
  }
}
