import SceneValues

/// The views of a stack view that take room, and how they are to lie.
struct StackArrangement {
  let members: [StackMember]
  let axis: StackView.Axis
  let spacing: Double
  let alignment: StackView.Alignment
  let distribution: StackView.Distribution
  let measurement: StackMeasurement

  /// Where every view belongs.
  func frames(in content: Rect) -> [Rect] {
    guard !members.isEmpty else { return [] }
    switch axis {
    case .horizontal:
      let spans = spans(of: members.map { size(of: $0, width: nil).width }, along: content.width)
      return zip(members, spans).map { member, span in
        let across = across(size(of: member, width: span.length).height, of: content.height)
        return Rect(
          x: content.minX + span.start, y: content.minY + across.start, width: span.length,
          height: across.length)
      }
    case .vertical:
      let widths = members.map { across(size(of: $0, width: content.width).width, of: content.width) }
      let heights = zip(members, widths).map { size(of: $0, width: $1.length).height }
      return zip(widths, spans(of: heights, along: content.height)).map { width, span in
        Rect(
          x: content.minX + width.start, y: content.minY + span.start, width: width.length,
          height: span.length)
      }
    }
  }

  /// The smallest size in which every view has what it would like.
  ///
  /// - Parameter width: the most that there is; nil for any.
  /// - Returns: the size, in points; as wide as `width` where the views would like more, in a row.
  func size(width: Double?) -> Size {
    guard !members.isEmpty else { return .zero }
    switch axis {
    case .horizontal:
      let natural = members.map { size(of: $0, width: nil).width }
      let length = length(of: natural)
      guard let width, width < length else {
        return Size(width: length, height: members.map { size(of: $0, width: nil).height }.max()!)
      }
      // Narrower than they like, they are as high as they have to be.
      let heights = zip(members, spans(of: natural, along: width)).map {
        size(of: $0, width: $1.length).height
      }
      return Size(width: width, height: heights.max()!)
    case .vertical:
      let sizes = members.map { size(of: $0, width: width) }
      return Size(width: sizes.map(\.width).max()!, height: length(of: sizes.map(\.height)))
    }
  }

  private func size(of member: StackMember, width: Double?) -> Size {
    member.size(width: width, measurement)
  }

  // MARK: Across the axis

  private func across(_ natural: Double, of available: Double) -> Span {
    let length = min(natural, available)
    return switch alignment {
    case .fill: Span(start: 0, length: available)
    case .leading, .top, .firstBaseline: Span(start: 0, length: length)
    case .center: Span(start: (available - length) / 2, length: length)
    case .trailing, .bottom, .lastBaseline: Span(start: available - length, length: length)
    }
  }

  // MARK: Along the axis

  struct Span {
    var start: Double
    var length: Double
  }

  /// After each view but the last.
  private var gaps: [Double] { members.dropLast().map { $0.customSpacing ?? spacing } }

  /// How long the axis has to be.
  private func length(of natural: [Double]) -> Double {
    switch distribution {
    case .fill, .fillProportionally: natural.reduce(0, +) + gaps.reduce(0, +)
    case .fillEqually: natural.max()! * Double(natural.count) + gaps.reduce(0, +)
    case .equalSpacing: natural.reduce(0, +) + leastRoom
    case .equalCentering:
      zip(natural, natural.dropFirst()).map { ($0 + $1) / 2 + spacing }.max()
        .map { $0 * Double(natural.count - 1) + (natural.first! + natural.last!) / 2 } ?? natural[0]
    }
  }

  private var leastRoom: Double { spacing * Double(members.count - 1) }

  private func spans(of natural: [Double], along available: Double) -> [Span] {
    switch distribution {
    case .fill:
      return inLine(filled(natural, to: available - gaps.reduce(0, +)), gaps: gaps)
    case .fillEqually:
      let share = max(0, available - gaps.reduce(0, +)) / Double(natural.count)
      return inLine(natural.map { _ in share }, gaps: gaps)
    case .fillProportionally:
      return inLine(scaled(natural, to: available - gaps.reduce(0, +)), gaps: gaps)
    case .equalSpacing: return equallySpaced(natural, along: available)
    case .equalCentering: return equallyCentered(natural, along: available)
    }
  }

  private func inLine(_ lengths: [Double], gaps: [Double]) -> [Span] {
    var start = 0.0
    return zip(lengths, gaps + [0]).map { length, gap in
      defer { start += length + gap }
      return Span(start: start, length: length)
    }
  }

  /// All by the same factor; where there is nothing to multiply, all the same.
  private func scaled(_ lengths: [Double], to available: Double) -> [Double] {
    let (sum, available) = (lengths.reduce(0, +), max(0, available))
    guard sum > 0 else { return lengths.map { _ in available / Double(lengths.count) } }
    return lengths.map { $0 * available / sum }
  }

  private func filled(_ natural: [Double], to available: Double) -> [Double] {
    let left = available - natural.reduce(0, +)
    let empty = members.indices.filter { !members[$0].hasContent(along: axis, measurement) }
    var lengths = natural
    if left >= 0 {
      let takers = empty.isEmpty ? [members.count - 1] : empty
      for index in takers { lengths[index] += left / Double(takers.count) }
      return lengths
    }
    // What has no content gives way before text is cut off.
    let soft = empty.map { natural[$0] }.reduce(0, +)
    guard soft + left < 0 else {
      for index in empty { lengths[index] *= (soft + left) / soft }
      return lengths
    }
    for index in empty { lengths[index] = 0 }
    return scaled(lengths, to: available)
  }

  private func equallySpaced(_ natural: [Double], along available: Double) -> [Span] {
    let left = available - natural.reduce(0, +)
    guard left >= leastRoom else {
      return inLine(
        scaled(natural, to: available - leastRoom), gaps: natural.dropLast().map { _ in spacing })
    }
    return inLine(
      natural, gaps: natural.dropLast().map { _ in left / Double(natural.count - 1) })
  }

  private func equallyCentered(_ natural: [Double], along available: Double) -> [Span] {
    guard natural.count > 1 else { return equallySpaced(natural, along: available) }
    let step = (available - (natural.first! + natural.last!) / 2) / Double(natural.count - 1)
    let isRoomy = zip(natural, natural.dropFirst()).allSatisfy { step - ($0 + $1) / 2 >= spacing }
    guard isRoomy else { return equallySpaced(natural, along: available) }
    return natural.enumerated().map { index, length in
      Span(start: natural.first! / 2 + step * Double(index) - length / 2, length: length)
    }
  }
}
