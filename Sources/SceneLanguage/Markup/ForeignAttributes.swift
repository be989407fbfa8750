import InterfaceBuilder

enum ForeignAttributes {
  /// Returns the scene property that an attribute sets, or the name of the attribute if the property is unknown.
  static func property(_ key: String, of element: String) -> String {
    InterfaceBuilder.attributes(ofElement: element).first { $0.name == key }?.property ?? key
  }
}
