import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountByEmail, accountItems, accountKeys, accountUpdate, markSession, readAccount } from '#functions/table/account.ts';
import { calendarItem, readCalendar, readCaseCalendar } from '#functions/table/calendar.ts';
import { learnNames, readCasesOfNames, readNames } from '#functions/table/case-names.ts';
import { directorsByLicense } from '#functions/table/director.ts';
import { itemPicturesWrite, ownItemWrite, readHomeItems, shownCategoriesWrite } from '#functions/table/home-merchandise.ts';
import {
  cardsInCell,
  cellsAround,
  launchedCards,
  locationItems,
  readLocation,
  readLocationProfile,
  readTemplate,
} from '#functions/table/location.ts';
import { locationItemWrites, readLocationItems } from '#functions/table/location-item.ts';
import { changedSince, readMerchandiseChanges, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import {
  type NotificationRow,
  notificationWrite,
  readBell,
  readMark,
  readNotifications,
  readUnread,
} from '#functions/table/notification.ts';
import { eachDueEmail, emailDue, listing as emailListing, emailStart, readListed } from '#functions/table/notification-email.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import { claimEvent, finishEvent, readProcessed, releaseEvent } from '#functions/table/processed.ts';
import { clearCount, count } from '#functions/table/rate-limit.ts';
import { countWrites, readCounted, readReportMonths } from '#functions/table/report.ts';
import {
  eachStarting,
  readScheduled,
  readScheduledWhole,
  scheduleWrites,
  unscheduleWrites,
} from '#functions/table/scheduled-list.ts';
import { readSupportSessions, supportSessionEnd, supportSessionItem } from '#functions/table/support-session.ts';
import type { Item, Key, Table } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import {
  eachExpiring,
  readDay,
  readTaskPlace,
  readTasks,
  type TaskListing,
  taskItem,
  taskPlaceItem,
  taskWrites,
} from '#functions/table/task.ts';
import { beginDigest, digestEnd, digestMove, eachDueDigest } from '#functions/table/task-digest.ts';
import { claimToken, letGo, readLiveToken, spend, spendUnclaimed, tokenItem } from '#functions/table/token.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import type { Notification } from '#shared/notifications/after-event.ts';
import type { SearchCard } from '#shared/search/index.ts';
import { distanceMiles } from '#shared/values/geo.ts';
import { newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { everyRow } from '#test/cloud/every-row.ts';
import { lawfulList } from '#test/world/price-lists.ts';
import { sampleHome } from '#test/world/sample-home.ts';

const thing = (pk: string, sk: string, fields: object = {}): Item => ({ pk, sk, entityType: 'thing', version: 1, ...fields });
const newPartition = () => `TEST-${randomUUID()}`;
const times = <T>(number: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: number }, (_, nth) => work(nth)));
/** Counts how many attempts succeeded. All others lost to a condition, and to nothing else. */
const wins = (outcomes: PromiseSettledResult<unknown>[]) => {
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConditionFailed);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

describe('a home', () => {
  it('is read whole in one query, as it was written', async () => {
    const table = openCloudTable();
    const home = sampleHome({ id: randomUUID() });
    await table.putAll(locationItems(home));
    const reader = openCloudTable();
    expect(await readLocationProfile(reader, home.id)).toEqual({ ...home, priceLists: [] });
    expect(reader.requests).toBe(1);
  });

  it('has pictures and packages in its own order and the newest review first', async () => {
    const table = openCloudTable();
    const plain = sampleHome({ id: randomUUID() });
    const images = Array.from({ length: 12 }, (_, at) => ({
      ...plain.images[0]!,
      id: randomUUID(),
      isCover: at === 0,
      isDefault: at === 0,
    }));
    const templates = [7, 0, 11, 2].map((sortOrder) => ({ ...plain.templates[0]!, id: randomUUID(), sortOrder }));
    const reviews = ['2024-02-29', '2026-01-01', '2019-12-31'].map((day) => ({
      ...plain.reviews[0]!,
      id: randomUUID(),
      time: `${day}T08:00:00.000Z`,
    }));
    const home: LocationProfile = { ...plain, images, templates, reviews };
    await table.putAll(locationItems(home));
    const read = await readLocationProfile(table, home.id, { consistent: true });
    expect(read?.images).toEqual(images);
    expect(read?.templates.map(({ sortOrder }) => sortOrder)).toEqual([0, 2, 7, 11]);
    expect(read?.reviews.map(({ time }) => time.slice(0, 4))).toEqual(['2026', '2024', '2019']);
  });

  it('is whole even if it outgrows one page of a query (1 MB)', async () => {
    const table = openCloudTable();
    const plain = sampleHome({ id: randomUUID() });
    const reviews = Array.from({ length: 260 }, () => ({ ...plain.reviews[0]!, id: randomUUID(), text: 'x'.repeat(5_000) }));
    // In transactions, which the embedded table writes many times faster than a batch.
    for (const some of [0, 100, 200].map((from) => locationItems({ ...plain, reviews }).slice(from, from + 100)))
      await table.transact(some.map((put) => ({ put })));
    const reader = openCloudTable();
    expect((await readLocationProfile(reader, plain.id))?.reviews).toHaveLength(260);
    expect(reader.requests).toBe(2);
  });

  it('that does not exist is nothing', async () => {
    const table = openCloudTable();
    expect(await readLocationProfile(table, randomUUID())).toBeUndefined();
    expect(await readLocation(table, randomUUID())).toBeUndefined();
  });

  it('offers its active packages and no other home’s', async () => {
    const table = openCloudTable();
    const plain = sampleHome({ id: randomUUID() });
    const [one, two] = [true, false].map((isActive) => ({ ...plain.templates[0]!, id: randomUUID(), isActive }));
    await table.putAll(locationItems({ ...plain, templates: [one!, { ...two!, sortOrder: 1 }] }));
    expect((await readTemplate(table, plain.id, one!.id))?.id).toBe(one!.id);
    expect(await readTemplate(table, plain.id, two!.id)).toBeUndefined();
    expect(await readTemplate(table, randomUUID(), one!.id)).toBeUndefined();
  });

  it('has its directors found by their license, however it is written', async () => {
    const table = openCloudTable();
    const plain = sampleHome({ id: randomUUID() });
    const licenseNumber = `MA-${randomUUID().slice(0, 8)}`;
    const director = { ...plain.employees[0]!, licenseNumber };
    const other = { ...director, id: randomUUID(), isFuneralDirector: false };
    await table.putAll(locationItems({ ...plain, employees: [director, other] }));
    const found = await directorsByLicense(table, ` ${licenseNumber.toUpperCase().replace('-', ' ')} `);
    expect(found.map(({ fullName, providerLocationId }) => [fullName, providerLocationId])).toEqual([
      [director.fullName, plain.id],
    ]);
    expect(await directorsByLicense(table, `${licenseNumber}9`)).toEqual([]);
  });
});

