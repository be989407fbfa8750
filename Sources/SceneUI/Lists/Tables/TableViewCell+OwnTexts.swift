extension TableViewCell {
  /// Lets the labels that a scene has put into a custom cell, and calls its texts, follow the cell's width as texts of other
  /// styles do: Xcode saves those of all styles so, as views that neither constraints nor a mask place.
  ///
  /// Called before the cell has another width than in the scene.
  func letOwnTextsFollow() {
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
    let isTurned = readsFromRightToLeft
    for label in [first, second] { label.frame = contentView.turned(label.frame) }
    first.autoresizingMask = isTurned ? .flexibleLeftMargin : .flexibleRightMargin
    second.autoresizingMask = isTurned ? .flexibleRightMargin : .flexibleLeftMargin
  }
}
