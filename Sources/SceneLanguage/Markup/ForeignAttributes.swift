import InterfaceBuilder

/// Attributes of Interface Builder's, by name.
enum ForeignAttributes {
  /// What a scene calls the property that an attribute sets; the attribute's own name where nobody knows.
  static func property(_ key: String, of element: String) -> String {
    InterfaceBuilder.attributes(ofElement: element).first { $0.name == key }?.property ?? key
  }
}