async function allCards(table: Table): Promise<SearchCard[]> {
  const cards: SearchCard[] = [];
  for await (const page of launchedCards(table)) cards.push(...page);
  return cards;
}

describe('the cells of the geohash index', () => {
  it('cover every launched home within a radius, wherever one is', async () => {
    const table = openCloudTable();
    const cards: SearchCard[] = await allCards(table);
    expect(cards.length).toBeGreaterThan(60);
    const cells = new Map<string, Promise<SearchCard[]>>();
    const inCell = (cell: string) => {
      const found = cells.get(cell) ?? cardsInCell(table, cell);
      cells.set(cell, found);
      return found;
    };
    const near = fc.record({
      card: fc.constantFrom(...cards),
      north: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      east: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(near, fc.integer({ min: 10, max: 100 }), async ({ card, north, east }, radius) => {
        const place = { lat: card.lat + north, lon: card.lon + east };
        const found = new Set((await Promise.all(cellsAround(place, radius).map(inCell))).flat().map(({ id }) => id));
        const within = cards.filter((each) => distanceMiles(place, each) <= radius);
        expect(within.filter(({ id }) => !found.has(id))).toEqual([]);
      }),
      { seed: 7, numRuns: process.env.YARROW_DEEP === '1' ? 1_000 : 25 },
    );
  });
});

describe('the merchandise of a home', () => {
  it('is what it sells and what it adds to the catalog, told apart, in one query', async () => {
    const [home, item, variant] = [randomUUID(), randomUUID(), randomUUID()];
    const sold = {
      id: randomUUID(),
      providerLocationId: home,
      itemId: item,
      variantId: variant,
      itemCategoryId: randomUUID(),
      priceCents: 1,
      isActive: true,
      isSpecialOrder: false,
      sortOrder: 0,
    };
    const own = {
      id: item,
      itemCategoryId: sold.itemCategoryId,
      name: 'Urn',
      description: 'Clay',
      attributes: [],
      variants: [],
      images: [],
      isActive: true,
      isRetired: false,
    };
    const table = openCloudTable();
    await transactMerchandise(table, home, [
      ...locationItemWrites(sold, undefined),
      ownItemWrite(home, own, 0, 'Joan'),
      itemPicturesWrite(home, { itemId: item, images: [] }, 0),
      shownCategoriesWrite(home, { ids: [sold.itemCategoryId], hidden: [] }, 0, 'Joan'),
    ]);
    const before = table.requests;
    const { locationItems: items, merchandise } = await readHomeItems(table, home, { consistent: true });
    expect(table.requests - before).toBe(1);
    expect(items).toEqual([sold]);
    expect(merchandise).toMatchObject({ ownItems: [own], pictures: [{ itemId: item }], shown: { ids: [sold.itemCategoryId] } });
    expect(merchandise.versions).toEqual({ own: new Map([[item, 1]]), pictures: new Map([[item, 1]]), shown: 1 });
    expect(await readLocationItems(table, home)).toEqual([sold]);
    await expect(transactMerchandise(table, home, [ownItemWrite(home, own, 0, 'Joan')])).rejects.toThrow(ConditionFailed);
  });
});

describe('the changes of a home’s merchandise', () => {
  const rowAt = (home: string, price: number, id = randomUUID()) =>
    priceRowWrite(home, { kind: 'item', id, version: 0, isOffered: true, priceCents: price, isSpecialOrder: false });
  const sent = (home: string, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    return { ids, writes: ids.map((id) => rowAt(home, 100, id)) };
  };
  const ends = (keys: readonly Key[]) => keys.map(({ pk, sk }) => `${pk.split('#').at(-1)} ${sk}`).toSorted();

  it('are counted with each transaction, and name the rows that it changed', async () => {
    const [table, home] = [openCloudTable(), randomUUID()];
    expect(await readMerchandiseChanges(table, home)).toMatchObject({ version: 0, epoch: 0 });
    const none = await readMerchandiseChanges(table, home);
    const [first, second] = [sent(home, 2), sent(home, 1)];
    await transactMerchandise(table, home, first.writes);
    await transactMerchandise(table, home, second.writes);
    const now = await readMerchandiseChanges(table, home);
    expect(now).toMatchObject({ version: 2, epoch: 0 });
    const keys = changedSince(none, now, home) ?? [];
    expect(ends(keys)).toEqual([...first.ids, ...second.ids].map((id) => `PRICING ITEM#${id}`).toSorted());
    expect(await table.getMany(keys, { consistent: true })).toHaveLength(3);
  });

  it('don’t count what failed, and what isn’t merchandise', async () => {
    const [table, home] = [openCloudTable(), randomUUID()];
    const { ids, writes } = sent(home, 1);
    await transactMerchandise(table, home, writes);
    await expect(transactMerchandise(table, home, [rowAt(home, 200, ids[0])])).rejects.toMatchObject({
      name: 'ConditionFailed',
      index: 0,
    });
    const service = { kind: 'service', version: 0, isOffered: true, unit: 'flat', name: '', note: '' } as const;
    await transactMerchandise(table, home, [priceRowWrite(home, { ...service, id: randomUUID() })]);
    expect(await readMerchandiseChanges(table, home)).toMatchObject({ version: 1, epoch: 0 });
  });

  it('begin an epoch with many rows, and say what changed in the last three of them', async () => {
    const [table, home] = [openCloudTable(), randomUUID()];
    const changes = () => readMerchandiseChanges(table, home);
    const seen = [await changes()];
    for (const length of [51, 98, 98, 6, 50, 98]) {
      await transactMerchandise(table, home, sent(home, length).writes);
      seen.push(await changes());
    }
    const now = seen.at(-1)!;
    expect(seen.map(({ version, epoch }) => [version, epoch])).toEqual(
      [0, 1, 2, 3, 3, 4, 5].map((epoch, version) => [version, epoch]),
    );
    expect(seen.map((before) => changedSince(before, now, home)?.length)).toEqual([undefined, undefined, 252, 154, 148, 98, 0]);
  });

  it('count each of many at the same time', async () => {
    const [table, home] = [openCloudTable(), randomUUID()];
    const none = await readMerchandiseChanges(table, home);
    const all = Array.from({ length: 20 }, () => sent(home, 1));
    await Promise.all(all.map(({ writes }) => transactMerchandise(table, home, writes)));
    const now = await readMerchandiseChanges(table, home);
    expect(now).toMatchObject({ version: 20, epoch: 0 });
    expect(ends(changedSince(none, now, home) ?? [])).toEqual(
      all.flatMap(({ ids }) => ids.map((id) => `PRICING ITEM#${id}`)).toSorted(),
    );
  });
});

describe('versions and conditions', () => {
  it('refuse a stale write', async () => {
    const table = openCloudTable();
    const key: Key = { pk: newPartition(), sk: 'THING' };
    await table.put(thing(key.pk, key.sk));
    await table.put(thing(key.pk, key.sk, { version: 2, by: 'first' }), { ifVersion: 1 });
    await expect(table.put(thing(key.pk, key.sk, { version: 2, by: 'second' }), { ifVersion: 1 })).rejects.toBeInstanceOf(
      ConditionFailed,
    );
    expect(await table.get(key, { consistent: true })).toMatchObject({ version: 2, by: 'first' });
  });

  it('let one of many be first', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    expect(
      wins(await Promise.allSettled(Array.from({ length: 20 }, () => table.put(thing(pk, 'THING'), { unless: 'exists' })))),
    ).toBe(1);
  });

  it('lose none of twenty writers who read before they write', async () => {
    const table = openCloudTable();
    const account = { id: randomUUID(), firstName: '0' };
    await table.put({ ...accountKeys.account(account.id), entityType: 'account', version: 1, ...account });
    const addOne = async (): Promise<void> => {
      const { version, firstName } = (await table.get(accountKeys.account(account.id), { consistent: true }))!;
      try {
        await table.transact([accountUpdate(account.id, version as number, { firstName: String(Number(firstName) + 1) })]);
      } catch (error) {
        // A transaction may also be canceled because another one has locked the row (TransactionConflict). Both mean: read again.
        if (!(error instanceof ConditionFailed) && !/TransactionConflict|TransactionCanceled/.test(String(error))) throw error;
        await addOne();
      }
    };
    await times(20, addOne);
    expect(await table.get(accountKeys.account(account.id), { consistent: true })).toMatchObject({
      firstName: '20',
      version: 21,
    });
  });

  it('remove an attribute that is set to nothing', async () => {
    const table = openCloudTable();
    const key: Key = { pk: newPartition(), sk: 'THING' };
    await table.put(thing(key.pk, key.sk, { one: 1, two: 2 }));
    expect(await table.update(key, { one: undefined, two: 3 })).toEqual(thing(key.pk, key.sk, { two: 3 }));
  });

  it('count every one of many at the same time', async () => {
    const table = openCloudTable();
    const key: Key = { pk: newPartition(), sk: 'COUNT' };
    await times(50, () => table.add(key, { expected: 1 }, { since: 'the beginning' }));
    expect(await table.get(key, { consistent: true })).toMatchObject({ expected: 50, since: 'the beginning' });
  });
});

