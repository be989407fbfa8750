/// A prototype's identifier together with the class of its cells. `scenec generate` creates one for each prototype.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(AlarmClock.ListPrototype.alarm, for: indexPath)
/// cell.show(alarm)  // an AlarmCell
/// ```
public struct ReuseIdentifier<Cell: ReusableCell>: Hashable, Sendable {
  /// The prototype's identifier in its table or collection.
  public let name: String

  /// Creates a prototype's identifier. An unknown identifier is not detected until a cell is dequeued.
  public init(_ name: String) { self.name = name }
}

/// A prototype's identifier and the class of its supplementary views, such as collection headers or footers.
public struct SupplementaryIdentifier<Supplement: CollectionReusableView>: Hashable, Sendable {
  /// The kind of view: `header`, `footer`, or a name that a custom layout defines.
  public let kind: String
  /// The prototype's identifier in its collection.
  public let name: String

  /// Creates a prototype's identifier. An unknown kind or identifier is not detected until a view is dequeued.
  public init(_ name: String, kind: String) {
    self.name = name
    self.kind = kind
  }
}

extension TableView {
  /// Returns a reused or new cell for a row. If loading the prototype fails, reports the error to the context's failure
  /// handler and returns an empty cell. An unknown identifier or a wrong cell class is a programming error.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    if let cell = reconfigured?.cell(identifier.name, at: indexPath, as: Cell.self) { return cell }
    return supply.cell(identifier.name, in: contextIfAny) { Cell(style: .basic, reuseIdentifier: nil) }
  }
}

extension CollectionView {
  /// Returns a reused or new cell for an item. If loading the prototype fails, reports the error to the context's failure
  /// handler and returns an empty cell. An unknown identifier or a wrong cell class is a programming error.
  public func dequeueReusableCell<Cell: CollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>, for indexPath: IndexPath
  ) -> Cell {
    if let cell = reconfigured?.cell(identifier.name, at: indexPath, as: Cell.self) { return cell }
    return supply.cell(identifier.name, in: contextIfAny) { Cell(frame: .zero) }
  }

  /// Returns a reused or new supplementary view. Errors are handled in the same way as in `dequeueReusableCell(_:for:)`.
  public func dequeueReusableSupplementaryView<Supplement: CollectionReusableView>(
    _ identifier: SupplementaryIdentifier<Supplement>, for indexPath: IndexPath
  ) -> Supplement {
    supplementarySupply.cell(Self.name(identifier.name, kind: identifier.kind), in: contextIfAny) {
      Supplement(frame: .zero)
    }
  }
}

extension CellSupply {
  /// Returns a reused or new cell, or the result of `replacement` if the prototype cannot be loaded.
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
        "no prototype or registered class for '\(identifier)'; identifiers: \(identifiers)")
    }
    guard let wanted = found as? Wanted else {
      preconditionFailure(
        "'\(identifier)' is a '\(type(of: found))', but code expects a '\(Wanted.self)'")
    }
    return wanted
  }
}
