/// Which of Apple's frameworks a program is built with, by what its files import whatever they are built for.
struct Platforms {
  private let hasUIKit: Bool
  private let hasAppKit: Bool

  init(_ files: [SourceFile]) {
    hasUIKit = files.contains { !$0.facts.certainImports.isDisjoint(with: ["UIKit", "WatchKit"]) }
    hasAppKit = files.contains { !$0.facts.certainImports.isDisjoint(with: ["AppKit", "Cocoa"]) }
  }

  /// Whether a class is one of a framework that the program is not built with, while it is with the other one.
  func lacks(_ className: String) -> Bool {
    if hasUIKit, !hasAppKit { return className.hasPrefix("NS") && className != "NSObject" }
    return hasAppKit && !hasUIKit && className.hasPrefix("UI")
  }
}
