import { personInShort } from '#functions/cases/contacts/contact-of-call.ts';
import { contactWordWrites, peopleWordsOf } from '#functions/cases/contacts/contact-words.ts';
import { personWords } from '#functions/cases/finding/learn-case-names.ts';
import { caseLinkItem } from '#functions/table/account.ts';
import { type CaseRecord, caseItem, decedentItem, peopleItem } from '#functions/table/case.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import { caseNameItems } from '#functions/table/case-names.ts';
import { claimNumber, countOn } from '#functions/table/case-number.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { contactItem } from '#functions/table/contact.ts';
import { contactOrderItem } from '#functions/table/contact-order.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Item } from '#functions/table/table.ts';
import { taskDigestItem } from '#functions/table/task-digest.ts';
import { nextMorning } from '#functions/tasks/task-digests.ts';
import { caseNumberOf } from '#shared/cases/case-number.ts';
import { leadRolesOf } from '#shared/cases/people-of-case.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { factsOf, standingFacts } from '#shared/identifiers/case-facts.ts';
import { NOTE_EXCERPT } from '#shared/model/case.ts';
import { type Contact, contactSchema } from '#shared/model/contact.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { decedentNameOf } from '#shared/values/decedent-name.ts';
import { preview } from '#shared/values/text.ts';
import type { GivenAnswers } from '#world/case-timeline.ts';
import { answeredCase, answeredDecedent, answerItems, answerMoves, answersIn, pagesNamed, questions } from './case-answers.ts';
import { caseTasks } from './case-tasks.ts';
import { answerEntries, byOf, type CaseInMaking, lastHour, noteItems, timelineItems } from './case-timeline.ts';
import { custodyOf, type SampleCustody } from './custody.ts';
import { tagSheetItems } from './custody-tags.ts';
import { type CaseFacts, caseFacts } from './data/cases.ts';
import { idOf } from './ids.ts';
import { itemOf } from './item-of.ts';
import { sampleNotifications } from './notifications.ts';

const HOUR_MS = 3_600_000;

/** Rounds to the hour, so that data loaded twice within one has the same cases. */
const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;

function contactsOf(caseId: string, facts: CaseFacts): Contact[] {
  return facts.contacts.map(([firstName, lastName, relationship, selectedRoles, phoneNumber, email], sortOrder) =>
    contactSchema.parse({
      id: idOf('contact', caseId, firstName, lastName),
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      relationship,
      selectedRoles: [...selectedRoles],
      phoneNumber,
      ...(email === undefined ? {} : { email, status: 'active' }),
      sortOrder,
      contactIsNOK: selectedRoles.includes('next-of-kin'),
      contactIsAgentInCharge: selectedRoles.includes('person-in-control-of-disposition'),
      contactIsFirstContact: selectedRoles.includes('first-contact'),
    }),
  );
}

function decedentOf(caseId: string, facts: CaseFacts, dateOfDeath: string | undefined): Decedent {
  const [firstName, middleName, lastName] = facts.name;
  return decedentSchema.parse({
    id: idOf('decedent', caseId),
    caseId,
    firstName,
    middleName,
    lastName,
    status: facts.care.at(-1)?.[1] ?? 'not-in-care',
    gender: facts.gender,
    dateOfBirth: facts.born,
    ...(dateOfDeath ? { dateOfDeath } : {}),
    ...(facts.disposition ? { disposition: { type: facts.disposition } } : {}),
  });
}

/** Returns a contact who takes part, with the access beside their account. */
function contactItems({ id, providerLocationId }: CaseRecord, contact: Contact): Item[] {
  if (contact.status !== 'active') return [contactItem(id, contact)];
  const accountId = idOf('account', contact.email);
  const link = { caseId: id, contactId: contact.id, locationId: providerLocationId };
  return [contactItem(id, { ...contact, accountId }), caseLinkItem(accountId, link)];
}

