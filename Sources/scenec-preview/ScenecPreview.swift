import ScenecCommandLine

#if Web
  import SceneCatalog
  import SceneFiles
  import ScenePreviewServer
#endif

@main
enum ScenecPreview {
  static func main() {
    #if Web
      let listener = PreviewListener { (port) throws(Failure) in try PreviewServer(port: port) }
      ScenecTool.main(in: ToolEnvironment(listener: listener))
    #else
      ScenecTool.main()
    #endif
  }
}
