/// The classes and prototypes that cells, headers and footers are made of.
extension CollectionView {
  /// Makes cells of a class for an identifier; none for nil.
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

  /// The identifiers that there are cells for, in the order of the alphabet.
  package var reuseIdentifiers: [String] { supply.identifiers }

  /// A cell that is out of sight and ready to show another item, or a new one.
  ///
  /// An identifier that is not registered, and that no prototype has, is a mistake of the program's. A prototype that
  /// does not load goes to the context's failure handler.
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
        + "known are \(supply.identifiers)")
  }

  /// Makes headers, footers or the like of a class for an identifier; none for nil.
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

  /// A view that is out of sight and ready to stand elsewhere, or a new one. What is not registered, and no prototype
  /// has, is a mistake of the program's.
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
        + "known are \(supplementarySupply.identifiers)")
  }

  /// What a supplementary view is asked for by.
  static func name(_ identifier: String, kind: String) -> String { "\(kind) \(identifier)" }
}
