import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishCertificate } from '#functions/documents/sealing/publish-certificate.ts';
import { readSealCertificates } from '#functions/table/seal-certificate.ts';
import type { Table } from '#functions/table/table.ts';
import { sealCertificateSchema } from '#shared/model/seal-certificate.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { testSeal } from '#test/documents/test-seal.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const minute = (minutes: number) => new Date(Date.parse('2026-11-26T16:00:00.000Z') + minutes * 60_000);

/** The keys of two years. */
let certificates: [Uint8Array, Uint8Array];
beforeAll(async () => {
  const [first, second] = await Promise.all([testSeal(), testSeal()]);
  certificates = [first.certificate, second.certificate];
});

/** Opens the cloud’s table with a partition for each list, so that the cloud’s own keys are none of these. It dies after so many requests. */
const listTable = (list: string, lives = Number.POSITIVE_INFINITY): Table => {
  const table = openCloudTable();
  let left = lives;
  const live = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  return {
    ...table,
    query: async (pk, options) => {
      live();
      return table.query(`${pk}#${list}`, options);
    },
    transact: async (writes) => {
      live();
      await table.transact(
        writes.map((write) => ('put' in write ? { ...write, put: { ...write.put, pk: `${write.put.pk}#${list}` } } : write)),
      );
    },
  };
};
const listed = (list: string) => readSealCertificates(listTable(list), { consistent: true });
const periods = async (list: string) => (await listed(list)).map(({ sha256, from, until }) => ({ sha256, from, until }));

describe('the certificates of keys that seal documents', () => {
  it('are published once, in PEM, however often a key is opened', async () => {
    const list = randomUUID();
    for (const at of [0, 1, 2]) await publishCertificate(listTable(list), certificates[0], minute(at));
    const [published, ...others] = await listed(list);
    expect(others).toEqual([]);
    expect(sealCertificateSchema.parse(published)).toMatchObject({
      sha256: digest(certificates[0]),
      from: minute(0).toISOString(),
      until: null,
    });
    expect(Buffer.from(certificates[0]).equals(new X509Certificate(published!.certificate).raw)).toBe(true);
  });

  it('of a key that changed stay for good: the earlier one ends when the next one begins', async () => {
    const list = randomUUID();
    const [old, current] = certificates;
    await publishCertificate(listTable(list), old, minute(0));
    // A clock that is slow: nothing ends before it began.
    await publishCertificate(listTable(list), current, minute(-1));
    await publishCertificate(listTable(list), old, minute(5));
    const [begun, again] = [0, 5].map((minutes) => minute(minutes).toISOString());
    expect(await periods(list)).toEqual([
      { sha256: digest(old), from: begun, until: begun },
      { sha256: digest(current), from: begun, until: again },
      { sha256: digest(old), from: again, until: null },
    ]);
  });

  it('are published by one of many at the same time, and of two keys one is in use', async () => {
    const list = randomUUID();
    const publish = (certificate: Uint8Array, at: number) => publishCertificate(listTable(list), certificate, minute(at));
    await Promise.all(Array.from({ length: 8 }, (_, at) => publish(certificates[0], at)));
    expect(await listed(list)).toHaveLength(1);
    await Promise.all(Array.from({ length: 6 }, () => publish(certificates[1], 20)));
    const rows = await periods(list);
    expect(rows.map(({ sha256 }) => sha256)).toEqual(certificates.map(digest));
    expect(rows.map(({ until }) => until)).toEqual([rows[1]!.from, null]);
  });

  it('survive being killed before each request', async () => {
    const list = randomUUID();
    await publishCertificate(listTable(list), certificates[0], minute(0));
    for (const lives of [0, 1]) {
      await expect(publishCertificate(listTable(list, lives), certificates[1], minute(1))).rejects.toThrow('killed');
      expect(await listed(list)).toMatchObject([{ until: null }]);
    }
    await publishCertificate(listTable(list), certificates[1], minute(2));
    expect(await listed(list)).toMatchObject([{ until: minute(2).toISOString() }, { until: null }]);
  });
});
