extension TableView {
  /// Registers a class of headers and footers for an identifier, or removes the registration if the class is nil.
  public func register(
    _ type: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    marginSupply.register(identifier, type.map { type in { type.init(reuseIdentifier: identifier) } })
  }

  /// Registers a nib for an identifier, or removes the registration if the nib is nil. The nib's only top-level view must
  /// be a `TableViewHeaderFooterView`, which the scene creates with `<view class="TableViewHeaderFooterView">`.
  @_disfavoredOverload
  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginSupply.register(
      identifier,
      nib.map { nib in { try nib.reusableView(TableViewHeaderFooterView.self, identifier: identifier) } })
  }

  /// Returns a reused or new header or footer, or nil if the identifier has no registered class or nib. If the nib fails
  /// to load, the method reports the error to the context's failure handler and returns an empty view.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    do {
      return try marginSupply.cell(identifier, as: TableViewHeaderFooterView.self, in: contextIfAny)
    } catch {
      contextIfAny?.report(error)
      return TableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  /// Hides a header or footer, and makes it available for reuse if it has an identifier.
  func retireMargin(_ view: View) {
    if let view = view as? any Reusable, view.reuseIdentifier != nil {
      marginSupply.retire(view)
    } else {
      supply.leave(view)
    }
  }
}
