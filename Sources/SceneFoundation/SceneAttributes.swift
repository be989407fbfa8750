import Foundation
import SceneDrawing
import SceneValues

extension AttributeScopes {
  /// What a host says of Foundation's `AttributedString` for scenes to show.
  ///
  /// ```swift
  /// var text = AttributedString("12 €")
  /// text.scene.font = .bold(17)
  /// label.attributedText = AttributedText(text)
  /// ```
  public var scene: SceneAttributes.Type { SceneAttributes.self }

  /// The attributes of `AttributedText`, as keys of Foundation's.
  public struct SceneAttributes: AttributeScope {
    /// The letters and their size.
    public let font: FontKey
    /// The color of the letters.
    public let color: ColorKey
    /// The color behind the letters.
    public let background: BackgroundKey
    /// In points: how much further apart letters are.
    public let kern: KernKey
    /// A line below the letters.
    public let underline: UnderlineKey
    /// A line through the letters.
    public let strikethrough: StrikethroughKey
    /// In points: how far up the letters are moved.
    public let baselineOffset: BaselineOffsetKey
    /// A shadow of the letters.
    public let shadow: ShadowKey
    /// How the paragraph is set.
    public let paragraph: ParagraphKey
    /// An image in place of the character U+FFFC.
    public let attachment: AttachmentKey
    /// Foundation's own: links.
    public let foundation: FoundationAttributes
  }

  /// The key of `font`.
  public enum FontKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Font
    /// What the key is called.
    public static let name = "scene.font"
  }
  /// The key of `color`.
  public enum ColorKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Color
    /// What the key is called.
    public static let name = "scene.color"
  }
  /// The key of `background`.
  public enum BackgroundKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Color
    /// What the key is called.
    public static let name = "scene.background"
  }
  /// The key of `kern`.
  public enum KernKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Double
    /// What the key is called.
    public static let name = "scene.kern"
  }
  /// The key of `underline`.
  public enum UnderlineKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = TextLineStyle
    /// What the key is called.
    public static let name = "scene.underline"
  }
  /// The key of `strikethrough`.
  public enum StrikethroughKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = TextLineStyle
    /// What the key is called.
    public static let name = "scene.strikethrough"
  }
  /// The key of `baselineOffset`.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Double
    /// What the key is called.
    public static let name = "scene.baselineOffset"
  }
  /// The key of `shadow`.
  public enum ShadowKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = Shadow
    /// What the key is called.
    public static let name = "scene.shadow"
  }
  /// The key of `paragraph`.
  public enum ParagraphKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = ParagraphStyle
    /// What the key is called.
    public static let name = "scene.paragraph"
  }
  /// The key of `attachment`.
  public enum AttachmentKey: AttributedStringKey {
    /// What is said under the key.
    public typealias Value = TextAttachment
    /// What the key is called.
    public static let name = "scene.attachment"
  }
}

extension AttributeDynamicLookup {
  /// Lets attributes of scenes be written as members: `text.font = .bold(17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SceneAttributes, Key>
  ) -> Key { self[Key.self] }
}
