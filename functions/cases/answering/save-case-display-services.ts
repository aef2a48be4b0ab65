import { serviceScheduled } from '#events/catalog/service-scheduled.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseUpdate } from '#functions/table/case.ts';
import { type CaseServiceRow, caseServiceItem, readCaseServices } from '#functions/table/case-display-service.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { Write } from '#functions/table/table.ts';
import { can } from '#shared/access/can.ts';
import type { CaseServices, FamilyServices, ServiceChange } from '#shared/contract/case-details-views.ts';
import { identifiersOf as namesRead, variablesOf } from '#shared/logic/variables.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { isCalendarDate } from '#shared/values/dates.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { ceremonyDay, firstDay } from '../changing/ceremony-day.ts';
import { about, changeCase, staleCase } from '../changing/change-case.ts';
import { type FactsMove, servicesMove } from '../changing/facts-of-case.ts';
import { contractedProblem, isContracted } from '../changing/not-contracted.ts';
import { tellOnce } from '../changing/tell-once.ts';
import { changedBy } from '../changing/timeline-of.ts';
import { caseServiceOf } from '../viewing/case-display-service-of.ts';
import { seesService, serviceFacts, servicesView } from '../viewing/case-display-services.ts';
import { peopleOf } from '../viewing/case-file.ts';
import type { HomeOffer } from '../viewing/home-offer.ts';
import { changedService, type ServiceChanging } from './changed-display-service.ts';

/** Ceremonies that got a day, and which is then the first of all. */
type ScheduleChange = { events: DomainEvent[]; move: FactsMove };

/**
 * Returns what a change of display services means for the day of the first ceremony: the facts get the day, and a different day raises an event. A day that
 * someone gave to another ceremony at the same moment is among the facts when they move, and counts.
 */
function scheduleChangeOf(
  context: Pick<OperationContext, 'event'>,
  record: CaseRecord,
  { before, changed }: { before: readonly CaseServiceRow[]; changed: readonly CaseServiceRow[] },
): ScheduleChange {
  const ids = new Set(changed.map(({ displayServiceId }) => displayServiceId));
  const others = before.filter(({ displayServiceId }) => !ids.has(displayServiceId)).map(ceremonyDay);
  const own = before.filter(({ displayServiceId }) => ids.has(displayServiceId)).map(ceremonyDay);
  const [was, is] = [firstDay([...others, ...own]), firstDay([...others, ...changed.map(ceremonyDay)])];
  const first = changed.find((service) => ceremonyDay(service) === is) ?? changed[0];
  const eventData = { ...about(record), serviceId: first?.displayServiceId, firstServiceOn: is };
  return {
    events: is === undefined || is === was ? [] : [context.event('service.scheduled', eventData, record.providerLocationId)],
    move: (facts) => {
      const { serviceStartsOn: startsOn, ...rest } = servicesMove(changed)(facts);
      const elsewhere = isCalendarDate(startsOn) && !own.includes(startsOn) ? [startsOn] : [];
      const firstServiceOn = firstDay([...others, ...elsewhere, ...changed.map(ceremonyDay)]);
      return firstServiceOn === undefined ? rest : serviceScheduled.moves(rest, { serviceId: '', firstServiceOn });
    },
  };
}

/** Bytes of a display service with its answers: an item of the table can have 400 KB. */
const MAX_BYTES = 350_000;

const refuse = (displayServiceId: string, message: string) =>
  problem('invalid_input', { errors: [{ field: `services.${displayServiceId}`, message }] });

/** Refuses someone who can't choose which services a case has. */
function checkMayAdd({ viewer }: ViewedCase): void {
  if (viewer === 'family' || !can(viewer, 'cases.change')) throw problem('forbidden');
}

/** Returns a display service for the case to take up, as the home offers it now. */
async function addedService(
  context: OperationContext,
  { record }: ViewedCase,
  displayServiceId: string,
  offer: HomeOffer | null,
): Promise<CaseServiceRow> {
  const home = await offer?.(context, record.providerLocationId);
  const service = home && caseServiceOf(context.newId(), home, displayServiceId);
  if (!service) throw refuse(displayServiceId, 'The home does not offer this.');
  return { ...service, version: 0 };
}

