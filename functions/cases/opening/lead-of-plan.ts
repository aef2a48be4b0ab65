import { contactWordWrites } from '#functions/cases/contacts/contact-words.ts';
import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { leadIdOf, namedId } from '#functions/runtime/named-id.ts';
import { caseLinkItem, readAccount } from '#functions/table/account.ts';
import { answersItem } from '#functions/table/case-answers.ts';
import { caseServiceItem } from '#functions/table/case-display-service.ts';
import { caseItemItem } from '#functions/table/case-merchandise.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { contactItem } from '#functions/table/contact.ts';
import { contactOrderItem } from '#functions/table/contact-order.ts';
import { type PlanCase, planCaseWrites } from '#functions/table/plan-case.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import { ConditionFailed, type Item, type Write } from '#functions/table/table.ts';
import { leadRolesOf, PEOPLE_SHOWN } from '#shared/cases/people-of-case.ts';
import { statusByAnswers } from '#shared/lifecycles/display-service-status.ts';
import type { Arrangement, ArrangementContact, SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { Case } from '#shared/model/case.ts';
import { type Contact, contactSchema } from '#shared/model/contact.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { readStored } from '#shared/values/stored-text.ts';
import { fileAfter } from '../answering/change-details.ts';
import { factsOfCase } from '../changing/facts-of-case.ts';
import type { CaseContext } from '../changing/timeline-of.ts';
import { personInShort } from '../contacts/contact-of-call.ts';
import { itemsOfPlan } from '../merchandise/chosen-item.ts';
import { caseServiceOf, missingOf } from '../viewing/case-display-service-of.ts';
import { serviceFacts } from '../viewing/case-display-services.ts';
import { type CaseFile, knownOf, peopleOf, questionScopeOf } from '../viewing/case-file.ts';
import { caseGroupsOf } from '../viewing/case-groups.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';
import { openCase } from './open-case.ts';
import { answersOfPlan } from './plan-answers.ts';
import { planReceived } from './plan-received.ts';

function chosenService(
  caseId: string,
  home: PlannerHome,
  chosen: SelectedDisplayService,
  facts: Readonly<Record<string, unknown>>,
): CaseDisplayService[] {
  const service = caseServiceOf(namedId(caseId, 'service', chosen.displayServiceId), home, chosen.displayServiceId);
  if (!service) return [];
  const values = new Map(chosen.answers.map(({ questionId, value }) => [questionId, value]));
  const questions = service.questions.map((question) =>
    values.has(question.id) ? { ...question, value: values.get(question.id) } : question,
  );
  const missing = missingOf({ questions }, facts);
  return [{ ...service, questions, isAddOn: chosen.isAddOn, status: statusByAnswers({ status: 'missing-info', missing }) }];
}

/** What a family chose of a home's services, as its case takes them up: with the answers that were given. */
const servicesOfPlan = (
  caseId: string,
  home: PlannerHome | undefined,
  plan: Arrangement,
  facts: Readonly<Record<string, unknown>>,
): CaseDisplayService[] =>
  home ? plan.selectedDisplayServices.flatMap((chosen) => chosenService(caseId, home, chosen, facts)) : [];

/** Returns the roles of a contact: the planner is the first contact, and owns the plan too if it is their own. */
const rolesOf = ({ type }: Arrangement, isPlanner: boolean): CaseRole[] =>
  isPlanner ? ['first-contact', ...(type === 'myself' ? (['pre-need-owner'] as const) : [])] : [];

/**
 * Returns the people of a plan as contacts of its case, the planner first. Someone who plans their own funeral is the decedent of the case, and a contact of
 * that kind, because the home calls them while they live.
 */
function contactsOfPlan(caseId: string, plan: Arrangement): Contact[] {
  const people = plan.contacts.filter((each): each is ArrangementContact => each.contactType === 'contact');
  return people.map(({ firstName, middleName, lastName, relationship, email, phoneNumber }, sortOrder) =>
    readStored(() =>
      contactSchema.parse({
        id: namedId(caseId, 'contact', String(sortOrder)),
        firstName,
        middleName,
        lastName,
        fullName: fullNameOf({ firstName, middleName, lastName }),
        ...(relationship === undefined || plan.type === 'myself' ? {} : { relationship }),
        email,
        phoneNumber,
        selectedRoles: rolesOf(plan, sortOrder === 0),
        sortOrder,
        contactType: plan.type === 'myself' && sortOrder === 0 ? 'decedent' : 'contact',
        contactIsFirstContact: sortOrder === 0,
      }),
    ),
  );
}

/** Whom the plan is for. */
function subjectOf({ type, contacts }: Arrangement) {
  const wanted = type === 'myself' ? 'contact' : 'decedent';
  const person = contacts.find(({ contactType }) => contactType === wanted);
  if (!person) throw new Error('A plan that was sent is for nobody.');
  const { firstName, middleName, lastName } = person;
  return { firstName, middleName, lastName };
}

function fieldsOf(id: string, sent: SubmissionRecord, accountId: string | null, planner: Contact): Omit<Case, 'caseNumber'> {
  const { arrangement, locationId, submittedOn } = sent;
  const { firstName, middleName, lastName } = subjectOf(arrangement);
  const by = accountId ?? id;
  return {
    id,
    planId: sent.arrangementId,
    providerLocationId: locationId,
    type: arrangement.timing,
    status: 'lead',
    arrangementStatus: 'in-progress',
    isAGBDrivenLead: true,
    thereAreNoPersonalEffects: false,
    newCaseOptions: 'plan-sent',
    // The plan's own time, so that writing it twice makes the same row.
    createdOn: submittedOn,
    createdBy: by,
    updatedOn: submittedOn,
    updatedBy: by,
    decedentId: namedId(id, 'decedent'),
    decedentFirstName: firstName,
    decedentMiddleName: middleName,
    decedentLastName: lastName,
    decedentFullName: fullNameOf({ firstName, middleName, lastName }),
    decedentStatus: 'not-in-care',
    primaryContact: planner.id,
    primaryContactName: planner.fullName,
    primaryContactPhone: planner.phoneNumber,
    caseProgress: 0,
    familyProgress: 0,
    categoryProgress: {},
  };
}

/** Returns the case of the plan with everything the plan says, as it will be. */
async function fileOfPlan(context: CaseContext, sent: SubmissionRecord, fields: Omit<Case, 'caseNumber'>, contacts: Contact[]) {
  const { table, now } = context;
  const [groups, catalog] = await Promise.all([caseGroupsOf(table, now), catalogOf(table, now)]);
  const subject = { id: fields.decedentId, caseId: fields.id, ...subjectOf(sent.arrangement) };
  const decedent = readStored(() => decedentSchema.parse(subject));
  const record = { ...fields, caseNumber: '', staffWords: '', peopleWords: '' };
  const rows = { record, decedent, contacts, staff: [] };
  const begun: CaseFile = { ...rows, people: peopleOf(rows), groups, storedAnswers: new Map(), known: knownOf(rows, {}) };
  const questions = catalog.questionGroups.flatMap((group) => group.questions);
  const change = answersOfPlan(sent.arrangement, { questions, groups });
  const file = fileAfter(begun, change);
  return { file, pages: change.pages, decedent: file.decedent as Decedent };
}

/**
 * Returns the rows below the case. They are written before the case exists, so that nobody finds a case without them, and a plan may have any number of
 * them.
 */
async function hangingRows(context: CaseContext, sent: SubmissionRecord, file: CaseFile, contacts: Contact[]) {
  const { table } = context;
  const { id, providerLocationId } = file.record;
  const [showroom, head] = await Promise.all([showroomAtWork(context, providerLocationId), readHead(table)]);
  const services = servicesOfPlan(id, showroom?.home, sent.arrangement, serviceFacts(file.record));
  const goods = showroom ? itemsOfPlan(showroom, sent.arrangement, sent.submittedOn, head?.release ?? 0) : [];
  const words = contacts.flatMap((contact) => contactWordWrites(file.record, contact.id, null, contact));
  const items: Item[] = [
    ...words.flatMap((write) => ('put' in write ? [write.put] : [])),
    ...contacts.slice(1).map((contact) => contactItem(id, contact)),
    ...services.map((service) => caseServiceItem(id, service)),
    ...goods.map((item) => caseItemItem(id, item)),
  ];
  return { items, services };
}

async function putWhereMissing({ table }: CaseContext, items: readonly Item[]): Promise<void> {
  for (const item of items)
    await table.put(item, { unless: 'exists' }).catch((error: unknown) => {
      if (!(error instanceof ConditionFailed)) throw error;
    });
}

/**
 * Returns the account that takes part in the case from the start: the plan's, if it is a family's and the planner's address is its verified one. A plan may
 * name anyone, and the home would take the account for that person. `joinOwnLeads` lets it in later by the same rule.
 */
async function joiningAccount({ table }: CaseContext, accountId: string | null, planner: Contact): Promise<string | null> {
  const found = accountId === null ? undefined : await readAccount(table, accountId);
  if (!found?.account.isEmailVerified || found.account.email !== planner.email.toLowerCase()) return null;
  return found.memberships.length === 0 && found.account.kind !== 'system' ? accountId : null;
}

/** Returns the planner, who takes part in the case from the start if the plan is their own account's. */
const asPlanner = (planner: Contact, joining: string | null) =>
  joining === null ? planner : { ...planner, status: 'active' as const, accountId: joining };

function linkWrites(link: PlanCase, planner: Contact, ids: readonly string[], joining: string | null): Write[] {
  const { caseId, contactId, locationId } = link;
  const roles = leadRolesOf(planner);
  return [
    ...planCaseWrites(link),
    { put: contactItem(caseId, asPlanner(planner, joining)) },
    { put: contactOrderItem(caseId, ids, 1, roles.length > 0 ? [{ id: contactId, roles }] : []) },
    ...(joining === null ? [] : [{ put: caseLinkItem(joining, { caseId, contactId, locationId }) }]),
  ];
}

/**
 * Opens the Lead of a plan that a family sent: the person it is for, its people, its answers under their names, and the chosen services. The planner is the
 * first contact, and takes part in the case if the plan is their own account's. All ids derive from the plan, so there is only one case.
 */
export async function openLead(
  context: CaseContext,
  { sent, accountId, timeZone }: { sent: SubmissionRecord; accountId: string | null; timeZone: string },
): Promise<void> {
  const id = leadIdOf(sent.arrangementId, sent.locationId);
  const contacts = contactsOfPlan(id, sent.arrangement);
  const [planner] = contacts as [Contact];
  const joining = await joiningAccount(context, accountId, planner);
  const { file, pages, decedent } = await fileOfPlan(context, sent, fieldsOf(id, sent, accountId, planner), contacts);
  const { items, services } = await hangingRows(context, sent, file, contacts);
  await putWhereMissing(context, items);
  const { caseNumber: _number, staffWords: _staff, peopleWords: _people, ...fields } = file.record;
  const people = contacts.map((contact, nth) => personInShort(nth === 0 ? asPlanner(contact, joining) : contact));
  const ids = contacts.map((contact) => contact.id);
  const { arrangementId: planId, locationId } = sent;
  const link = { planId, caseId: id, locationId, contactId: planner.id, submissionId: sent.id, timesSent: 1 };
  const progress = rowProgress(questionScopeOf(file));
  const received = planReceived(context, { caseId: id, sent, timeZone });
  await openCase(context, {
    fields: { ...fields, ...progress },
    decedent,
    people: { count: contacts.length, first: people.slice(0, PEOPLE_SHOWN) },
    staffWords: [],
    timeZone,
    writes: [...linkWrites(link, planner, ids, joining), ...pages.map((page) => ({ put: answersItem(id, page) }))],
    facts: received.move(factsOfCase({ ...file, record: { ...file.record, ...progress } }, services)),
    entryKind: 'plan-sent',
    events: received.events,
  });
}
