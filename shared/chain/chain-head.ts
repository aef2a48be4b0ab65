// What verifying needs, without the schemas of entries: the page that verifies has to stay small.
import { canonicalJson } from './canonical-json.ts';

/** The kinds of records. Each has its own chains. */
export const chainKinds = ['signature', 'custody', 'ledger'] as const;
/** Which record a chain is: its kind, and the id of what the record is about. */
export type ChainId = { kind: (typeof chainKinds)[number]; subject: string };

/** The version of the form of entries. A later form has another number, and code that doesn't know it refuses the entry instead of misreading it. */
export const CHAIN_FORMAT = 1;

/** The end of a chain: the sequence and the hash of its last entry. */
export type ChainHead = { sequence: number; hash: string };
/** An entry as it is stored: its text, which is what is hashed, and its hash. */
export type ChainLink = ChainHead & { text: string };

const encoder = new TextEncoder();
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Writes a digest as hexadecimal digits. */
export function hexOf(digest: ArrayBuffer): string {
  const bytes: Uint8Array & { toHex?: () => string } = new Uint8Array(digest);
  // Newer browsers do it in half the time.
  if (bytes.toHex) return bytes.toHex();
  let digits = '';
  for (let at = 0; at < bytes.length; at += 1) digits += hexOfByte[bytes[at]!];
  return digits;
}

/** Returns the SHA-256 of bytes, as 64 hexadecimal digits. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes));

/** Returns the head of a chain without entries. Its hash is that of the chain's id, so that no entry fits the chain of anything else. */
export const firstHead = async (chain: ChainId): Promise<ChainHead> => ({
  sequence: 0,
  hash: await sha256(encoder.encode(canonicalJson({ chain, format: CHAIN_FORMAT }))),
});
