import SceneDrawing
import SceneServices
import SceneValues

struct ButtonLayout {
  let imageFrame: Rect
  let title: TextLayout
  let attributedTitle: AttributedTextLayout?
  let titleOrigin: Point
  let subtitle: TextLayout?
  let subtitleOrigin: Point

  private static let subtitleScale = 0.75

  struct ContentSize {
    var width: Double
    fileprivate var image: Double
    fileprivate var texts: Double
    fileprivate var gap: Double?

    var isEmpty: Bool { width == 0 && image == 0 && texts == 0 }
    var hasImage: Bool { image > 0 }

    /// Returns the height of the content in points, including the padding above and below the title and subtitle.
    func height(padding: Double) -> Double {
      gap.map { image + $0 + texts + padding } ?? max(image, texts + padding)
    }
  }

  static func contentSize(of button: Button, metrics: any TextMetrics) -> ContentSize {
    let title = titleSize(of: button, metrics)
    let subtitle = subtitleFont(of: button).map {
      TextLayout(button.subtitle, font: $0, metrics: metrics).size
    }
    let texts = Size(
      width: max(button.whole(title.width), subtitle.map { button.whole($0.width) } ?? 0),
      height: button.whole(title.height)
        + (subtitle.map { button.titlePadding + button.whole($0.height) } ?? 0))
    let image = button.currentImageSize
    let hasBoth = image.width > 0 && (!button.currentTitle.isEmpty || subtitle != nil)
    let gap = hasBoth ? button.imagePadding : 0
    guard button.imagePlacement.isVertical, hasBoth else {
      return ContentSize(
        width: image.width + gap + texts.width, image: image.height, texts: texts.height, gap: nil)
    }
    return ContentSize(
      width: max(image.width, texts.width), image: image.height, texts: texts.height, gap: gap)
  }

  private static func titleSize(of button: Button, _ metrics: any TextMetrics) -> Size {
    button.currentAttributedTitle.map { AttributedTextLayout($0, font: button.font, metrics: metrics).size }
      ?? TextLayout(button.currentTitle, font: button.font, metrics: metrics).size
  }

  private static func title(
    of button: Button, in room: Size, alignment: TextAlignment, _ metrics: any TextMetrics
  ) -> TextLayout {
    let font =
      button.shrinksTitle
      ? button.font.shrunk(
        toFit: button.currentTitle, width: room.width,
        minimumSize: button.font.size * button.minimumTitleScale, metrics: metrics) : button.font
    var limit = button.maximumTitleLines
    if limit != 1 {
      let fitting = max(1, metrics.lineMetrics(for: font).lines(in: room.height))
      limit = limit == 0 ? fitting : min(limit, fitting)
    }
    return TextLayout(
      button.currentTitle, font: font, width: room.width, maximumLines: limit,
      lineBreak: button.lineBreakMode, alignment: alignment, metrics: metrics)
  }

  private static func attributedTitle(
    of button: Button, width: Double, alignment: TextAlignment, _ metrics: any TextMetrics
  ) -> AttributedTextLayout? {
    button.currentAttributedTitle.map {
      AttributedTextLayout(
        $0, font: button.font, width: width, maximumLines: button.maximumTitleLines,
        lineBreak: button.lineBreakMode, alignment: alignment, metrics: metrics)
    }
  }

  /// The area of the title in the button's coordinates.
  var titleFrame: Rect { Rect(origin: titleOrigin, size: attributedTitle?.size ?? title.size) }

  private static func subtitleFont(of button: Button) -> Font? {
    guard !button.subtitle.isEmpty else { return nil }
    var font = button.font
    font.size = (font.size * subtitleScale).rounded()
    return font
  }

  init(of button: Button, in bounds: Rect, metrics: any TextMetrics) {
    let isPlain = button.imagePlacement == .leading && button.imagePadding == 0
    if isPlain, button.subtitle.isEmpty {
      self.init(sideBySideOf: button, in: bounds, metrics: metrics)
    } else {
      self.init(groupOf: button, in: bounds, metrics: metrics)
    }
  }

