import SceneValues

/// A provider of the colors in an asset catalog. A color is referred to as `asset:paper` in scenes and as
/// `Color.asset("paper")` in code. Assign a provider to the context's `colorProvider` property.
///
/// ```swift
/// struct Catalog: ColorProvider {
///   func components(of name: String, for traits: TraitCollection) -> RGBA? {
///     name == "paper" ? RGBA(packed: traits.style == .dark ? 0x222222FF : 0xFFF8E0FF) : nil
///   }
/// }
/// context.colorProvider = Catalog()
/// ```
public protocol ColorProvider {
  /// Returns the color with the given name.
  ///
  /// - Parameters:
  ///   - name: The text after `asset:` in scenes.
  ///   - traits: The traits of the view that shows the color.
  /// - Returns: The color, or nil if it does not exist. A missing color is drawn in magenta.
  func components(of name: String, for traits: TraitCollection) -> RGBA?
}
