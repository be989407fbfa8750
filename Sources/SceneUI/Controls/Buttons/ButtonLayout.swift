import SceneDrawing
import SceneValues

/// Where a button's image and title lie: side by side, the image where one begins to read.
struct ButtonLayout {
  let imageFrame: Rect
  /// The title in the width that the image leaves it.
  let title: TextLayout
  /// The same where its parts look different; nil for a plain one.
  let attributedTitle: AttributedTextLayout?
  let titleOrigin: Point

  /// - Parameters:
  ///   - button: what shows on it now.
  ///   - bounds: of the button.
  ///   - metrics: how the title is measured.
  init(of button: Button, in bounds: Rect, metrics: any TextMetrics) {
    let isTurned = button.readsFromRightToLeft
    // Left and right of insets and alignments stay where they are: what is turned twice.
    func turned(_ insets: EdgeInsets) -> EdgeInsets {
      isTurned
        ? EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
    }
    func turned(_ rect: Rect) -> Rect {
      guard isTurned else { return rect }
      return Rect(
        x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let content = bounds.inset(by: turned(button.contentInsets))
    let imageSize = button.currentImageSize
    let (horizontal, vertical) = (button.contentHorizontalAlignment, button.contentVerticalAlignment)
    let fraction = isTurned ? 1 - horizontal.fraction : horizontal.fraction

    let titleArea = content.inset(by: turned(button.titleInsets))
    let titleWidth = max(0, titleArea.width - imageSize.width)
    title = TextLayout(
      button.currentTitle, font: button.font, width: titleWidth, maximumLines: 1,
      lineBreak: .middleTruncation, alignment: horizontal.textAlignment, metrics: metrics)
    attributedTitle = button.currentAttributedTitle.map {
      AttributedTextLayout(
        $0, font: button.font, width: titleWidth, maximumLines: 1, lineBreak: .middleTruncation,
        alignment: horizontal.textAlignment, metrics: metrics)
    }
    let titleSize = attributedTitle?.size ?? title.size

    // The text is aligned in all the width that the image leaves, and so stands behind the image in every case.
    titleOrigin =
      turned(
        Rect(
          x: titleArea.minX + imageSize.width,
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
