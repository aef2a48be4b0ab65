import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import type { RecordedOnTrip, TripPack } from '#shared/contract/trip-calls.ts';
import { done, type TripEntry } from '#shared/custody/trips/trip-queue.ts';
import { toClientError } from '#web/session/client-error.ts';
import { createDeliverTrip, type DeliveryParts } from './deliver-trip.ts';
import { memoryTrips, type TripDatabase } from './trip-database.ts';
import { createTripStore, type TripStore } from './trip-store.ts';

const problem = (code: Problem['code'], status: number, more: Partial<Problem> = {}) =>
  toClientError({ type: 'about:blank', title: code, status, code, requestId: 'r', ...more } satisfies Problem, status);

const pack = {
  takenOn: '2026-05-11T08:00:00.000Z',
  cases: [{ id: 'one', caseNumber: 'N-1', page: { values: {} }, tags: [] }],
  tags: [],
} as unknown as TripPack;
const vehicle = (value: string) =>
  ({ kind: 'field', name: 'vehicle', value, expected: null, isByClock: false, isDecided: false }) as const;
const recorded = (value: unknown) =>
  ({ isRepeat: false, page: { values: { vehicle: value } }, tags: [] }) as unknown as RecordedOnTrip;

let ids = 0;
let marked = false;
const openStore = (database: TripDatabase, now = '2026-05-11T09:00:00.000Z'): TripStore =>
  createTripStore({
    database,
    newId: () => `entry-${++ids}`,
    now: () => new Date(now),
    hint: () => undefined,
    mark: {
      isThere: () => marked,
      set: () => {
        marked = true;
      },
    },
    announce: () => undefined,
  });

/** Keeps a trip the way a browser does: it survives the page. */
const lasting = (): TripDatabase => ({ ...memoryTrips(), isLasting: async () => true });

let database: TripDatabase;
let store: TripStore;
let sent: TripEntry[];
beforeEach(async () => {
  marked = false;
  sent = [];
  database = lasting();
  store = openStore(database);
  await store.take({ personId: 'ida', personName: 'Ida', locationId: 'home', pack });
});

const deliver = (more: Partial<DeliveryParts> = {}) =>
  createDeliverTrip({
    store,
    whoSends: async () => 'ida',
    send: async (entry) => {
      sent.push(entry);
      return recorded(entry.what.kind === 'field' ? entry.what.value : null);
    },
    packOf: async () => pack,
    withLock: (task) => task(),
    ...more,
  })(more.packOf !== undefined);

