import SceneUI

Application.main {
  let context = SceneContext()
  let storyboard = try Storyboard(path: "Views.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  print(SVGRenderer().svg(window.picture()))
}