describe('transactions', () => {
  it('write all or nothing, and say which condition failed', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    await table.put(thing(pk, 'TAKEN'));
    const work = table.transact([
      { put: thing(pk, 'ONE') },
      { put: thing(pk, 'TWO') },
      { put: thing(pk, 'TAKEN'), unless: 'exists' },
    ]);
    await expect(work).rejects.toMatchObject({ name: 'ConditionFailed', index: 2 });
    expect((await table.query(pk, { consistent: true })).items.map(({ sk }) => sk)).toEqual(['TAKEN']);
  });

  it('check without writing', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    const exists = { expression: 'attribute_exists(pk)' };
    await expect(
      table.transact([{ put: thing(pk, 'ONE') }, { check: { pk, sk: 'NONE' }, condition: exists }]),
    ).rejects.toMatchObject({ index: 1 });
    await table.put(thing(pk, 'THERE'));
    await table.transact([{ put: thing(pk, 'ONE') }, { check: { pk, sk: 'THERE' }, condition: exists }]);
    expect((await table.query(pk)).items).toHaveLength(2);
  });

  it('refuse to change or delete a missing row, if asked to', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    await expect(table.transact([{ update: { pk, sk: 'NONE' }, set: { one: 1 } }])).rejects.toBeInstanceOf(ConditionFailed);
    await expect(table.transact([{ delete: { pk, sk: 'NONE' }, ifExists: true }])).rejects.toBeInstanceOf(ConditionFailed);
    await table.transact([{ delete: { pk, sk: 'NONE' } }]);
  });

  it('accept a hundred writes and no more', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    const puts = (number: number) => Array.from({ length: number }, (_, nth) => ({ put: thing(pk, String(nth)) }));
    await table.transact(puts(100));
    expect((await table.query(pk, { consistent: true })).items).toHaveLength(100);
    await expect(table.transact(puts(101))).rejects.toThrow();
  });
});

