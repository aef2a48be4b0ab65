import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackSnapshot } from '#functions/search/snapshot.ts';
import type { Item, Table, Write } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { OpenCloud } from './cloud.ts';
import { openWorld, storeWorld } from './fill-cloud.ts';
import { generateWorld } from './generate.ts';
import { samplePeople } from './sign-ins.ts';

const world = generateWorld({ homes: 13 });
const folder = mkdtempSync(join(tmpdir(), 'yarrow-pictures-'));
const file = join(folder, 'one.webp');
writeFileSync(file, 'a picture');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a cloud in memory: what was last written under each key. `failAt` makes one write fail, like a killed process. */
function memoryCloud(failAt = Number.POSITIVE_INFINITY) {
  const items = new Map<string, Item>();
  const objects = new Map<string, unknown>();
  const users = new Map<string, { password?: string }>();
  let writes = 0;
  const write = () => {
    writes += 1;
    if (writes === failAt) throw new Error('killed');
  };
  const table: Partial<Table> = {
    get: async ({ pk, sk }) => items.get(`${pk} ${sk}`),
    transact: async (list: Write[]) => {
      write();
      expect(list.length).toBeLessThanOrEqual(100);
      for (const each of list) if ('put' in each) items.set(`${each.put.pk} ${each.put.sk}`, each.put);
    },
    query: async (pk) => ({ items: [...items.values()].filter((item) => item.gsi2pk === pk), next: null }),
  };
  const s3 = {
    send: async ({ input }: { input: { Bucket: string; Key: string; Body: unknown } }) => {
      write();
      objects.set(`${input.Bucket} ${input.Key}`, input.Body);
    },
  };
  const cognito = {
    send: async ({ input }: { input: { UserPoolId: string; Username: string; Password?: string } }) => {
      const key = `${input.UserPoolId} ${input.Username}`;
      if (input.Password) users.set(key, { password: input.Password });
      else if (users.has(key)) throw Object.assign(new Error('there already'), { name: 'UsernameExistsException' });
      else users.set(key, {});
    },
  };
  const bucketOf = (name: string): Bucket => ({
    read: async () => null,
    write: async (key, bytes) => {
      write();
      objects.set(`${name} ${key}`, bytes);
      return true;
    },
    remove: async () => undefined,
    address: async (key) => key,
    uploadAddress: async (key) => key,
  });
  const cloud: OpenCloud = {
    table: table as Table,
    s3: s3 as unknown as S3Client,
    cognito: cognito as unknown as CognitoIdentityProviderClient,
    mediaBucket: 'media',
    filesBucket: 'files',
    catalog: bucketOf('catalog'),
    search: bucketOf('search'),
    pools: { family: 'F', provider: 'P', system: 'S' },
  };
  const heal = () => {
    failAt = Number.POSITIVE_INFINITY;
  };
  return {
    cloud,
    items,
    objects,
    users,
    heal,
    state: () => JSON.stringify([[...items].sort(), [...objects.keys()].sort(), [...users].sort()]),
  };
}

const now = new Date('2026-11-01T12:00:00.000Z');
const fill = async (cloud: OpenCloud) => {
  await storeWorld(cloud, world, now, () => undefined);
  await openWorld(cloud, [{ key: 'media/scenes/one-480.webp', file }], now);
};

/** The fields that say who someone is, wherever a row has them. */
const naming = /name$|email|phone/i;

/** Adds every text that says who someone is, and each of its words that is a name, an address, or a number. */
function addNames(value: unknown, into: Set<string>, field = ''): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) addNames(each, into, Array.isArray(value) ? field : key);
  } else if (typeof value === 'string' && naming.test(field))
    for (const word of [value, ...value.split(/\s+/)]) if (/^\p{Lu}.|@|\d{3}/u.test(word)) into.add(word);
}

