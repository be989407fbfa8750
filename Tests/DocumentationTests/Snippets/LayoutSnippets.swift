import SceneUI

private func page(_ view: View, _ title: Label) {
  // snippet: Layout.md
  title.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(title)
  LayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    title.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
  ])
  // end
}

extension ViewController {
  fileprivate func show(_ filter: ViewController) throws {
    // snippet: Layout.md
    filter.modalPresentationStyle = .pageSheet
    filter.sheetPresentation.detents = [.medium, .large]
    filter.sheetPresentation.prefersGrabberVisible = true
    try present(filter, animated: true)
    // end
  }
}

private func anchors(_ view: View, _ title: Label, _ photo: ImageView) {
  // snippet: LayoutAnchor.swift
  LayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
  ])
  // end
}

private func fitting(_ form: View) -> Size {
  // snippet: View+FittingSize.swift
  let size = form.systemLayoutSizeFitting(
    Size(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50)
  // end
  return size
}

private func format(_ title: Label, _ body: Label) throws {
  // snippet: LayoutConstraint+VisualFormat.swift
  let constraints = try LayoutConstraint.constraints(
    withVisualFormat: "V:|-gap-[title]-[body(>=44)]-|", metrics: ["gap": 20],
    views: ["title": title, "body": body])
  LayoutConstraint.activate(constraints)
  // end
}

private func keyboard(_ view: View, _ field: TextField, _ window: Window) {
  // snippet: KeyboardLayoutGuide.swift
  field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
  // end
  // snippet: Window+Keyboard.swift
  window.setKeyboardFrame(Rect(x: 0, y: 320, width: 320, height: 160))
  window.setKeyboardFrame(nil)  // Hides the keyboard.
  // end
  // snippet: Layout.md
  field.inputView = DatePicker()
  field.reloadInputViews()
  // end
}