describe('what was noted on a phone', () => {
  it('is sent once, leaves the phone, and is what the page says then', async () => {
    await store.note('one', vehicle('Van'));
    expect(await deliver()).toBe('idle');
    expect(sent).toMatchObject([{ what: { value: 'Van' }, isTried: false }]);
    expect(store.get()).toMatchObject({ queue: [], taken: { pack: { cases: [{ page: { values: { vehicle: 'Van' } } }] } } });
  });

  it('is shown right away, so that what is added in the next moment is added to it', async () => {
    const team = (...names: string[]) => ({ ...vehicle(''), name: 'removalTeam', value: names.map((name) => ({ name })) });
    const shown = () => store.get().queue.map(({ what }) => what.kind === 'field' && what.value);
    const first = store.note('one', team('Ida'));
    expect(shown()).toEqual([[{ name: 'Ida' }]]);
    const second = store.note('one', team('Ida', ''));
    await first;
    expect(shown()).toEqual([[{ name: 'Ida' }, { name: '' }]]);
    await second;
    expect((await database.read()).queue).toMatchObject([{ what: { value: [{ name: 'Ida' }, { name: '' }] } }]);
  });

  it('is sent again under the same id with the same content after the page died in the middle of sending', async () => {
    await store.note('one', vehicle('Van'));
    const lost = async (entry: TripEntry) => {
      sent.push(entry);
      throw new TypeError('Failed to fetch');
    };
    expect(await deliver({ send: lost })).toBe('unreachable');
    store = openStore(database);
    await store.refresh();
    await store.note('one', vehicle('Van 2'));
    expect(await deliver()).toBe('idle');
    expect(sent.map(({ id, what }) => [id, what.kind === 'field' && what.value])).toEqual([
      [sent[0]?.id, 'Van'],
      [sent[0]?.id, 'Van'],
      [sent[2]?.id, 'Van 2'],
    ]);
  });

  it.each([
    ['the server fails', problem('internal', 500), 'failing'],
    ['it’s asked too often', problem('too_many_requests', 429), 'failing'],
    ['the session has ended', problem('unauthenticated', 401), 'sign-in'],
  ] as const)('waits without asking anything while %s', async (_, error, ends) => {
    await store.note('one', vehicle('Van'));
    expect(await deliver({ send: () => Promise.reject(error) })).toBe(ends);
    expect(store.get().queue).toMatchObject([{ need: null }]);
  });

  it.each([
    [problem('stale', 409, { detail: 'Vehicle: Hearse.' }), { kind: 'choice', words: 'Vehicle: Hearse.' }],
    [problem('idempotency_conflict', 409, { detail: 'Vehicle: Hearse.' }), { kind: 'recorded', words: 'Vehicle: Hearse.' }],
    [problem('conflict', 409, { detail: 'This case is cancelled.' }), { kind: 'refused', words: 'This case is cancelled.' }],
    [problem('invalid_input', 400, { errors: [{ field: 'saidOn', message: 'When?' }] }), { kind: 'time', words: 'When?' }],
    [problem('not_found', 404), { kind: 'refused', words: expect.stringContaining('Call the home') }],
  ])('stays and asks for the person when it’s refused, and holds up nothing else', async (error, need) => {
    await store.note('one', vehicle('Van'));
    await store.note('one', { ...vehicle('12'), name: 'mileage' });
    const send = async (entry: TripEntry) => {
      sent.push(entry);
      if (entry.what.kind === 'field' && entry.what.name === 'vehicle') throw error;
      return recorded(null);
    };
    expect(await deliver({ send })).toBe('idle');
    expect(sent).toHaveLength(2);
    expect(store.get().queue).toMatchObject([{ what: { name: 'vehicle' }, need }]);
    await deliver({ send });
    expect(sent).toHaveLength(2);
  });

  it('is sent by nobody but who noted it', async () => {
    await store.note('one', vehicle('Van'));
    for (const who of ['someone else', 'sign-in', 'unreachable']) await deliver({ whoSends: async () => who });
    expect([sent, store.get().queue.length]).toEqual([[], 1]);
  });

  it('stays after signing out, and what was taken along is forgotten, as it is after three days', async () => {
    await store.note('one', vehicle('Van'));
    marked = false;
    store = openStore(database);
    await store.refresh();
    expect(store.get()).toMatchObject({ taken: null, queue: [{ what: { value: 'Van' } }] });
    await store.take({ personId: 'ida', personName: 'Ida', locationId: 'home', pack });
    store = openStore(database, '2026-05-14T08:00:00.001Z');
    await store.refresh();
    expect(store.get()).toMatchObject({ taken: null, queue: [{ what: { value: 'Van' } }] });
  });

  it('says so if the browser can’t read what it keeps', async () => {
    store = openStore({ ...database, read: () => Promise.reject(new DOMException('Broken', 'UnknownError')) });
    await store.refresh();
    expect(store.get()).toMatchObject({ isLoaded: true, isLasting: false });
  });

  it('is in the page while the phone is full, is sent from there, and is stored again once there is room', async () => {
    await store.note('one', { ...vehicle('12'), name: 'mileage' });
    const { change } = database;
    const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    database.change = full;
    await store.note('one', vehicle('Van'));
    expect(store.get()).toMatchObject({ isFull: true, queue: [{ what: { value: '12' } }, { what: { value: 'Van' } }] });
    database.change = change;
    await store.note('one', vehicle('Van 2'));
    expect(store.get().isFull).toBe(false);
    expect((await database.read()).queue).toMatchObject([{ what: { value: '12' } }, { what: { value: 'Van 2' } }]);
    database.change = full;
    expect(await deliver()).toBe('idle');
    expect(sent).toHaveLength(2);
    expect(store.get().queue).toEqual([]);
  });
});