describe('pages', () => {
  const walk = async (table: Table, pk: string, options: Parameters<Table['query']>[1]) => {
    const pages: string[][] = [];
    let cursor: Awaited<ReturnType<Table['query']>>['next'] = null;
    do {
      const page: Awaited<ReturnType<Table['query']>> = await table.query(pk, {
        ...options,
        ...(cursor ? { cursor: cursor as Key } : {}),
      });
      pages.push(page.items.map(({ sk }) => sk));
      cursor = page.next;
    } while (cursor);
    return pages;
  };

  it('continue where the last one ended: everything once, in order, either way', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    const keys = Array.from({ length: 23 }, (_, nth) => `A#${String(nth).padStart(2, '0')}`);
    await table.putAll([...keys.map((sk) => thing(pk, sk)), thing(pk, 'B#00')]);
    const forward = await walk(table, pk, { startsWith: 'A#', limit: 5 });
    expect(forward.flat()).toEqual(keys);
    expect(forward.slice(0, 4).map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect((await walk(table, pk, { startsWith: 'A#', limit: 5, descending: true })).flat()).toEqual(keys.toReversed());
    expect((await walk(table, pk, {})).flat()).toEqual([...keys, 'B#00']);
  });

  it('continue in an index too', async () => {
    const table = openCloudTable();
    const group = newPartition();
    await table.putAll(
      Array.from({ length: 7 }, (_, nth) => thing(newPartition(), 'THING', { gsi2pk: group, gsi2sk: String(nth) })),
    );
    const pages = await walk(table, group, { index: 'gsi2', limit: 3 });
    expect(pages.map(({ length }) => length).filter(Boolean)).toEqual([3, 3, 1]);
  });

  it('read many by their keys, more than one request accepts', async () => {
    const table = openCloudTable();
    const pk = newPartition();
    const items = Array.from({ length: 130 }, (_, nth) => thing(pk, String(nth)));
    for (const some of [items.slice(0, 100), items.slice(100)]) await table.transact(some.map((put) => ({ put })));
    const reader = openCloudTable();
    const found = await reader.getMany(items.map(({ sk }) => ({ pk, sk })));
    expect(new Set(found.map(({ sk }) => sk)).size).toBe(130);
    expect(reader.requests).toBe(2);
  });
});

