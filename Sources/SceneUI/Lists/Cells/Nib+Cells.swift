import SceneRuntime

extension Nib {
  /// Returns a new cell or header from the nib, whose only top-level view must have the expected class.
  ///
  /// - Throws: `LoadingError` if the objects cannot be created, if the nib contains other top-level views, or if the view
  ///   has another reuse identifier.
  func reusableView<Wanted: Reusable>(_ type: Wanted.Type, identifier: String) throws -> Wanted {
    let views = try instantiate().compactMap { $0 as? View }
    let problem: String
    if views.count == 1, let view = views[0] as? Wanted {
      guard let own = view.reuseIdentifier, own != identifier else {
        view.reuseIdentifier = identifier
        return view
      }
      problem = "its view has the reuse identifier '\(own)'"
    } else {
      let found = views.map { "'\(Swift.type(of: $0))'" }.joined(separator: ", ")
      problem =
        "it must contain one '\(Wanted.self)' and no other top-level view"
        + (found.isEmpty ? ", but contains no view" : ", but its views are: \(found)")
    }
    throw LoadingError(
      .refused("the nib cannot be used for the reuse identifier '\(identifier)': \(problem)"),
      at: file.place(ofObject: 0))
  }
}
