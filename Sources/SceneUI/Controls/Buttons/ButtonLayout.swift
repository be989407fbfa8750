import SceneDrawing
import SceneValues

/// Where a button's image and title lie: side by side, the image on the left.
struct ButtonLayout {
  let imageFrame: Rect
  /// The title in the width that the image leaves it.
  let title: TextLayout
  let titleOrigin: Point

  /// - Parameters:
  ///   - button: what shows on it now.
  ///   - bounds: of the button.
  ///   - metrics: how the title is measured.
  init(of button: Button, in bounds: Rect, metrics: any TextMetrics) {
    let content = bounds.inset(by: button.contentInsets)
    let imageSize = button.currentImageSize
    let (horizontal, vertical) = (button.contentHorizontalAlignment, button.contentVerticalAlignment)

    let titleArea = content.inset(by: button.titleInsets)
    let titleWidth = max(0, titleArea.width - imageSize.width)
    title = TextLayout(
      button.currentTitle, font: button.font, width: titleWidth, maximumLines: 1,
      lineBreak: .middleTruncation, alignment: horizontal.textAlignment, metrics: metrics)

    // The text is aligned in all the width that the image leaves, and so stands right of the image in every case.
    titleOrigin = Point(
      x: titleArea.minX + imageSize.width,
      y: titleArea.minY + (titleArea.height - title.size.height) * vertical.fraction)

    let imageArea = content.inset(by: button.imageInsets)
    let room = max(0, imageArea.width - imageSize.width - title.size.width)
    let height = vertical == .fill ? imageArea.height : imageSize.height
    imageFrame = Rect(
      x: imageArea.minX + (horizontal == .fill ? 0 : room * horizontal.fraction),
      y: imageArea.minY + (imageArea.height - height) * vertical.fraction, width: imageSize.width,
      height: height)
  }
}
