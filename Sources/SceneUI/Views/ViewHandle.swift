/// A reference to a view that does not retain the view. It does not use a weak reference, because a weak reference moves
/// the reference counts to a side table, which slows down every later retain and release.
final class ViewHandle {
  /// The view, or nil after the view is deallocated. A view with a handle clears this reference in its deinitializer.
  @exclusivity(unchecked) private unowned(unsafe) var unsafeView: View?

  init(_ view: View) { unsafeView = view }

  var view: View? { unsafeView }

  func detach() { unsafeView = nil }
}

extension View {
  var handle: ViewHandle {
    let notes = notesOfLayout
    if let known = notes.handle { return known }
    let made = ViewHandle(self)
    notes.handle = made
    return made
  }
}
