extension CollectionView {
  /// Registers a cell class for an identifier. If the class is nil, removes the registration.
  public func register(_ type: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    supply.register(
      identifier,
      type.map { type in
        {
          let cell = type.init(frame: .zero)
          cell.reuseIdentifier = identifier
          return cell
        }
      })
  }

  package var reuseIdentifiers: [String] { supply.identifiers }

  /// Returns a reused or new cell for an item. If the prototype cannot be loaded, this method reports the error to the
  /// context's failure handler and returns an empty cell. An unknown identifier is a programming error.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = reconfigured?.cell(identifier, at: indexPath, as: CollectionViewCell.self) {
      return cell
    }
    do {
      if let cell = try supply.cell(identifier, in: contextIfAny) as? CollectionViewCell { return cell }
    } catch {
      contextIfAny?.report(error)
      return CollectionViewCell()
    }
    preconditionFailure(
      "no cell for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier'; "
        + "identifiers: \(supply.identifiers)")
  }

  /// Registers a class of supplementary views for an identifier. If the class is nil, removes the registration.
  public func register(
    _ type: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementarySupply.register(
      Self.name(identifier, kind: kind),
      type.map { type in
        {
          let view = type.init(frame: .zero)
          view.reuseIdentifier = identifier
          view.kind = kind
          return view
        }
      })
  }

  /// Returns a reused or new supplementary view. An unknown identifier is a programming error.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    do {
      let view = try supplementarySupply.cell(Self.name(identifier, kind: kind), in: contextIfAny)
      if let view = view as? CollectionReusableView { return view }
    } catch {
      contextIfAny?.report(error)
      return CollectionReusableView()
    }
    preconditionFailure(
      "no \(kind) for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier' and kind; "
        + "identifiers: \(supplementarySupply.identifiers)")
  }

  static func name(_ identifier: String, kind: String) -> String { "\(kind) \(identifier)" }
}
