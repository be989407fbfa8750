import SceneDiagnostics

/// Images and colors that a file of Interface Builder's names in parts that scenes have no word for.
package struct CarriedNames: Sendable, Hashable {
  package var images: [Name] = []
  package var colors: [Name] = []

  package init() {}
}
