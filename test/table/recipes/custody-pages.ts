import { randomUUID } from 'node:crypto';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed, member } from '#test/journeys/parts/case-desk.ts';
import { closedPage, filledPage, fillPage } from '#test/journeys/parts/custody-desk.ts';
import { newTags } from '#test/journeys/parts/tag-desk.ts';
import { awaited, onPhone } from '#test/journeys/parts/trip-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

const onCase =
  (input: (of: Awaited<ReturnType<typeof deskWithCase>>) => Promise<object>): Recipe =>
  async () => {
    const of = await deskWithCase();
    return { input: await input(of), options: keyed(of.staff) };
  };

/** Requests of the calls about the pages of custody, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCustodyPages: onCase(async ({ row: { id } }) => ({ id })),
  getCustodyEntries: onCase(async ({ staff, row: { id } }) => {
    await closedPage(staff, id);
    return { id };
  }),
  getPeopleInCare: onCase(async ({ staff, row: { id } }) => {
    await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    return {};
  }),
  getCustodyPage: onCase(async ({ row: { id } }) => ({ id, page: 'removal' })),
  saveCustodyPage: onCase(async ({ home, staff, row: { id } }) => {
    const one = await member(home.id, 'Ida', 'Larkspur');
    await ok('saveCustodyPage', { id, page: 'intake', changes: { unit: 'A' } }, keyed(staff));
    return { id, page: 'intake', changes: { unit: 'B', receivedBy: one.id }, expected: { unit: 'A' } };
  }),
  closeCustodyPage: onCase(async ({ staff, row: { id } }) => {
    const { version } = await fillPage(staff, id, 'removal', filledPage);
    return { id, page: 'removal', version };
  }),
  reopenCustodyPage: onCase(async ({ staff, row: { id } }) => {
    const { version } = await closedPage(staff, id);
    return { id, page: 'removal', version, reason: 'The time was wrong.' };
  }),
  getTripPack: onCase(async ({ staff, row: { id } }) => {
    await awaited(staff, id);
    return {};
  }),
  noteOnTrip: onCase(async ({ staff, row: { id } }) => {
    await awaited(staff, id);
    return { id: randomUUID(), caseId: id, ...onPhone(), changes: { vehicle: 'Van 2' } };
  }),
  bindTagOnTrip: onCase(async ({ staff, row: { id } }) => {
    await awaited(staff, id);
    const [tag] = await newTags(staff, 1);
    return { id: randomUUID(), caseId: id, ...onPhone(), tag: tag?.id, how: 'tag-scanned' };
  }),
  noteEffectOnTrip: onCase(async ({ staff, row: { id } }) => {
    await awaited(staff, id);
    return { id: randomUUID(), caseId: id, ...onPhone(), item: 'wedding-ring' };
  }),
};
