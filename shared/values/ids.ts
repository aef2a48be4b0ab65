// Ids are GUIDs in lowercase; UUIDv7 (RFC 9562) where creation order matters.

/** Any RFC 9562 UUID version in either case; the nil and max UUIDs aren't ids. */
export const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Checks whether a path segment or field is a GUID; plan and document ids must be (docs/decisions.md, Names and wire). */
export function isGuid(value: unknown): value is string {
  return typeof value === 'string' && guidPattern.test(value);
}

/** The id of an unsaved plan on the wire (docs/decisions.md, Names and wire). */
export const NEW_ARRANGEMENT = 'new';

/** Returns whether the route's arrangement id is the new marker or a GUID; anything else is redirected to a new arrangement. */
export function isArrangementId(value: string): boolean {
  return value === NEW_ARRANGEMENT || isGuid(value);
}

/**
 * Returns a UUIDv7: 48 bits of `now` (epoch milliseconds), then 74 bits of `random` (10 bytes or more; only the first 10 are used). Ids of different
 * milliseconds sort by time as strings. Throws a RangeError if `random` is too short or `now` doesn't fit.
 */
export function uuidV7({ now, random }: { now: number; random: Uint8Array }): string {
  if (random.length < 10) throw new RangeError('uuidV7 needs 10 random bytes');
  if (!Number.isInteger(now) || now < 0 || now > 0xffff_ffff_ffff) throw new RangeError('uuidV7 needs epoch milliseconds');
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now) << 16n);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Returns the epoch milliseconds when a UUIDv7 was made, or `undefined` for any other id. */
export function timeOfUuidV7(id: string): number | undefined {
  if (!isGuid(id) || id[14] !== '7') return undefined;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
