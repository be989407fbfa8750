import SceneRuntime

protocol Reusable: View {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension ReusableCell: Reusable {}

/// A pool of reusable cells. If no hidden cell is available for reuse, a cell is created from a prototype, or from a
/// registered class or nib. Hidden cells stay in the view hierarchy, because removing a cell would cancel a touch that
/// began in it and now scrolls the list.
struct CellSupply {
  private var sources: [String: Source] = [:]
  private var idle: [String: [any Reusable]] = [:]
  private var leaving: [View] = []

  private enum Source {
    case prototype(Prototype)
    case make(() throws -> any Reusable)
  }

  var identifiers: [String] { sources.keys.sorted() }

  /// Registers a prototype under its `reuseIdentifier`. Each new cell is a copy of the prototype.
  mutating func register(_ prototype: Prototype, name: (String) -> String = { $0 }) {
    guard let identifier = prototype.value(String.self, forKey: "reuseIdentifier") else { return }
    sources[name(identifier)] = .prototype(prototype)
  }

  mutating func register(_ identifier: String, _ make: (() throws -> any Reusable)?) {
    sources[identifier] = make.map(Source.make)
  }

  /// Returns a cell, or nil if the identifier is unknown. Throws `LoadingError` if it cannot be instantiated.
  mutating func cell(_ identifier: String, in context: SceneContext?) throws -> (any Reusable)? {
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch sources[identifier] {
    case .make(let make): return try make()
    case .prototype(let prototype):
      guard let context else { return nil }
      let object = try prototype.instantiate(in: context)
      guard let cell = object as? any Reusable else { throw Self.refusal(of: object, identifier) }
      return cell
    case nil: return nil
    }
  }

  /// Returns a cell of a class, or nil if the identifier is unknown. Throws `LoadingError` if the cell has another class,
  /// as in a file that the compiler did not write.
  mutating func cell<Wanted>(
    _ identifier: String, as type: Wanted.Type, in context: SceneContext?
  ) throws -> Wanted? {
    guard let cell = try cell(identifier, in: context) else { return nil }
    guard let wanted = cell as? Wanted else { throw Self.refusal(of: cell, identifier) }
    return wanted
  }

  private static func refusal(of object: Any, _ identifier: String) -> LoadingError {
    let found = "\(Swift.type(of: object))"
    return LoadingError(
      .refused("the list cannot use a '\(found)' for the reuse identifier '\(identifier)'"))
  }

  /// Hides a cell and makes it available for reuse.
  mutating func retire(_ cell: any Reusable, name: (String) -> String = { $0 }) {
    cell.isHidden = true
    // A reused cell must not have the focus that it had for its previous row.
    if let window = cell.window, window.focus?.isDescendant(of: cell) == true { window.focus = nil }
    if let identifier = cell.reuseIdentifier {
      idle[name(identifier), default: []].append(cell)
    } else {
      leave(cell)
    }
  }

  /// Hides a view that will not be reused. The view is removed from the view hierarchy later, when no touch is active.
  mutating func leave(_ view: View) {
    view.isHidden = true
    leaving.append(view)
  }

  mutating func removeLeaving() {
    for view in leaving where view.isHidden { view.removeFromSuperview() }
    leaving = []
  }
}