describe('what was taken along', () => {
  const [first] = pack.cases;
  const both = {
    ...pack,
    cases: [first, { ...first, id: 'two', caseNumber: 'N-2' }],
    tags: [{ id: 't', code: 'ABCD' }],
  } as TripPack;
  const ids = () => store.get().taken?.pack.cases.map(({ id }) => id);
  beforeEach(() => store.take({ personId: 'ida', personName: 'Ida', locationId: 'home', pack: both }));

  it('is what the home says, once there is a connection', async () => {
    expect(await deliver({ packOf: async () => ({ ...pack, takenOn: '2026-05-11T10:00:00.000Z' }) })).toBe('idle');
    expect(store.get().taken?.pack).toEqual(pack);
  });

  it('is forgotten if the person no longer works with the home', async () => {
    expect(await deliver({ packOf: () => Promise.reject(problem('forbidden', 403)) })).toBe('idle');
    expect((await database.read()).taken).toBeNull();
  });

  it('keeps a case that something is noted about, until that is sent or taken out', async () => {
    await store.note('two', vehicle('Van'));
    const refused = () => Promise.reject(problem('not_found', 404));
    await deliver({ send: refused, packOf: refused });
    expect([ids(), store.get().taken?.pack.tags]).toEqual([['two'], []]);
    expect(store.get().queue).toMatchObject([{ caseId: 'two', need: { words: expect.stringContaining('Call the home') } }]);
    await store.requeue(() => []);
    await deliver({ packOf: refused });
    expect(store.get().taken).toBeNull();
  });

  it.each([new TypeError('Failed to fetch'), problem('internal', 500), problem('unauthenticated', 401)])(
    'is kept while the home can’t be asked',
    async (error) => {
      expect(await deliver({ packOf: () => Promise.reject(error) })).not.toBe('idle');
      expect(ids()).toEqual(['one', 'two']);
    },
  );

  it('is asked about by nobody else', async () => {
    await deliver({ whoSends: async () => 'omar', packOf: () => Promise.reject(problem('forbidden', 403)) });
    expect(ids()).toEqual(['one', 'two']);
  });
});

describe('a photo that was taken on a phone', () => {
  const bytes = (...all: number[]) => Uint8Array.of(...all);
  const photo = { kind: 'photo', sha256: 'a'.repeat(64) } as const;

  it('is kept with its entry, survives the page, is there once, and leaves the phone once it’s sent or taken out', async () => {
    await store.note('one', photo, { photo: bytes(1, 2, 3) });
    await store.note('one', photo, { photo: bytes(1, 2, 3) });
    await store.note('one', { ...photo, sha256: 'b'.repeat(64) }, { photo: bytes(4) });
    store = openStore(database);
    await store.refresh();
    const [first, second] = store.get().queue as [TripEntry, TripEntry];
    expect(store.get().queue).toHaveLength(2);
    expect(await store.photo(first.id)).toEqual(bytes(1, 2, 3));
    await store.requeue((queue) => done(queue, second.id));
    expect(await store.photo(second.id)).toBeUndefined();
    const seen: unknown[] = [];
    const send = async (entry: TripEntry) => {
      seen.push(entry.what, await store.photo(entry.id));
      return recorded(null);
    };
    expect(await deliver({ send })).toBe('idle');
    expect(seen).toEqual([photo, bytes(1, 2, 3)]);
    expect(await store.photo(first.id)).toBeUndefined();
    expect(store.get().queue).toEqual([]);
  });

  it('goes along when its entry is sent under a new id, beside what the record has under the old one', async () => {
    await store.note('one', photo, { photo: bytes(1, 2) });
    const [old] = store.get().queue as [TripEntry];
    const taken = problem('idempotency_conflict', 409, { detail: 'A photo.' });
    await deliver({ send: () => Promise.reject(taken) });
    expect(store.get().queue).toMatchObject([{ id: old.id, need: { kind: 'recorded', words: 'A photo.' } }]);
    await store.sendAsNew(old.id);
    const [next] = store.get().queue as [TripEntry];
    expect(next).toMatchObject({ order: old.order, deviceOn: old.deviceOn, what: photo, need: null, isTried: false });
    expect(next.id).not.toBe(old.id);
    expect([await store.photo(old.id), await store.photo(next.id)]).toEqual([undefined, bytes(1, 2)]);
    expect(await deliver()).toBe('idle');
    expect(sent.map(({ id }) => id)).toEqual([next.id]);
  });

  it('is in the page while the phone is full, and is stored once there is room', async () => {
    const { change } = database;
    database.change = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    await store.note('one', photo, { photo: bytes(1) });
    const [entry] = store.get().queue as [TripEntry];
    expect(store.get().isFull).toBe(true);
    expect(await store.photo(entry.id)).toEqual(bytes(1));
    expect(await database.photo(entry.id)).toBeUndefined();
    database.change = change;
    await store.note('one', vehicle('Van'));
    expect(await database.photo(entry.id)).toEqual(bytes(1));
    expect(store.get().isFull).toBe(false);
  });
});

