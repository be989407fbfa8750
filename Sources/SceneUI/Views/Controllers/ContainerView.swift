import SceneRuntime

/// A view that displays another scene, which is the destination of the view's `<segue kind="embed">`. The scene is
/// embedded when the view is loaded.
open class ContainerView: View {
  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ContainerView.self, element: "containerView",
      "Contains the view of another scene. An 'embed' segue specifies the scene."
    ) {
      $0.sizedByFrame(false)
      $0.embedsScenes()
    }
  }
}
