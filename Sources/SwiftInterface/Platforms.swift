struct Platforms {
  private let hasUIKit: Bool
  private let hasAppKit: Bool

  init(_ files: [SourceFile]) {
    hasUIKit = files.contains { !$0.facts.certainImports.isDisjoint(with: ["UIKit", "WatchKit"]) }
    hasAppKit = files.contains { !$0.facts.certainImports.isDisjoint(with: ["AppKit", "Cocoa"]) }
  }

  func lacks(_ className: String) -> Bool {
    if hasUIKit, !hasAppKit { return className.hasPrefix("NS") && className != "NSObject" }
    return hasAppKit && !hasUIKit && className.hasPrefix("UI")
  }
}
