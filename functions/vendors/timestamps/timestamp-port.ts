/** An authority that confirms the time. */
export type TimestampPort = {
  /** Returns a timestamp (RFC 3161, in DER) of something with this SHA-256, verified. Throws NoTimestamp. */
  timestamp(digest: Uint8Array): Promise<Uint8Array>;
};

/** Thrown if the authority that has to confirm the time gave no timestamp, or one that proves nothing. A later try may succeed. */
export class NoTimestamp extends Error {
  // Names of classes aren't kept in the bundle, and people look for this one in logs.
  override readonly name = 'NoTimestamp';
  constructor(why: string, options?: ErrorOptions) {
    super(`The timestamp authority gave no timestamp: ${why}`, options);
  }
}
