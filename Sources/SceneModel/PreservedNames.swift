import SceneDiagnostics

/// The names of images and colors in those parts of an Interface Builder file that scenes do not support.
package struct PreservedNames: Sendable, Hashable {
  package var images: [Name] = []
  package var colors: [Name] = []

  package init() {}
}
