import SceneDiagnostics
import SceneValues

/// A type of Interface Builder document, as specified by the root element's `type` attribute.
struct DocumentType: Sendable {
  let name: String
  /// The runtimes for which `ibtool` compiles documents of this type, separated by spaces.
  let runtimes: String

  static let all: [DocumentType] =
    families("com.apple.InterfaceBuilder3.CocoaTouch", "iOS.CocoaTouch iOS.CocoaTouch.iPad")
    + families("com.apple.InterfaceBuilder3.CocoaTouch.iPad", "iOS.CocoaTouch.iPad")
    + families("com.apple.InterfaceBuilder3.Cocoa", "MacOSX.Cocoa")
    + families("com.apple.InterfaceBuilder.AppleTV", "AppleTV", storyboard: "Storyboard")
    + families("com.apple.InterfaceBuilder.WatchKit", "watchKit", storyboard: "Storyboard")

  private static let names = StringNumbers(all.map(\.name))

  /// Returns the known type that is most similar to a misspelled name, or the name itself if no type is similar.
  static func intended(by name: String) -> String {
    names.contains(name)
      ? name : closestMatches(to: name, in: all.map(\.name), atMost: 2).min() ?? name
  }

  private static func families(
    _ prefix: String, _ runtimes: String, storyboard: String = "Storyboard.XIB"
  ) -> [DocumentType] {
    ["\(prefix).\(storyboard)", "\(prefix).XIB"].map { DocumentType(name: $0, runtimes: runtimes) }
  }
}
