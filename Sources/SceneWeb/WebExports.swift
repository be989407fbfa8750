// Apps with a browser screen need to import only SceneWeb.
@_exported import SceneProgram