/** A case as it is made. `decedent` is as the first call names them, before any answer. */
type Parts = {
  home: LocationProfile;
  making: CaseInMaking;
  given: readonly GivenAnswers[];
  decedent: Decedent;
  contacts: Contact[];
  caseNumber: string;
  custody: SampleCustody;
};

/** Returns what the row shows of the last note. */
const lastNoteOf = ([hours, who, text]: CaseFacts['notes'][number], { at, memberCalled }: CaseInMaking) => ({
  lastNote: preview(text, NOTE_EXCERPT - 1),
  lastNoteByName: byOf(memberCalled(who)).name,
  lastNoteOn: at(hours),
});

function recordOf({ home, making, decedent, contacts, caseNumber, custody }: Parts): CaseRecord {
  const { id, facts, at, memberCalled } = making;
  const member = facts.member === undefined ? undefined : memberCalled(facts.member);
  const by = memberCalled(facts.member);
  const [primary, note] = [contacts[0], facts.notes.at(-1)];
  const inControl = contacts.find(({ contactIsAgentInCharge }) => contactIsAgentInCharge);
  return {
    id,
    providerLocationId: home.id,
    ...(member ? { employeeId: member.id } : {}),
    type: facts.type,
    status: facts.status,
    caseNumber,
    arrangementStatus: 'not-started',
    isAGBDrivenLead: false,
    thereAreNoPersonalEffects: false,
    newCaseOptions: 'first-call',
    createdOn: at(0),
    createdBy: by.appUserId ?? by.id,
    updatedOn: at(lastHour(facts)),
    updatedBy: by.appUserId ?? by.id,
    decedentId: decedent.id,
    decedentFirstName: decedent.firstName,
    decedentMiddleName: decedent.middleName,
    decedentLastName: decedent.lastName,
    decedentFullName: decedentNameOf(decedent),
    decedentStatus: decedent.status,
    ...(facts.disposition ? { dispositionType: facts.disposition } : {}),
    ...(decedent.dateOfDeath ? { dateOfDeath: decedent.dateOfDeath } : {}),
    ...(primary
      ? { primaryContact: primary.id, primaryContactName: primary.fullName, primaryContactPhone: primary.phoneNumber }
      : {}),
    ...(inControl ? { personInControlOfDisposition: inControl.id } : {}),
    ...(note ? lastNoteOf(note, making) : {}),
    caseProgress: 0,
    familyProgress: 0,
    categoryProgress: {},
    staffWords: member ? wordsOf(member.fullName).join(' ') : '',
    peopleWords: peopleWordsOf(contacts),
    ...custody.ofCase,
  };
}

/** Returns the case with its progress, counted as a save counts it, and with its tasks counted. */
function countedRecord(parts: Parts, now: Date): { record: CaseRecord; taskItems: Item[] } {
  const bare = recordOf(parts);
  const { home, making, given, custody } = parts;
  const rows = { ...parts, record: bare };
  const opened = answeredCase(
    rows,
    given.filter(({ hours }) => hours === 0),
  );
  const facts = { ...factsOf(opened.known, questions), ...standingFacts({ ...bare, ...opened.progress }) };
  const record = { ...bare, ...answeredCase(rows, given).progress };
  const { items, counts } = caseTasks({
    making,
    home,
    record,
    facts,
    answered: answerMoves(rows, given),
    custody: custody.moves,
    now,
  });
  return { record: { ...record, ...counts }, taskItems: items };
}

