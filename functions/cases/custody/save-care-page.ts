import { isDeepStrictEqual } from 'node:util';
import { caseActor } from '#functions/cases/access/case-access.ts';
import { changeCase, isStale, staleCase } from '#functions/cases/changing/change-case.ts';
import { tellOnce } from '#functions/cases/changing/tell-once.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { peopleOf } from '#functions/cases/viewing/case-file.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import { caseUpdate } from '#functions/table/case.ts';
import { readContacts } from '#functions/table/contact.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { Write } from '#functions/table/table.ts';
import { mayBeNamed, namedFor, whyNotNamed } from '#shared/access/named-member.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { RESULT_CHANGED } from '#shared/custody/identity-doubt.ts';
import { type CareField, type CareRow, type CareValue, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { isOverForTrade, mayEditField, REMOVAL_OVER } from '#shared/custody/pages/care-sight.ts';
import { careValueOf, checkCareValue, isBlank } from '#shared/custody/pages/care-values.ts';
import { placesFaults } from '#shared/custody/pages/places-faults.ts';
import { type OnTeam, resultGivers, uncertainChange } from '#shared/custody/pages/who-confirms.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { beforeDeath, impossibleTime, notYet } from '#shared/custody/when-it-happened.ts';
import { type CarePageName, carePage } from '#shared/model/enumerations/custody.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { carePageFor, type OpenCarePage, refuseClosed } from './care-page-of.ts';
import { carePageView } from './care-page-view.ts';
import { doerOf } from './doer-of.ts';
import { preservationAfter } from './kept-until.ts';
import { portionTag, readTagOnPage } from './tag-on-page.ts';

export type CareSave = { id: string; page: CarePageName; changes: AnswersToCheck; expected: AnswersToCheck };

/** How many times a save is made again while others save the same page. */
const MAX_TRIES = 12;
/** Bytes of the values of one page: an item of the table can have 400 KB. */
const MAX_BYTES = 300_000;

const same = (one: unknown, other: unknown) => (isBlank(one) && isBlank(other)) || isDeepStrictEqual(one, other);

const refused = (errors: [field: string, message: string][]) =>
  problem('invalid_input', { errors: errors.map(([field, message]): FieldError => ({ field: `changes.${field}`, message })) });

/** Returns the fields that a save changes; 400 if there is no such field, 403 if someone may only see one. */
function changedFields({ page, editing, isStaff, record }: OpenCarePage, changes: AnswersToCheck): CareField[] {
  const all = fieldsOf(page);
  const unknown = Object.keys(changes).filter((name) => all.every((field) => field.name !== name));
  if (unknown.length > 0) throw refused(unknown.map((name) => [name, 'This isn’t asked here.']));
  const fields = all.filter(({ name }) => Object.hasOwn(changes, name));
  const isOver = !isStaff && isOverForTrade(page.page, record.decedentStatus);
  const detail = isOver ? REMOVAL_OVER : 'You can see this, but not change it.';
  const closed = fields.filter((field) => !mayEditField(editing, field));
  if (editing === 'none' || closed.length > 0)
    throw problem('forbidden', { detail, errors: closed.map(({ name }) => ({ field: `changes.${name}`, message: detail })) });
  return fields;
}

const asksForPeople = (field: CareField): boolean =>
  field.kind === 'rows' ? field.columns.some(({ kind }) => kind === 'system-dropdown') : field.kind === 'system-dropdown';

/** Reads the people whom the fields can choose, and who of the staff can’t be named there. Most fields choose nobody. */
async function peopleFor({ table }: OperationContext, { record }: OpenCarePage, fields: readonly CareField[]) {
  if (!fields.some(asksForPeople)) return { people: {}, others: [] };
  const [staff, contacts] = await Promise.all([readEmployees(table, record.providerLocationId), readContacts(table, record.id)]);
  const others = staff.filter((each) => each.kind === 'staff' && !mayBeNamed(each, namedFor.care));
  return { people: peopleOf({ staff, contacts }), others };
}

/** Returns the names of the people whom a value of a field chose. */
function namesIn(field: CareField, value: unknown, people: NonNullable<QuestionLists['people']>): [id: string, name: string][] {
  const rows = field.kind === 'rows' ? (value as readonly CareRow[]) : [{ [field.name]: value as CareValue } as CareRow];
  const columns = field.kind === 'rows' ? field.columns : [field];
  return columns.flatMap(({ name, people: list }) =>
    rows.flatMap((row): [string, string][] => {
      const option = list && people[list]?.find(({ id }) => id === row[name]);
      return option ? [[option.id, option.text]] : [];
    }),
  );
}

/** Returns why a time in a value can't be, in words for the screen; undefined if all of them can. Care is written down once it has happened. */
function timeFault(context: OperationContext, { record, page, death, timeZone }: OpenCarePage, field: CareField, value: unknown) {
  const rows = (field.kind === 'rows' ? value : [{ [field.name]: value }]) as readonly CareRow[] | undefined;
  const times = (field.kind === 'rows' ? field.columns : [field]).filter(({ kind }) => kind === 'date-time');
  const of = { openedOn: record.createdOn, dateOfDeath: record.dateOfDeath, timeZone };
  const faults = times.flatMap(({ name }) =>
    (rows ?? []).map(({ [name]: time }) => {
      if (typeof time !== 'string' || time === '') return undefined;
      if (notYet(time, context.now)) return 'This has not happened yet.';
      return impossibleTime(time, of) ?? (page.page === 'removal' && death ? beforeDeath(time, death, timeZone) : undefined);
    }),
  );
  return faults.find((words) => words !== undefined);
}

/** Returns the page after a save; null if all of it is already so, as when it is sent again. 409 if a field isn't as the screen showed it. */
export async function pageAfter(context: OperationContext, open: OpenCarePage, save: CareSave): Promise<StoredCarePage | null> {
  const { values, names } = open.stored;
  const changed = changedFields(open, save.changes).filter(({ name }) => !same(careValueOf(values, name), save.changes[name]));
  if (changed.length === 0) return null;
  const { locks } = open;
  if (!changed.every(({ name }) => locks?.stillOpen.has(name))) refuseClosed(open);
  const locked = locks?.locked.filter(({ name }) => changed.some((field) => field.name === name)) ?? [];
  if (locked.length > 0) throw refused(locked.map(({ name, words }) => [name, words]));
  const { people, others } = await peopleFor(context, open, changed);
  const faults = changed.flatMap((field): [string, string][] => {
    const value = save.changes[field.name];
    const named = namesIn(field, value, people);
    const other = others.find(({ id }) => named.some(([each]) => each === id));
    const wrong = other ? whyNotNamed(other) : checkCareValue(field, value, people);
    const words = wrong ?? (isBlank(value) ? undefined : timeFault(context, open, field, value));
    return words ? [[field.name, words]] : [];
  });
  if (faults.length > 0) throw refused(faults);
  const isFresh = changed.every(({ name }) => same(careValueOf(values, name), careValueOf(save.expected as CareValues, name)));
  if (!isFresh) throw staleCase('Someone changed the same field in the meantime. Your changes aren’t saved yet.');
  const given = changed.filter(({ name }) => !isBlank(save.changes[name]));
  const kept = Object.entries(values).filter(([name]) => changed.every((field) => field.name !== name));
  const after = [...kept, ...given.map(({ name }): [string, CareValue] => [name, save.changes[name] as CareValue])];
  const placed = open.placedBy ? placesFaults(values, Object.fromEntries(after), open.placedBy) : {};
  if (Object.keys(placed).length > 0) throw refused(Object.entries(placed));
  const chosen = given.flatMap((field) => namesIn(field, save.changes[field.name], people));
  if (Buffer.byteLength(JSON.stringify(after)) > MAX_BYTES)
    throw refused(given.map(({ name }) => [name, 'This page is full. Shorten what it says.']));
  return { ...open.stored, values: Object.fromEntries(after), names: { ...names, ...Object.fromEntries(chosen) } };
}

/** Returns who saves a page, as its results name them. */
const giverOf = (context: OperationContext): OnTeam => ({
  id: caseActor(context).membership.employeeId,
  name: byOf(context).name,
});

/** Returns an identification with who gave its result, and any other page as it is. */
const withGivers = (context: OperationContext, { stored }: OpenCarePage, after: StoredCarePage): StoredCarePage =>
  after.page === 'identification' ? { ...after, ...resultGivers(stored, after.values, giverOf(context)) } : after;

/** Returns what records at once that somebody isn’t certain who this is, or takes it back; nothing for other saves. */
async function uncertainWrites(
  context: OperationContext,
  { record, head, stored }: OpenCarePage,
  after: StoredCarePage,
): Promise<Write[]> {
  const change = after.page === 'identification' ? uncertainChange(stored.values, after.values) : undefined;
  if (!change) return [];
  const { id: caseId, providerLocationId: locationId } = record;
  return recordWrites(context, { caseId, locationId, seen: head }, async () => [
    await recordedDeed({ type: RESULT_CHANGED, ...change }, { locationId, doer: doerOf(context, '') }),
  ]);
}

/** Tells gates that a page changed. The case has to be there and not hidden; if hours count from this page, with the death as it was read. */
const markedCase = ({ newId }: OperationContext, { record, keeping }: OpenCarePage): Write =>
  caseUpdate(record.id, { careMark: newId() }, keeping ? { answersRevision: record.answersRevision } : {});

/** Returns what a save changes of by when somebody has to be preserved. */
function keptAfter(context: OperationContext, { record, keeping }: OpenCarePage, after: StoredCarePage) {
  if (!keeping) return {};
  const { caseFacts: stored, ...known } = keeping;
  const pages: typeof known.pages = { get: (name) => (name === after.page ? after : known.pages.get(name)) };
  return preservationAfter(context, { ...known, pages, record, stored, status: record.decedentStatus });
}

/**
 * Saves fields of a page of custody, each over what the screen showed. If two people change two different fields, both are kept. If they change the same one, the
 * second is told, and nothing of theirs is saved. Someone else’s tag isn’t saved either: the answer says whose it is.
 */
export async function saveCarePage(context: OperationContext, save: CareSave): Promise<CarePageView> {
  for (let tries = 1; ; tries += 1) {
    const open = await carePageFor(context, save.id, save.page);
    const saved = await pageAfter(context, open, save);
    if (!saved) return carePageView(open);
    const after = withGivers(context, open, saved);
    const { tagField = '' } = open.page;
    const code = after.values[tagField];
    const isRead = !same(code, open.stored.values[tagField]);
    const otherTag = isRead && (await readTagOnPage(context, open, { code, at: `changes.${tagField}` }));
    if (otherTag) {
      const { [tagField]: _, ...changes } = save.changes;
      return { ...(await saveCarePage(context, { ...save, changes })), otherTag };
    }
    const otherPortion = await portionTag(context, open, after);
    if (otherPortion) {
      const { portions: _, ...changes } = save.changes;
      return { ...(await saveCarePage(context, { ...save, changes })), otherTag: otherPortion };
    }
    const told = await tellOnce(context, save.id, { kind: 'details-changed', subject: carePage.label(save.page) });
    try {
      const recorded = await uncertainWrites(context, open, after);
      const writes = [carePageWrite(save.id, after), markedCase(context, open), ...recorded, ...told];
      await changeCase(context, open.record, { ...keptAfter(context, open, after), writes });
      return carePageView({ ...open, stored: { ...after, version: after.version + 1 } });
    } catch (error) {
      // Someone saved the page after it was read, perhaps another field of it.
      if (!isStale(error) || tries === MAX_TRIES) throw error;
    }
  }
}
