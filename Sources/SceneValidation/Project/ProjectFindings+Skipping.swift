import SceneDiagnostics
import SceneModel

/// How rules say what they do not check.
extension ProjectFindings {
  /// The programs whose code a rule looks into; notes the rule where there are scenes whose code is not known.
  mutating func hosts(for rule: (some ProjectRule).Type, of project: Project) -> [Host] {
    skip(rule, .noSources, inFiles: project.filesWithoutCode)
    return project.hosts
  }

  /// Notes names in code that a rule cannot look for, because nobody can tell what they are.
  mutating func skipUnclearNames(
    _ rule: (some ProjectRule).Type, _ kinds: Set<HostCode.NameKind>, in host: Host
  ) {
    for unclear in host.code.unclearNames where kinds.contains(unclear.kind) && unclear.names.isEmpty {
      skip(rule, unclear.cause.reason, in: host, at: unclear.place)
    }
    skipUnread(rule, in: host)
  }

  /// Names in code that need not be there, but differ from one that is by a slip of the finger; notes the others that are
  /// not there.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - kind: what the names are of.
  ///   - host: the program.
  ///   - known: the names that there are; nil where nobody can tell.
  ///   - isThere: whether a name is one of these, in whatever way.
  /// - Returns: the names, each with the one that was meant.
  mutating func slips(
    _ rule: (some ProjectRule).Type, _ kind: HostCode.NameKind, in host: Host, known: [String]?,
    isThere: (String) -> Bool
  ) -> [(name: String, meant: String, place: HostCode.Place)] {
    var found: [(name: String, meant: String, place: HostCode.Place)] = []
    for unclear in host.code.unclearNames where unclear.kind == kind {
      for name in unclear.names where known == nil || !isThere(name) {
        let meant = known.flatMap { slip(of: name, in: steps.counting($0)) }
        if let meant, found.count < Self.mostSlips {
          found.append((name, meant, unclear.place))
        } else {
          skip(rule, unclear.cause.reason, in: host, at: unclear.place)
        }
      }
    }
    return found
  }

  /// Whether a name in code is missing for certain; where a scene that was not understood may have it, that is noted.
  mutating func isMissing(
    _ use: HostCode.NameUse, for rule: (some ProjectRule).Type, in host: Host
  ) -> Bool {
    guard host.mayBeSaid(use.name) else { return true }
    skip(rule, .scenesNotUnderstood, in: host, at: use.place)
    return false
  }

  /// Notes the files of a program that were not read.
  mutating func skipUnread(_ rule: (some ProjectRule).Type, in host: Host) {
    for unread in host.code.unread { skip(rule, .codeNotRead, in: host, at: unread.place) }
  }

  /// Notes objects of a class whose connections are not all known.
  mutating func skip(
    _ rule: (some ProjectRule).Type, objectsOf objects: [(file: Int, use: ClassUse)], in host: Host
  ) {
    let reason: NotChecked.Reason = host.areUnderstood(objects) ? .otherDiagnostics : .scenesNotUnderstood
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
