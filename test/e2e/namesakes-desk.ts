/** Two people with almost the same name at one home, and the checks that each is in one place. */
import { expect } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { PersonInCare } from '#shared/contract/custody-pages.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { beginAuthorization, keepScan } from '#test/journeys/parts/authorized-cremation.ts';
import { dashboardOf, keyed, member, openCase } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { add } from '#test/journeys/parts/contact-desk.ts';
import { fillPage } from '#test/journeys/parts/custody-desk.ts';
import { recordOf } from '#test/journeys/parts/effects-desk.ts';
import { close, compared, identified, noImplants } from '#test/journeys/parts/gate-desk.ts';
import { handoffDesk, handoffsOf, move } from '#test/journeys/parts/handoff-desk.ts';
import { newTags, tagsOf } from '#test/journeys/parts/tag-desk.ts';
import { awaited } from '#test/journeys/parts/trip-desk.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Opens the case of someone who waits for a removal by the home's own staff. */
async function waiting(by: RequestOptions, decedentFirstName: string, dispositionType: string): Promise<CaseRow> {
  const row = await openCase(by, { decedentFirstName, decedentLastName: 'Aldous' });
  await saveAnswers(by, row.id, {
    ...{ dispositionType, dateOfDeath: daysAgo(6).slice(0, 10), medicalExaminerNotified: 'not-required', ...noImplants },
    placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
  });
  await awaited(by, row.id);
  await move(by, row.id, 'pickup-requested', 'out-for-pickup');
  await fillPage(by, row.id, 'removal', { removalKind: 'own-staff' });
  return row;
}

/** Returns a home with Marian, who is to be cremated by a trade company, and Marion, who is to be buried. Both wait for their removal. */
export async function namesakesDesk() {
  const home = await handoffDesk();
  const { staff, crematory } = home;
  const marian = await waiting(staff.by, 'Marian', 'cremation');
  const marion = await waiting(staff.by, 'Marion', 'burial');
  await ok('assignTrade', { caseId: marian.id, employeeId: crematory.member.id }, keyed(staff.by));
  const [first, second, third] = (await newTags(staff.by, 3)) as [TagRow, TagRow, TagRow];
  return { ...home, marian, marion, tags: { marian: first, marion: second, remains: third } };
}
export type Namesakes = Awaited<ReturnType<typeof namesakesDesk>>;

/** Fills in and closes the intake and the preparation of someone who is in care. */
export async function prepared({ staff, locationId }: Namesakes, { id }: CaseRow, tag: TagRow): Promise<void> {
  const [one, other] = [await member(locationId, 'Wanda', 'Fennimore'), await member(locationId, 'Rosa', 'Gorham')];
  await fillPage(staff.by, id, 'intake', {
    ...{ receivedAt: daysAgo(0), receivedBy: one.id, secondPerson: other.id, tagScan: tag.code, bandPlace: 'wrist' },
    ...{ condition: 'undamaged', implantsFelt: 'none', unit: 'Unit 2' },
  });
  await close(staff.by, id, 'intake');
  await move(staff.by, id, 'in-care', 'preparation-started');
  await fillPage(staff.by, id, 'preparation', {
    ...{ preparationOptions: ['bathe-and-set-features'], embalmer: 'Ida Larkspur', licenseNumber: 'MA-1', facility: 'Larkspur' },
    ...{ startedAt: daysAgo(0.5), endedAt: daysAgo(0.4), signature: { signatureType: 'type', typeText: 'Ida Larkspur' } },
  });
  await close(staff.by, id, 'preparation');
  await move(staff.by, id, 'preparation-started', 'preparation-completed');
}

/** Has a relative authorize Marian's cremation, receive her cremated remains, and identify her. Returns the relative. */
export async function authorized({ staff, marian }: Namesakes) {
  const selectedRoles = ['person-in-control-of-disposition', 'cremated-remains-recipient'];
  const agent = await add(staff.by, marian.id, { selectedRoles });
  await keepScan(await beginAuthorization(staff.by, marian.id), [agent], staff.by);
  await identified(staff.by, marian);
  return agent;
}

/** Has two people compare the tag of each of the two: one was scanned by mistake where the other was expected, and both wait. */
export async function comparedAgain({ staff, admin, marian, marion, tags }: Namesakes): Promise<void> {
  for (const by of [staff.by, admin.by]) {
    await compared(by, marian.id, tags.marian);
    await compared(by, marion.id, tags.marion);
  }
}

const typed = (typeText: string) => ({ signatureType: 'type', typeText });

/** Fills in the page of Marian's cremated remains, the crematory's part from its own account, but not which ID was seen. */
export async function remainsWritten({ crematory, staff, admin, marian, locationId, tags }: Namesakes, recipient: string) {
  await fillPage(crematory.by, marian.id, 'cremated-remains', {
    ...{ deliveredAt: daysAgo(0.3), deliveryReceipt: typed('O. Perez'), discNumber: '4411', operator: 'O. Perez' },
    ...{ startedAt: daysAgo(0.2), endedAt: daysAgo(0.1), packagedBy: 'O. Perez', packagedAt: daysAgo(0.05) },
  });
  for (const by of [staff.by, admin.by]) await compared(by, marian.id, tags.remains);
  const releasedBy = (await member(locationId, 'Tom', 'Alder')).id;
  await fillPage(staff.by, marian.id, 'cremated-remains', {
    ...{ facility: 'Northgate', container: 'Cardboard', weightOunces: 96, storage: 'Shelf 2', recipient, papersAgree: true },
    ...{ releaseMethod: 'in-person', releasedBy, recipientSignature: typed('Ruth Vale') },
  });
}

/** Where somebody is: the status, who has them by the record, and whether the wall of the home shows them. */
type Place = [status: DecedentStatus, holder: 'home' | 'trade' | null];

const changesIn = (data: Record<string, unknown>) => (data.changes ?? []) as { from: DecedentStatus; to: DecedentStatus }[];

async function placeOf({ staff }: Namesakes, { id }: CaseRow): Promise<Place> {
  const [{ entries, fault }, { decedent }, { custodian }] = await Promise.all([
    recordOf(id),
    dashboardOf(staff.by, id),
    handoffsOf(staff.by, id),
  ]);
  expect(fault).toBeNull();
  const changes = entries.flatMap(({ data }) => changesIn(data));
  // Each change begins where the one before it ended, and the last one is where they are.
  expect(changes.map(({ from }) => from)).toEqual(['not-in-care', ...changes.map(({ to }) => to)].slice(0, changes.length));
  expect(changes.at(-1)?.to).toBe(decedent.status);
  return [decedent.status, (custodian?.kind ?? null) as Place[1]];
}

/** Checks that both chains are whole and that each of the two is in exactly one place, the one that is given. */
export async function expectPlaces(desk: Namesakes, places: { marian: Place; marion: Place }): Promise<void> {
  const { staff, marian, marion } = desk;
  expect({ marian: await placeOf(desk, marian), marion: await placeOf(desk, marion) }).toEqual(places);
  const { people } = await ok<{ people: PersonInCare[] }>('getPeopleInCare', {}, staff.by);
  const shown = people.map(({ caseId }) => caseId).filter((id) => [marian.id, marion.id].includes(id));
  // The wall has those at the home, and those whom the crematory keeps for it.
  const inCare = [marian, marion].filter((_, at) => Object.values(places)[at]?.[1] !== null).map(({ id }) => id);
  expect(shown.toSorted()).toEqual(inCare.toSorted());
  const [one, other] = [await tagsOf(staff.by, marian.id), await tagsOf(staff.by, marion.id)];
  const ids = [...one.tags, ...other.tags].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}
