import SceneFiles
import SceneValues

/// A comparison of calculated frames with saved frames.
package struct LayoutVerification {
  private let files: [LaidOutFile]

  package enum Group: String, CaseIterable, Sendable {
    case equal
    case text = "differs only in text"
    case missing = "font or symbol not available"
    case misplaced, ambiguous, stale, differs

    init?(_ object: LaidOutObject) {
      guard object.saved != nil else { return nil }
      switch object.cause {
      case nil: self = .equal
      case .text: self = .text
      case .font, .symbol: self = .missing
      case .misplaced: self = .misplaced
      case .ambiguous: self = .ambiguous
      case .stale: self = .stale
      case .customClass, .image, .layout: self = .differs
      }
    }
  }

  package init(_ files: [LaidOutFile]) { self.files = files }

  private var objects: [LaidOutObject] { files.flatMap(\.objects).filter { $0.saved != nil } }

  package var hasDifferences: Bool { objects.contains { Group($0) == .differs } }

  package var text: String {
    var text = ""
    for file in files {
      let groups = Dictionary(grouping: file.objects.filter { $0.cause != nil }) { Group($0) }
      for case let group? in Group.allCases.map({ Optional($0) }) {
        guard let objects = groups[group], !objects.isEmpty else { continue }
        text += "\(file.title.printable): \(group.rawValue)\n"
        for object in objects { text += "  \(line(for: object))\n" }
      }
    }
    return text + (text.isEmpty ? "" : "\n") + summary
  }

  private func line(for object: LaidOutObject) -> String {
    let name = [object.element, object.id].compactMap { $0 }.joined(separator: " ")
    let cause = object.cause.map { " (\($0.rawValue))" } ?? ""
    return "\(name.printable): \(object.frame.text), saved \(object.saved?.text ?? "nothing")\(cause)"
  }

  private static let labelTolerance = 1.0

  package var summary: String {
    let objects = objects
    let count = Set(files.map(\.path)).count
    var text = "\(objects.count) views with a saved frame in \(count) \(count == 1 ? "file" : "files")\n"
    for group in Group.allCases {
      text += "  \(group.rawValue): \(objects.count { Group($0) == group })\n"
    }
    let judged = objects.filter {
      $0.missing == nil && ![.misplaced, .ambiguous, .stale].contains(Group($0))
    }
    let (withText, without) = (judged.filter(\.dependsOnText), judged.filter { !$0.dependsOnText })
    text += "without text: \(share(of: without, within: LaidOutObject.tolerance))\n"
    text += "with text: \(share(of: withText, within: LaidOutObject.textTolerance))\n"
    let labels = judged.filter { $0.element == "label" }
    if !labels.isEmpty {
      let near = labels.count { $0.widthDifference <= Self.labelTolerance }
      text += "width of labels: \(Self.share(near, of: labels.count, within: Self.labelTolerance))\n"
    }
    let missing = objects.count { $0.missing != nil }
    if missing > 0 {
      text +=
        "not counted: \(missing) \(missing == 1 ? "view" : "views") whose font or symbol is not available\n"
    }
    return text
  }

  private func share(of objects: [LaidOutObject], within tolerance: Double) -> String {
    Self.share(objects.count { ($0.difference ?? 0) <= tolerance }, of: objects.count, within: tolerance)
  }

  private static func share(_ near: Int, of all: Int, within tolerance: Double) -> String {
    let part = all == 0 ? 100 : Double(near * 10_000 / all) / 100
    let unit = tolerance == 1 ? "point" : "points"
    return "\(near) of \(all) within \(Value.number(tolerance)) \(unit) (\(Value.number(part))%)"
  }
}

extension LaidOutObject {
  fileprivate var widthDifference: Double { saved.map { abs($0.width - frame.width) } ?? 0 }
}
