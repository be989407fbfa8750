import SceneDrawing
import SceneRuntime
import SceneValues

extension Button {
  func drawContent(in graphics: GraphicsContext) {
    drawBackground(in: graphics)
    let layout = ButtonLayout(of: self, in: contentBounds, metrics: graphics.metrics)
    if isHighlighted, showsTouchWhenHighlighted { graphics.drawGlow(around: bounds.center) }
    if showsActivityIndicator {
    } else if let symbol = shownSymbol {
      graphics.draw(symbol, in: layout.imageFrame, color: currentTitleColor)
    } else if let image = currentImage {
      graphics.withState {
        graphics.alpha *= opacity(of: images)
        graphics.withMirror(of: layout.imageFrame, isFlipped(image)) {
          graphics.drawImage(
            named: image.name, in: layout.imageFrame,
            tint: templateTint(of: image, kind == .filled && isEnabled ? .white : .tint))
        }
      }
    }
    drawTitle(of: layout, in: graphics)
    graphics.setFillColor(currentTitleColor)
    if let subtitle = layout.subtitle { graphics.drawText(subtitle, at: layout.subtitleOrigin) }
    guard shownIndicator != .none else { return }
    let end = kind.hasPlate ? 10.0 : 0
    shownIndicator.draw(
      in: turned(
        Rect(
          x: bounds.maxX - ButtonIndicator.width - end, y: bounds.minY, width: ButtonIndicator.width,
          height: bounds.height)), color: currentTitleColor, graphics)
  }

  private func drawTitle(of layout: ButtonLayout, in graphics: GraphicsContext) {
    if let title = layout.attributedTitle {
      graphics.setFillColor(currentTitleColor)
      return graphics.drawText(title, at: layout.titleOrigin)
    }
    if let shadow = titleShadowColor(for: state) {
      let side = isHighlighted && reversesTitleShadowWhenHighlighted ? -1.0 : 1
      let origin = Point(
        x: layout.titleOrigin.x + side * titleShadowOffset.width,
        y: layout.titleOrigin.y + side * titleShadowOffset.height)
      graphics.drawText(layout.title, at: origin, color: shadow)
    }
    graphics.setFillColor(currentTitleColor)
    graphics.drawText(layout.title, at: layout.titleOrigin)
  }

  private func drawBackground(in graphics: GraphicsContext) {
    let plate = bounds.insetBy(dx: 0.5, dy: 0.5)
    let shape = Path(roundedRect: plate, cornerRadius: cornerStyle.radius(in: plate.size))
    switch kind {
    case _ where baseBackgroundColor != nil && kind.hasPlate:
      graphics.setFillColor(
        resolve(isEnabled ? baseBackgroundColor ?? .tint : .systemFill).dimmed(by: isHighlighted ? 0.6 : 1))
      graphics.fill(shape)
    case .plain, .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: break
    case .gray:
      graphics.setFillColor(resolve(.systemFill).dimmed(by: isHighlighted ? 0.6 : 1))
      graphics.fill(shape)
    case .tinted:
      graphics.setFillColor(
        isEnabled ? resolve(.tint).dimmed(by: isHighlighted ? 0.1 : 0.18) : resolve(.systemFill))
      graphics.fill(shape)
    case .bordered:
      graphics.setStrokeColor(currentTitleColor)
      graphics.stroke(shape)
    case .filled:
      graphics.setFillColor(resolve(isEnabled ? .tint : .systemFill).dimmed(by: isHighlighted ? 0.6 : 1))
      graphics.fill(shape)
    }
    guard let image = currentBackgroundImage else { return }
    graphics.withState {
      graphics.alpha *= opacity(of: backgroundImages)
      graphics.drawImage(
        named: image.name, in: bounds, capInsets: backgroundImageCapInsets,
        tint: templateTint(of: image, .tint))
    }
  }

  private var currentTitleColor: RGBA {
    // A color that is set for exactly this state is not dimmed.
    if let color = exactTitleColor(for: state) { return resolve(color) }
    let components = resolve(titleColor(for: state) ?? usualTitleColor)
    if kind == .custom { return components }
    if !isEnabled { return components.dimmed(by: 0.35) }
    return isHighlighted && kind != .filled ? components.dimmed(by: 0.4) : components
  }

  /// The title color of the button's kind. A white title would be invisible on a disabled filled button, which is gray.
  var usualTitleColor: Color {
    switch kind {
    case .plain, .bordered, .gray, .tinted, .detailDisclosure, .infoLight, .infoDark, .contactAdd: .tint
    case .custom: .label
    case .close: .secondaryLabel
    case .filled: isEnabled ? .white : .label
    }
  }

  /// Returns the image's opacity. Like the title, the image is dimmed unless it was set for exactly the current state.
  private func opacity(of images: StyleValues<Control.State, ImageName>) -> Double {
    if kind == .custom || images[exactly: state] != nil { return 1 }
    if !isEnabled { return adjustsImageWhenDisabled ? 0.35 : 1 }
    return isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
  }
}
