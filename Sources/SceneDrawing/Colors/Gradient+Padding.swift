import SceneValues

extension Gradient {
  /// The stops, plus a transparent stop at each end beyond which the gradient does not extend.
  package var padded: [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var padded = stops
    if !extendsBefore {
      if first.location > 0 { padded.insert(Stop(0, first.color), at: 0) }
      padded.insert(Stop(0, first.color.withAlpha(0)), at: 0)
    }
    if !extendsAfter {
      if last.location < 1 { padded.append(Stop(1, last.color)) }
      padded.append(Stop(1, last.color.withAlpha(0)))
    }
    return padded
  }
}
