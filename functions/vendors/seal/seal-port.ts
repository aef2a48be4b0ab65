/** What seals a document: a private key that only signs, and the certificate that people check the signature with. */
export type Seal = {
  /** X.509 in DER. It is self-signed: it proves that a file is unchanged, not who we are. */
  certificate: Uint8Array;
  /** Signs a SHA-256 digest with RSA (PKCS #1, version 1.5). */
  sign(digest: Uint8Array): Promise<Uint8Array>;
};
