// Without schemas: the page that verifies shows these words too, has to stay small, and reads entries that anyone may have written.
import { gateActs, gateKeyOf, gateTitleOf } from '../gates/acts.ts';
import { personalEffectHandling } from '../model/enumerations/case.ts';
import { effectState, idSeenKind, toldSource } from '../model/enumerations/custody.ts';
import { handoffPaper, handoffPurpose, partyKind, reductionAct } from '../model/enumerations/handoff.ts';
import { tagReading, tagRetireReason, tagRole, tagSubject } from '../model/enumerations/tag.ts';
import { isInstant } from '../values/dates.ts';
import { spelledCode } from '../values/tag-code.ts';
import { capitalized } from '../values/text.ts';

export type Part = Readonly<Record<string, unknown>>;

export const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How times are written: in a zone, that of the reader’s device if none is named. */
export type InZone = { timeZone?: string | undefined };

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone } as Intl.DateTimeFormatOptions);
  formats.set(timeZone, made);
  return made;
}

/** Writes a moment where people are, with the zone; as it’s written if it’s none. */
export const localTime = (instant: unknown, timeZone: string | undefined): string =>
  isInstant(instant)
    ? formatIn(timeZone)
        .format(new Date(instant))
        .replace(/\u202f/g, ' ')
        .replace(' at ', ', ')
    : textOf(instant);

/** Writes a moment where people are, and in UTC, which the record has. */
export const bothTimes = (instant: unknown, timeZone: string | undefined): string =>
  isInstant(instant) ? `${localTime(instant, timeZone)} (${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC)` : textOf(instant);

/** Says a name of the record’s own as words: `releasedByName` as “Released by name”. */
export const plainWords = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[.-]/g, ' ')
    .toLowerCase();
  return capitalized(words);
};

type Labels = { values: readonly string[]; label(value: never): string };

export const labelIn = (list: Labels, value: unknown): string =>
  list.values.includes(textOf(value)) ? list.label(value as never) : textOf(value);

const each = (list: Labels) => (value: unknown) =>
  (Array.isArray(value) ? value : [value])
    .map((one) => labelIn(list, one))
    .filter(Boolean)
    .join(', ');

/** An id of a person, a page, or a tag says nothing to a reader. */
const isId = (value: unknown): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(textOf(value));

/** Says any value in words: nothing of an id or a picture, moments where people are, and lists with commas. */
export function valueWords(value: unknown, { timeZone }: InZone): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (isId(value)) return '';
    if (value.startsWith('data:')) return 'Signed by hand';
    if (isInstant(value)) return localTime(value, timeZone);
    return /^[a-z]+(?:-[a-z]+)+$/.test(value) ? plainWords(value) : value;
  }
  return Object.entries(partOf(value))
    .map(([name, one]) => (name === 'signatureType' ? '' : valueWords(one, { timeZone })))
    .filter(Boolean)
    .join(', ');
}

function tagWords(value: unknown): string {
  const { code, role, subject } = partOf(value);
  const on = [labelIn(tagSubject, subject), labelIn(tagRole, role)].filter(Boolean).join(', ').toLowerCase();
  const name = textOf(code).length === 8 ? spelledCode(textOf(code)) : textOf(code);
  return `${name}${on ? ` (${on})` : ''}`;
}

/** Says how far the clock of a phone was off; nothing if it was right. */
function skewWords(value: unknown): string {
  if (typeof value !== 'number' || value === 0) return '';
  const [size, way] = [Math.abs(value), value > 0 ? 'fast' : 'slow'];
  return size < 120 ? `${size} seconds ${way}` : `${Math.round(size / 60)} minutes ${way}`;
}

const gateStates: Part = { met: 'met', missing: 'missing', 'not-needed': 'not needed' };

/** Says a line of a gate, with how it was if that is told. A name that no line has is said as it is. */
function lineWords(name: unknown, state = ''): string {
  const key = gateKeyOf(textOf(name));
  return key ? gateTitleOf(key, state) : textOf(name);
}

const checkWords = (states: unknown): string =>
  Object.entries(partOf(states))
    .map(([key, state]) => [key, textOf(state)] as const)
    .map(([key, state]) => `${lineWords(key, state)}: ${textOf(gateStates[state]) || state}`)
    .join('; ');

function actWords(act: unknown): string {
  const words = textOf(partOf((gateActs as Part)[textOf(act)]).words) || labelIn(reductionAct, act);
  return capitalized(words);
}

