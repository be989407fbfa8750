import SceneRuntime
import SceneValues

/// What stands beside the items of a collection: a section's header or footer, or what a layout of one's own adds. It
/// shows one section after another.
///
/// ```xml
/// <collectionReusableView kind="header" reuseIdentifier="month" frame="0 0 320 40">
///   <label id="title" frame="16 0 288 40"/>
/// </collectionReusableView>
/// ```
open class CollectionReusableView: View, Reusable {
  /// Which views can take its place.
  public internal(set) var reuseIdentifier: String?
  /// What it is for: the collection's `elementKindSectionHeader`, `header`, for nil.
  public internal(set) var kind: String?

  /// Collections make views of registered classes by this.
  public required override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes the view from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionReusableView.self, element: "collectionReusableView",
      "A header or footer of a section."
    ) {
      $0.property("reuseIdentifier", get: \.reuseIdentifier, set: { $0.reuseIdentifier = $1 })
      $0.property(
        "kind", "'header' (default), 'footer', or a kind of a custom layout.",
        get: \.kind, set: { $0.kind = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// It will show something else: what was set for one thing alone is taken back. Call `super` first.
  open func prepareForReuse() {}

  /// The view gets its place, or keeps it: called at each layout. Does nothing by default.
  open func apply(_ attributes: CollectionLayoutAttributes) {}

  /// What the view would like to have of its layout: by default, the size that constraints in it give it, or else
  /// `sizeThatFits`.
  ///
  /// A layout of one's own is told, and grants it by
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`. A `FlowLayout` does not ask: the size
  /// of its headers and footers is what it or its delegate says. A `CompositionalLayout` asks where it is estimated.
  open func preferredLayoutAttributesFitting(
    _ attributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    preferredAttributes(fitting: attributes, content: self, within: nil)
  }
}
