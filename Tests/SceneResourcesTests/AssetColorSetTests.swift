import Foundation
import SceneResources
import Testing

struct AssetColorSetTests {
  private func components(_ variants: String..., dark: Bool = false) throws -> UInt32? {
    let text = "{ \"colors\": [\(variants.joined(separator: ", "))] }"
    let set = try JSONDecoder().decode(AssetColorSet.self, from: Data(text.utf8))
    return set.components(dark: dark, idiom: "iphone")?.packed
  }

  private func grey(_ white: String, alpha: String = "1", appearance: String = "") -> String {
    "{ \(appearance)\"color\": { \"components\": { \"white\": \"\(white)\", \"alpha\": \"\(alpha)\" } } }"
  }

  @Test("Reads the opacity of an asset catalog's color as a fraction")
  func readsAlphaAsFraction() throws {
    #expect(try components(grey("0xFF", alpha: "1")) == 0xFFFF_FFFF)
    #expect(try components(grey("0xFF", alpha: "1.000")) == 0xFFFF_FFFF)
    #expect(try components(grey("0XFF", alpha: "0.2")) == 0xFFFF_FF33)
    #expect(try components(grey("255", alpha: "0.0")) == 0xFFFF_FF00)
  }

  @Test("Ignores the high-contrast variants of an asset catalog's color")
  func ignoresHighContrastColors() throws {
    let high = #""appearances": [{ "appearance": "contrast", "value": "high" }], "#
    let darkHigh =
      #""appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }], "#
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }], "#
    let variants = (grey("1", appearance: high), grey("3", appearance: darkHigh))
    #expect(
      try components(variants.0, variants.1, grey("2"), grey("4", appearance: dark)) == 0x0202_02FF)
    #expect(
      try components(variants.0, variants.1, grey("2"), grey("4", appearance: dark), dark: true)
        == 0x0404_04FF)
    #expect(try components(variants.0, variants.1) == nil)
  }
}
