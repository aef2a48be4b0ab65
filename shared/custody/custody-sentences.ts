// Without schemas: the page that verifies shows these words too, has to stay small, and reads entries that anyone may have written.
import { decedentStatus } from '../model/enumerations/case.ts';
import { tagFinding } from '../model/enumerations/tag.ts';
import { entryLines } from './entry-words.ts';
import { bothTimes, factLines, type InZone, labelIn, type Part, partOf, plainWords, textOf } from './fact-words.ts';
import { lateAfter, lateWords } from './recorded-late.ts';

/** What is read of an entry of a custody record. */
export type WordedCustody = { sequence?: unknown; type?: unknown; occurredOn?: unknown; corrects?: unknown; data?: unknown };

/** What is read of the words beside an entry. */
export type ReadWords = { name?: unknown; note?: unknown; place?: unknown; page?: unknown; toldBy?: unknown };

/** What an entry is said with: the words beside it, as far as they are kept, which entry superseded it, and the one before it in the record. `pageLines` says what a page had on it, for those who have its labels. */
type Wording = InZone & {
  wordsOf: (id: string) => ReadWords | undefined;
  corrected?: number | undefined;
  before?: WordedCustody | undefined;
  pageLines?: (page: string, said: Part) => string[];
};

const placeWords = (place: unknown): string => {
  const { locationName, address1, city, stateCode } = partOf(place);
  return [locationName, address1, city, stateCode].map(textOf).filter(Boolean).join(', ');
};

const REMOVED = 'Recorded by: the name and note were removed';

/** Reads what a page said; nothing of a text that can't be read. */
function pageIn(words: ReadWords | undefined): Part {
  try {
    return partOf(JSON.parse(textOf(words?.page) || '{}'));
  } catch {
    return {};
  }
}

/** Says who recorded something, where, and what they noted. */
function besideLines(words: ReadWords | undefined): string[] {
  if (!words) return [REMOVED];
  const [place, note] = [placeWords(words.place), textOf(words.note)];
  return [
    ...(place ? [`Place: ${place}`] : []),
    `Recorded by: ${textOf(words.name) || 'someone without a name'}`,
    ...(note ? [`Note: ${note}`] : []),
  ];
}

/** Says of a correction after the release whether the family was told, by whom, and when. */
function familyLines({ familyTold, familyToldOn }: Part, words: ReadWords | undefined, { timeZone }: InZone): string[] {
  if (familyTold === 'not-yet') return ['Family told of the correction: Not yet'];
  if (familyTold !== 'told') return [];
  const by = textOf(words?.toldBy);
  return [`Family told of the correction: ${[by && `By ${by}`, bothTimes(familyToldOn, timeZone)].filter(Boolean).join(', ')}`];
}

/** Says of a correction that it took the person from a company by the home’s word alone. */
const takenLines = (data: Part): string[] =>
  'takenFrom' in data ? ['Taken from: A trade company, which hadn’t confirmed it'] : [];

const moveTitle = ({ from, to }: Part): string => `${labelIn(decedentStatus, from)} to ${labelIn(decedentStatus, to)}`;

function moveLines(change: Part, written: Part, entry: WordedCustody, { wordsOf, timeZone }: Wording): string[] {
  const { happenedOn, reason } = change;
  return [
    ...(happenedOn && happenedOn !== entry.occurredOn ? [`Happened: ${bothTimes(happenedOn, timeZone)}`] : []),
    ...(written.on ? [`Written down: ${bothTimes(written.on, timeZone)}`] : []),
    ...(textOf(reason) ? [`Reason: ${textOf(reason)}`] : []),
    ...besideLines(wordsOf(textOf(change.id))),
  ];
}

