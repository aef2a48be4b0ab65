import { contactWordWrites } from '#functions/cases/contacts/contact-words.ts';
import { personWords } from '#functions/cases/finding/learn-case-names.ts';
import { type CaseRecord, caseItem, decedentItem, peopleItem, timelineItem } from '#functions/table/case.ts';
import { caseNameItems } from '#functions/table/case-names.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import type { Item, Table } from '#functions/table/table.ts';
import { caseNumberOf } from '#shared/cases/case-number.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import { firstNames, lastNames } from '#world/data/people.ts';
import { idOf } from '#world/ids.ts';
import { inParallel } from '#world/in-parallel.ts';
import { createRandom, type Random } from '#world/random.ts';

const FIRST = Date.parse('2000-01-01T09:00:00.000Z');
const HOUR_MS = 3_600_000;
/** Names that a home of a hundred thousand cases has beside the usual ones: most family names are rare. */
const RARE_NAMES = 20_000;
const RARE = 0.4;
const syllables = ['ba', 'cor', 'den', 'fal', 'ger', 'hol', 'kin', 'lam', 'mer', 'nor', 'pel', 'ros', 'sal', 'ter', 'vin', 'wes'];
/** The nth rare family name: three or four syllables. */
const rareName = (nth: number): string => {
  const parts = [nth % 16, (nth >> 4) % 16, (nth >> 8) % 16, ...(nth >> 12 ? [nth >> 12] : [])].map((at) => syllables[at] ?? '');
  return parts.join('').replace(/^./, (letter) => letter.toUpperCase());
};
/** Entries of the timeline of the case that the dashboard opens: more than it shows. */
const ENTRIES = 200;

/** Returns a status, distributed as at any home: most cases are done. */
const statusOf = (random: Random): CaseStatus =>
  random.chance(0.85) ? 'completed' : random.pick(['lead', 'active', 'active', 'cancelled'] as const);

/** Returns the nth case of a home. */
export function recordOf(locationId: string, nth: number, random: Random): CaseRecord {
  const decedentFirstName = random.pick(firstNames);
  const decedentLastName = random.chance(RARE) ? rareName(random.int(0, RARE_NAMES - 1)) : random.pick(lastNames);
  const id = idOf('bench-case', locationId, String(nth));
  const at = new Date(FIRST + nth * HOUR_MS).toISOString();
  return {
    id,
    providerLocationId: locationId,
    employeeId: idOf('bench-employee', String(nth % 9)),
    type: 'at-need',
    status: statusOf(random),
    caseNumber: caseNumberOf(Number(at.slice(0, 4)), nth + 1),
    arrangementStatus: 'in-progress',
    isAGBDrivenLead: false,
    thereAreNoPersonalEffects: false,
    newCaseOptions: 'first-call',
    createdOn: at,
    createdBy: id,
    updatedOn: at,
    updatedBy: id,
    decedentId: id,
    decedentFirstName,
    decedentMiddleName: '',
    decedentLastName,
    decedentFullName: `${decedentFirstName} ${decedentLastName}`,
    decedentStatus: 'in-care',
    dispositionType: 'cremation',
    dateOfDeath: at.slice(0, 10),
    primaryContact: id,
    primaryContactName: `${random.pick(firstNames)} ${decedentLastName}`,
    primaryContactPhone: `(617) ${String(200 + (nth % 700))}-${String((nth * 7919) % 10_000).padStart(4, '0')}`,
    lastNote: 'The family comes at ten tomorrow and brings the photograph for the program.',
    lastNoteOn: at,
    caseProgress: 40,
    familyProgress: 20,
    categoryProgress: { 'first-call': 80, 'case-details': 30 },
    staffWords: 'joan averell',
    peopleWords: wordsOf(decedentLastName).join(' '),
  };
}

/** Every tenth case has a contact that a search finds: their rows cost as much time to write as those of the decedent. */
const WITH_CONTACT = 10;

const contactWords = (record: CaseRecord) =>
  contactWordWrites(record, record.id, null, {
    id: record.id,
    fullName: record.primaryContactName ?? '',
    phoneNumber: record.primaryContactPhone ?? '',
    email: '',
  });

const wordItems = (record: CaseRecord, nth: number): Item[] =>
  [
    ...wordWrites(record.providerLocationId, record, 'decedent', { before: [], after: wordsOf(record.decedentFullName) }),
    ...wordWrites(record.providerLocationId, record, 'number', { before: [], after: wordsOf(record.caseNumber) }),
    ...(nth % WITH_CONTACT === 0 ? contactWords(record) : []),
  ].map((write) => (write as { put: Item }).put);

/** Returns what the dashboard of one case reads, with a long history. */
function wholeItems(record: CaseRecord): Item[] {
  const { id: caseId, decedentFirstName: firstName, decedentLastName: lastName } = record;
  const by = { kind: 'provider' as const, id: caseId, name: 'Joan Averell', onBehalfOf: null };
  const person = { fullName: 'Ruth Okafor', relationship: 'Daughter', roles: [], phoneNumber: '(617) 555-0142', email: '' };
  const first = Array.from({ length: 12 }, (_, nth) => ({
    ...person,
    id: idOf('bench-contact', caseId, String(nth)),
    status: 'contact-only' as const,
  }));
  return [
    decedentItem(decedentSchema.parse({ id: caseId, caseId, firstName, lastName })),
    peopleItem(caseId, { count: 500, first }),
    ...Array.from({ length: ENTRIES }, (_, nth) => {
      const at = new Date(Date.parse(record.createdOn) + nth * HOUR_MS).toISOString();
      return timelineItem({ id: idOf('bench-entry', caseId, String(nth)), caseId, at, by, kind: 'note-added' });
    }),
  ];
}

/**
 * Puts this many cases of a home into the table, and returns the newest, which has everything that a dashboard shows. `found` says which of them a search
 * finds: the rows of their words are most of what is written.
 */
export async function fill(
  table: Table,
  locationId: string,
  count: number,
  found: 'all' | 'newest' = 'all',
): Promise<CaseRecord> {
  const random = createRandom(`bench cases ${count}`);
  const records = Array.from({ length: count }, (_, nth) => recordOf(locationId, nth, random));
  const last = records.at(-1) as CaseRecord;
  const searched = found === 'all' ? records : [last];
  const named = searched.map((record) => ({ ...record, names: personWords(record) }));
  const items = [
    ...records.map(caseItem),
    ...searched.flatMap(wordItems),
    ...caseNameItems(locationId, named),
    ...wholeItems(last),
  ];
  const together = 100;
  const starts = Array.from({ length: Math.ceil(items.length / together) }, (_, nth) => nth * together);
  await inParallel(starts, 4, (from) => table.transact(items.slice(from, from + together).map((put) => ({ put }))));
  return last;
}