describe('an account', () => {
  const account = () => {
    const at = new Date().toISOString();
    const fields = {
      isEmailVerified: true,
      status: 'active' as const,
      pendingEmail: null,
      defaultLocationId: null,
      sessionsValidFrom: null,
    };
    return {
      id: randomUUID(),
      version: 1,
      kind: 'provider' as const,
      email: newEmail(),
      firstName: 'A',
      lastName: 'B',
      phoneNumber: '',
      ...fields,
      createdOn: at,
      updatedOn: at,
    };
  };
  const membership = {
    locationId: randomUUID(),
    locationName: 'A Home',
    employeeId: randomUUID(),
    access: 'staff' as const,
    kind: 'staff' as const,
  };

  it('is an actor in one query, and no longer a member the moment the row is gone', async () => {
    const table = openCloudTable();
    const person = account();
    await table.transact(accountItems(person, [membership]).map((put) => ({ put })));
    const reader = openCloudTable();
    expect(await readAccount(reader, person.id)).toEqual({
      account: person,
      memberships: [membership],
      sessions: [],
      support: null,
      cases: [],
    });
    expect(reader.requests).toBe(1);
    await table.delete(accountKeys.membership(person.id, membership.locationId));
    expect((await readAccount(table, person.id))?.memberships).toEqual([]);
    expect(await accountByEmail(table, person.email)).toEqual({ accountId: person.id, kind: 'provider' });
  });

  it('shares its email with nobody', async () => {
    const table = openCloudTable();
    const [one, two] = [account(), account()];
    const items = (person: typeof one) =>
      accountItems({ ...person, email: one.email }).map((put) => ({ put, unless: 'exists' as const }));
    const outcomes = await Promise.allSettled([table.transact(items(one)), table.transact(items(two))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('remembers which sign-ins are over', async () => {
    const table = openCloudTable();
    const person = account();
    await table.transact(accountItems(person).map((put) => ({ put })));
    await markSession(table, person.id, { id: 'one', state: 'ended' }, new Date());
    expect((await readAccount(table, person.id))?.sessions).toEqual([{ id: 'one', state: 'ended' }]);
  });
});

describe('an emailed link', () => {
  const link = (minutes = 60) => {
    const [createdOn, expiresOn] = [0, minutes].map((after) => new Date(Date.now() + after * 60_000).toISOString());
    return {
      hash: randomUUID(),
      purpose: 'password-reset' as const,
      email: newEmail(),
      accountId: null,
      createdOn: createdOn!,
      expiresOn: expiresOn!,
    };
  };

  it('is claimed by one of a hundred at the same time', async () => {
    const table = openCloudTable();
    const { hash, purpose, ...rest } = link();
    await table.put(tokenItem({ hash, purpose, ...rest }));
    const claims = await times(100, (nth) => claimToken(table, hash, purpose, `claim-${nth}`, new Date()));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('is spent once, whoever has it', async () => {
    const table = openCloudTable();
    const token = link();
    await table.put(tokenItem(token));
    const now = new Date();
    expect(await claimToken(table, token.hash, token.purpose, 'mine', now)).toMatchObject({ email: token.email });
    await expect(table.transact([spend(token.hash, 'yours', now)])).rejects.toBeInstanceOf(ConditionFailed);
    await table.transact([spend(token.hash, 'mine', now)]);
    await expect(table.transact([spend(token.hash, 'mine', now)])).rejects.toBeInstanceOf(ConditionFailed);
    await expect(table.transact([spendUnclaimed(token.hash, now)])).rejects.toBeInstanceOf(ConditionFailed);
    expect(await claimToken(table, token.hash, token.purpose, 'again', now)).toBeUndefined();
    expect(await readLiveToken(table, token.hash, now)).toBeUndefined();
  });

  it('is free again when released, or when its claimant has been gone for 40 s', async () => {
    const table = openCloudTable();
    const token = link();
    await table.put(tokenItem(token));
    const now = new Date();
    const claim = (name: string, at = now) => claimToken(table, token.hash, token.purpose, name, at);
    await claim('one');
    await letGo(table, token.hash, 'two');
    expect(await claim('two')).toBeUndefined();
    await letGo(table, token.hash, 'one');
    expect(await claim('two')).toBeDefined();
    expect(await claim('three', new Date(now.getTime() + 39_000))).toBeUndefined();
    expect(await claim('three', new Date(now.getTime() + 41_000))).toBeDefined();
  });

  it('works for nothing else, and not later', async () => {
    const table = openCloudTable();
    const token = link();
    await table.put(tokenItem(token));
    const after = new Date(Date.parse(token.expiresOn) + 1);
    expect(await claimToken(table, token.hash, 'email-verification', 'mine', new Date())).toBeUndefined();
    expect(await claimToken(table, token.hash, token.purpose, 'mine', after)).toBeUndefined();
    expect(await readLiveToken(table, token.hash, after)).toBeUndefined();
  });
});

describe('an event', () => {
  const claimOf = (eventId: string) => ({ consumer: 'a-test', eventId, claimId: randomUUID() });

  it('is handled by one delivery of many, and done once', async () => {
    const table = openCloudTable();
    const [eventId, now] = [randomUUID(), new Date()];
    const claims = Array.from({ length: 20 }, () => claimOf(eventId));
    const states = await Promise.all(claims.map((claim) => claimEvent(table, claim, now)));
    expect(states.filter((state) => state === 'claimed')).toHaveLength(1);
    expect(states.filter((state) => state === 'busy')).toHaveLength(19);
    const pk = newPartition();
    await finishEvent(table, claims[states.indexOf('claimed')]!, [{ put: thing(pk, 'FOLLOWED') }], now);
    expect(await claimEvent(table, claimOf(eventId), now)).toBe('done');
    await expect(finishEvent(table, claims[states.indexOf('busy')]!, [{ put: thing(pk, 'TWICE') }], now)).rejects.toThrow(
      'Another delivery took this event over.',
    );
    expect((await table.query(pk, { consistent: true })).items.map(({ sk }) => sk)).toEqual(['FOLLOWED']);
  });

  it('comes again after a failure, and 90 s after a delivery that died with it', async () => {
    const table = openCloudTable();
    const [eventId, now] = [randomUUID(), new Date()];
    const first = claimOf(eventId);
    await claimEvent(table, first, now);
    await releaseEvent(table, first, 'Error: The mail service is down.');
    expect(await readProcessed(table, first.consumer, eventId)).toEqual({
      isDone: false,
      failure: 'Error: The mail service is down.',
    });
    expect(await claimEvent(table, claimOf(eventId), now)).toBe('claimed');
    expect(await claimEvent(table, claimOf(eventId), new Date(now.getTime() + 89_000))).toBe('busy');
    expect(await claimEvent(table, claimOf(eventId), new Date(now.getTime() + 91_000))).toBe('claimed');
  });
});

describe('a limit', () => {
  it('counts a hundred at the same time as a hundred, and starts over after its window', async () => {
    const table = openCloudTable();
    const [subject, now] = [randomUUID(), new Date()];
    const counts = await times(100, () => count(table, 'a-test', subject, 900, now));
    expect(Math.max(...counts.map((each) => each.count))).toBe(100);
    expect((await count(table, 'a-test', subject, 900, new Date(now.getTime() + 901_000))).count).toBe(1);
    await clearCount(table, 'a-test', subject);
    expect((await count(table, 'a-test', subject, 900, now)).count).toBe(1);
  });
});

describe('tasks', () => {
  const listing: TaskListing = {
    providerLocationId: randomUUID(),
    status: 'active',
    deletedOn: undefined,
    timeZone: 'America/New_York',
  };
  const newTask = (changes: Partial<Task> = {}): Task =>
    taskSchema.parse({
      id: randomUUID(),
      caseId: randomUUID(),
      name: 'Call the cemetery',
      due: { from: 'event', days: 0 },
      origin: { at: '2026-07-01T12:00:00.000Z', eventId: 'told' },
      createdOn: '2026-07-01T12:00:00.000Z',
      ...changes,
    });
  const rows = (task: Task, of: TaskListing) => [taskItem(task, of), taskPlaceItem(task, of)];
  const idsOf = ({ tasks }: { tasks: Task[] }) => tasks.map(({ id }) => id);

  it('of a home and of its members are read by day, one query per page, those without a day at the end', async () => {
    const home = { ...listing, providerLocationId: randomUUID() };
    const employeeId = randomUUID();
    const days = ['2026-07-03', undefined, '2026-07-01', '2026-07-02', '2026-07-02'];
    const tasks = days.map((dueOn, nth) => newTask({ ...(dueOn ? { dueOn } : {}), sortOrder: 90 - nth }));
    const mine = new Set([tasks[0], tasks[2]]);
    await openCloudTable().putAll(tasks.flatMap((task) => rows(task, { ...home, ...(mine.has(task) ? { employeeId } : {}) })));
    const table = openCloudTable();
    const { providerLocationId: locationId } = home;
    const inOrder = [2, 4, 3, 0, 1].map((nth) => tasks[nth]?.id);
    expect(idsOf(await readDay(table, { locationId }, { limit: 9 }))).toEqual(inOrder);
    expect(table.requests).toBe(1);
    const first = await readDay(table, { locationId }, { limit: 2 });
    const second = await readDay(table, { locationId }, { limit: 2, after: first.next });
    const third = await readDay(table, { locationId }, { limit: 2, after: second.next });
    expect([first, second, third].flatMap(idsOf)).toEqual(inOrder);
    expect(third.next).toBeNull();
    expect(idsOf(await readDay(table, { locationId }, { limit: 9, through: '2026-07-02' }))).toEqual(inOrder.slice(0, 3));
    expect(idsOf(await readDay(table, { locationId, employeeId }, { limit: 9 }))).toEqual([tasks[2]?.id, tasks[0]?.id]);
    expect(idsOf(await readDay(table, { locationId, employeeId: null }, { limit: 9 }))).toHaveLength(3);
  });

  it('of a case are read by state: open ones by day, past ones newest first', async () => {
    const caseId = randomUUID();
    const done = (day: string) =>
      newTask({ caseId, isCompleted: true, completedMethod: 'manual', completedOn: `2026-07-${day}T12:00:00.000Z` });
    const [early, late, over] = [done('01'), done('02'), newTask({ caseId, completedMethod: 'expired', dueOn: '2026-07-01' })];
    const open = newTask({ caseId, dueOn: '2026-07-05' });
    await openCloudTable().putAll([early, late, over, open].flatMap((task) => rows(task, listing)));
    const read = async (state: Parameters<typeof readTasks>[2], after: string | null = null) =>
      readTasks(openCloudTable(), caseId, state, { limit: 1, after });
    expect(idsOf(await read('open'))).toEqual([open.id]);
    expect(idsOf(await read('expired'))).toEqual([over.id]);
    const newest = await read('done');
    expect(idsOf(newest)).toEqual([late.id]);
    expect(await read('done', newest.next)).toMatchObject({ tasks: [{ id: early.id }], next: null });
    expect(await read('removed')).toEqual({ tasks: [], next: null });
    // A place in one state's list isn't one in another's.
    expect(await read('open', newest.next)).toEqual({ tasks: [], next: null });
  });

  it('are found by the end of their day, and no longer once they are done', async () => {
    const table = openCloudTable();
    const task = newTask({ isExpirable: true, dueOn: '1999-12-31' });
    await table.putAll(rows(task, listing));
    const found = async (by: string) =>
      (await everyRow(eachExpiring(table, { by, atOnce: 1_000 }))).filter(({ id }) => id === task.id);
    expect(await found('2000-01-01T04:59:59.999Z')).toEqual([]);
    expect(await found('2000-01-01T05:00:00.000Z')).toMatchObject([{ caseId: task.caseId }]);
    const done: Task = { ...task, isCompleted: true, completedMethod: 'manual', completedOn: '2000-01-01T00:00:00.000Z' };
    await table.transact(taskWrites(taskItem(task, listing), done, listing));
    expect(await found('2000-01-02T00:00:00.000Z')).toEqual([]);
    expect(await readTaskPlace(table, task.id)).toMatchObject({ caseId: task.caseId, at: taskItem(done, listing).sk });
    expect(await readTasks(table, task.caseId ?? '', 'open', { limit: 9, after: null })).toEqual({ tasks: [], next: null });
  });

  it('have one email a morning: started once, moved on by one of two', async () => {
    const table = openCloudTable();
    const [morning, next] = ['1999-01-01T12:00:00.000Z', '2999-01-02T12:00:00.000Z'];
    const digest = { locationId: randomUUID(), employeeId: randomUUID(), nextAt: morning };
    await beginDigest(table, digest);
    await beginDigest(table, { ...digest, nextAt: next });
    const due = async () =>
      (await everyRow(eachDueDigest(table, { by: morning, atOnce: 1_000 }))).filter(
        ({ employeeId }) => employeeId === digest.employeeId,
      );
    expect(await due()).toEqual([digest]);
    const moves = await Promise.allSettled([1, 2, 3].map(() => table.transact([digestMove(digest, next)])));
    expect(wins(moves)).toBe(1);
    expect(await due()).toEqual([]);
    await table.transact([digestEnd(digest)]);
    await expect(table.transact([digestMove({ ...digest, nextAt: next }, morning)])).rejects.toBeInstanceOf(ConditionFailed);
  });
});

describe('the notifications of a member', () => {
  const of = () => ({ locationId: randomUUID(), employeeId: randomUUID() });
  const told = (
    to: { locationId: string; employeeId: string },
    at: string,
    changes: Partial<Notification> = {},
  ): Notification => ({
    ...to,
    id: randomUUID(),
    kind: 'mention',
    caseId: null,
    byId: null,
    byName: null,
    subjects: [],
    words: null,
    at,
    isInBell: true,
    ...changes,
  });

  it('are in the bell by time, and unread until they are read; those that are only emailed are in neither', async () => {
    const [table, to] = [openCloudTable(), of()];
    const [old, last] = [told(to, '2026-01-01T00:00:00.000Z'), told(to, '2026-01-02T00:00:00.000Z')];
    const unseen = told(to, '2026-01-03T00:00:00.000Z', { isInBell: false });
    await table.transact([old, last, unseen].map((each) => notificationWrite(each, undefined)));
    const first = await readBell(table, to, { limit: 1, after: null });
    expect(first.notifications.map(({ id }) => id)).toEqual([last.id]);
    const rest = await readBell(table, to, { limit: 9, after: first.next });
    expect(rest.notifications.map(({ id }) => id)).toEqual([old.id]);
    await table.transact([readMark(to, last.id, '2026-01-04T00:00:00.000Z')]);
    expect(await readUnread(table, to, 9)).toHaveLength(1);
    expect(await readUnread(table, of(), 9)).toEqual([]);
  });

  it('are added to by one of several at the same time', async () => {
    const [table, to] = [openCloudTable(), of()];
    const notification = told(to, '2026-01-01T00:00:00.000Z');
    const write = (before?: NotificationRow) => table.transact([notificationWrite(notification, before)]);
    expect(wins(await Promise.allSettled([1, 2, 3].map(() => write())))).toBe(1);
    const [row] = await readNotifications(table, [notification]);
    expect(wins(await Promise.allSettled([1, 2, 3].map(() => write(row))))).toBe(1);
  });

  it('have one email, due when the first of them said, taken up by one of two', async () => {
    const [table, to] = [openCloudTable(), of()];
    const [soon, later] = ['1999-01-01T12:00:00.000Z', '1999-01-01T13:00:00.000Z'];
    for (const dueAt of [soon, later]) await table.transact([emailListing(to, randomUUID()), emailDue({ ...to, dueAt })]);
    const due = async (by: string) =>
      (await everyRow(eachDueEmail(table, { by, atOnce: 1_000 }))).filter(({ employeeId }) => employeeId === to.employeeId);
    expect(await due('1999-01-01T11:00:00.000Z')).toEqual([]);
    expect(await due(later)).toEqual([{ ...to, dueAt: soon }]);
    expect(await readListed(table, to, 9)).toHaveLength(2);
    const starts = await Promise.allSettled([1, 2, 3].map(() => table.transact([emailStart({ ...to, dueAt: soon })])));
    expect(wins(starts)).toBe(1);
    expect(await due(later)).toEqual([]);
  });
});

describe('a price list that waits for its day', () => {
  it('is found from the start of that day, replaced as it was seen, and taken back by one of two', async () => {
    const table = openCloudTable();
    const locationId = randomUUID();
    const startsAt = '1999-01-01T05:00:00.000Z';
    const version = (id: string) => ({
      ...{ id, providerLocationId: locationId, effectiveOn: '1999-01-01', publishedOn: startsAt, publishedBy: 'Ida' },
      papers: [{ paper: 'gpl' as const, hash: 'ab'.repeat(32), pages: 6, key: 'price-lists/one.pdf' }],
    });
    const content = { content: lawfulList(), published: { lines: [], servicePrices: [], locationItems: [] } };
    await table.transact(scheduleWrites({ version: version(locationId), startsAt }, content, undefined));
    const waiting = async (by: string) => (await everyRow(eachStarting(table, { by, atOnce: 1_000 }))).includes(locationId);
    expect(await waiting('1999-01-01T04:59:59.999Z')).toBe(false);
    expect(await waiting(startsAt)).toBe(true);
    const seen = await readScheduled(table, locationId);
    const other = scheduleWrites({ version: version(randomUUID()), startsAt }, content, seen);
    expect(wins(await Promise.allSettled([table.transact(other), table.transact(other)]))).toBe(1);
    const whole = await readScheduledWhole(table, locationId);
    expect(whole).toMatchObject({ ...content, writes: 2 });
    const back = unscheduleWrites(locationId, whole!);
    expect(wins(await Promise.allSettled([table.transact(back), table.transact(back)]))).toBe(1);
    expect(await readScheduledWhole(table, locationId)).toBeUndefined();
    expect(await waiting(startsAt)).toBe(false);
  });
});

describe('the calendar of a home', () => {
  it('is read by days in one query, with what began up to three days before and nothing that is hidden', async () => {
    const [table, home, ofCase] = [openCloudTable(), randomUUID(), randomUUID()];
    const row = (startsAt: string, endsAt: string, changes: object = {}) => ({
      ...{
        id: randomUUID(),
        version: 1,
        kind: 'viewing' as const,
        title: 'Viewing',
        place: '',
        phone: '',
        note: '',
        casePlace: '',
      },
      ...{ startsAt, endsAt, isTimeOpen: false, people: [], resources: [], caseId: ofCase, caseNumber: '', decedentName: '' },
      ...{ source: null, providerLocationId: home, updatedOn: startsAt, ...changes },
    });
    const rows = [
      row('2026-07-01T08:00', '2026-07-01T09:00'),
      row('2026-07-04T22:00', '2026-07-05T06:00'),
      row('2026-07-05T00:00', '2026-07-06T00:00', { isTimeOpen: true }),
      row('2026-07-06T23:45', '2026-07-07T00:15'),
      row('2026-07-07T00:00', '2026-07-07T01:00'),
      row('2026-07-05T10:00', '2026-07-05T11:00', { isHidden: true }),
    ];
    await table.putAll(rows.map((each) => calendarItem(each)));
    const reader = openCloudTable();
    const found = await readCalendar(reader, home, { from: '2026-07-05', to: '2026-07-06' });
    expect(reader.requests).toBe(1);
    expect(found).toEqual(rows.slice(1, 4));
    expect((await readCaseCalendar(reader, ofCase)).length).toBe(6);
  });
});

describe('the names of the cases of a home', () => {
  it('are added to those that are known, once, with the newest cases of each', async () => {
    const [table, home] = [openCloudTable(), randomUUID()];
    const named = (nth: number, ...names: string[]) => ({
      id: `case-${nth}`,
      createdOn: `2026-07-${String(nth).padStart(2, '0')}`,
      names,
    });
    expect(await learnNames(table, home, [named(1, 'robert', 'marsh')])).toBe(4);
    expect(await learnNames(table, home, [named(1, 'robert', 'marsh')])).toBe(0);
    expect(await learnNames(table, home, [named(2, 'ruth', 'marsh')])).toBe(3);
    await learnNames(
      table,
      home,
      Array.from({ length: 9 }, (_, nth) => named(nth + 10, 'ruth')),
    );
    const reader = openCloudTable();
    expect((await readNames(reader, home, ['robret', 'rth', 'mrash'])).toSorted()).toEqual(['marsh', 'robert', 'ruth']);
    const cases = await readCasesOfNames(reader, home, ['marsh', 'ruth', 'nobody']);
    expect(reader.requests).toBe(2);
    expect(cases.get('marsh')).toEqual(['case-2', 'case-1']);
    expect(cases.get('ruth')?.slice(0, 2)).toEqual(['case-18', 'case-17']);
    expect([cases.get('ruth')?.length, cases.get('nobody')]).toEqual([8, []]);
  });

  it('are all there after many people added some at the same moment, each of them again until it worked', async () => {
    const home = randomUUID();
    const names = ['marsh', 'march', 'moss', 'miller', 'mott', 'munro'];
    await Promise.all(
      names.map(async (name, nth) => {
        for (;;)
          try {
            return await learnNames(openCloudTable(), home, [{ id: `case-${nth}`, createdOn: '2026-07-01', names: [name] }]);
          } catch (error) {
            expect(error).toBeInstanceOf(ConditionFailed);
          }
      }),
    );
    expect((await readNames(openCloudTable(), home, ['mrash'])).toSorted()).toEqual(names.toSorted());
  });
});

describe('support sessions', () => {
  it('are read newest first, a page at a time in one query, with who ended one', async () => {
    const table = openCloudTable();
    // Ids older than any other, so that what follows the place before them is these alone.
    const tail = randomUUID().slice(8);
    const [first, second, third, before] = ['00000001', '00000002', '00000003', '00000004'].map((at) => `${at}${tail}`);
    const startedOn = new Date().toISOString();
    const session = (id: string) => ({
      ...{ id, systemId: randomUUID(), systemName: 'Sam Marsh', accountId: randomUUID(), personName: 'Ida Okafor' },
      ...{ email: newEmail('ida'), homeName: null, reason: 'Lost price list', startedOn, until: startedOn },
    });
    const rows = [first, second, third].map((id) => session(id!));
    await table.transact(rows.map((row) => ({ put: supportSessionItem(row) })));
    await table.transact([supportSessionEnd(second!, startedOn, 'Ada Lee')]);
    const reader = openCloudTable();
    const newest = await readSupportSessions(reader, { limit: 2, after: before! });
    expect(reader.requests).toBe(1);
    expect(newest).toEqual({
      sessions: [rows[2], { ...rows[1], endedOn: startedOn, endedBy: 'Ada Lee' }],
      next: second,
    });
    expect((await readSupportSessions(reader, { limit: 2, after: newest.next })).sessions).toEqual([rows[0]]);
  });
});

describe('the reports of a home', () => {
  it('count a case once, however many count it at the same moment, and follow what it counts as', async () => {
    const [table, locationId] = [openCloudTable(), randomUUID()];
    const [of, month] = [{ kind: 'case', id: randomUUID(), locationId } as const, '2026-07'];
    const call = { month, counts: { calls: 1 } };
    expect(wins(await Promise.allSettled([1, 2, 3].map(() => table.transact(countWrites(of, undefined, call)))))).toBe(1);
    const counted = await readCounted(table, of);
    expect(counted).toEqual({ ...call, version: 1 });
    expect(countWrites(of, counted, call)).toEqual([]);
    const plan = countWrites(of, counted, { month, counts: { plans: 1 } });
    expect(wins(await Promise.allSettled([table.transact(plan), table.transact(plan)]))).toBe(1);
    expect(await readReportMonths(table, locationId)).toEqual([{ month, counts: { plans: 1 } }]);
  });

  it('are read by month in order, in one query, and no other home’s', async () => {
    const [table, locationId] = [openCloudTable(), randomUUID()];
    const message = (month: string, home = locationId) =>
      countWrites({ kind: 'message', id: randomUUID(), locationId: home }, undefined, { month, counts: { messages: 1 } });
    for (const writes of [message('2026-07'), message('2025-12'), message('2026-07'), message('2026-07', randomUUID())])
      await table.transact(writes);
    const reader = openCloudTable();
    expect(await readReportMonths(reader, locationId)).toEqual([
      { month: '2025-12', counts: { messages: 1 } },
      { month: '2026-07', counts: { messages: 2 } },
    ]);
    expect(reader.requests).toBe(1);
  });
});
