import { openStatuses } from '#functions/cases/finding/case-matches.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCareOfCases } from '#functions/table/care-page.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CasePosition, readStatuses } from '#functions/table/case-list.ts';
import { readCustodyStates } from '#functions/table/custody.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { placedHold } from '#shared/custody/disposition-hold.ts';
import { holdOf } from '#shared/custody/facts-of-care.ts';
import { areRemainsUnconfirmed } from '#shared/custody/handoffs/reduction.ts';
import { careElsewhere, careNow } from '#shared/custody/wall/people-in-care.ts';
import { wallNames } from '#shared/custody/wall/wall-names.ts';
import { withHome } from '#shared/lifecycles/care-milestones.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { os } from './implementer.ts';

/** How many cases of a status are read together, and how many times. */
const READ = 500;
const MAX_READS = 4;
/** The most people that one answer has: seven rows are read of each. */
const MOST = 200;

/** Who may be kept for the home by a trade company, too: the record says who has them. */
const mayBeOurs = ({ decedentStatus }: CaseRecord) => withHome.has(decedentStatus) || decedentStatus === 'transferred';

/** Reads the home's open cases whose decedents are in its care or with a trade company: two queries, and more only for a home with more than 500 open cases. */
async function readInCare({ table }: OperationContext, locationId: string): Promise<{ cases: CaseRecord[]; isPartial: boolean }> {
  const found: CaseRecord[] = [];
  let after: CasePosition | null = null;
  for (let reads = 0; reads < MAX_READS && found.length <= MOST; reads += 1) {
    const { cases, hasMore } = await readStatuses(table, locationId, openStatuses, { limit: READ, after });
    found.push(...cases.filter(mayBeOurs));
    const last = cases.at(-1);
    if (!hasMore || !last) return { cases: found.slice(0, MOST), isPartial: found.length > MOST };
    after = last;
  }
  return { cases: found.slice(0, MOST), isPartial: true };
}

/** How many closed cases of each status are looked at, those that were opened last. */
const CLOSED = 200;

/** Reads closed cases whose decedents are still in the home's care: somebody closed them too early, and nobody works on them. */
async function readClosedInCare({ table }: OperationContext, locationId: string): Promise<CaseRecord[]> {
  const { cases } = await readStatuses(table, locationId, ['completed', 'cancelled'], { limit: CLOSED, after: null });
  return cases.filter(({ decedentStatus }) => withHome.has(decedentStatus));
}

/** `identification` is read with the tags, since either may stop everything. */
const pagesRead = ['intake', 'preservation', 'preparation', 'cremated-remains', 'identification'] as const;

export const getPeopleInCare = os.getPeopleInCare.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const [open, closed, home] = await Promise.all([
    readInCare(context, locationId),
    readClosedInCare(context, locationId),
    readLocationRow(context.table, locationId),
  ]);
  if (!home) throw new Error(`The home ${locationId} is not in the table.`);
  const known = [...closed, ...open.cases];
  const idsOf = (of: readonly CaseRecord[]) => of.map(({ id }) => id);
  const isAway = ({ decedentStatus }: CaseRecord) => !withHome.has(decedentStatus);
  const states = await readCustodyStates(context.table, idsOf(known));
  const cases = known.filter((each) => !isAway(each) || states.get(each.id)?.custodian?.kind === 'trade');
  const care = await readCareOfCases(context.table, idsOf(cases), pagesRead);
  const names = wallNames(cases.map(({ decedentFirstName: firstName, decedentLastName: lastName }) => ({ firstName, lastName })));
  const people = cases.map(({ id, caseNumber, decedentStatus: status }, at) => {
    const decedent = care.decedent(id);
    const page = (name: CarePageName) => care.page(id, name);
    const hold = holdOf({
      tags: care.tags(id),
      identification: { values: page('identification') },
      doubtedOn: cases[at]!.identityDoubt?.on,
      // The screen hangs on a wall, where nobody has to read about a family’s dispute.
      placed: placedHold(cases[at]!.dispositionHold, { timeZone: home.timeZone, isTold: false }),
    });
    const facts = {
      timeZone: home.timeZone,
      stateCode: home.address.stateCode,
      death: { on: decedent?.dateOfDeath, minutes: decedent?.timeOfDeathMinutes },
    };
    return {
      caseId: id,
      caseNumber,
      name: names[at] ?? '',
      status,
      isClosed: isClosed(cases[at]!),
      ...(hold ? { hold: hold.words } : {}),
      isUnconfirmed: areRemainsUnconfirmed(states.get(id) ?? {}, status),
      ...((isAway(cases[at]!) && careElsewhere(states.get(id) ?? {}, page, facts)) ||
        careNow(page, { ...facts, status }, states.get(id)?.custodian)),
    };
  });
  return { people, isPartial: open.isPartial };
});
