import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { addEntry, addResource, ceremonyOnCase, changeInput, entryInput } from '#test/journeys/parts/calendar-desk.ts';
import { keyed, member, openCase } from '#test/journeys/parts/case-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a home with a room, a person who can be assigned, and a case. */
async function desk() {
  const { home, staff, at } = await busyHome();
  const owner = await at({ access: 'owner' });
  const [room, who, row] = [await addResource(owner), await member(home.id, 'Ines', 'Vane'), await openCase(staff)];
  return { staff, owner, row, assigned: { people: [who.id], resources: [room.id], caseId: row.id } };
}

const feed = async () => {
  const { staff } = await busyHome();
  const { path } = await ok<{ path: string }>('createCalendarFeed', { scope: 'all' }, staff);
  return { staff, secret: path.split('/')[4] };
};

/** Requests of the calendar's calls, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCalendar: async () => ({ input: { from: '2026-11-29', to: '2027-01-02' }, options: (await desk()).staff }),
  getCalendarSetup: async () => ({ options: (await desk()).staff }),
  getDaySheet: async () => {
    const { staff, assigned } = await desk();
    await addEntry(staff, assigned);
    return { input: { date: '2026-12-04' }, options: staff };
  },
  addCalendarEntry: async () => {
    const { staff, assigned } = await desk();
    return { input: entryInput(assigned), options: keyed(staff) };
  },
  // Moves a ceremony, and with it the day on its case.
  changeCalendarEntry: async () => {
    const { staff, row, assigned } = await desk();
    const { entry } = await ceremonyOnCase(staff, row.id, '2026-12-04', 600);
    const { people, resources } = assigned;
    const at = { startsAt: '2026-12-05T11:00', endsAt: '2026-12-05T12:00' };
    return { input: changeInput(entry, { ...at, people, resources }), options: keyed(staff) };
  },
  cancelCalendarEntry: async () => {
    const { staff, assigned } = await desk();
    const { id, version } = await addEntry(staff, assigned);
    return { input: { id, version, isCancelled: true }, options: keyed(staff) };
  },
  saveCalendarResource: async () => ({ input: { kind: 'vehicle', name: 'Hearse' }, options: keyed((await desk()).owner) }),
  getCalendarFeed: async () => ({ options: (await feed()).staff }),
  createCalendarFeed: async () => ({ input: { scope: 'mine' }, options: (await feed()).staff }),
  removeCalendarFeed: async () => ({ options: (await feed()).staff }),
  readCalendarFeed: async () => ({ input: { secret: (await feed()).secret } }),
};
