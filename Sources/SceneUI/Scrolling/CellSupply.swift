import SceneRuntime

/// Where cells come from: those that are out of sight, then prototypes and registered classes.
///
/// Cells out of sight stay where they are, hidden: taking a view away would end the very touch that scrolls it away.
struct CellSupply {
  private var sources: [String: Source] = [:]
  private var idle: [String: [ReusableCell]] = [:]
  private var leaving: [View] = []

  private enum Source {
    case prototype(Prototype)
    case make(() -> ReusableCell)
  }

  var identifiers: [String] { sources.keys.sorted() }

  mutating func register(_ prototype: Prototype) {
    guard let identifier = prototype.value(String.self, forKey: "reuseIdentifier") else { return }
    sources[identifier] = .prototype(prototype)
  }

  mutating func register(_ identifier: String, _ make: (() -> ReusableCell)?) {
    sources[identifier] = make.map(Source.make)
  }

  /// A cell that is ready to show something else, or a new one; nil where nobody knows the identifier.
  ///
  /// - Throws: `LoadingError` where a prototype cannot be made.
  mutating func cell(_ identifier: String, in context: SceneContext?) throws -> ReusableCell? {
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch sources[identifier] {
    case .make(let make): return make()
    case .prototype(let prototype):
      guard let context else { return nil }
      return try prototype.instantiate(in: context) as? ReusableCell
    case nil: return nil
    }
  }

  /// A cell is out of sight.
  mutating func retire(_ cell: ReusableCell) {
    cell.isHidden = true
    if let identifier = cell.reuseIdentifier {
      idle[identifier, default: []].append(cell)
    } else {
      leave(cell)
    }
  }

  /// A view is out of sight, and nobody will ask for it again. It goes when no finger is down.
  mutating func leave(_ view: View) {
    view.isHidden = true
    leaving.append(view)
  }

  mutating func removeLeaving() {
    for view in leaving where view.isHidden { view.removeFromSuperview() }
    leaving = []
  }
}
