// Host apps need to import only SceneUI.
@_exported import SceneDrawing
@_exported import SceneLayout
@_exported import SceneRuntime
@_exported import SceneServices
@_exported import SceneValues
