import Foundation
import SceneDrawing
import SceneValues

extension AttributedText {
  /// Creates attributed text from an attributed string. Links and the attributes in `AttributeScopes.SceneAttributes` are
  /// preserved. All other attributes are ignored.
  public init(_ string: AttributedString) {
    self.init()
    for run in string.runs {
      var attributes = TextAttributes()
      attributes.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
      attributes.font = run[AttributeScopes.FontKey.self]
      attributes.color = run[AttributeScopes.ColorKey.self]
      attributes.background = run[AttributeScopes.BackgroundKey.self]
      attributes.kern = run[AttributeScopes.KernKey.self]
      attributes.underline = run[AttributeScopes.UnderlineKey.self]
      attributes.strikethrough = run[AttributeScopes.StrikethroughKey.self]
      attributes.baselineOffset = run[AttributeScopes.BaselineOffsetKey.self]
      attributes.shadow = run[AttributeScopes.ShadowKey.self]
      attributes.paragraph = run[AttributeScopes.ParagraphKey.self]
      attributes.attachment = run[AttributeScopes.AttachmentKey.self]
      append(AttributedText(String(string[run.range].characters), attributes))
    }
  }
}

extension AttributedString {
  /// Creates an attributed string with the attributes in `AttributeScopes.SceneAttributes`. Links that are valid URLs
  /// become Foundation links. All other links are removed.
  public init(_ text: AttributedText) {
    self.init()
    for run in text.runs {
      var part = AttributedString(String(text.text[run.range]))
      let attributes = run.attributes
      part[AttributeScopes.FontKey.self] = attributes.font
      part[AttributeScopes.ColorKey.self] = attributes.color
      part[AttributeScopes.BackgroundKey.self] = attributes.background
      part[AttributeScopes.KernKey.self] = attributes.kern
      part[AttributeScopes.UnderlineKey.self] = attributes.underline
      part[AttributeScopes.StrikethroughKey.self] = attributes.strikethrough
      part[AttributeScopes.BaselineOffsetKey.self] = attributes.baselineOffset
      part[AttributeScopes.ShadowKey.self] = attributes.shadow
      part[AttributeScopes.ParagraphKey.self] = attributes.paragraph
      part[AttributeScopes.AttachmentKey.self] = attributes.attachment
      part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link.flatMap {
        URL(string: $0)
      }
      append(part)
    }
  }
}
