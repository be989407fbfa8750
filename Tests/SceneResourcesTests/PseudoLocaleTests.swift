import SceneResources
import Testing

@Suite("Pseudotranslations")
struct PseudoLocaleTests {
  @Test(
    "Keeps placeholders, and changes all other letters",
    arguments: [
      ("%#@files@ in %2$#@folders@", "%#@files@ îñ %2$#@folders@"), ("50 % off", "50 % ôƒƒ"),
      ("{name}: %1$d of %lld%%", "{name}: %1$d ôƒ %lld%%"), ("%-5.2f m", "%-5.2f ɱ"), ("% @ by", "% @ ƀý"),
    ])
  func keepsPlaceholders(_ text: String, _ start: String) {
    let pseudo = PseudoLocale.text(text)
    #expect(pseudo.hasPrefix(start), "\(pseudo)")
    #expect(pseudo.count > text.count)
  }

  @Test("Leaves strings without letters unchanged", arguments: ["", "12:30", "%@ %d", "%#@count@", "{name}"])
  func leavesStringsWithoutLettersUnchanged(_ text: String) {
    #expect(PseudoLocale.text(text) == text)
  }
}
