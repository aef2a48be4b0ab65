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

/** How many digits at the end of a marked id say whose it is. */
const MARK = 8;

/**
 * Returns an id whose last digits say which home, or what else, it was made for, so that it's told from others' before anything is stored under it. That is no secret:
 * anyone who knows the owner can make one.
 */
export function markedId(owner: string, id: string): string {
  const free = id.slice(0, -MARK);
  return free + createHash('sha256').update(`${owner} ${free}`).digest('hex').slice(0, MARK);
}

/** Returns the id of the case that a plan opens at a home if it isn't already the plan of another case. */
export const leadIdOf = (planId: string, locationId: string): string => namedId('lead', planId, locationId);
