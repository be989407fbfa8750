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

  /// The attribute scope with the attributes of `AttributedText`.
  public struct SceneAttributes: AttributeScope {
    /// The font.
    public let font: FontKey
    /// The text color.
    public let color: ColorKey
    /// The background color.
    public let background: BackgroundKey
    /// The additional distance between letters, in points.
    public let kern: KernKey
    /// The style of the underline.
    public let underline: UnderlineKey
    /// The style of the strikethrough line.
    public let strikethrough: StrikethroughKey
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetKey
    /// The shadow of the letters.
    public let shadow: ShadowKey
    /// The paragraph style.
    public let paragraph: ParagraphKey
    /// The image that is drawn for the character U+FFFC.
    public let attachment: AttachmentKey
    /// Foundation's attributes, which include links.
    public let foundation: FoundationAttributes
  }

  /// The key of `font`.
  public enum FontKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "scene.font"
  }
  /// The key of `color`.
  public enum ColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "scene.color"
  }
  /// The key of `background`.
  public enum BackgroundKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "scene.background"
  }
  /// The key of `kern`.
  public enum KernKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Double
    /// The name of the attribute.
    public static let name = "scene.kern"
  }
  /// The key of `underline`.
  public enum UnderlineKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = TextLineStyle
    /// The name of the attribute.
    public static let name = "scene.underline"
  }
  /// The key of `strikethrough`.
  public enum StrikethroughKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = TextLineStyle
    /// The name of the attribute.
    public static let name = "scene.strikethrough"
  }
  /// The key of `baselineOffset`.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Double
    /// The name of the attribute.
    public static let name = "scene.baselineOffset"
  }
  /// The key of `shadow`.
  public enum ShadowKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Shadow
    /// The name of the attribute.
    public static let name = "scene.shadow"
  }
  /// The key of `paragraph`.
  public enum ParagraphKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = ParagraphStyle
    /// The name of the attribute.
    public static let name = "scene.paragraph"
  }
  /// The key of `attachment`.
  public enum AttachmentKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = TextAttachment
    /// The name of the attribute.
    public static let name = "scene.attachment"
  }
}

extension AttributeDynamicLookup {
  /// Provides access to scene attributes as members, such as `text.font = .bold(17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SceneAttributes, Key>
  ) -> Key { self[Key.self] }
}
