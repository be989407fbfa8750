import Foundation
import SceneDrawing
import SceneValues

extension AttributeScopes {
  /// The scene attributes of Foundation's `AttributedString`.
  ///
  /// ```swift
  /// var text = AttributedString("12 €")
  /// text.scene.font = .bold(17)
  /// label.attributedText = AttributedText(text)
  /// ```
  public var scene: SceneAttributes.Type { SceneAttributes.self }

  /// The attribute scope that contains the attributes of `AttributedText`.
  public struct SceneAttributes: AttributeScope {
    /// The font.
    public let font: FontKey
    /// The text color.
    public let color: ColorKey
    /// The background color.
    public let background: BackgroundKey
    /// The additional space between letters, in points.
    public let kern: KernKey
    /// The underline style.
    public let underline: UnderlineKey
    /// The strikethrough style.
    public let strikethrough: StrikethroughKey
    /// The distance by which the text is raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetKey
    /// The shadow of the text.
    public let shadow: ShadowKey
    /// The paragraph style.
    public let paragraph: ParagraphKey
    /// The image that replaces the character U+FFFC.
    public let attachment: AttachmentKey
    /// Foundation's attributes, including links.
    public let foundation: FoundationAttributes
  }

  /// The key for the `font` attribute.
  public enum FontKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Font
    /// The name that identifies the attribute.
    public static let name = "scene.font"
  }
  /// The key for the `color` attribute.
  public enum ColorKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name that identifies the attribute.
    public static let name = "scene.color"
  }
  /// The key for the `background` attribute.
  public enum BackgroundKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name that identifies the attribute.
    public static let name = "scene.background"
  }
  /// The key for the `kern` attribute.
  public enum KernKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Double
    /// The name that identifies the attribute.
    public static let name = "scene.kern"
  }
  /// The key for the `underline` attribute.
  public enum UnderlineKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = TextLineStyle
    /// The name that identifies the attribute.
    public static let name = "scene.underline"
  }
  /// The key for the `strikethrough` attribute.
  public enum StrikethroughKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = TextLineStyle
    /// The name that identifies the attribute.
    public static let name = "scene.strikethrough"
  }
  /// The key for the `baselineOffset` attribute.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Double
    /// The name that identifies the attribute.
    public static let name = "scene.baselineOffset"
  }
  /// The key for the `shadow` attribute.
  public enum ShadowKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Shadow
    /// The name that identifies the attribute.
    public static let name = "scene.shadow"
  }
  /// The key for the `paragraph` attribute.
  public enum ParagraphKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = ParagraphStyle
    /// The name that identifies the attribute.
    public static let name = "scene.paragraph"
  }
  /// The key for the `attachment` attribute.
  public enum AttachmentKey: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = TextAttachment
    /// The name that identifies the attribute.
    public static let name = "scene.attachment"
  }
}

extension AttributeDynamicLookup {
  /// Provides access to the scene attributes as members, such as `text.font = .bold(17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SceneAttributes, Key>
  ) -> Key { self[Key.self] }
}
