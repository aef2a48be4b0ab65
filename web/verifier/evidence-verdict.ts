import { type ReadExport, readExport } from '#shared/chain/chain-export.ts';
import { type ChainHead, sha256 } from '#shared/chain/chain-head.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { evidenceWords, type WordedEntry } from '#shared/documents/evidence-words.ts';
import { type SealVerdict, verifySeal } from '#shared/seal/verify-seal.ts';
import type { Timestamp } from '#shared/seal/verify-timestamp.ts';
import { pause } from './pause.ts';
import { type VerdictWords, verdictWords } from './verdict-words.ts';

/** A file that someone chose. */
export type ChosenFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** What a bundle has in it, told apart by content where possible: anyone can rename a file. */
type Evidence = { pdf: ChosenFile | undefined; record: ReadExport | undefined; certificate: ChosenFile | undefined };

const isPdf = ({ bytes }: ChosenFile) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Tells the files of a bundle apart. Returns in words what doesn't fit. */
export function sortFiles(files: readonly ChosenFile[]): Evidence | { words: string } {
  const pdfs = files.filter((file) => isPdf(file) || /\.pdf$/i.test(file.name));
  const certificates = files.filter(({ name }) => /\.(?:der|cer|crt)$/i.test(name));
  const records = files.filter(({ name }) => /\.(?:ndjson|json)$/i.test(name));
  if ([pdfs, certificates, records].some(({ length }) => length > 1))
    return { words: 'Choose the files of one document: one PDF and one record at most.' };
  const [pdf, certificate, chosen] = [pdfs[0], certificates[0], records[0]];
  const record = chosen && readExport(chosen.bytes);
  if (chosen && !record) return { words: 'The record can’t be read, or its end is missing. Choose the .ndjson file again.' };
  if (!pdf && !record) return { words: 'Choose a sealed PDF, a record that ends in .ndjson, or a bundle that ends in .zip.' };
  return { pdf, record, certificate };
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const changedWords = {
  added: 'Something was added to this file after it was sealed. Don’t rely on it. Ask the funeral home for the sealed file.',
  altered: 'This file isn’t the one that was sealed. Don’t rely on it. Ask the funeral home for the sealed file.',
  timestamp:
    'The timestamp in the seal was altered, or is one for something else. Don’t rely on this file. Ask the funeral home for the sealed file.',
} as const;

const NEVER_SEALED =
  'This PDF has no Yarrow seal. It may be a copy from before everyone signed, a printout that was scanned, or another document.';

function titleOf(verdict: SealVerdict): { title: string; result: string } {
  if (verdict.kind === 'unreadable')
    return { title: 'Can’t be read', result: 'This file isn’t a PDF, or its beginning is missing.' };
  if (verdict.kind === 'not-sealed') return { title: 'Not sealed by Yarrow', result: NEVER_SEALED };
  if (verdict.kind === 'changed') return { title: 'Changed', result: changedWords[verdict.why] };
  const title = `Unchanged since it was sealed on ${when.format(verdict.sealedOn)} UTC`;
  return { title, result: 'Every byte of this file is the one that was sealed.' };
}

/** Reads the entries of a record that was verified. */
const entriesOf = ({ lines }: ReadExport): WordedEntry[] =>
  lines.map((line) => JSON.parse(new TextDecoder().decode(line)) as WordedEntry);

/** Compares the PDF with what the record says was sealed. Returns in words what differs. */
function faultBetween(seal: SealVerdict & { kind: 'unchanged' }, record: ReadExport): string | undefined {
  const sealed = entriesOf(record).findLast(({ type }) => type === 'document.sealed')?.data;
  if (record.chain.kind !== 'signature' || !sealed) return 'The record doesn’t say that this document was sealed.';
  if (sealed.sealedSha256 !== seal.sha256) return 'The record is that of another file.';
  if (sealed.certificateSha256 !== seal.certificateSha256)
    return 'The record names another key than the one that sealed the PDF.';
  return undefined;
}

const changed = (result: string): VerdictWords => ({ isWhole: false, title: 'Changed', result, checked: [], notChecked: [] });

const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** What an authority says of the time. It may be anyone: we say who it says it is, and who says so. */
function timeWords(timestamp: Timestamp | undefined): { checked: string[]; notChecked: string } {
  if (!timestamp)
    return {
      checked: [],
      notChecked: 'Whether the time is right. No timestamp from an authority: it is the time of our server.',
    };
  const { on, authority, issuer, isSelfSigned } = timestamp;
  const by = isSelfSigned
    ? 'It issued its certificate itself'
    : `Its certificate was issued by ${issuer || 'someone without a name'}`;
  return {
    checked: [
      `Timestamped by ${authority || 'an authority without a name'} at ${exactly.format(on)} UTC. The timestamp is for this seal.`,
    ],
    notChecked: `Whether the timestamp authority can be trusted. ${by}, and this page has no list of issuers to trust.`,
  };
}

function sealWords(seal: SealVerdict, hasCertificate: boolean): VerdictWords {
  if (seal.kind !== 'unchanged') return { isWhole: false, ...titleOf(seal), checked: [], notChecked: [] };
  const time = timeWords(seal.timestamp);
  const checked = [
    `The seal covers the whole file, and its key signed it. The file’s SHA-256 is ${seal.sha256}.`,
    ...(hasCertificate ? ['The certificate in the bundle is the one in the PDF.'] : []),
    ...time.checked,
  ];
  return { isWhole: true, ...titleOf(seal), checked, notChecked: [time.notChecked] };
}

/** What files say, and with which key they were sealed, if they are unchanged. Whose key that is, `withKey` adds. */
export type EvidenceVerdict = VerdictWords & { entries: string[]; seal?: { certificateSha256: string; sealedOn: Date } };

async function pdfVerdict({
  pdf,
  record,
  certificate,
}: Evidence & { pdf: ChosenFile }): Promise<Omit<EvidenceVerdict, 'entries'>> {
  const seal = await verifySeal(pdf.bytes);
  const words = sealWords(seal, certificate !== undefined);
  if (seal.kind !== 'unchanged') return words;
  if (certificate && (await sha256(certificate.bytes)) !== seal.certificateSha256)
    return changed('The certificate in the bundle isn’t the one that sealed the PDF.');
  const fault = record && faultBetween(seal, record);
  return fault ? changed(fault) : { ...words, seal };
}

/**
 * Verifies the files of a bundle, or those of them that were chosen: the record first, then the PDF, and whether they belong together. Nothing leaves the device.
 */
export async function evidenceVerdict(evidence: Evidence, known?: ChainHead): Promise<EvidenceVerdict> {
  const { pdf, record } = evidence;
  const expected = record && { chain: record.chain, head: record.head, known };
  const fault = expected ? await verifyChain(record.lines, expected, pause) : null;
  const ofRecord = expected && verdictWords(expected, fault);
  if (ofRecord && !ofRecord.isWhole) return { ...ofRecord, entries: [] };
  const entries = record?.chain.kind === 'signature' ? entriesOf(record).map(entryWords) : [];
  if (!pdf) return { ...ofRecord!, entries };
  const ofPdf = await pdfVerdict({ ...evidence, pdf });
  if (!ofRecord || !ofPdf.isWhole) return { ...ofPdf, entries: ofPdf.isWhole ? entries : [] };
  const together = 'The record names the SHA-256 of this file, and the key that sealed it.';
  return {
    ...ofPdf,
    result: `${ofPdf.result} ${ofRecord.result}`,
    checked: [...ofPdf.checked, ...ofRecord.checked, together],
    notChecked: [...ofPdf.notChecked, 'Whether what the entries say is true.'],
    entries,
  };
}

/** Writes an entry with its time. An entry may be from a stranger: its time can be anything. */
function entryWords(entry: WordedEntry & { occurredOn?: unknown }): string {
  const on = typeof entry.occurredOn === 'string' ? entry.occurredOn : '';
  const data = typeof entry.data === 'object' && entry.data ? entry.data : {};
  return `${on.slice(0, 19).replace('T', ' ')} UTC: ${evidenceWords({ ...entry, data })}`;
}
