import SceneDiagnostics

/// The names and strings in the parts of an Interface Builder file that scenes do not support.
package struct PreservedNames: Sendable, Hashable {
  package var images: [Name] = []
  /// The names that are probably misspelled names of system images, along with the intended names.
  package var misspelledImages: [Misspelling] = []
  /// The images that might be provided by the system although they are not in the list of system images.
  package var unlistedImages: [Name] = []
  /// The system symbols that the document uses but does not declare. Xcode declares all symbols.
  package var undeclaredSymbols: [Name] = []
  package var colors: [Name] = []
  package var bindings: [Binding] = []
  package var texts: [Text] = []

  package init() {}

  package struct Misspelling: Sendable, Hashable {
    package var name: Name
    package var intended: String

    package init(_ name: Name, intended: String) {
      self.name = name
      self.intended = intended
    }
  }

  /// The key path of a Cocoa binding, which connects a property of an object to another object, or of a tree controller.
  package struct Binding: Sendable, Hashable {
    /// The scene id of the object where the key path starts.
    package var destination: String
    package var keyPath: Name
    /// The class of the objects that the destination manages, if the destination is an object controller.
    package var contentClass: String?
    /// Whether the key path starts at an object that the destination manages.
    package var startsAtContent: Bool

    package init(destination: String, keyPath: Name, contentClass: String?, startsAtContent: Bool = false) {
      self.destination = destination
      self.keyPath = keyPath
      self.contentClass = contentClass
      self.startsAtContent = startsAtContent
    }
  }

  package struct Text: Sendable, Hashable {
    /// The scene id of the object that has the text.
    package var object: String
    /// The property's name in translation tables, such as `title`.
    package var property: String
    package var text: Name
    /// The element that contains the text and its location, such as `menuItem in mainMenu`.
    package var place: String

    package init(object: String, property: String, text: Name, place: String) {
      self.object = object
      self.property = property
      self.text = text
      self.place = place
    }

    package var key: String { "\(object).\(property)" }

    /// Whether the text contains anything to translate. Texts such as `12:00` and `+` do not contain words.
    package var hasWords: Bool { text.text.unicodeScalars.contains { $0.properties.isAlphabetic } }
  }
}
