import SceneValues

extension View {
  /// The layout guides that lie in the view, in the order in which they were added.
  public var layoutGuides: [LayoutGuide] { layoutNotes?.guides ?? [] }

  /// Puts a layout guide into the view. It leaves the view that it was in.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self, guide.area == nil else { return }
    guide.owningView?.removeLayoutGuide(guide)
    notesOfLayout.guides.append(guide)
    guide.owningView = self
    // Constraints that code has made of it before may hold now.
    layoutStructureDidChange()
  }

  /// Takes a layout guide out of the view. Nothing happens where it is not in it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    notesOfLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    layoutStructureDidChange()
    layoutNotes?.home?.dissolve()
  }

  /// What no bar and no notch covers, as a guide.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, of: self) }
  /// What lies within the margins, as a guide.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.margins, of: self) }
  /// What lies within the margins, and is not too wide for text to be read with ease, as a guide.
  public var readableContentGuide: LayoutGuide { LayoutGuide(.readableContent, of: self) }
}
