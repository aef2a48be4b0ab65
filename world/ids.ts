import { createHash } from 'node:crypto';

/** The namespace of the sample data's ids: a GUID that was made up once. */
const NAMESPACE = Buffer.from('7d1f0c5e2b8a4e6f9a3c5b1e8d2f6a70', 'hex');

/**
 * Returns a GUID that is always the same for a kind and a name: UUID version 5 (RFC 9562 section 5.5), so that the same data has the same ids everywhere.
 */
export function idOf(kind: string, ...name: readonly string[]): string {
  const digest = createHash('sha1')
    .update(NAMESPACE)
    .update([kind, ...name].join('\u0000'))
    .digest();
  digest[6] = ((digest[6] as number) & 0x0f) | 0x50;
  digest[8] = ((digest[8] as number) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