/** What the title of an entry or the words beside it say already. */
function restOf(type: string, data: Part, words: ReadWords | undefined): Part {
  // Whether an entry is late follows from the one before it. Earlier entries of trips say it themselves, too.
  const said = new Set(['changes', 'written', 'decidedBy', 'late', 'familyTold', 'familyToldOn']);
  if (/^custody\.(?:page-|removal-noted)/.test(type)) said.add('page').add('fields');
  if (type.startsWith('custody.tag-') && !partOf(data.tag).subject) said.add('tag');
  if (type === 'custody.identity-verified') said.add('tag').add('finding');
  if (type === 'custody.identification-result') said.add('from').add('to');
  if (type.startsWith('custody.disposition-')) said.add('act').add('subject');
  if (type.startsWith('custody.effect-')) {
    said.add('item').add('quantity').add('subject');
    if (type === 'custody.effect-decided') said.add('handling');
    if ('from' in data) said.add('from').add('to');
  }
  if (type.startsWith('custody.no-effects')) said.add('subject');
  // The words beside it say what was told, too.
  if (words && /^custody\.effect-/.test(type)) said.add('toldBy');
  // The words beside it name each thing.
  if (words && 'handoffId' in data) said.add('things').add('thingsMissed');
  // The note beside a hand-off names both sides and what went along.
  if (textOf(words?.note) && 'handoffId' in data) said.add('from').add('to').add('papers');
  return Object.fromEntries(Object.entries(data).filter(([name]) => !said.has(name)));
}

/** Returns the title that the timeline has. A name that no entry has could be one that every object has. */
function ownTitle(type: string, data: Part): string {
  const name = /^custody\.[a-z-]+$/.test(type) ? type : 'custody.unknown';
  const finding = tagFinding.values.find((each) => each === data.finding);
  const [line] = entryLines({ type: name, data: { ...data, finding: finding ?? '', changes: [] } as never, occurredOn: '' });
  return line?.title ?? plainWords(name);
}

/** Says an entry that reports no change of care, or more than one: a line for each thing that it says. */
function ownLines(type: string, data: Part, wording: Wording): string[] {
  const words = wording.wordsOf(textOf(data.id));
  const page = pageIn(words);
  const told = familyLines(data, words, wording);
  const ofPage = /^custody\.(?:page-|removal-noted)/.test(type) && wording.pageLines?.(textOf(data.page), page);
  return [
    ...factLines(restOf(type, data, words), wording),
    ...(ofPage || factLines(page, wording)),
    ...told,
    ...besideLines(words),
  ];
}

/** Returns which entry superseded each one that was corrected, by its number: the first that did. */
export function correctionsIn(entries: readonly { sequence?: unknown; corrects?: unknown }[]): ReadonlyMap<unknown, number> {
  const by = new Map<unknown, number>();
  for (const { sequence, corrects } of entries)
    if (typeof corrects === 'number' && typeof sequence === 'number' && !by.has(corrects)) by.set(corrects, sequence);
  return by;
}

/**
 * Says in words what an entry of a custody record reports: a title, and under it a line for each thing that it says, with its label. An imported entry may report several
 * changes of care, each in lines of its own.
 */
export function custodyLines(entry: WordedCustody, wording: Wording): [string, ...string[]] {
  const [data, type] = [partOf(entry.data), textOf(entry.type)];
  const superseded = wording.corrected === undefined ? '' : `Superseded by entry ${wording.corrected}. `;
  const lead = `${superseded}${typeof entry.corrects === 'number' ? `Corrects entry ${entry.corrects}: ` : ''}`;
  const changes = (Array.isArray(data.changes) ? data.changes : []).map(partOf);
  const [first, ...more] = changes;
  const after = lateAfter(entry, wording.before);
  const late = after === undefined ? [] : [lateWords(after)];
  if (!first || 'handoffId' in data) {
    const title = ownTitle(type, data);
    const moved = first ? [`Care: ${moveTitle(first)}`] : [];
    return [`${lead}${title}`, ...late, ...moved, ...ownLines(type, data, wording)];
  }
  const written = (Array.isArray(data.written) ? data.written : []).map(partOf);
  const linesOf = (change: Part, at: number) => moveLines(change, written[at] ?? {}, entry, wording);
  return [
    `${lead}${moveTitle(first)}`,
    ...late,
    ...linesOf(first, 0),
    ...takenLines(data),
    ...familyLines(data, wording.wordsOf(textOf(first.id)), wording),
    ...more.flatMap((change, at) => [`Then ${moveTitle(change)}`, ...linesOf(change, at + 1)]),
  ];
}
