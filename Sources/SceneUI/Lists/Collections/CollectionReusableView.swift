import SceneRuntime
import SceneValues

/// A supplementary view of a collection: a section header, a section footer, or a view that a custom layout defines.
///
/// ```xml
/// <collectionReusableView kind="header" reuseIdentifier="month" frame="0 0 320 40">
///   <label id="title" frame="16 0 288 40"/>
/// </collectionReusableView>
/// ```
open class CollectionReusableView: View, Reusable {
  /// The identifier that is shared by views that can be reused for each other.
  public internal(set) var reuseIdentifier: String?
  /// The view's kind. If nil, the kind is `CollectionView.elementKindSectionHeader`.
  public internal(set) var kind: String?

  /// Creates a view. Collections use this initializer to create views of registered classes.
  public required override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates the view from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionReusableView.self, element: "collectionReusableView",
      "A header or footer of a section."
    ) {
      $0.property("reuseIdentifier", get: \.reuseIdentifier, set: { $0.reuseIdentifier = $1 })
      $0.property(
        "kind", "The kind: 'header' (the default), 'footer', or a kind of a custom layout.",
        get: \.kind, set: { $0.kind = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// Resets content-specific properties before reuse. By default, does nothing. Overrides must call `super` first.
  open func prepareForReuse() {}

  /// Applies layout attributes. This method is called in each layout pass. The default implementation does nothing.
  open func apply(_ attributes: CollectionLayoutAttributes) {}

  /// Returns the view's preferred attributes. By default, the view's constraints or, if there are none, `sizeThatFits`
  /// determine the preferred size. A `CompositionalLayout` uses the result for estimated dimensions. A `FlowLayout`
  /// ignores the result for headers and footers.
  open func preferredLayoutAttributesFitting(
    _ attributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    preferredAttributes(fitting: attributes, content: self, within: nil)
  }
}