  private init(groupOf button: Button, in bounds: Rect, metrics: any TextMetrics) {
    let isFlipped = button.readsFromRightToLeft
    let insets = button.contentInsets
    let content = bounds.inset(
      by: isFlipped
        ? EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets)
    var natural = Self.contentSize(of: button, metrics: metrics)
    let image = button.currentImageSize
    let isVertical = natural.gap != nil
    let gap = natural.gap ?? max(0, natural.width - image.width - Self.textWidth(of: button, metrics))
    let textWidth = max(
      0,
      min(Self.textWidth(of: button, metrics), isVertical ? content.width : content.width - image.width - gap)
    )
    let alignment = button.titleAlignment.textAlignment(
      content: button.contentHorizontalAlignment, isFlipped: isFlipped)
    let room = isVertical ? content.height - image.height - gap : content.height
    let wrapped = Self.title(
      of: button, in: Size(width: textWidth, height: room), alignment: alignment, metrics)
    if wrapped.lines.count > 1 {
      natural.texts +=
        button.whole(wrapped.size.height) - button.whole(Self.titleSize(of: button, metrics).height)
    }
    let size = Size(
      width: isVertical ? max(image.width, textWidth) : image.width + gap + textWidth,
      height: natural.height(padding: 0))
    let (horizontal, vertical) = (button.contentHorizontalAlignment, button.contentVerticalAlignment)
    let group = Rect(
      x: content.minX + (content.width - size.width) * horizontal.fraction,
      y: content.minY + (content.height - size.height) * vertical.fraction, width: size.width,
      height: size.height)

    let isImageFirst =
      switch button.imagePlacement {
      case .top: true
      case .bottom: false
      case .leading: !isFlipped
      case .trailing: isFlipped
      }
    let texts: Point
    if isVertical {
      imageFrame = Rect(
        x: group.midX - image.width / 2, y: isImageFirst ? group.minY : group.maxY - image.height,
        width: image.width, height: image.height)
      texts = Point(x: group.midX - textWidth / 2, y: isImageFirst ? imageFrame.maxY + gap : group.minY)
    } else {
      imageFrame = Rect(
        x: isImageFirst ? group.minX : group.maxX - image.width, y: group.midY - image.height / 2,
        width: image.width, height: image.height)
      let height = natural.texts
      texts = Point(x: isImageFirst ? imageFrame.maxX + gap : group.minX, y: group.midY - height / 2)
    }
    title = wrapped
    attributedTitle = Self.attributedTitle(of: button, width: textWidth, alignment: alignment, metrics)
    titleOrigin = texts
    subtitle = Self.subtitleFont(of: button).map {
      TextLayout(
        button.subtitle, font: $0, width: textWidth, maximumLines: 1, lineBreak: .tailTruncation,
        alignment: alignment, metrics: metrics)
    }
    subtitleOrigin = Point(
      x: texts.x,
      y: texts.y + button.whole((attributedTitle?.size ?? title.size).height) + button.titlePadding
    )
  }

  private static func textWidth(of button: Button, _ metrics: any TextMetrics) -> Double {
    let title = button.whole(titleSize(of: button, metrics).width)
    let subtitle = subtitleFont(of: button).map {
      button.whole(TextLayout(button.subtitle, font: $0, metrics: metrics).size.width)
    }
    return max(title, subtitle ?? 0)
  }

  private init(sideBySideOf button: Button, in bounds: Rect, metrics: any TextMetrics) {
    (subtitle, subtitleOrigin) = (nil, .zero)
    let isFlipped = button.readsFromRightToLeft
    // The layout is computed from left to right. In a right-to-left layout, the inputs and the results are mirrored.
    func turned(_ insets: EdgeInsets) -> EdgeInsets {
      isFlipped
        ? EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
    }
    func turned(_ rect: Rect) -> Rect {
      guard isFlipped else { return rect }
      return Rect(
        x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let content = bounds.inset(by: turned(button.contentInsets))
    let imageSize = button.currentImageSize
    let (horizontal, vertical) = (button.contentHorizontalAlignment, button.contentVerticalAlignment)
    let fraction = isFlipped ? 1 - horizontal.fraction : horizontal.fraction

    let titleArea = content.inset(by: turned(button.titleInsets))
    var titleWidth = max(0, titleArea.width - imageSize.width)
    attributedTitle = Self.attributedTitle(
      of: button, width: titleWidth, alignment: horizontal.textAlignment, metrics)
    let title = Self.title(
      of: button, in: Size(width: titleWidth, height: titleArea.height), alignment: horizontal.textAlignment,
      metrics)
    // The lines of a wrapped title are aligned with each other, within a box that is as wide as the longest line.
    var shift = 0.0
    if title.lines.count > 1, attributedTitle == nil {
      let box = min(titleWidth, title.size.width.rounded(.up))
      shift = (titleWidth - box) * fraction
      titleWidth = box
      self.title = Self.title(
        of: button, in: Size(width: box, height: titleArea.height),
        alignment: button.resolved(button.titleTextAlignment), metrics)
    } else {
      self.title = title
    }
    let titleSize = attributedTitle?.size ?? title.size

    // The text is aligned within the full width beside the image, so it is always after the image.
    titleOrigin =
      turned(
        Rect(
          x: titleArea.minX + imageSize.width + shift,
          y: titleArea.minY + (titleArea.height - titleSize.height) * vertical.fraction, width: titleWidth,
          height: titleSize.height)
      ).origin

    let imageArea = content.inset(by: turned(button.imageInsets))
    let room = max(0, imageArea.width - imageSize.width - titleSize.width)
    let height = vertical == .fill ? imageArea.height : imageSize.height
    imageFrame = turned(
      Rect(
        x: imageArea.minX + (horizontal == .fill ? 0 : room * fraction),
        y: imageArea.minY + (imageArea.height - height) * vertical.fraction, width: imageSize.width,
        height: height))
  }
}
