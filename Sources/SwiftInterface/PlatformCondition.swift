import SceneModel

/// The platforms on which the condition of an `#if` can be true and those on which it can be false. If the condition
/// depends on more than the platform, a platform can be in both sets.
struct PlatformCondition {
  let mayHold: ApplePlatforms
  let mayFail: ApplePlatforms

  static let unknown = PlatformCondition(mayHold: .all, mayFail: .all)

  init(mayHold: ApplePlatforms, mayFail: ApplePlatforms) {
    self.mayHold = mayHold
    self.mayFail = mayFail
  }

  init(exactly platforms: ApplePlatforms) {
    self.init(mayHold: platforms, mayFail: ApplePlatforms.all.subtracting(platforms))
  }

  static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
    PlatformCondition(mayHold: condition.mayFail, mayFail: condition.mayHold)
  }

  static func && (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      mayHold: left.mayHold.intersection(right.mayHold), mayFail: left.mayFail.union(right.mayFail))
  }

  static func || (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    !(!left && !right)
  }

  // MARK: Swift

  init(os name: String) {
    switch name {
    case "iOS": self.init(exactly: .iOS)
    case "tvOS": self.init(exactly: .tvOS)
    case "visionOS", "xrOS": self.init(exactly: .visionOS)
    case "watchOS": self.init(exactly: .watchOS)
    case "macOS", "OSX": self.init(exactly: .macOS)
    default: self.init(mayHold: .others, mayFail: .all)
    }
  }

  init(canImport module: String) {
    switch module {
    case "UIKit": self.init(exactly: [.touch, .watchOS])
    case "AppKit", "Cocoa": self.init(exactly: .macOS)
    case "WatchKit": self.init(exactly: [.iOS, .watchOS])
    default: self = .unknown
    }
  }

  init(targetEnvironment name: String) {
    switch name {
    case "macCatalyst": self.init(mayHold: .iOS, mayFail: .all)
    case "simulator":
      self.init(mayHold: ApplePlatforms.all.subtracting([.macOS, .others]), mayFail: .all)
    default: self = .unknown
    }
  }

  // MARK: Objective-C

  /// Creates the condition for a macro such as `TARGET_OS_IPHONE`. These macros are defined on all Apple platforms.
  init(macro name: String) {
    switch name {
    case "TARGET_OS_IPHONE": self.init(exactly: [.touch, .watchOS])
    case "TARGET_OS_IOS": self.init(exactly: .iOS)
    case "TARGET_OS_TV": self.init(exactly: .tvOS)
    case "TARGET_OS_VISION": self.init(exactly: .visionOS)
    case "TARGET_OS_WATCH": self.init(exactly: .watchOS)
    case "TARGET_OS_OSX": self.init(exactly: .macOS)
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": self.init(mayHold: .iOS, mayFail: .all)
    case "TARGET_OS_MAC": self.init(exactly: ApplePlatforms.all.subtracting(.others))
    case "0", "false": self.init(exactly: [])
    case "1", "true": self.init(exactly: .all)
    default: self = .unknown
    }
  }
}

/// The platforms for which the branches of nested `#if` directives are compiled.
struct PlatformBranches {
  private struct Level {
    let outer: ApplePlatforms
    /// The platforms on which the conditions of all preceding branches can be false.
    var rest: ApplePlatforms
  }

  private var levels: [Level] = []
  private(set) var current = ApplePlatforms.all

  mutating func open(_ condition: PlatformCondition) {
    levels.append(Level(outer: current, rest: current))
    enter(condition)
  }

  /// Enters the next branch. The condition is nil for an `#else`.
  mutating func next(_ condition: PlatformCondition?) {
    guard !levels.isEmpty else { return }
    enter(condition ?? PlatformCondition(exactly: .all))
  }

  private mutating func enter(_ condition: PlatformCondition) {
    let last = levels.count - 1
    current = levels[last].rest.intersection(condition.mayHold)
    levels[last].rest.formIntersection(condition.mayFail)
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    current = level.outer
  }
}
