import CSodium

enum Sodium {
  static let publicKeyLength = 32
  static let seedLength = 32
  static let signatureLength = 64

  /// Whether libsodium has been initialized. Initialization is required before any other libsodium function is called.
  private static let isReady = sodium_init() >= 0

  static func keys(of seed: [UInt8]) -> (publicKey: [UInt8], secret: [UInt8]) {
    precondition(isReady && seed.count == seedLength)
    var (publicKey, secret) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 64))
    crypto_sign_seed_keypair(&publicKey, &secret, seed)
    return (publicKey, secret)
  }

  static func signature(of message: [UInt8], by secret: [UInt8]) -> [UInt8] {
    precondition(isReady && secret.count == 64)
    var signature = [UInt8](repeating: 0, count: signatureLength)
    crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret)
    return signature
  }

  static func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
    guard isReady, signature.count == signatureLength, publicKey.count == publicKeyLength else {
      return false
    }
    return crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
  }

  static func bytes(ofBase64 text: Substring) -> [UInt8]? {
    precondition(isReady)
    let text = Array(text.utf8)
    var (bytes, count) = ([UInt8](repeating: 0, count: text.count), 0)
    let status = text.withUnsafeBytes { source in
      sodium_base642bin(
        &bytes, bytes.count, source.bindMemory(to: CChar.self).baseAddress, source.count, " \r\n\t", &count,
        nil,
        sodium_base64_VARIANT_ORIGINAL)
    }
    return status == 0 ? Array(bytes.prefix(count)) : nil
  }
}
