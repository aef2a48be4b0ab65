/** A key of ours, as everyone can read it: the fingerprint of its certificate, when it was published, and when another one took its place, if one has. */
export type PublishedKey = { sha256: string; from: string; until: string | null };

/** What published keys say of a seal. */
export type KeyVerdict =
  | { kind: 'published'; since: string; until: string | null }
  /** The seal claims a time after which its key wasn’t used any more. */
  | { kind: 'ended'; until: string }
  | { kind: 'unknown' };

/** Milliseconds for which a seal that was begun with a key may still be finished, after another key took its place. */
const GRACE = 3_600_000;

/**
 * Compares the key of a seal with those that were published. The name in a certificate proves nothing, since anyone can write it: only the fingerprint tells keys
 * apart. A key that ended sealed what was sealed before.
 */
export function judgeKey(
  published: readonly PublishedKey[],
  { certificateSha256, sealedOn }: { certificateSha256: string; sealedOn: Date },
): KeyVerdict {
  const periods = published.filter(({ sha256 }) => sha256 === certificateSha256);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return { kind: 'unknown' };
  const inTime = periods.some(({ until }) => until === null || sealedOn.getTime() <= Date.parse(until) + GRACE);
  if (inTime) return { kind: 'published', since: first.from, until: last.until };
  return { kind: 'ended', until: last.until ?? last.from };
}
