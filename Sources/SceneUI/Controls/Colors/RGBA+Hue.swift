import SceneValues

extension RGBA {
  /// Creates a color from its hue, saturation, and brightness, each from 0 to 1. As the hue increases, the
  /// color changes from red through green and blue back to red.
  init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }
}
