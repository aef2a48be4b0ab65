import type { ReadExport } from '#shared/chain/chain-export.ts';
import { sha256 } from '#shared/chain/chain-head.ts';
import { correctionsIn, custodyLines, type ReadWords, type WordedCustody } from '#shared/custody/custody-sentences.ts';
import { bothTimes, factLines, type Part, partOf, valueWords } from '#shared/custody/fact-words.ts';
import { type CareQuestion, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { type Covered, checkpointName, verifyCheckpoints } from '#shared/custody/verify-checkpoints.ts';
import { verifyWords } from '#shared/custody/verify-words.ts';
import { type CustodyFiles, linesIn, namedHash } from './custody-files.ts';
import { pause } from './pause.ts';
import type { VerdictWords } from './verdict-words.ts';

/** More than any real record has, and few enough to draw without a pause. */
const MAX_SHOWN = 300;

const decoder = new TextDecoder();
const entryIn = (line: Uint8Array): WordedCustody => JSON.parse(decoder.decode(line));

/** Returns the hashes of the files that an entry names as evidence. */
const evidenceOf = (entry: WordedCustody): string[] => {
  const evidence = (entry.data as { evidence?: unknown } | undefined)?.evidence;
  return Array.isArray(evidence) ? evidence.map((each) => String(each?.sha256)) : [];
};

/** Compares the files of evidence with their names. Returns in words what differs, or the hashes of those that are here. */
async function evidenceHere(
  { lines }: ReadExport,
  { evidence = [] }: CustodyFiles,
): Promise<{ fault: string } | { fault: null; here: Set<string> }> {
  const here = new Set<string>();
  const named = new Set(evidence.length > 0 ? lines.flatMap((line) => evidenceOf(entryIn(line))) : []);
  for (const { name, bytes } of evidence) {
    const hash = await sha256(bytes);
    if (hash !== namedHash(name)) return { fault: `The file ${name} was altered: its SHA-256 isn’t the one that it’s named by.` };
    if (!named.has(hash)) return { fault: `No entry names the file ${name}. It was added.` };
    here.add(hash);
    await pause();
  }
  return { fault: null, here };
}

/** Says of each file of evidence of an entry whether it's here. */
const evidenceLines = (entry: WordedCustody, here: ReadonlySet<string>): string[] =>
  evidenceOf(entry).map((hash) =>
    here.has(hash)
      ? `File ${hash.slice(0, 16)}…: it’s here, and is the one that was recorded.`
      : `File ${hash.slice(0, 16)}…: it isn’t in these files.`,
  );

type People = ReadonlyMap<unknown, string>;

/** Reads what people are called whom pages chose. The record doesn’t prove it, so a line that can’t be read is no fault. */
function peopleIn(file: CustodyFiles['people']): People {
  const named = linesIn(file).flatMap((line): [string, string][] => {
    try {
      const { person, called } = partOf(JSON.parse(decoder.decode(line)));
      return typeof person === 'string' && typeof called === 'string' && called !== '' ? [[person, called]] : [];
    } catch {
      return [];
    }
  });
  return new Map(named);
}

/** Says an answer with the words of its options, and a person by name. */
function answerWords({ options = [] }: Partial<CareQuestion>, value: unknown, people: People): string {
  const said = (Array.isArray(value) ? value : [value]).map(
    (one) => options.find(({ id }) => id === one)?.text ?? people.get(one) ?? valueWords(one, {}),
  );
  return said.filter(Boolean).join(', ');
}

/** Says what a page had on it with its labels and in its order, as the print does, and what has no label here by its own name. */
function pageLines(page: string, said: Part, people: People): string[] {
  if (!Object.hasOwn(carePages, page)) return factLines(said, {});
  const fields = fieldsOf(carePages[page as keyof typeof carePages]);
  const known = fields.flatMap((field) => {
    if (!Object.hasOwn(said, field.name)) return [];
    const value = said[field.name];
    const label = field.label.endsWith('?') ? field.label : `${field.label}:`;
    if (field.kind !== 'rows') return [answerWords(field, value, people)].filter(Boolean).map((words) => `${label} ${words}`);
    return (Array.isArray(value) ? value : []).map((row, at) => {
      const cells = field.columns.map((column) => {
        const words = answerWords(column, partOf(row)[column.name], people);
        return words && `${column.label}: ${words}`;
      });
      return `${field.label}, ${at + 1}: ${cells.filter(Boolean).join('; ')}`;
    });
  });
  const others = Object.entries(said).filter(([name]) => fields.every((field) => field.name !== name));
  return [...known, ...factLines(Object.fromEntries(others), {})];
}

/** Names the zone of the reader’s device, which knows none of the home’s. */
const zoneHere = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ??
  'UTC';

/** Says what a whole record reports, entry by entry: the last ones if there are very many. */
function recordSentences({ lines }: ReadExport, files: CustodyFiles, here: ReadonlySet<string>): string[] {
  const words = new Map(
    linesIn(files.words).map((line) => {
      const { id, ...rest } = JSON.parse(decoder.decode(line)) as ReadWords & { id: string };
      return [id, rest];
    }),
  );
  const people = peopleIn(files.people);
  const first = Math.max(0, lines.length - MAX_SHOWN);
  const entries = lines.slice(first).map(entryIn);
  // A correction comes later, so the last ones that are shown have every correction of each other.
  const corrected = correctionsIn(entries);
  const beforeShown = first > 0 ? entryIn(lines[first - 1]!) : undefined;
  const shown = entries.map((entry, at) => {
    const number = first + at + 1;
    const [title, ...lines] = custodyLines(entry, {
      wordsOf: (id) => words.get(id),
      corrected: corrected.get(number),
      before: at > 0 ? entries[at - 1] : beforeShown,
      pageLines: (page, said) => pageLines(page, said, people),
    });
    // The reader’s device knows no zone of the home’s, and each time names its own.
    return [`${number}. ${bothTimes(entry.occurredOn, undefined)}: ${title}`, ...lines, ...evidenceLines(entry, here)].join('\n');
  });
  return [...(first > 0 ? [`Entries 1 to ${first} aren’t shown here.`] : []), ...shown];
}

const spoiled = (result: string): VerdictWords & { entries: string[] } => ({
  isWhole: false,
  title: 'Don’t rely on this custody record',
  result,
  checked: [],
  notChecked: [],
  entries: [],
});

const counted = (entries: readonly number[]): string =>
  entries.length === 1 ? `entry ${entries[0]}` : `${entries.length.toLocaleString('en-US')} entries`;

/** Says what the checkpoints show, and what is left to compare: whose key it is, and whether a newer checkpoint was left out. */
function checkpointWords({ lines }: ReadExport, { checkpoint, digest, covers, count }: Covered) {
  const name = checkpointName(checkpoint);
  const upTo = covers.sequence === 1 ? 'Entry 1 is the one' : `Entries 1 to ${covers.sequence} are the ones`;
  const later = lines.length > covers.sequence ? ' No checkpoint covers the later entries yet.' : '';
  return {
    result: `${upTo} that ${name} covers.${later}`,
    checked: [
      `${count === 1 ? 'The checkpoint is' : `The ${count} checkpoints follow one another and are each`} signed. The digest of the last is ${digest}.`,
    ],
    notChecked: [
      `Whose checkpoints they are, and whether there is a newer one. The home’s owner got an email about each: compare the digest of number ${checkpoint.number}. The SHA-256 of its key is ${checkpoint.key}.`,
    ],
  };
}

/** Adds to the verdict about a whole custody record what its names, notes, and checkpoints show. */
export async function custodyVerdict(
  record: ReadExport,
  files: CustodyFiles,
  ofRecord: VerdictWords,
): Promise<VerdictWords & { entries: string[] }> {
  const words = await verifyWords(record.lines, linesIn(files.words), pause);
  if (words.fault !== null) return spoiled(words.fault);
  const { checkpoints, heads, keys } = files;
  const isComplete = checkpoints && heads && keys;
  const found = isComplete
    ? await verifyCheckpoints(record, { checkpoints: linesIn(checkpoints), heads: heads.bytes, keys: keys.bytes })
    : undefined;
  if (found && found.fault !== null) return spoiled(found.fault);
  const covered = found && checkpointWords(record, found.covered);
  const evidence = await evidenceHere(record, files);
  if (evidence.fault !== null) return spoiled(evidence.fault);
  const { removedFrom } = words;
  return {
    ...ofRecord,
    result: [ofRecord.result, covered?.result].filter(Boolean).join(' '),
    checked: [
      ...ofRecord.checked,
      ...(files.words ? ['The names and notes are the ones that the entries name.'] : []),
      ...(covered?.checked ?? []),
    ],
    notChecked: [
      ...(covered ? covered.notChecked : ofRecord.notChecked.slice(0, 1)),
      ...(!isComplete && (checkpoints || heads || keys)
        ? ['The checkpoints. Choose checkpoints.ndjson, heads.txt, and checkpoint-keys.pem together.']
        : []),
      ...(removedFrom.length > 0
        ? [`The name and note of ${counted(removedFrom)}. They aren’t in these files. Removing them leaves the record whole.`]
        : []),
      ...(files.people
        ? ['What people are called whom a page chose. The record has their ids, and people.ndjson says the names.']
        : []),
      'Whether what the entries say is true.',
      `What the clocks at the home said. Times here are in the zone of this device (${zoneHere()}), and in UTC, which the record has. The PDF has them in the home’s zone.`,
      'The PDF, if there is one. It’s a print of the record: compare the number and code at the foot of its pages.',
    ],
    entries: recordSentences(record, files, evidence.here),
  };
}
