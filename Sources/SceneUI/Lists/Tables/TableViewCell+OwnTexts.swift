extension TableViewCell {
  /// Makes the labels of a custom cell resize with the cell. Xcode saves these labels without constraints or
  /// autoresizing masks. Call this method while the cell still has its width from the scene.
  func makeOwnLabelsResizable() {
    guard style == .custom else { return }
    let labels = [textLabel, detailTextLabel].compactMap(\.self).filter { label in
      label.superview === contentView && label.autoresizingMask.isEmpty
        && label.translatesAutoresizingMaskIntoConstraints
    }
    guard let first = labels.first else { return }
    guard let second = labels.dropFirst().first, second.frame.minX >= first.frame.maxX - 1 else {
      for label in labels { label.autoresizingMask = .flexibleWidth }
      return
    }
    let isFlipped = readsFromRightToLeft
    for label in [first, second] { label.frame = contentView.turned(label.frame) }
    first.autoresizingMask = isFlipped ? .flexibleLeftMargin : .flexibleRightMargin
    second.autoresizingMask = isFlipped ? .flexibleRightMargin : .flexibleLeftMargin
  }
}
