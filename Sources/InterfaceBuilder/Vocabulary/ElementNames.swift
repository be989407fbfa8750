import SceneValues

/// The known elements of Xcode files. Some elements exist on several platforms, so the lists are combined.
enum ElementNames {
  static let all = StringNumbers(
    MacNames.elements.all, ElementParents.byName.keys.sorted(), ChildKeys.elements.sorted(), watchElements,
    others)

  private static let watchElements = ElementFacts.all.map(\.name).filter { $0.hasPrefix("watch.") }.map {
    String($0.dropFirst("watch.".count))
  }

  private static let others = EnumeratedValues.words(
    """
    adaptation barButtonItemStateAppearance class controllers mutableArray mutableDictionary rectEdge \
    relationship relationships source tabBarItemStateAppearance
    """)
}
