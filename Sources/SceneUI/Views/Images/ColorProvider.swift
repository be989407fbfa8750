import SceneValues

/// Knows the colors of the asset catalog, which scenes name as `asset:paper` and code as `Color.asset("paper")`. Give
/// one to the context.
///
/// ```swift
/// struct Catalogue: ColorProvider {
///   func components(of name: String, for traits: TraitCollection) -> RGBA? {
///     name == "paper" ? RGBA(packed: traits.style == .dark ? 0x222222FF : 0xFFF8E0FF) : nil
///   }
/// }
/// context.colorProvider = Catalogue()
/// ```
public protocol ColorProvider {
  /// Looks a color up by its name.
  ///
  /// - Parameters:
  ///   - name: what stands after `asset:` in scenes.
  ///   - traits: of the view that shows it.
  /// - Returns: nil for a color that there is not: it is drawn as magenta, so that it is seen.
  func components(of name: String, for traits: TraitCollection) -> RGBA?
}
