/// A reference to a view that does not retain the view.
///
/// Not a weak reference, because that moves the reference counts to a side table, which slows down every
/// later retain and release.
final class ViewHandle {
  /// Never dangles: a view with a handle sets this to nil when it is deallocated.
  @exclusivity(unchecked) private unowned(unsafe) var unsafeView: View?

  init(_ view: View) { unsafeView = view }

  var view: View? { unsafeView }

  func letGo() { unsafeView = nil }
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
