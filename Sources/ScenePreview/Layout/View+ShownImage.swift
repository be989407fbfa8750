import SceneUI
import SceneValues

extension View {
  /// Whether the view shows an image that determines its size, but both dimensions of its saved frame differ from those of
  /// the image in the file. Xcode saved such a frame when the image had another size.
  func contradictsImage(_ object: LaidOutObject, _ imageSizes: [String: Size]) -> Bool {
    let image: ImageName? =
      switch self {
      case let imageView as ImageView: imageView.image
      case let button as Button where button.currentTitle.isEmpty: button.currentImage
      default: nil
      }
    guard object.missing == nil, let saved = object.saved?.size,
      let size = image.flatMap({ imageSizes[$0.name] })
    else { return false }
    func differs(_ first: Double, _ second: Double) -> Bool { abs(first - second) > LaidOutObject.tolerance }
    return !differs(object.frame.width, size.width) && !differs(object.frame.height, size.height)
      && differs(saved.width, size.width) && differs(saved.height, size.height)
  }
}
