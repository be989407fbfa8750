import SceneDiagnostics
import SceneModel

extension ProjectDiagnostics {
  /// Returns the apps whose code a rule analyzes. Records a skipped check if the code for some scenes is unknown.
  mutating func hosts(for rule: (some ProjectRule).Type, of project: Project) -> [Host] {
    skip(rule, .noSources, inFiles: project.filesWithoutCode)
    return project.hosts
  }

  mutating func skipUnclearNames(
    _ rule: (some ProjectRule).Type, _ kinds: Set<HostCode.NameKind>, in host: Host
  ) {
    for unclear in host.code.unclearNames where kinds.contains(unclear.kind) && unclear.names.isEmpty {
      skip(rule, unclear.cause.reason, in: host, at: unclear.place)
    }
    skipUnread(rule, in: host)
  }

  mutating func skipPossibleNames(
    _ rule: (some ProjectRule).Type, _ kind: HostCode.NameKind, in host: Host, among names: Set<String>
  ) -> Set<String> {
    var found: Set<String> = []
    for unclear in host.code.unclearNames where unclear.kind == kind {
      let possible = names.intersection(unclear.names)
      guard !possible.isEmpty else { continue }
      found.formUnion(possible)
      skip(rule, unclear.cause.reason, in: host, at: unclear.place)
    }
    return found
  }

  /// Returns the missing names in code that are probably misspelled, with corrections. Records all others as skipped.
  mutating func misspellings(
    _ rule: (some ProjectRule).Type, _ kind: HostCode.NameKind, in host: Host, known: [String]?,
    isPresent: (String, HostCode.UnclearName) -> Bool
  ) -> [(name: String, intended: String, place: HostCode.Place)] {
    var found: [(name: String, intended: String, place: HostCode.Place)] = []
    for unclear in host.code.unclearNames where unclear.kind == kind {
      for name in unclear.names where known == nil || !isPresent(name, unclear) {
        let intended = known.flatMap { misspelling(of: name, in: steps.counting($0)) }
        if let intended, found.count < Self.maxMisspellings {
          found.append((name, intended, unclear.place))
        } else {
          skip(rule, unclear.cause.reason, in: host, at: unclear.place)
        }
      }
    }
    return found
  }

  /// Returns whether no unknown scene might contain a name. Otherwise, records a skipped check.
  mutating func isMissing(
    _ use: HostCode.NameUse, for rule: (some ProjectRule).Type, in host: Host
  ) -> Bool {
    guard host.mayContain(use.name) else { return true }
    skip(rule, .scenesNotUnderstood, in: host, at: use.place)
    return false
  }

  mutating func skipUnread(_ rule: (some ProjectRule).Type, in host: Host) {
    for unread in host.code.unread { skip(rule, .codeNotRead, in: host, at: unread.place) }
  }

  mutating func skip(
    _ rule: (some ProjectRule).Type, objectsOf objects: [(file: Int, use: ClassUse)],
    _ code: HostCode.ClassCode, in host: Host
  ) {
    let reason: NotChecked.Reason =
      if !host.areFullyParsed(objects) {
        .scenesNotUnderstood
      } else if code.places.count > 1 {
        .sharedClassNames
      } else if host.connectsUnknownOutlets(objects.filter { !host.isComplete($0.use.className) }) {
        .unknownClasses
      } else {
        .otherDiagnostics
      }
    for object in objects { skip(rule, reason, at: Site(object.file, object.use.name.range)) }
  }
}

extension HostCode.UnclearName.Cause {
  fileprivate var reason: NotChecked.Reason {
    switch self {
    case .madeAtRunTime: .unknownNames
    case .unparsed: .codeNotParsed
    case .otherBundle: .otherBundles
    case .mayBeAbsent: .mayBeAbsent
    }
  }
}
