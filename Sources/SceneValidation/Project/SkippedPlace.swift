import SceneDiagnostics
import SceneModel

/// A place that a rule was silent about, because it does not know enough. Lines and columns are found when somebody asks.
package struct SkippedPlace: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    /// All of the check.
    case everywhere
    /// Whole files of the project.
    case files([Int])
    /// In a file of the project.
    case scene(file: Int, SourceRange)
    /// In the code of a host, by the host's index.
    case code(host: Int, HostCode.Place)

    fileprivate var isOfFiles: Bool {
      if case .files = self { true } else { false }
    }

    fileprivate var count: Int {
      switch self {
      case .everywhere: 0
      case .files(let files): files.count
      case .scene, .code: 1
      }
    }
  }

  package let rule: RuleID
  package let reason: NotChecked.Reason
  package let place: Place
}

extension [SkippedPlace] {
  /// The same, told together: rules that are silent at the same places for the same reason stand in one line.
  ///
  /// - Parameter location: the places that are told of one of these, of which some may be left out.
  /// - Returns: what was not checked, in the order of the rules.
  package func told(_ location: (SkippedPlace.Place) -> [NotChecked.Place]) -> [NotChecked] {
    var places: [SilentRule: [SkippedPlace.Place]] = [:]
    var seen: Set<SkippedPlace> = []
    for skipped in self where seen.insert(skipped).inserted {
      places[SilentRule(id: skipped.rule, reason: skipped.reason), default: []].append(skipped.place)
    }
    var groups: [SilentPlaces: [RuleID]] = [:]
    for (rule, places) in places {
      groups[SilentPlaces(reason: rule.reason, places: places), default: []].append(rule.id)
    }
    return groups.map { group, rules in
      let told = group.places.prefix(NotChecked.mostPlaces).flatMap(location)
      return NotChecked(
        rules.sorted { $0.rawValue < $1.rawValue }, group.reason,
        count: group.places.reduce(0) { $0 + $1.count },
        places: [NotChecked.Place](told.prefix(NotChecked.mostPlaces)),
        isAboutFiles: group.places.contains(where: \.isOfFiles))
    }.sorted { ($0.rules[0].rawValue, $0.reason.rawValue) < ($1.rules[0].rawValue, $1.reason.rawValue) }
  }
}

private struct SilentRule: Hashable {
  let id: RuleID
  let reason: NotChecked.Reason
}

private struct SilentPlaces: Hashable {
  let reason: NotChecked.Reason
  let places: [SkippedPlace.Place]
}
