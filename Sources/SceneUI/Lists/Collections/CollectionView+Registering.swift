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

  /// Registers a nib for an identifier. Its only top-level view must be a cell without a reuse identifier or with the
  /// same one. If the nib is nil, removes the registration.
  @_disfavoredOverload
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    supply.register(
      identifier, nib.map { nib in { try nib.reusableView(CollectionViewCell.self, identifier: identifier) } }
    )
  }

  package var reuseIdentifiers: [String] { supply.identifiers }

  /// Returns a reused or new cell for an item. If the prototype or the nib cannot be loaded, this method reports the
  /// error to the context's failure handler and returns an empty cell. An unknown identifier is a programming error.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let cell = reconfigured?.cell(identifier, at: indexPath, as: CollectionViewCell.self) {
      return cell
    }
    do {
      if let cell = try supply.cell(identifier, as: CollectionViewCell.self, in: contextIfAny) { return cell }
    } catch {
      contextIfAny?.report(error)
      return CollectionViewCell()
    }
    preconditionFailure(
      "no cell for '\(identifier)': register a class or nib for it, or give a prototype this 'reuseIdentifier'; "
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

  /// Registers a nib of supplementary views for an identifier. Its only top-level view must be a
  /// `CollectionReusableView`. If the nib is nil, removes the registration.
  @_disfavoredOverload
  public func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementarySupply.register(
      Self.name(identifier, kind: kind),
      nib.map { nib in
        {
          let view = try nib.reusableView(CollectionReusableView.self, identifier: identifier)
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
      let name = Self.name(identifier, kind: kind)
      if let view = try supplementarySupply.cell(name, as: CollectionReusableView.self, in: contextIfAny) {
        return view
      }
    } catch {
      contextIfAny?.report(error)
      return CollectionReusableView()
    }
    preconditionFailure(
      "no \(kind) for '\(identifier)': register a class or nib for it, or give a prototype this 'reuseIdentifier' and kind; "
        + "identifiers: \(supplementarySupply.identifiers)")
  }

  static func name(_ identifier: String, kind: String) -> String { "\(kind) \(identifier)" }
}
