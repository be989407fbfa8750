// A host app that verifies signatures needs to import only this module and SceneUI.
@_exported import struct SceneArchive.ArchiveTrust
