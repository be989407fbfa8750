import SceneValues

extension View {
  /// The layout guides of the view, in the order in which they were added.
  public var layoutGuides: [LayoutGuide] { layoutNotes?.guides ?? [] }

  /// Adds a layout guide to this view and removes the guide from its previous view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self, guide.area == nil else { return }
    guide.owningView?.removeLayoutGuide(guide)
    notesOfLayout.guides.append(guide)
    guide.owningView = self
    // Constraints that already refer to the guide may become applicable.
    layoutStructureDidChange()
  }

  /// Removes a layout guide. Does nothing if the view does not contain the guide.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    notesOfLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    layoutStructureDidChange()
    layoutNotes?.home?.dissolve()
  }

  /// A guide for the area that is not covered by bars and notches.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, of: self) }
  /// A guide for the area within the margins.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.margins, of: self) }
  /// A guide for the area within the margins, limited to a readable text width.
  public var readableContentGuide: LayoutGuide { LayoutGuide(.readableContent, of: self) }
}
