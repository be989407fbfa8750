/// The names that a document's root element and its first children can contain, depending on the document's platform.
struct PlatformFacts {
  let name: String
  /// The beginnings of the type names of the platform's documents.
  let types: [String]
  let runtime: String
  /// The beginnings of the ids of the platform's devices.
  let devices: [String]
  let deployments: [String]
  let plugIns: [String]

  static let all = [
    PlatformFacts(
      name: "iOS", types: ["com.apple.InterfaceBuilder3.CocoaTouch."], runtime: "iOS.CocoaTouch",
      devices: ["retina", "ipad"], deployments: ["iOS"], plugIns: [touchPlugIn]),
    PlatformFacts(
      name: "macOS", types: ["com.apple.InterfaceBuilder3.Cocoa."], runtime: "MacOSX.Cocoa",
      devices: [], deployments: ["macosx"], plugIns: ["com.apple.InterfaceBuilder.CocoaPlugin"]),
    // Early versions of Xcode wrote the dependencies of iOS to the documents of the following platforms.
    PlatformFacts(
      name: "tvOS", types: ["com.apple.InterfaceBuilder.AppleTV."], runtime: "AppleTV",
      devices: ["appleTV"], deployments: ["tvOS", "iOS"], plugIns: [touchPlugIn]),
    PlatformFacts(
      name: "watchOS", types: ["com.apple.InterfaceBuilder.WatchKit."], runtime: "watchKit",
      devices: ["watch"], deployments: ["watchOS", "iOS"],
      plugIns: ["com.apple.InterfaceBuilder.IBWatchKitPlugin", touchPlugIn]),
  ]

  private static let touchPlugIn = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
}
