import ScenecCommandLine

#if Web
  import SceneCatalogue
  import SceneFiles
  import ScenePreviewServer
#endif

/// The commands of scenec, with SwiftNIO.
@main
enum ScenecPreview {
  static func main() {
    #if Web
      ScenecTool.main(
        listener: PreviewListener { (port) throws(Failure) in try PreviewServer(port: port) })
    #else
      ScenecTool.main()
    #endif
  }
}
