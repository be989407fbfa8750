import SceneDiagnostics
import SceneModel

/// A location that a rule skipped because of missing information. The line and column are computed on demand.
package struct SkippedPlace: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    case everywhere
    case files([Int])
    case scene(file: Int, SourceRange)
    case code(host: Int, HostCode.Place)

    fileprivate var concernsFiles: Bool {
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
  /// Returns the skipped checks, grouped so that rules that skip the same locations for the same reason are together.
  package func reported(_ location: (SkippedPlace.Place) -> [NotChecked.Place]) -> [NotChecked] {
    var places: [SkippingRule: [SkippedPlace.Place]] = [:]
    var seen: Set<SkippedPlace> = []
    for skipped in self where seen.insert(skipped).inserted {
      places[SkippingRule(id: skipped.rule, reason: skipped.reason), default: []].append(skipped.place)
    }
    var groups: [SkippedPlaces: [RuleID]] = [:]
    for (rule, places) in places {
      groups[SkippedPlaces(reason: rule.reason, places: places), default: []].append(rule.id)
    }
    return groups.map { group, rules in
      let reported = group.places.prefix(NotChecked.maxPlaces).flatMap(location)
      return NotChecked(
        rules.sorted { $0.rawValue < $1.rawValue }, group.reason,
        count: group.places.reduce(0) { $0 + $1.count },
        places: [NotChecked.Place](reported.prefix(NotChecked.maxPlaces)),
        isAboutFiles: group.places.contains(where: \.concernsFiles))
    }.sorted { ($0.rules[0].rawValue, $0.reason.rawValue) < ($1.rules[0].rawValue, $1.reason.rawValue) }
  }
}

private struct SkippingRule: Hashable {
  let id: RuleID
  let reason: NotChecked.Reason
}

private struct SkippedPlaces: Hashable {
  let reason: NotChecked.Reason
  let places: [SkippedPlace.Place]
}