function itemsOf(parts: Parts, now: Date): Item[] {
  const { home, making, given, decedent, contacts, custody } = parts;
  const { record, taskItems } = countedRecord(parts, now);
  const words = (source: string, text: string) =>
    wordWrites(home.id, record, source, { before: [], after: wordsOf(text) }).map(itemOf);
  const trade = home.employees.find(({ tradeKinds }) => making.facts.trade && tradeKinds?.includes(making.facts.trade));
  return [
    caseItem(record),
    decedentItem(answeredDecedent(decedent, given)),
    ...answerItems(record.id, given),
    peopleItem(record.id, { count: contacts.length, first: contacts.map(personInShort) }),
    contactOrderItem(
      record.id,
      contacts.map(({ id }) => id),
      1,
      contacts.map((contact) => ({ id: contact.id, roles: leadRolesOf(contact) })).filter(({ roles }) => roles.length > 0),
    ),
    ...contacts.flatMap((contact) => [
      ...contactItems(record, contact),
      ...contactWordWrites(record, contact.id, null, contact).map(itemOf),
    ]),
    ...words('decedent', record.decedentFullName),
    ...words('number', record.caseNumber),
    ...words('staff', record.staffWords),
    itemOf(claimNumber(home.id, record.caseNumber, record.id)),
    ...taskItems,
    ...timelineItems(making),
    ...answerEntries(
      making,
      given.map((each) => ({ ...each, subject: pagesNamed(each) })),
    ),
    ...custody.items,
    ...noteItems(making),
    ...(trade ? [tradeItem(record, trade.id)] : []),
  ];
}

function makingOf(home: LocationProfile, facts: CaseFacts, now: Date): CaseInMaking {
  const start = hourOf(now) - facts.hoursAgo * HOUR_MS;
  return {
    id: idOf('case', home.id, facts.name.join(' ')),
    facts,
    at: (hours) => new Date(start + hours * HOUR_MS).toISOString(),
    memberCalled: (firstName) => {
      const found = home.employees.find((each) => each.firstName === (firstName ?? home.employees[0]?.firstName));
      if (!found) throw new Error(`${firstName} does not work at ${home.name}`);
      return found;
    },
  };
}

/** Schedules morning emails for people with cases, as if these had just been assigned. */
function mornings({ id: locationId, timeZone }: LocationProfile, items: readonly Item[], now: Date): Item[] {
  const members = new Set(
    items.filter(({ entityType, employeeId }) => entityType === 'case' && employeeId).map(({ employeeId }) => String(employeeId)),
  );
  return [...members].map((employeeId) => taskDigestItem({ locationId, employeeId, nextAt: nextMorning(now, timeZone) }));
}

/** Returns the sample's cases of a home, as its staff would have left them: numbered by year in the order of their first calls. */
export async function sampleCaseItems(home: LocationProfile, now: Date): Promise<Item[]> {
  const lasts = new Map<number, number>();
  const oldestFirst = caseFacts.filter((facts) => facts.home === home.name).toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  const made = oldestFirst.map(async (facts): Promise<Parts> => {
    const making = makingOf(home, facts, now);
    const day = dateInZone(making.at(0), home.timeZone);
    const year = Number(day.slice(0, 4));
    const nth = (lasts.get(year) ?? 0) + 1;
    lasts.set(year, nth);
    const decedent = decedentOf(making.id, facts, facts.type === 'at-need' ? day : undefined);
    const contacts = contactsOf(making.id, facts);
    const given = answersIn(making, home);
    const custody = await custodyOf(making, home, contacts);
    return { home, making, given, decedent, contacts, custody, caseNumber: caseNumberOf(year, nth) };
  });
  const all = await Promise.all(made);
  const items = all.flatMap((parts) => itemsOf(parts, new Date(hourOf(now))));
  const tags = all.flatMap(({ custody }) => custody.tags);
  const named = items
    .filter(({ entityType }) => entityType === 'case')
    .map((item) => fromItem<CaseRecord>(item))
    .map((record) => ({ id: record.id, createdOn: record.createdOn, names: personWords(record) }));
  return [
    ...items,
    ...(tags.length > 0 ? tagSheetItems(home, tags, all[0]!.making.at(0)) : []),
    ...caseNameItems(home.id, named),
    ...mornings(home, items, now),
    ...sampleNotifications(home, items, new Date(hourOf(now))),
    ...[...lasts].map(([year, last]) => itemOf(countOn(home.id, year, 0, last))),
  ];
}
