import SceneValues

extension View {
  /// The layout guides that lie in the view, in the order in which they were added.
  public var layoutGuides: [LayoutGuide] { layoutNotes?.guides ?? [] }

  /// Puts a layout guide into the view. It leaves the view that it was in.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    notesOfLayout.guides.append(guide)
    guide.owningView = self
    setNeedsLayout()
  }

  /// Takes a layout guide out of the view. Nothing happens where it is not in it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    notesOfLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsLayout()
  }
}
