import Foundation
import SceneDrawing
import SceneFoundation
import SceneValues
import Testing

@Suite struct FoundationTextTests {
  private let text: AttributedText = {
    var style = ParagraphStyle()
    style.headIndent = 12
    var text = AttributedText("one ", TextAttributes(font: .bold(20), color: .red, paragraph: style))
    text.append(
      AttributedText(
        "two 👩‍👧 ", TextAttributes(background: .blue, kern: 1.5, underline: .double, strikethrough: .thick)))
    text.append(AttributedText("three", TextAttributes(baselineOffset: -2, link: "https://example.org/a")))
    text.append(
      AttributedText(TextAttachment(named: "star", bounds: Rect(x: 0, y: -2, width: 12, height: 12))))
    return text
  }()

  @Test func roundTripsAttributedString() {
    #expect(AttributedText(AttributedString(text)) == text)
  }

  @Test func roundTripsNSAttributedString() {
    #expect(AttributedText(text.nsAttributedString) == text)
  }

  @Test("Converts attributes that code sets as members of an AttributedString")
  func encodesAttributesAsMembers() {
    var string = AttributedString("a")
    string.scene.font = .bold(17)
    string.scene.kern = 2
    #expect(AttributedText(string) == AttributedText("a", TextAttributes(font: .bold(17), kern: 2)))
  }

  @Test("Converts attributes that use the key names of Apple's frameworks")
  func readsAppleAttributeNames() {
    let string = NSAttributedString(
      string: "a",
      attributes: [
        NSAttributedString.Key("NSUnderline"): NSNumber(value: 1),
        NSAttributedString.Key("NSKern"): NSNumber(value: 0.5),
        NSAttributedString.Key("NSFont"): "not a font of ours",
      ])
    #expect(AttributedText(string) == AttributedText("a", TextAttributes(kern: 0.5, underline: .single)))
  }
}
