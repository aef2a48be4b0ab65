import type { SealChange, SealVerdict } from '#shared/seal/verify-seal.ts';
import type { VerdictWords } from './verdict-words.ts';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const ASK = 'Don’t rely on this file. Ask the funeral home for the sealed file.';

const changedWords: Readonly<Record<SealChange, string>> = {
  added: `Something was added to this file after it was sealed. ${ASK}`,
  altered: `This file isn’t the one that was sealed. ${ASK}`,
  'cut-off': 'The end of this file is missing. Download it again, or ask the funeral home for the sealed file.',
  timestamp: `The timestamp in the seal was altered, or is one for something else. ${ASK}`,
  'timestamp-added': `Someone added a timestamp to this file: what was sealed says that it has none. ${ASK}`,
  'timestamp-missing': `The timestamp was taken out of this file: what was sealed says that it has one. ${ASK}`,
  'timestamp-time': `The timestamp’s time isn’t near the time of the seal. ${ASK}`,
};

const NEVER_SEALED =
  'This PDF has no Yarrow seal. It may be a copy from before everyone signed, a printout that was scanned, or another document.';

/** What is said of a file without a seal that isn’t a whole PDF that anyone can open. */
const unsealed = {
  'cut-off': { title: 'Incomplete', result: `${changedWords['cut-off']} What is left of it has no Yarrow seal.` },
  protected: {
    title: 'Protected with a password',
    result: `Files that Yarrow seals have no password, so this is another file or a copy that someone changed. ${ASK}`,
  },
} as const;

function titleOf(verdict: SealVerdict): { title: string; result: string } {
  if (verdict.kind === 'unreadable')
    return { title: 'Can’t be read', result: 'This file isn’t a PDF, or its beginning is missing.' };
  if (verdict.kind === 'not-sealed')
    return verdict.why ? unsealed[verdict.why] : { title: 'Not sealed by Yarrow', result: NEVER_SEALED };
  if (verdict.kind === 'changed')
    return { title: verdict.why === 'cut-off' ? 'Incomplete' : 'Changed', result: changedWords[verdict.why] };
  const title = `Unchanged since it was sealed on ${when.format(verdict.sealedOn)} UTC`;
  return { title, result: 'Every byte outside its signature is the one that was sealed.' };
}

const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** What nobody can tell of the timestamp of a seal that says nothing of one. */
const unstatedWords = {
  there: 'Whether the timestamp was there from the start. The timestamp wasn’t part of what was sealed, and anyone can add one.',
  missing: 'Whether a timestamp was taken out. What was sealed doesn’t say whether it had one.',
} as const;

/** What an authority says of the time. It may be anyone: we say who it says it is, and who says so. */
function timeWords({ timestamp, stated }: SealVerdict & { kind: 'unchanged' }): { checked: string[]; notChecked: string[] } {
  if (!timestamp) {
    const time = 'Whether the time is right. No timestamp from an authority: it is the time of our server.';
    return stated
      ? { checked: ['The sealed bytes say that no timestamp belongs to them.'], notChecked: [time] }
      : { checked: [], notChecked: [time, unstatedWords.missing] };
  }
  const { on, authority, issuer, isSelfSigned } = timestamp;
  const by = isSelfSigned
    ? 'It issued its certificate itself'
    : `Its certificate was issued by ${issuer || 'someone without a name'}`;
  const trust = `Whether the timestamp authority can be trusted. ${by}, and this page has no list of issuers to trust.`;
  const stamped = `Timestamped by ${authority || 'an authority without a name'} at ${exactly.format(on)} UTC. The timestamp is for this seal.`;
  if (!stated) return { checked: [stamped], notChecked: [trust, unstatedWords.there] };
  const which = 'Whether the timestamp is from the authority that was asked: the sealed bytes don’t name it.';
  return { checked: [stamped, 'The sealed bytes say that a timestamp belongs to them.'], notChecked: [trust, which] };
}

/** Returns what to say of the seal of a PDF, in plain words. */
export function sealWords(seal: SealVerdict, hasCertificate: boolean): VerdictWords {
  if (seal.kind !== 'unchanged') return { isWhole: false, ...titleOf(seal), checked: [], notChecked: [] };
  const time = timeWords(seal);
  const checked = [
    `The seal covers the whole file except its own signature, and its key signed it. The file’s SHA-256 is ${seal.sha256}.`,
    ...(hasCertificate ? ['The certificate in the bundle is the one in the PDF.'] : []),
    ...time.checked,
  ];
  return { isWhole: true, ...titleOf(seal), checked, notChecked: time.notChecked };
}