const evidenceKinds: Part = { photo: 'photo', receipt: 'photo of the receipt', signature: 'signature' };

const evidenceWords = (value: unknown): string =>
  (Array.isArray(value) ? value : [])
    .map(partOf)
    .map(({ kind, sha256 }) => {
      const code = textOf(sha256)
        .slice(0, 16)
        .replace(/.{4}(?=.)/g, '$& ');
      return `${textOf(evidenceKinds[textOf(kind)]) || textOf(kind) || 'file'}, code ${code}`;
    })
    .join('; ');

/** Says how many things an entry names, which it names by their ids. */
const countWords = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? String(value.length) : '');

type Fact = { label: string; say: (value: unknown, zone: InZone) => string };

/** What entries say besides their title, in the order in which it’s read: what it’s called, and how its values are said. One without a label here is called by its own name. */
const facts: Readonly<Record<string, Fact>> = {
  subject: { label: 'About', say: each(tagSubject) },
  tag: { label: 'Tag', say: tagWords },
  how: { label: 'Tag read', say: each(tagReading) },
  verifiedHow: { label: 'Tag read', say: each(tagReading) },
  purpose: { label: 'Purpose', say: each(handoffPurpose) },
  papers: { label: 'Papers', say: each(handoffPaper) },
  things: { label: 'Personal effects that go along', say: countWords },
  thingsMissed: { label: 'Personal effects that weren’t there', say: countWords },
  reason: { label: 'Reason', say: each(tagRetireReason) },
  handling: { label: 'What the family wishes', say: each(personalEffectHandling) },
  toldBy: { label: 'Told at', say: each(toldSource) },
  state: { label: 'Where it is', say: each(effectState) },
  correction: { label: 'Correction', say: (value) => (typeof value === 'number' ? `Entry ${value}` : '') },
  act: { label: 'Act', say: actWords },
  line: { label: 'Gone on without', say: (line) => lineWords(line) },
  states: { label: 'What was checked', say: checkWords },
  discNumber: { label: 'Disc number', say: valueWords },
  evidence: { label: 'Evidence', say: evidenceWords },
  deviceHappenedOn: { label: 'Time on the phone', say: (value, { timeZone }) => localTime(value, timeZone) },
  skewSeconds: { label: 'The phone’s clock was', say: skewWords },
  timeGiven: { label: 'Time', say: () => 'entered by the person who noted it' },
  idSeenKind: { label: 'ID seen', say: each(idSeenKind) },
  description: { label: 'Description', say: valueWords },
  foundWhere: { label: 'Found', say: valueWords },
  amountCents: { label: 'Amount', say: (value) => (typeof value === 'number' ? `$${(value / 100).toFixed(2)}` : '') },
};

const order = Object.keys(facts);
/** Entries have their facts by name, and what has no label here comes last. */
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const party = (value: unknown): string => labelIn(partyKind, partOf(value).kind);

/** Says a thing that goes along with a hand-off, and what the receiver said of it. */
function thingWords({ name, description, isHere, note }: Part): string {
  const what = [textOf(name), textOf(description)].filter(Boolean).join(', ');
  if (isHere === undefined) return `Goes along: ${what}`;
  return isHere === true ? `Came along: ${what}` : `Wasn’t there: ${what}${textOf(note) ? `. ${textOf(note)}` : ''}`;
}

/** Lists that say more than one thing of each. */
const rows: Readonly<Record<string, (row: Part) => string>> = {
  things: thingWords,
  told: (row) => `Told at ${labelIn(toldSource, row.source).toLowerCase()}: ${textOf(row.words)}`,
  accounted: (row) =>
    `Told at ${labelIn(toldSource, row.source).toLowerCase()}: ${textOf(row.words)}. What became of it: ${valueWords(row.became, {})}`,
};

/** Says facts as lines, each with its label. Ids and hashes are left out: they say nothing to a reader. */
export function factLines(said: Part, zone: InZone): string[] {
  const inOrder = Object.entries(said).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return inOrder.flatMap(([name, value]) => {
    if (name === 'id' || name.endsWith('Id') || name.endsWith('Sha256')) return [];
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    // A list of ids has nothing of each to say.
    if (row && Array.isArray(value) && !value.some(isId)) return value.map((one) => row(partOf(one)));
    const isParty = (name === 'from' || name === 'to') && 'kind' in partOf(value);
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const words = isParty ? party(value) : (fact?.say ?? valueWords)(value, zone);
    return words ? [`${fact?.label ?? plainWords(name)}: ${words}`] : [];
  });
}
