import { zipSync } from 'fflate';
import { canonicalJson, type Json } from '#shared/chain/canonical-json.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { checkpointLine } from '#shared/custody/checkpoint.ts';
import type { CustodyWords } from '#shared/custody/custody-record.ts';
import { type EvidenceFiles, evidenceIn } from './evidence-files.ts';

/** What shows which entries a home's checkpoints cover: those since the record began, the newest one's list, and the keys (DER). */
export type CheckpointParts = {
  signed: readonly { text: string; signature: string }[];
  covers: { sequence: number; hash: string };
  heads: string;
  keys: readonly Uint8Array[];
};

/** What an export is made of. Everything in it can be checked without us. */
export type CustodyParts = {
  /** The chain's export (docs/chain.md). */
  ledger: string;
  links: readonly ChainLink[];
  words: readonly CustodyWords[];
  /** What the people are called whom pages chose, by their ids. */
  people?: Readonly<Record<string, string>>;
  checkpoints: CheckpointParts | undefined;
  /** The files that the entries name, as far as they are kept and fit. */
  evidence?: EvidenceFiles;
  pdf: Uint8Array;
  /** The page that verifies, in one file. */
  verifier: Uint8Array;
};

const pem = (key: Uint8Array): string => {
  const lines =
    Buffer.from(key)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
};

/** Returns a line for each file that an entry names as evidence: the entry's number, the kind, and the SHA-256. */
const evidenceLines = (links: readonly ChainLink[]): string[] => evidenceIn(links).map((each) => canonicalJson(each));

const about = {
  'ledger.ndjson':
    'the record: a line for each entry, exactly as it was written and hashed, and a last line that says where it ends.',
  'names-and-notes.ndjson':
    'who recorded each entry, their note, and where it was. The record names each by a hash with a random salt, so removing one leaves the record whole.',
  'people.ndjson':
    'what the people are called whom a page of the record chose. The record itself has only their ids, so it proves the ids and not these names.',
  'evidence.txt': 'the SHA-256 of each file that an entry names as evidence, such as a photo.',
  'checkpoints.ndjson':
    'the signed checkpoints of the home since this record began, in order. The last one also says which entry of this record it covers.',
  'heads.txt':
    'the list that the last checkpoint names: a line for each custody record of the home, which says nothing about whose it is.',
  'checkpoint-keys.pem': 'the public key that signed the checkpoints.',
  'custody-record.pdf': 'a print of the record. The number and the code of its last entry are at the foot of every page.',
  'verify.html': 'a page that checks all of this. It needs no internet, and sends nothing anywhere.',
} as const;
type FileName = keyof typeof about;

/** Says which files are in the folder of evidence, and which ones were left out. */
const evidenceWords = ({ files, leftOut }: EvidenceFiles): string => {
  const folder =
    files.length > 0 ? ['evidence: those of these files that the home still has. Each is named by its SHA-256.'] : [];
  const rest =
    leftOut.length > 0
      ? [`Left out of the folder evidence, because the export would be too large:`, ...leftOut.map((hash) => `  ${hash}`)]
      : [];
  return [...folder, ...rest].map((line) => `\n${line}`).join('');
};

const readme = (
  names: readonly FileName[],
  evidence: EvidenceFiles,
): string => `This folder has the custody record of one decedent, and what shows whether it was changed.

${names.map((name) => `${name}: ${about[name]}`).join('\n')}${evidenceWords(evidence)}

To check it, open verify.html in a browser. Choose all files of this folder together, or the .zip file that it came in. It names the first entry that is wrong.

${
  names.includes('checkpoints.ndjson')
    ? 'Entries that were removed from the end, together with their checkpoint, show only beside something that was kept elsewhere: compare the digest of the last checkpoint with the email that the home’s owner got, or the number and code on an older print.'
    : 'No checkpoint covers this record yet: they are written every night. Until then, entries that were removed from the end show only beside the number and code on an older print.'
}

By hand, on a Mac or Linux: the hash of entry 1 is what entry 2 names as its previous one.
  sed -n 1p ledger.ndjson | tr -d '\\n' | shasum -a 256
${
  names.includes('checkpoints.ndjson')
    ? `The signature of the last checkpoint, its digest, and its list (with jq and openssl):
  tail -n 1 checkpoints.ndjson | jq -j .checkpoint > checkpoint.json
  tail -n 1 checkpoints.ndjson | jq -j .signature | base64 -d > checkpoint.sig
  openssl dgst -sha256 -verify checkpoint-keys.pem -signature checkpoint.sig checkpoint.json
  shasum -a 256 checkpoint.json heads.txt
If the last checkpoint covers the last entry, the SHA-256 of the last line of ledger.ndjson is a line of heads.txt:
  tail -n 1 ledger.ndjson | tr -d '\\n' | shasum -a 256
`
    : ''
}`;

/** No file of an export says when it was packed: the same parts make the same bytes. */
const PACKED_ON = new Date('2026-01-01T12:00:00');

const lines = (each: readonly string[]): string => each.map((line) => `${line}\n`).join('');

/** Packs a custody record with everything that checks it as a .zip file. A file that would be empty is left out. */
export function packCustody({
  ledger,
  links,
  words,
  people = {},
  checkpoints,
  evidence: kept,
  pdf,
  verifier,
}: CustodyParts): Uint8Array {
  const evidence = evidenceLines(links);
  const beside = kept ?? { files: [], leftOut: [] };
  const newest = (checkpoints?.signed.length ?? 0) - 1;
  const texts: Partial<Record<FileName, string>> = {
    'ledger.ndjson': ledger,
    ...(words.length > 0 ? { 'names-and-notes.ndjson': lines(words.map((each) => canonicalJson(each as Json))) } : {}),
    ...(Object.keys(people).length > 0
      ? { 'people.ndjson': lines(Object.entries(people).map(([person, called]) => canonicalJson({ called, person }))) }
      : {}),
    ...(evidence.length > 0 ? { 'evidence.txt': lines(evidence) } : {}),
    ...(checkpoints
      ? {
          'checkpoints.ndjson': lines(
            checkpoints.signed.map((signed, at) => checkpointLine(signed, at === newest ? checkpoints.covers : undefined)),
          ),
          'heads.txt': checkpoints.heads,
          'checkpoint-keys.pem': checkpoints.keys.map(pem).join(''),
        }
      : {}),
  };
  const names = [...(Object.keys(texts) as FileName[]), 'custody-record.pdf' as const, 'verify.html' as const];
  const encoder = new TextEncoder();
  return zipSync(
    {
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)])),
      // It is compressed already.
      'custody-record.pdf': [pdf, { level: 0 }],
      'verify.html': verifier,
      'README.txt': encoder.encode(readme(names, beside)),
      ...Object.fromEntries(beside.files.map(({ name, bytes }) => [name, [bytes, { level: 0 }] as const])),
    },
    { mtime: PACKED_ON },
  );
}
