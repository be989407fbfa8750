import SceneRuntime

/// What goes out of sight and comes back to show something else.
protocol Reusable: View {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension ReusableCell: Reusable {}

/// Where cells come from: those that are out of sight, then prototypes and registered classes.
///
/// Cells out of sight stay where they are, hidden: taking a view away would end the very touch that scrolls it away.
struct CellSupply {
  private var sources: [String: Source] = [:]
  private var idle: [String: [any Reusable]] = [:]
  private var leaving: [View] = []

  private enum Source {
    case prototype(Prototype)
    case make(() -> any Reusable)
  }

  var identifiers: [String] { sources.keys.sorted() }

  /// Makes cells of a prototype, if that has a `reuseIdentifier`.
  ///
  /// - Parameters:
  ///   - prototype: is copied for each cell.
  ///   - name: what it is asked for by, where that is more than its `reuseIdentifier`.
  mutating func register(_ prototype: Prototype, name: (String) -> String = { $0 }) {
    guard let identifier = prototype.value(String.self, forKey: "reuseIdentifier") else { return }
    sources[name(identifier)] = .prototype(prototype)
  }

  mutating func register(_ identifier: String, _ make: (() -> any Reusable)?) {
    sources[identifier] = make.map(Source.make)
  }

  /// A cell that is ready to show something else, or a new one; nil where nobody knows the identifier.
  ///
  /// - Throws: `LoadingError` where a prototype cannot be made.
  mutating func cell(_ identifier: String, in context: SceneContext?) throws -> (any Reusable)? {
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch sources[identifier] {
    case .make(let make): return make()
    case .prototype(let prototype):
      guard let context else { return nil }
      return try prototype.instantiate(in: context) as? any Reusable
    case nil: return nil
    }
  }

  /// A cell is out of sight.
  ///
  /// - Parameters:
  ///   - cell: is hidden, and taken for the next that asks for it.
  ///   - name: what it is asked for by, where that is more than its `reuseIdentifier`.
  mutating func retire(_ cell: any Reusable, name: (String) -> String = { $0 }) {
    cell.isHidden = true
    // The cell may come back for another row, and what is in it with it.
    if let window = cell.window, window.focus?.isDescendant(of: cell) == true { window.focus = nil }
    if let identifier = cell.reuseIdentifier {
      idle[name(identifier), default: []].append(cell)
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