describe('a thing that was written down on a phone', () => {
  const ring = { kind: 'effect', item: 'ring', description: '', quantity: 1, foundWhere: '', state: 'on-body' } as const;

  it('is separate from another of the same kind, and is still shown once it’s sent', async () => {
    await store.note('one', ring);
    await store.note('one', ring);
    expect(await deliver({ send: async () => ({ isRepeat: false }) })).toBe('idle');
    const { taken, queue } = store.get();
    expect(queue).toEqual([]);
    expect(taken?.sent).toMatchObject([
      { caseId: 'one', what: ring },
      { caseId: 'one', what: ring },
    ]);
    await store.take({ personId: 'ida', personName: 'Ida', locationId: 'home', pack });
    expect(store.get().taken?.sent).toHaveLength(2);
    await store.take({ personId: 'omar', personName: 'Omar', locationId: 'home', pack });
    expect(store.get().taken?.sent).toBeUndefined();
  });
});

describe('two tabs and a server that loses answers', () => {
  it('put every entry into the record once, with the last word on the field', async () => {
    const step = fc.constantFrom('type', 'send', 'lose', 'other tab');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        marked = false;
        const here = lasting();
        const tabs = [openStore(here), openStore(here)] as const;
        await tabs[0].take({ personId: 'ida', personName: 'Ida', locationId: 'home', pack });
        await tabs[1].refresh();
        const record = new Map<string, unknown>();
        let [at, last, loses] = [0, '', false];
        const send = async ({ id, what }: TripEntry) => {
          const value = what.kind === 'field' ? what.value : null;
          if (record.has(id)) expect(record.get(id)).toBe(value);
          else record.set(id, value);
          if (loses) throw new TypeError('Failed to fetch');
          return recorded(value);
        };
        const sendFrom = (tab: TripStore) =>
          createDeliverTrip({
            store: tab,
            whoSends: async () => 'ida',
            send,
            packOf: async () => pack,
            withLock: (task) => task(),
          })();
        for (const [nth, each] of steps.entries()) {
          const tab = tabs[at % 2] as TripStore;
          if (each === 'other tab') {
            at += 1;
            await tabs[at % 2]?.refresh();
          } else if (each === 'type') {
            last = `Van ${nth}`;
            await tab.note('one', vehicle(last));
          } else {
            loses = each === 'lose';
            await sendFrom(tab);
          }
        }
        loses = false;
        expect(await sendFrom(tabs[0])).toBe('idle');
        expect((await here.read()).queue).toEqual([]);
        expect([...record.values()].at(-1) ?? '').toBe(last);
      }),
      { numRuns: 60 },
    );
  });
});
