import SceneRuntime

/// Shows another scene inside this one's view, from the start: that of its `<segue kind="embed">`.
open class ContainerView: View {
  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ContainerView.self, element: "containerView",
      "Contains the view of another scene, which an 'embed' segue sets."
    ) {
      $0.sizedByFrame(false)
      $0.embedsScenes()
    }
  }
}