const isOfCorpus = ({ pk }: Item) => /^CORPUS(#|$)/.test(pk);
/** Rows about people. Those of the catalog and of homes name things. */
const isOfPeople = ({ entityType }: Item) =>
  /^(account|case|contact|decedent|employee|people|plan|review|submission)$/.test(String(entityType));

/** Returns the names that rows have, as whole words. */
function namesIn(rows: readonly Item[], names: ReadonlySet<string>): string[] {
  const text = JSON.stringify(rows);
  const words = new Set(text.match(/[\p{L}\p{M}\p{N}@.+'’()-]+/gu));
  return [...names].filter((name) => (name.includes(' ') ? text.includes(name) : words.has(name)));
}

describe('loading data into a cloud', () => {
  it('stores homes, catalog, pictures, people, and a snapshot of the launched homes only', async () => {
    const { cloud, items, objects, users } = memoryCloud();
    await fill(cloud);
    const kinds = new Set([...items.values()].map(({ entityType }) => entityType));
    for (const kind of [
      'location',
      'image',
      'review',
      'employee',
      'template',
      'price-list',
      'card',
      'location-item',
      'service-price',
      'plan',
      'submission',
      'account',
      'membership',
      'email',
      'catalog-head',
      'catalog-release',
    ])
      expect(kinds, kind).toContain(kind);
    const parts = new Set([...objects.keys()].flatMap((key) => /^catalog parts\/(\w+)\//.exec(key)?.[1] ?? []));
    expect([...parts].sort()).toEqual([...nounNames].sort());
    expect(objects.has('media media/scenes/one-480.webp')).toBe(true);
    expect(objects.has('media media/icons/dispositions/cremation.svg')).toBe(true);
    expect(users.size).toBe(samplePeople.length);
    expect([...users.values()].every(({ password }) => password === 'quiet-daylight')).toBe(true);
    const { cards, at } = unpackSnapshot(objects.get('search snapshot/v1.json.gz') as Uint8Array);
    expect(at).toBe(now.toISOString());
    expect(cards.map(({ id }) => id).sort()).toEqual(
      world.homes.flatMap(({ profile }) => (profile.isActive ? profile.id : [])).sort(),
    );
  });

  it('keeps a corpus for dry runs in which nobody is named', async () => {
    const { cloud, items } = memoryCloud();
    await fill(cloud);
    const rows = [...items.values()];
    const people = rows.filter(isOfPeople);
    const names = new Set<string>();
    for (const row of people) addNames(row, names);
    expect(names.size).toBeGreaterThan(400);
    expect(namesIn(people, names).length).toBeGreaterThan(400);
    const corpus = rows.filter(isOfCorpus);
    const countOf = (kind: string) => rows.filter(({ entityType }) => entityType === kind).length;
    expect([countOf('corpus-event'), countOf('corpus-plan')]).toEqual([countOf('case'), countOf('submission')]);
    expect(countOf('corpus-event')).toBeGreaterThan(10);
    expect(namesIn(corpus, names)).toEqual([]);
    expect(JSON.stringify(corpus)).not.toMatch(/[\w.+-]+@[\w-]+\.|\(\d{3}\) \d{3}-\d{4}/);
  });

  it('ends in the same state when it is run again', async () => {
    const twice = memoryCloud();
    await fill(twice.cloud);
    const before = twice.state();
    await fill(twice.cloud);
    expect(twice.state()).toBe(before);
  });

  it('ends in the same state after an interruption anywhere', async () => {
    const whole = memoryCloud();
    await fill(whole.cloud);
    for (const failAt of [1, 4, 9, 20, 45, 47]) {
      const broken = memoryCloud(failAt);
      await expect(fill(broken.cloud)).rejects.toThrow('killed');
      broken.heal();
      await fill(broken.cloud);
      expect(broken.state()).toBe(whole.state());
    }
  });

  it('says how far it is', async () => {
    const steps: string[] = [];
    await storeWorld(memoryCloud().cloud, world, now, (done, total, what) => steps.push(`${done}/${total} ${what}`));
    expect(steps).toContain(`${world.homes.length}/${world.homes.length} homes`);
    expect(steps).toContain(`${samplePeople.length}/${samplePeople.length} people`);
  });
});
