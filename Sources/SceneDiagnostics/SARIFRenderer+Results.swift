import SceneValues

extension SARIFRenderer {
  func writeResult(
    _ writer: inout JSONWriter, _ diagnostic: Diagnostic, _ indices: Indices,
    _ fingerprints: inout Fingerprints
  ) {
    let fingerprint = fingerprints.next(diagnostic, path: uri(of: diagnostic.location.source.path).text)
    // SARIF has no other member for advice without a location.
    let advice = diagnostic.notes.filter { $0.location == nil }.map(\.message.text)
    let notes = diagnostic.notes.filter { $0.location != nil }
    writer.object { result in
      result.member("ruleId", diagnostic.rule.rawValue)
      if let index = indices.rules[diagnostic.rule] { result.member("ruleIndex", index) }
      result.member("level", diagnostic.severity.rawValue)
      result.member("message") {
        $0.text(([diagnostic.message.text] + advice).joined(separator: "\n").sarifEscaped)
      }
      result.member("locations") { locations in
        locations.array([diagnostic.location]) { locations, location in
          locations.object { writePlace(&$0, location, indices) }
        }
      }
      if !notes.isEmpty {
        result.member("relatedLocations") { related in
          related.array(Array(notes.enumerated())) { writeNote(&$0, $1.element, id: $1.offset + 1, indices) }
        }
      }
      result.member("partialFingerprints") { $0.object { $0.member("scenecFinding/v1", fingerprint) } }
      writeNames(&result, of: diagnostic.message)
      if !diagnostic.fixIts.isEmpty {
        result.member("fixes") {
          $0.array(diagnostic.fixIts) { writeFix(&$0, $1, in: diagnostic.location.source) }
        }
      }
    }
  }

  private func writeNote(_ writer: inout JSONWriter, _ note: Diagnostic.Note, id: Int, _ indices: Indices) {
    writer.object { place in
      place.member("id", id)
      if let location = note.location { writePlace(&place, location, indices) }
      place.member("message") { $0.text(note.message.text.sarifEscaped) }
      writeNames(&place, of: note.message)
    }
  }

  /// Writes a message's names as a property, because many viewers do not replace placeholders in the text of a message.
  private func writeNames(_ writer: inout JSONWriter, of message: Message) {
    guard message.parts.contains(where: { if case .name = $0 { true } else { false } }) else { return }
    writer.member("properties") { $0.object { $0.names(of: message) } }
  }

  private func writePlace(_ writer: inout JSONWriter, _ location: SourceLocation, _ indices: Indices) {
    writer.member("physicalLocation") { place in
      place.object { place in
        place.member("artifactLocation") { artifact in
          artifact.object { artifact in
            let file = uri(of: location.source.path)
            file.writeMembers(&artifact)
            if let index = indices.artifacts[file] { artifact.member("index", index) }
          }
        }
        place.member("region") { writeRegion(&$0, location) }
      }
    }
  }

  private func writeFix(_ writer: inout JSONWriter, _ fixIt: FixIt, in source: SourceText) {
    writer.object { fix in
      fix.member("description") { $0.text(fixIt.message.text.sarifEscaped) }
      fix.member("artifactChanges") { changes in
        changes.array([source]) { changes, source in
          changes.object { change in
            change.member("artifactLocation") { $0.object { uri(of: source.path).writeMembers(&$0) } }
            change.member("replacements") { replacements in
              replacements.array(fixIt.edits) { replacements, edit in
                replacements.object { replacement in
                  replacement.member("deletedRegion") { writeRegion(&$0, SourceLocation(source, edit.range)) }
                  replacement.member("insertedContent") { $0.text(edit.replacement) }
                }
              }
            }
          }
        }
      }
    }
  }

  private func writeRegion(_ writer: inout JSONWriter, _ location: SourceLocation) {
    let start = location.start(in: .utf16)
    let end = location.end(in: .utf16)
    writer.object { region in
      region.member("startLine", start.line)
      region.member("startColumn", start.column)
      region.member("endLine", end.line)
      region.member("endColumn", end.column)
    }
  }
}
