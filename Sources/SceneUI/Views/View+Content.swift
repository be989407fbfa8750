extension View {
  /// Tells whoever lays the view out by its content that this has another size now.
  public func invalidateIntrinsicContentSize() {
    var around = superview
    while let stack = around as? StackView {
      stack.setNeedsLayout()
      around = stack.superview
    }
  }
}
