import SceneUI
import SceneValues
import TestSupport

/// The language, style and device of an app.
struct Situation: Equatable {
  var locales: [String] = []
  var style = InterfaceStyle.light
  var idiom = Idiom.phone
  var size = Size(width: 320, height: 480)

  init() {}

  init(by chance: inout Chance) {
    locales = chance.pick([[], ["de"], ["de-AT", "fr"], ["ar"]])
    style = chance.pick([.light, .dark])
    let sizes = [
      Size(width: 320, height: 480), Size(width: 568, height: 320), Size(width: 768, height: 1024),
      Size(width: 1024, height: 768),
    ]
    size = chance.pick(sizes)
    idiom = size.width > 600 ? .pad : .phone
  }
}
