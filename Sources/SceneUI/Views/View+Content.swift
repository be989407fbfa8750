extension View {
  /// Tells whoever lays the view out by its content that this has another size now.
  public func invalidateIntrinsicContentSize() {
    var around = superview
    while let view = around, view.arrangesByContent {
      view.setNeedsLayout()
      around = view.superview
    }
  }
}
