import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainHead, ChainLink } from '#shared/chain/chain-head.ts';
import type { CustodyWords } from '#shared/custody/custody-record.ts';
import { correctionsIn, custodyLines } from '#shared/custody/custody-sentences.ts';
import { bothTimes, localTime } from '#shared/custody/fact-words.ts';
import { UNCONFIRMED_REMAINS } from '#shared/custody/handoffs/reduction.ts';
import { type CareValue, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { careWords } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { isolated } from '#shared/values/isolated.ts';
import { codeOf, type RecordRow, writeRows } from '../certificate/write-record.ts';
import { writeFacts } from '../certificate/write-signers.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colors, looks } from '../plan/looks.ts';
import { beginSection } from '../plan/section.ts';

export type CustodyPdfInput = {
  about: { caseId: string; caseNumber: string; decedentFullName: string; homeName: string; areUnconfirmed?: boolean };
  links: readonly ChainLink[];
  head: ChainHead;
  words: readonly CustodyWords[];
  /** The newest checkpoint that covers the record, if there is one. */
  checkpoint: { number: number; digest: string; sequence: number } | undefined;
  /** When it's exported. */
  at: Date;
  /** Where the home is: times are said there, and in UTC. */
  timeZone: string;
  /** What people are called whom pages name by their ids. */
  people?: Readonly<Record<string, string>>;
  /** Whether it's printed without the record that it's a print of. */
  isAlone?: boolean;
};

/** Where the home is, and what people are called whom a page names by their ids. */
type Zone = { timeZone: string; people: Readonly<Record<string, string>> };

const namesIn = (people: Zone['people']) => Object.entries(people).map(([id, text]) => ({ id, text }));

/** Says what a page of custody had on it when it was closed, or what a phone noted on it: a line for each field, by its label, in the order of the page. */
function pageLines(page: string, said: Readonly<Record<string, unknown>>, { timeZone, people }: Zone): string[] {
  const name = carePage.values.find((each) => each === page);
  if (!name) return [];
  const fields = fieldsOf(carePages[name]);
  const named = namesIn(people);
  const lists = Object.fromEntries(
    fields.flatMap((field) => {
      const asked = field.kind === 'rows' ? field.columns : [field];
      return asked.flatMap(({ people: list }) => (list === undefined ? [] : [[list, named]]));
    }),
  );
  const values = said as CareValues;
  return fields.flatMap((field) => {
    const value: CareValue | undefined = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const words = careWords(field, value, { people: lists, timeZone });
    const label = field.label.endsWith('?') ? field.label : `${field.label}:`;
    if (words.length <= 1) return words.map((only) => `${label} ${only}`);
    return words.map((row, at) => `${field.label}, ${at + 1}: ${row}`);
  });
}

/** Returns what the table says: a row for each entry. */
function rowsOf({ links, words, timeZone, people = {} }: CustodyPdfInput): RecordRow[] {
  const byId = new Map(words.map((each) => [each.id, each]));
  const entries = links.map(({ text }) => JSON.parse(text) as ChainEntry);
  const corrected = correctionsIn(entries);
  return links.map(({ sequence, hash }, at) => {
    const entry = entries[at]!;
    const [title, ...lines] = custodyLines(entry, {
      wordsOf: (id) => byId.get(id),
      corrected: corrected.get(sequence),
      before: entries[at - 1],
      timeZone,
      pageLines: (page, said) => pageLines(page, said, { timeZone, people }),
    });
    return { sequence, on: entry.occurredOn, local: localTime(entry.occurredOn, timeZone), words: title, lines, hash };
  });
}

function writeTop(flow: Flow, { about, head, checkpoint, at, timeZone, isAlone }: CustodyPdfInput): void {
  const { root } = flow.sheets.structure;
  flow.paragraph(root.child('H1'), 'Custody record', looks.title);
  flow.gap(6);
  flow.paragraph(
    root.child('P'),
    isAlone
      ? 'These pages are a print of the record. An export of the record has it with a page that checks it without the internet.'
      : 'These pages are a print of the record that was exported with them. The record itself is ledger.ndjson, which verify.html checks without the internet.',
    looks.body,
  );
  const section = beginSection(flow, 'Record');
  writeFacts(flow, section, [
    ['Decedent', about.decedentFullName],
    ...(about.caseNumber ? [['Case', about.caseNumber] as [string, string]] : []),
    ['Funeral home', about.homeName],
    ...(about.areUnconfirmed ? [['Cremated remains', UNCONFIRMED_REMAINS] as [string, string]] : []),
    ['Number', about.caseId],
    ['Exported', bothTimes(at.toISOString(), timeZone)],
    ['Last entry', head.sequence === 0 ? 'The record has no entries.' : `No. ${head.sequence}, code ${codeOf(head.hash)}`],
    ['SHA-256 of the last entry', head.hash],
    ...(checkpoint
      ? [
          ['Checkpoint', `No. ${checkpoint.number} covers the entries up to no. ${checkpoint.sequence}`] as [string, string],
          ['Digest of the checkpoint', checkpoint.digest] as [string, string],
        ]
      : [['Checkpoint', 'None covers this record yet'] as [string, string]]),
  ]);
}

function writeVerifying(flow: Flow): void {
  const section = beginSection(flow, 'How to check this record');
  const say = (text: string) => {
    flow.paragraph(section.child('P'), text, looks.body);
    flow.gap(5);
  };
  say(
    'Every entry names the hash of the one before it, so nobody can change, move, or remove one without breaking the record after it. An entry’s code is the first 16 digits of its hash. If a later export has an entry with that number and that code, it and everything before it are what was written then.',
  );
  say(
    'Every night, a checkpoint notes the last entry of each record of the home. It’s signed, and the owner gets its digest by email. It shows when entries were removed from the end.',
  );
  say('This shows that nothing was changed since. It doesn’t show that an entry is true: it says what someone told us then.');
}

/** Composes a custody record on paper. Every page has the number and the code of the last entry. The same input gives the same bytes. */
export function composeCustodyPdf(fonts: FontLibrary, input: CustodyPdfInput): { bytes: Buffer; missingCharacters: string[] } {
  const { about, head, at } = input;
  const title = `Custody record: ${about.decedentFullName}`;
  const sheets = new Sheets(fonts, {
    title,
    subject: 'Where the decedent was, and who recorded it',
    author: about.homeName,
    language: 'en-US',
    createdOn: at.toISOString().slice(0, 10),
  });
  const flow = new Flow(sheets);
  writeTop(flow, input);
  writeRows(flow, rowsOf(input));
  writeVerifying(flow);
  const whose = `${isolated(about.decedentFullName)}`;
  const code = `Entry ${head.sequence}, code ${codeOf(head.hash)}`;
  writeFoot(sheets, { name: `${code}. ${whose}`, width: 380, look: looks.small, rule: colors.border });
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}
