import SceneDiagnostics

/// The images and colors that occur in parts of an Interface Builder file that scenes do not support.
package struct PreservedNames: Sendable, Hashable {
  package var images: [Name] = []
  package var colors: [Name] = []

  package init() {}
}
