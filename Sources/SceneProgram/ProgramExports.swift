// A program imports only SceneProgram or the module of a screen.
@_exported import SceneUI
