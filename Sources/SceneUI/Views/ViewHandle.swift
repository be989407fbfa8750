/// A view that somebody knows and does not keep.
///
/// Not a weak reference, because that moves the counts of its object into a side table, and from then on each retain and
/// release of the view takes the slow road. The view itself makes its handle, and lets go of it when it goes: see
/// `View.handle` and the end of a view.
final class ViewHandle {
  /// It never points at what is gone, because a view that has a handle sets this to nil when it goes.
  @exclusivity(unchecked) private unowned(unsafe) var unsafeView: View?

  init(_ view: View) { unsafeView = view }

  /// Nil when the view is gone.
  var view: View? { unsafeView }

  /// The view is gone.
  func letGo() { unsafeView = nil }
}

extension View {
  /// By which it is known without being kept.
  var handle: ViewHandle {
    let notes = notesOfLayout
    if let known = notes.handle { return known }
    let made = ViewHandle(self)
    notes.handle = made
    return made
  }
}
