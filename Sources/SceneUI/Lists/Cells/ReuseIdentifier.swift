/// The identifier of a prototype, with the class of the cells that are made of it: what `scenec generate` makes of each.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(AlarmClock.ListPrototype.alarm, for: indexPath)
/// cell.show(alarm)  // an AlarmCell
/// ```
public struct ReuseIdentifier<Cell: ReusableCell>: Hashable, Sendable {
  /// The identifier that the prototype has in its table or collection.
  public let name: String

  /// Makes the identifier of a prototype; one that no prototype has shows only when a cell is dequeued by it.
  public init(_ name: String) { self.name = name }
}

/// The same for what stands beside the items of a collection: a header, a footer.
public struct SupplementaryIdentifier<Supplement: CollectionReusableView>: Hashable, Sendable {
  /// `header`, `footer`, or what a layout of one's own names.
  public let kind: String
  /// The identifier that the prototype has in its collection.
  public let name: String

  /// Makes the identifier of a prototype of some kind; both are looked up only when a view is dequeued.
  public init(_ name: String, kind: String) {
    self.name = name
    self.kind = kind
  }
}

extension TableView {
  /// A cell that is out of sight and ready to show another row, or a new one.
  ///
  /// An identifier that no prototype has, or one with cells of another class, is a mistake of the program's. A prototype
  /// that does not load goes to the context's failure handler; there is an empty cell then.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    if let cell = reconfigured?.cell(identifier.name, at: indexPath, as: Cell.self) { return cell }
    return supply.cell(identifier.name, in: contextIfAny) { Cell(style: .basic, reuseIdentifier: nil) }
  }
}

extension CollectionView {
  /// A cell that is out of sight and ready to show another item, or a new one.
  ///
  /// An identifier that no prototype has, or one with cells of another class, is a mistake of the program's. A prototype
  /// that does not load goes to the context's failure handler; there is an empty cell then.
  public func dequeueReusableCell<Cell: CollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    if let cell = reconfigured?.cell(identifier.name, at: indexPath, as: Cell.self) { return cell }
    return supply.cell(identifier.name, in: contextIfAny) { Cell(frame: .zero) }
  }

  /// A view that is out of sight and ready to stand elsewhere, or a new one; as with cells.
  public func dequeueReusableSupplementaryView<Supplement: CollectionReusableView>(
    _ identifier: SupplementaryIdentifier<Supplement>, for indexPath: IndexPath
  ) -> Supplement {
    supplementarySupply.cell(Self.name(identifier.name, kind: identifier.kind), in: contextIfAny) {
      Supplement(frame: .zero)
    }
  }
}

extension CellSupply {
  /// A cell of a class that code counts on.
  ///
  /// - Parameters:
  ///   - identifier: the prototype's, in its table or collection.
  ///   - context: hears of a prototype that does not load.
  ///   - replacement: makes what is shown where a prototype does not load.
  /// - Returns: a cell that was used before, a new one, or the replacement.
  fileprivate mutating func cell<Wanted: Reusable>(
    _ identifier: String, in context: SceneContext?, replacement: () -> Wanted
  ) -> Wanted {
    let found: (any Reusable)?
    do { found = try cell(identifier, in: context) } catch {
      context?.report(error)
      return replacement()
    }
    guard let found else {
      preconditionFailure(
        "no prototype '\(identifier)', and no class is registered for it; known are \(identifiers)")
    }
    guard let wanted = found as? Wanted else {
      preconditionFailure(
        "'\(identifier)' is a '\(type(of: found))', where code expects a '\(Wanted.self)'")
    }
    return wanted
  }
}
