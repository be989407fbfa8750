// An app needs to import only SceneProgram or the module of a screen.
@_exported import SceneUI
