import { type ReadExport, readExport } from '#shared/chain/chain-export.ts';
import { type ChainHead, firstHead, sha256 } from '#shared/chain/chain-head.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { evidenceWords, type WordedEntry } from '#shared/documents/evidence-words.ts';
import { startBalances } from '#shared/ledger/verify-balances.ts';
import { type SealVerdict, verifySeal } from '#shared/seal/verify-seal.ts';
import { type CustodyFiles, takeCustodyFiles } from './custody-files.ts';
import { custodyVerdict } from './custody-verdict.ts';
import { ledgerVerdict } from './ledger-verdict.ts';
import { pause } from './pause.ts';
import type { ChosenFile } from './read-files.ts';
import { sealWords } from './seal-words.ts';
import { type VerdictWords, verdictWords, wholeWords } from './verdict-words.ts';

/** What a bundle has in it, told apart by content where possible: anyone can rename a file. */
type Evidence = {
  pdf: ChosenFile | undefined;
  record: ReadExport | undefined;
  certificate: ChosenFile | undefined;
  custody: CustodyFiles;
};

const isPdf = ({ bytes }: ChosenFile) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Tells the files of a bundle apart. Returns in words what doesn't fit. */
export function sortFiles(chosenFiles: readonly ChosenFile[]): Evidence | { words: string } {
  const taken = takeCustodyFiles(chosenFiles);
  if ('words' in taken) return taken;
  const { custody, others: files } = taken;
  const pdfs = files.filter((file) => isPdf(file) || /\.pdf$/i.test(file.name));
  const certificates = files.filter(({ name }) => /\.(?:der|cer|crt)$/i.test(name));
  const records = files.filter(({ name }) => /\.(?:ndjson|json)$/i.test(name));
  if ([pdfs, certificates, records].some(({ length }) => length > 1))
    return { words: 'Choose the files of one document: one PDF and one record at most.' };
  const [pdf, certificate, chosen] = [pdfs[0], certificates[0], records[0]];
  const record = chosen && readExport(chosen.bytes);
  if (chosen && !record) return { words: 'The record can’t be read, or its end is missing. Choose the .ndjson file again.' };
  if (!pdf && !record) return { words: 'Choose a sealed PDF, a record that ends in .ndjson, or a bundle that ends in .zip.' };
  return { pdf, record, certificate, custody };
}

type UnchangedSeal = SealVerdict & { kind: 'unchanged' };

/** Reads the entries of a record that was verified. */
const entriesOf = ({ lines }: ReadExport): WordedEntry[] =>
  lines.map((line) => JSON.parse(new TextDecoder().decode(line)) as WordedEntry);

/** What is never written after a seal: by then, everyone has signed. */
const beforeSeal: readonly unknown[] = ['document.field-set', 'document.field-changed', 'document.signed'];

/** Compares the record with the entry that the seal names. Returns in words what differs. */
async function faultOfRecord({ sequence, hash }: ChainHead, record: ReadExport): Promise<string | undefined> {
  const OTHER = 'The record isn’t the one that was sealed.';
  const ASK = 'Don’t rely on it. Ask the funeral home for the record.';
  const line = record.lines[sequence - 1];
  // A record that had no entries yet is named by its first head.
  const own = sequence === 0 ? (await firstHead(record.chain)).hash : line && (await sha256(line));
  if (own !== hash)
    return `${OTHER} The seal names entry ${sequence} by its SHA-256, and this record has another one, or none. ${ASK}`;
  const late = entriesOf(record).findIndex(({ type }, at) => at >= sequence && beforeSeal.includes(type));
  if (late >= 0)
    return `${OTHER} Entry ${late + 1} says that someone filled something in or signed after everyone had signed. ${ASK}`;
  return undefined;
}

/** Compares the PDF with what the record says was sealed. Returns in words what differs. */
async function faultBetween(seal: UnchangedSeal, record: ReadExport): Promise<string | undefined> {
  const sealed = entriesOf(record).findLast(({ type }) => type === 'document.sealed')?.data;
  if (record.chain.kind !== 'signature' || !sealed) return 'The record doesn’t say that this document was sealed.';
  if (sealed.sealedSha256 !== seal.sha256) return 'The record is that of another file.';
  if (sealed.certificateSha256 !== seal.certificateSha256)
    return 'The record names another key than the one that sealed the PDF.';
  return seal.stated && faultOfRecord(seal.stated.record, record);
}

const changed = (result: string): VerdictWords => ({ isWhole: false, title: 'Changed', result, checked: [], notChecked: [] });

