// snippet: Security.md
import SceneSigning
import SceneUI

func trustReleases(_ context: SceneContext) throws {
  context.trust = ArchiveTrust([
    try VerifyingKey(
      pem: """
        -----BEGIN PUBLIC KEY-----
        MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
        -----END PUBLIC KEY-----
        """)
  ])
}
// end

private func trust(_ context: SceneContext) throws {
  // snippet: VerifyingKey.swift
  let key = try VerifyingKey(
    pem: """
      -----BEGIN PUBLIC KEY-----
      MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
      -----END PUBLIC KEY-----
      """)
  context.trust = ArchiveTrust([key])
  // end
}
