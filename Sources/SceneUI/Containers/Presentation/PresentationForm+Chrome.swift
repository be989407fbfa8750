import SceneValues

extension PresentationForm {
  func motion(of style: ModalTransitionStyle) -> Transition.Motion {
    switch (self, style) {
    case (.popover, _): .dissolve
    case (.alert, _): .pop
    case (.actionSheet, _): .cover
    case (_, .coverVertical), (_, .partialCurl): .cover
    case (_, .crossDissolve): .dissolve
    case (_, .flipHorizontal): .flip
    }
  }

  /// Returns the chrome around the content. The placement closure is called only for popovers. `top` is the height of the
  /// covered area at the top, in points.
  func chrome(
    in bounds: Rect, below top: Double, traits: TraitCollection, content: Size,
    popover: @autoclosure () -> PopoverPlacement
  ) -> PresentationCard.Chrome {
    switch self {
    case .full, .context: return PresentationCard.Chrome(body: bounds)
    case .page: return Self.page(in: bounds, below: top, traits: traits)
    case .form, .alert:
      let margin = self == .form ? Size(width: 20, height: 40) : Size(width: 32, height: 32)
      let size = Size(
        width: min(content.width, bounds.width - margin.width),
        height: min(content.height, bounds.height - margin.height))
      let body = Rect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      return PresentationCard.Chrome(body: body, cornerRadius: 14, hasShadow: self == .form)
    case .actionSheet:
      let height = min(content.height, bounds.height - 32)
      return PresentationCard.Chrome(
        body: Rect(
          x: bounds.midX - content.width / 2, y: bounds.maxY - height - 8, width: content.width,
          height: height)
      )
    case .popover:
      let popover = popover()
      return PresentationCard.Chrome(
        body: popover.body, cornerRadius: PopoverPlacement.cornerRadius, hasShadow: true, arrow: popover.arrow
      )
    }
  }

  /// Returns the chrome of a page sheet. If the height is compact, the page fills the bounds. In a compact width, it is
  /// below the status bar.
  static func page(in bounds: Rect, below top: Double, traits: TraitCollection) -> PresentationCard.Chrome {
    if traits.verticalSizeClass == .compact { return PresentationCard.Chrome(body: bounds) }
    if traits.horizontalSizeClass == .compact {
      let top = max(top, (bounds.height * 0.06).rounded())
      return PresentationCard.Chrome(
        body: Rect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top),
        cornerRadius: 12, reachesBottom: true)
    }
    let size = Size(width: min(712, bounds.width - 88), height: bounds.height - 88)
    return PresentationCard.Chrome(
      body: Rect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height), cornerRadius: 14, hasShadow: true)
  }
}
