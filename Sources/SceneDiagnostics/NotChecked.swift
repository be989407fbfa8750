/// A record of skipped rules. It prevents the absence of diagnostics from being mistaken for a passed check.
package struct NotChecked: Sendable, Hashable {
  /// The reason why a rule was skipped. The raw values are part of the output format and must not change.
  package enum Reason: String, Sendable, CaseIterable {
    case noSources = "no-sources"
    case noImages = "no-images"
    case noLayout = "no-layout"
    case unknownNames = "unknown-names"
    case codeNotParsed = "code-not-parsed"
    case codeNotRead = "code-not-read"
    case scenesNotUnderstood = "scenes-not-understood"
    case unknownClasses = "unknown-classes"
    case otherDiagnostics = "other-diagnostics"
    case unclearProjects = "unclear-projects"
    case notLaidOut = "not-laid-out"
    case layoutOfPlatform = "layout-of-platform"
    case unknownResponder = "unknown-responder"
    case partOfProject = "part-of-project"
    case unreadTables = "unread-tables"
    case tooFewTexts = "few-texts"
    case unlistedNames = "unlisted-names"
    case otherBundles = "other-bundles"
    case mayBeAbsent = "may-be-absent"
    case noDeploymentTarget = "no-deployment-target"
    case sharedNames = "shared-names"
    case sharedClassNames = "shared-class-names"
    case longPlurals = "long-plurals"
    case unneededForms = "unneeded-forms"
    case distantTables = "distant-tables"

    package var text: String {
      switch self {
      case .noSources: "no Swift sources were given"
      case .noImages: "no directory of images was given"
      case .noLayout: "layout is turned off"
      case .unknownNames: "the names in code are computed at run time"
      case .codeNotParsed: "an Objective-C macro creates the names"
      case .codeNotRead: "Swift files were not read"
      case .scenesNotUnderstood: "parts of the scenes could not be read"
      case .unknownClasses: "the classes, or their superclasses, are unknown"
      case .otherDiagnostics: "other problems must be fixed first"
      case .unclearProjects: "the project could not be read, so the targets of the files are unknown"
      case .notLaidOut: "some of the views cannot be created"
      case .layoutOfPlatform: "the layout of macOS, watchOS and tvOS is not supported"
      case .unknownResponder: "the responding object is determined at run time"
      case .partOfProject: "the sources are only a part of the project, and tables can be in another part"
      case .unreadTables: "translation tables cannot be read"
      case .tooFewTexts: "too few of the code's strings are in tables to determine which strings are missing"
      case .unlistedNames: "no complete list of valid names exists"
      case .otherBundles: "the names refer to bundles other than the app's bundle"
      case .mayBeAbsent: "the code handles missing names"
      case .noDeploymentTarget: "the project does not specify the deployment target"
      case .longPlurals: "the combinations of the plural forms are too long"
      case .distantTables: "the tables are not next to the 'Base.lproj' folder of their Xcode file"
      case .unneededForms: "the missing plural forms might not be needed"
      case .sharedNames: "several files have the same name, and it is unknown which of them the app loads"
      case .sharedClassNames:
        "several classes have the same name, and it is unknown which of them the app uses"
      }
    }

    /// Whether no option makes the skipped check possible. Such a check must never be skipped silently.
    package var isUnavoidable: Bool { self == .notLaidOut || self == .layoutOfPlatform }
    package var isObvious: Bool { self == .noLayout || self == .otherDiagnostics }
  }

  /// A location that was not checked. A whole file is represented by its beginning. Lines and columns start at 1.
  package struct Place: Sendable, Hashable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int = 1, column: Int = 1) {
      self.path = path
      self.line = line
      self.column = column
    }

    package init(_ location: SourceLocation) {
      let start = location.start
      self.init(path: location.source.path, line: start.line, column: start.column)
    }
  }

  package static let maxPlaces = 20

  package var rules: [RuleID]
  package var reason: Reason
  /// The number of locations or files that were not checked. The number is 0 if the reason applies to the whole check.
  package var count: Int
  package var places: [Place]
  package var isAboutFiles: Bool

  package init(
    _ rules: [RuleID], _ reason: Reason, count: Int = 0, places: [Place] = [], isAboutFiles: Bool = false
  ) {
    self.rules = rules
    self.reason = reason
    self.isAboutFiles = isAboutFiles
    self.count = count
    self.places = places
  }

  package var message: String {
    let names = rules.shortList
    guard count > 0, let place = places.first else { return "\(names): \(reason.text)" }
    let first = isAboutFiles ? place.path : "\(place.path):\(place.line):\(place.column)"
    let preposition = isAboutFiles ? "in" : "at"
    guard count > 1 else { return "\(names) \(preposition) \(first): \(reason.text)" }
    let noun = isAboutFiles ? "files" : "places"
    return "\(names) \(preposition) \(count) \(noun): \(reason.text) (first: \(first))"
  }
}

extension [NotChecked] {
  /// A one-line summary, such as "14 cases of 'missing-image', 'segue-not-found'", or nil if there are no records.
  package var summary: String? {
    guard count > 1 else { return first?.message }
    var seen: Set<RuleID> = []
    let rules = flatMap(\.rules).filter { seen.insert($0).inserted }
    return "\(reduce(0) { $0 + Swift.max(1, $1.count) }) cases of \(rules.shortList)"
  }
}

extension [RuleID] {
  fileprivate var shortList: String {
    let shown = count > 4 ? Array(prefix(3)) : self
    let names = shown.map { "'\($0)'" }.joined(separator: ", ")
    return shown.count == count ? names : "\(names) and \(count - shown.count) more rules"
  }
}