async function changeOf(
  context: OperationContext,
  viewed: ViewedCase,
  rows: readonly CaseServiceRow[],
  change: ServiceChange,
  by: ServiceChanging,
  offer: HomeOffer | null,
): Promise<CaseServiceRow> {
  const { displayServiceId, version } = change;
  const row = rows.find((each) => each.displayServiceId === displayServiceId);
  if (version === null) checkMayAdd(viewed);
  if (version === null && row) throw staleCase('Someone added this in the meantime.');
  if (version !== null && (!row || !seesService(viewed.viewer, row))) throw problem('not_found');
  if (row && row.version !== version) throw staleCase();
  const changed = changedService(row ?? (await addedService(context, viewed, displayServiceId, offer)), change, by);
  if (Buffer.byteLength(JSON.stringify(changed)) > MAX_BYTES)
    throw refuse(displayServiceId, 'These answers are too long. Shorten one.');
  return changed;
}

/** Returns the identifiers of the answers that decide what a display service costs. */
function pricingAnswers({ displayServices, questions }: PlannerHome, displayServiceId: string): ReadonlySet<string> {
  const service = displayServices.find(({ id }) => id === displayServiceId);
  const rules = (service?.mappings ?? []).flatMap(({ logic, quantity }) => [logic, quantity]);
  const read = rules.flatMap((rule) => (rule === undefined ? [] : namesRead(variablesOf(rule))));
  const priced = new Set(service?.questions.filter(({ prices }) => prices.length > 0).map(({ id }) => id));
  return new Set([...read, ...questions.filter(({ id }) => priced.has(id)).map(({ identifier }) => identifier)]);
}

/**
 * Refuses to change what prices once a contract is open: which services there are, and for the home’s staff the answers that decide what they cost. What the
 * family answers changes no contract.
 */
async function checkNotContracted(
  context: OperationContext,
  { record, viewer }: ViewedCase,
  changes: readonly ServiceChange[],
  offer: HomeOffer | null,
): Promise<void> {
  if (!isContracted(record)) return;
  const home = await offer?.(context, record.providerLocationId);
  const isPricing = ({ displayServiceId, version, isRemoved, answers = {} }: ServiceChange): boolean => {
    if (version === null || isRemoved !== undefined) return true;
    const pricing = home ? pricingAnswers(home, displayServiceId) : new Set<string>();
    return Object.keys(answers).some((identifier) => pricing.has(identifier));
  };
  if (changes.some(isPricing)) throw contractedProblem(viewer);
}

const writeOf = (caseId: string, { version, ...service }: CaseServiceRow): Write =>
  version === 0
    ? { put: caseServiceItem(caseId, service), unless: 'exists' }
    : { put: caseServiceItem(caseId, service, version + 1), ifVersion: version };

/** What else a change of display services writes in its transaction: rows, and fields of the case's own row. */
type Along = { writes: readonly Write[]; set: Partial<CaseRecord> };

/** Changes display services of a case, all or none, each at the version that the caller saw. */
export async function saveCaseServices(
  context: OperationContext,
  viewed: ViewedCase,
  changes: readonly ServiceChange[],
  offer: HomeOffer | null,
  along: Along = { writes: [], set: {} },
): Promise<CaseServices | FamilyServices> {
  const { record, viewer } = viewed;
  const { table } = context;
  const ids = changes.map(({ displayServiceId }) => displayServiceId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw refuse(twice, 'This is listed twice.');
  await checkNotContracted(context, viewed, changes, offer);
  const [rows, contacts, staff] = await Promise.all([
    readCaseServices(table, record.id),
    readContacts(table, record.id),
    readEmployees(table, record.providerLocationId),
  ]);
  const lists = { people: peopleOf({ contacts, staff }) };
  const by = { viewer, lists, facts: serviceFacts(record) };
  const changed = await Promise.all(changes.map((change) => changeOf(context, viewed, rows, change, by, offer)));
  const subject = changed
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
  const writes = [
    ...changed.map((service) => writeOf(record.id, service)),
    caseUpdate(record.id, { ...changedBy(context, record.id), ...along.set }, {}),
    ...along.writes,
    ...(await tellOnce(context, record.id, { kind: 'services-changed', subject })),
  ];
  const eventData = { ...about(record), displayServiceIds: ids };
  const event = context.event('case.services-changed', eventData, record.providerLocationId);
  const scheduled = scheduleChangeOf(context, record, { before: rows, changed });
  await changeCase(context, record, { writes, events: [event, ...scheduled.events], move: scheduled.move });
  const after = changed.map((service) => ({ ...service, version: service.version + 1 }));
  return servicesView(
    context,
    viewed,
    [...rows.filter(({ displayServiceId }) => !ids.includes(displayServiceId)), ...after],
    offer,
  );
}
