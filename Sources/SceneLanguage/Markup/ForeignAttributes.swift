import InterfaceBuilder

enum ForeignAttributes {
  /// Returns the scene property that an attribute sets, or the attribute name if none is known.
  static func property(_ key: String, of element: String) -> String {
    InterfaceBuilder.attributes(ofElement: element).first { $0.name == key }?.property ?? key
  }
}
