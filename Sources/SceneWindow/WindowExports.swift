// Apps with windows need to import only SceneWindow.
@_exported import SceneProgram