/** What files say, and with which key they were sealed, if they are unchanged. Whose key that is, `withKey` adds. */
export type EvidenceVerdict = VerdictWords & {
  entries: string[];
  seal?: { certificateSha256: string; sealedOn: Date };
  /** Whether the seal doesn’t name the record beside it, which could be another one. */
  isUnbound?: boolean;
};

async function pdfVerdict({
  pdf,
  record,
  certificate,
}: Evidence & { pdf: ChosenFile }): Promise<VerdictWords & { seal?: UnchangedSeal }> {
  const seal = await verifySeal(pdf.bytes);
  const words = sealWords(seal, certificate !== undefined);
  if (seal.kind !== 'unchanged') return words;
  if (certificate && (await sha256(certificate.bytes)) !== seal.certificateSha256)
    return changed('The certificate in the bundle isn’t the one that sealed the PDF.');
  const fault = record && (await faultBetween(seal, record));
  return fault ? changed(fault) : { ...words, seal };
}

/**
 * Verifies the files of a bundle, or those of them that were chosen: the record first, then the PDF, and whether they belong together. Nothing leaves the device.
 */
export async function evidenceVerdict(evidence: Evidence, known?: ChainHead): Promise<EvidenceVerdict> {
  const { pdf, record } = evidence;
  const expected = record && { chain: record.chain, head: record.head, known };
  const balances = record?.chain.kind === 'ledger' ? startBalances() : undefined;
  const fault = expected ? await verifyChain(record.lines, expected, pause, balances?.visit) : null;
  const ofRecord = expected && verdictWords(expected, fault);
  if (ofRecord && !ofRecord.isWhole) return { ...ofRecord, entries: [] };
  // The PDF of a custody record is a print of it, and isn’t sealed.
  if (record?.chain.kind === 'custody') return custodyVerdict(record, evidence.custody, ofRecord!);
  if (record && balances && !pdf) return ledgerVerdict(record, balances.verified(), ofRecord!);
  const isSigned = record?.chain.kind === 'signature';
  if (!pdf) return { ...ofRecord!, entries: isSigned ? entriesOf(record).map((entry) => entryWords(entry)) : [] };
  const { seal, ...ofPdf } = await pdfVerdict({ ...evidence, pdf });
  const about = seal && { seal: { certificateSha256: seal.certificateSha256, sealedOn: seal.sealedOn } };
  if (!record || !ofRecord || !seal) return { ...ofPdf, ...about, entries: [] };
  return { ...ofPdf, ...about, ...together(ofPdf, ofRecord, { seal, record, known }) };
}

/** What the seal says of the record. */
function recordWords(named: ChainHead | undefined, { head }: ReadExport): string {
  if (!named) return 'This seal is from before seals named their record, so someone could have written the record again.';
  const later = head.sequence > named.sequence ? ' Later entries were written after the seal.' : '';
  const sealed =
    named.sequence === 0
      ? 'Its record had no entries when it was sealed.'
      : `Entries 1 to ${named.sequence} of its record are the ones that were sealed with it.`;
  return `${sealed}${later}`;
}

type Both = { seal: UnchangedSeal; record: ReadExport; known: ChainHead | undefined };

/** Returns what to say of a PDF beside its record, both of which are whole and belong together. */
function together(ofPdf: VerdictWords, ofRecord: VerdictWords, { seal, record, known }: Both) {
  const named = seal.stated?.record;
  const last = known && known.sequence > (named?.sequence ?? 0) ? known : named;
  const covered = named?.sequence ?? Number.POSITIVE_INFINITY;
  return {
    result: `Every byte of this file is the one that its record names. ${recordWords(named, record)}`,
    checked: [
      ...ofPdf.checked,
      ...ofRecord.checked,
      ...(named ? [`The sealed bytes name entry ${named.sequence} of the record by its SHA-256.`] : []),
      'The record names the SHA-256 of this file, and the key that sealed it.',
    ],
    notChecked: [...ofPdf.notChecked, ...wholeWords({ ...record, known: last }), 'Whether what the entries say is true.'],
    entries: entriesOf(record).map((entry, at) => entryWords(entry, at >= covered)),
    isUnbound: named === undefined,
  };
}

/** Writes an entry with its time. An entry may be from a stranger: its time can be anything. */
function entryWords(entry: WordedEntry & { occurredOn?: unknown }, isAfter = false): string {
  const on = typeof entry.occurredOn === 'string' ? entry.occurredOn : '';
  const data = typeof entry.data === 'object' && entry.data ? entry.data : {};
  return `${on.slice(0, 19).replace('T', ' ')} UTC${isAfter ? ', after the seal' : ''}: ${evidenceWords({ ...entry, data })}`;
}
