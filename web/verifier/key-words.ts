import { judgeKey, type PublishedKey } from '#shared/seal/published-key.ts';
import type { EvidenceVerdict } from './evidence-verdict.ts';

/** The keys that we have published, or why they aren’t known: they’re on their way, they couldn’t be loaded, or this page makes no requests. */
export type PublishedKeys = readonly PublishedKey[] | 'loading' | 'failed' | 'offline';

/** How a verdict looks: `open` is neither good nor bad, because the key couldn’t be compared. */
type Tone = 'good' | 'open' | 'bad';
export type KeyedVerdict = Omit<EvidenceVerdict, 'seal'> & { tone: Tone };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Says in words when a key is or was in use. */
export const periodWords = ({ from, until }: Omit<PublishedKey, 'sha256'>): string =>
  until === null
    ? `In use since ${day.format(new Date(from))}`
    : `In use from ${day.format(new Date(from))} to ${day.format(new Date(until))}`;

const SELF_SIGNED = 'The certificate is self-signed: it isn’t vouched for by Adobe or anyone else.';
const ASK = 'Don’t rely on this file. Ask the funeral home for the sealed one.';

const openWords = {
  loading: 'Yarrow’s published keys are still loading. The fingerprint of this file’s key is',
  failed: 'Couldn’t load Yarrow’s published keys; compare this fingerprint:',
  offline:
    'This page makes no requests, so it doesn’t know Yarrow’s keys. Yarrow’s website lists them under “Check a document”; compare this fingerprint:',
} as const;

type Sealed = Omit<EvidenceVerdict, 'seal'> & Required<Pick<EvidenceVerdict, 'seal'>>;

/** A seal that is valid, and yet not ours. Nothing of its record is shown: the maker of the key could write that, too. */
const refused = ({ seal, ...verdict }: Sealed, title: string, why: string): KeyedVerdict => ({
  ...verdict,
  tone: 'bad',
  title,
  result: `${verdict.title}. ${why} ${ASK}`,
  notChecked: [`Who sealed it. The certificate’s SHA-256 is ${seal.certificateSha256}. ${SELF_SIGNED}`, ...verdict.notChecked],
  entries: [],
});

function judged(verdict: Sealed, published: readonly PublishedKey[]): KeyedVerdict {
  const { seal, isUnbound, ...rest } = verdict;
  const found = judgeKey(published, seal);
  if (found.kind === 'unknown')
    return refused(
      verdict,
      'The seal is valid, but its key isn’t one that Yarrow has published',
      'But anyone can make a key and give it Yarrow’s name.',
    );
  if (found.kind === 'ended')
    return refused(
      verdict,
      'The seal is valid, but Yarrow no longer used its key then',
      `But Yarrow’s key with this fingerprint was last used on ${day.format(new Date(found.until))}.`,
    );
  const since = `Sealed by Yarrow with a key that Yarrow has published since ${day.format(new Date(found.since))}`;
  const until = found.until === null ? '' : `, and used until ${day.format(new Date(found.until))}`;
  return {
    ...rest,
    tone: isUnbound ? 'open' : 'good',
    result: `${since}${until}. ${rest.result}`,
    checked: [...rest.checked, `The certificate’s SHA-256 is one that Yarrow has published: ${seal.certificateSha256}.`],
    notChecked: [`Who Yarrow is. ${SELF_SIGNED}`, ...rest.notChecked],
  };
}

/** Adds to a verdict whose key sealed the file. Without a seal that is valid, there is nothing to compare. */
export function withKey({ seal, ...verdict }: EvidenceVerdict, published: PublishedKeys): KeyedVerdict {
  if (!seal) return { ...verdict, tone: verdict.isWhole ? 'good' : 'bad' };
  if (typeof published !== 'string') return judged({ ...verdict, seal }, published);
  return {
    ...verdict,
    tone: 'open',
    result: `${verdict.result} ${openWords[published]} ${seal.certificateSha256}`,
    notChecked: [`Who sealed it, unless you compare the fingerprint. ${SELF_SIGNED}`, ...verdict.notChecked],
  };
}
