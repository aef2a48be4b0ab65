import { createHash } from 'node:crypto';

/**
 * Derives an id from names (RFC 9562, version 8): what is made twice from the same thing, by an event that is delivered again for example, is the same row.
 * Such ids are predictable and not in order of time.
 */
export function namedId(...names: readonly string[]): string {
  const bytes = createHash('sha256').update(names.join('\n')).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Returns the id of the case that a plan opens at a home if it isn't already the plan of another case. */
export const leadIdOf = (planId: string, locationId: string): string => namedId('lead', planId, locationId);
