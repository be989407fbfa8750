import SceneModel

/// The platforms on which the condition of an `#if` can be true and those on which it can be false. If the condition
/// depends on more than the platform, a platform can be in both sets.
struct PlatformCondition {
  let mayHold: ApplePlatforms
  let mayFail: ApplePlatforms
  private(set) var named: ApplePlatforms = []

  static let unknown = PlatformCondition(mayHold: .all, mayFail: .all)

  init(mayHold: ApplePlatforms, mayFail: ApplePlatforms) {
    self.mayHold = mayHold
    self.mayFail = mayFail
  }

  init(exactly platforms: ApplePlatforms) {
    self.init(mayHold: platforms, mayFail: ApplePlatforms.all.subtracting(platforms))
  }

  static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
    PlatformCondition(mayHold: condition.mayFail, mayFail: condition.mayHold).naming(condition.named)
  }

  static func && (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      mayHold: left.mayHold.intersection(right.mayHold), mayFail: left.mayFail.union(right.mayFail)
    ).naming(left.named.union(right.named))
  }

  static func || (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    !(!left && !right)
  }

  private func naming(_ platforms: ApplePlatforms) -> PlatformCondition {
    var condition = self
    condition.named = platforms
    return condition
  }

  private init(target platforms: ApplePlatforms) {
    self.init(exactly: platforms)
    named = platforms
  }

  init(os name: String) {
    switch name {
    case "iOS": self.init(target: .iOS)
    case "tvOS": self.init(target: .tvOS)
    case "visionOS", "xrOS": self.init(target: .visionOS)
    case "watchOS": self.init(target: .watchOS)
    case "macOS", "OSX": self.init(target: .macOS)
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

  /// Creates the condition for a macro such as `TARGET_OS_IPHONE`. These macros are defined on all Apple platforms.
  init(macro name: String) {
    switch name {
    case "TARGET_OS_IPHONE": self.init(exactly: [.touch, .watchOS])
    case "TARGET_OS_IOS": self.init(target: .iOS)
    case "TARGET_OS_TV": self.init(target: .tvOS)
    case "TARGET_OS_VISION", "TARGET_OS_XR": self.init(target: .visionOS)
    case "TARGET_OS_WATCH": self.init(target: .watchOS)
    case "TARGET_OS_OSX": self.init(target: .macOS)
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": self.init(mayHold: .iOS, mayFail: .all)
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR":
      self.init(mayHold: [.touch, .watchOS], mayFail: .all)
    case "TARGET_OS_MAC", "__APPLE__": self.init(exactly: ApplePlatforms.all.subtracting(.others))
    // For compatibility, the headers of some platforms also define the macro for iOS.
    case "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED":
      self.init(mayHold: [.touch, .watchOS], mayFail: ApplePlatforms.all.subtracting(.iOS))
    case "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED", "MAC_OS_X_VERSION_MIN_REQUIRED",
      "MAC_OS_X_VERSION_MAX_ALLOWED":
      self.init(mayHold: [.macOS, .others], mayFail: ApplePlatforms.all.subtracting(.macOS))
    case "0", "false": self.init(exactly: [])
    case "1", "true": self.init(exactly: .all)
    default: self = .unknown
    }
  }

  /// Creates the condition `defined(macro)`. Apple's headers define each `TARGET_OS_` macro as 0 or 1, so a macro that
  /// holds for a platform is certainly defined there, and might also be defined elsewhere.
  init(defined macro: String) {
    let value = PlatformCondition(macro: macro)
    self = macro.hasPrefix("TARGET_") ? value || .unknown : value
  }
}

/// The platforms for which the branches of nested `#if` directives are compiled.
struct PlatformBranches {
  private struct Level {
    let outer: Extent
    /// The platforms on which the conditions of all preceding branches can be false.
    var rest: ApplePlatforms
    /// The platforms on which the conditions of all preceding branches are false.
    var certainRest: ApplePlatforms
  }

  private struct Extent {
    var possible = ApplePlatforms.all
    var certain = ApplePlatforms.all
  }

  private var levels: [Level] = []
  private var branch = Extent()
  private(set) var named: ApplePlatforms = []
  var current: ApplePlatforms { branch.possible }
  /// The platforms for which the branch is compiled regardless of the values of unknown conditions.
  var certain: ApplePlatforms { branch.certain }

  mutating func open(_ condition: PlatformCondition) {
    levels.append(Level(outer: branch, rest: branch.possible, certainRest: branch.certain))
    enter(condition)
  }

  /// Enters the next branch. The condition is nil for an `#else`.
  mutating func next(_ condition: PlatformCondition?) {
    guard !levels.isEmpty else { return }
    enter(condition ?? PlatformCondition(exactly: .all))
  }

  private mutating func enter(_ condition: PlatformCondition) {
    let last = levels.count - 1
    branch.possible = levels[last].rest.intersection(condition.mayHold)
    branch.certain = levels[last].certainRest.subtracting(condition.mayFail)
    levels[last].rest.formIntersection(condition.mayFail)
    levels[last].certainRest.subtract(condition.mayHold)
    named.formUnion(condition.named)
  }

  /// Limits the rest of the branch to the platforms of a framework that the branch imports. For example, the code that
  /// follows `import AppKit` in an `#else` is compiled only for macOS.
  mutating func note(import module: String) {
    guard !levels.isEmpty, let platforms = ApplePlatforms.requiring[module] else { return }
    let possible = branch.possible.intersection(platforms)
    // Mac Catalyst, which counts as iOS, also has AppKit.
    guard !possible.isEmpty else { return }
    branch.possible = possible
    branch.certain.formIntersection(platforms)
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    branch = level.outer
  }
}

extension ApplePlatforms {
  fileprivate static let requiring: [String: ApplePlatforms] = [
    "UIKit": [.touch, .watchOS], "AppKit": .macOS, "Cocoa": .macOS,
  ]
}
