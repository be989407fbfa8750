import SceneValues

/// A provider of the colors in an asset catalog. Scenes refer to a color as `asset:paper`, and code as
/// `Color.asset("paper")`. Assign a provider to the context.
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
  /// Looks up a color by its name.
  ///
  /// - Parameters:
  ///   - name: The text after `asset:` in scenes.
  ///   - traits: The traits of the view that shows the color.
  /// - Returns: The color, or nil if it does not exist. A missing color is drawn in magenta.
  func components(of name: String, for traits: TraitCollection) -> RGBA?
}
