// A host app that verifies signatures imports only this module and SceneUI.
@_exported import struct SceneArchive.ArchiveTrust
