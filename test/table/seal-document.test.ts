import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RefusedPdf } from '#functions/documents/forms/form.ts';
import { type SealingPorts, sealDocument } from '#functions/documents/sealing/seal-document.ts';
import {
  type CaseDocumentRow,
  eachDueSealing,
  newCaseDocumentWrites,
  readRecordedDocument,
} from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import type { Table } from '#functions/table/table.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';
import { sentReasons } from '#shared/documents/document-reasons.ts';
import { caseDocumentSchema } from '#shared/model/case-document.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { pdfsigFaults } from '#test/documents/pdfsig.ts';
import { fonts } from '#test/documents/read-pdf.ts';
import { signedEntries } from '#test/documents/sample-evidence.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { testSeal } from '#test/documents/test-seal.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const now = new Date('2026-11-26T16:00:00.000Z');

let pages: Uint8Array;
let seal: Seal;
/** Kept files by their hash, as the bucket has them. */
const kept = new Map<string, Buffer>();
beforeAll(async () => {
  [pages, seal] = [await flatForm(1), await testSeal()];
});

const ports = (table: Table, more: Partial<SealingPorts> = {}): SealingPorts => ({
  table,
  now,
  openSeal: async () => seal,
  fonts,
  randomBytes: () => randomBytes(1),
  siteUrl: 'https://yarrow.example',
  homeNameOf: async () => 'Larkspur Funeral Home',
  signedPages: async () => pages,
  keepPdf: async (bytes) => {
    const sha256 = digest(bytes);
    kept.set(sha256, bytes);
    return { path: `case-documents/${sha256}.pdf`, sha256 };
  },
  ...more,
});

/** Stores a document that its signer has just signed. */
async function signedDocument(): Promise<string> {
  const table = openCloudTable();
  const id = randomUUID();
  const on = '2026-11-26T15:09:00.000Z';
  const document = caseDocumentSchema.parse({
    id,
    caseId: randomUUID(),
    providerLocationId: randomUUID(),
    type: 'cremation-authorization',
    name: 'Cremation authorization',
    audience: 'family-user',
    state: 'signed',
    original: { path: 'case-documents/original.pdf', sha256: digest(pages), pageCount: 1 },
    sealing: { state: 'queued', tries: 0, since: on },
    createdOn: on,
    createdBy: randomUUID(),
    updatedOn: on,
  });
  const recording = { table, randomBytes: () => randomBytes(1) };
  await recordChange(recording, { kind: 'signature', subject: id }, async () => ({
    writes: newCaseDocumentWrites(document),
    entries: signedEntries(digest(pages)),
  }));
  return id;
}

const read = async (id: string) => (await readRecordedDocument(openCloudTable(), id))!;
const sealedEntries = ({ links }: Awaited<ReturnType<typeof read>>) =>
  links.map(({ text }) => JSON.parse(text)).filter(({ type }) => type === 'document.sealed');

async function isDue(id: string, by = '2027-01-01T00:00:00.000Z'): Promise<boolean> {
  for await (const ids of eachDueSealing(openCloudTable(), { by, atOnce: 100 })) if (ids.includes(id)) return true;
  return false;
}

/** Expects a document that is done: one file, one entry, and both say the same. */
async function expectSealed(id: string): Promise<CaseDocumentRow> {
  const found = await read(id);
  const { document } = found;
  expect(document).toMatchObject({ state: 'sealed', completedOn: now.toISOString() });
  expect(document.sealing).toBeUndefined();
  const entries = sealedEntries(found);
  expect(entries).toHaveLength(1);
  expect(entries[0].data).toMatchObject({ sealedSha256: document.sealed!.sha256, originalSha256: digest(pages) });
  const file = kept.get(document.sealed!.sha256)!;
  expect(await verifySeal(new Uint8Array(file))).toMatchObject({ kind: 'unchanged', sealedOn: now });
  expect(await isDue(id)).toBe(false);
  return document;
}

/** A table whose process dies with this request: that one and all later ones never arrive. */
function dyingTable(lives: number): Table {
  const table = openCloudTable();
  let left = lives;
  return new Proxy(table, {
    get(target, name) {
      const member = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...input: unknown[]) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return member.apply(target, input);
      };
    },
  });
}

describe('sealing a document', () => {
  it('is done with one file and one entry, and not again', async () => {
    const id = await signedDocument();
    expect(await isDue(id)).toBe(true);
    expect(await sealDocument(ports(openCloudTable()), id)).toBe('sealed');
    const { sealed } = await expectSealed(id);
    // The certificate's pages are in it.
    expect(sealed!.pageCount).toBeGreaterThan(1);
    expect(await sealDocument(ports(openCloudTable()), id)).toBe('nothing-to-do');
  });

  it('survives being killed at each step', async () => {
    const died = () => Promise.reject(new Error('killed'));
    const deaths: ((table: Table) => Partial<SealingPorts>)[] = [
      () => ({ table: dyingTable(0) }),
      () => ({ table: dyingTable(1), homeNameOf: died }),
      () => ({ table: dyingTable(1), signedPages: died }),
      () => ({ table: dyingTable(1), openSeal: async () => ({ ...seal, sign: died }) }),
      () => ({ table: dyingTable(1), openSeal: died }),
      () => ({ table: dyingTable(1), keepPdf: died }),
      () => ({ table: dyingTable(1) }),
      () => ({ table: dyingTable(1), commit: died }),
    ];
    for (const death of deaths) {
      const id = await signedDocument();
      await expect(sealDocument(ports(openCloudTable(), death(openCloudTable())), id)).rejects.toThrow('killed');
      expect((await read(id)).document).toMatchObject({ state: 'signed', sealing: { state: 'queued' } });
      expect(sealedEntries(await read(id))).toEqual([]);
      expect(await isDue(id)).toBe(true);
      await sealDocument(ports(openCloudTable()), id);
      await expectSealed(id);
    }
  });

  it('is found done if it was killed right after the transaction', async () => {
    const id = await signedDocument();
    const table = openCloudTable();
    const commit: SealingPorts['commit'] = async (_, writes) => {
      await table.transact([...writes]);
      throw new Error('killed');
    };
    await expect(sealDocument(ports(table, { commit }), id)).rejects.toThrow('killed');
    await expectSealed(id);
    expect(await sealDocument(ports(openCloudTable()), id)).toBe('nothing-to-do');
  });

  it('happens once if two runs are at it', async () => {
    const id = await signedDocument();
    const both = await Promise.allSettled([1, 2].map(() => sealDocument(ports(openCloudTable()), id)));
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expectSealed(id);
  });

  it('notes a failure for staff, is due again later each time, and then succeeds', async () => {
    const id = await signedDocument();
    const broken = { ...seal, sign: () => Promise.reject(new Error('KMS answered 400.')) };
    await expect(sealDocument(ports(openCloudTable(), { openSeal: async () => broken }), id)).rejects.toThrow(
      'KMS answered 400.',
    );
    expect((await read(id)).document.sealing).toEqual({
      state: 'failed',
      tries: 1,
      since: '2026-11-26T15:09:00.000Z',
      nextTryOn: '2026-11-26T16:01:00.000Z',
      error: 'Something went wrong on our side. Nothing that was signed is lost.',
    });
    const refused = () => Promise.reject(new RefusedPdf('damaged', 'This PDF is damaged.'));
    await expect(sealDocument(ports(openCloudTable(), { signedPages: refused }), id)).rejects.toThrow('damaged');
    const { sealing, state } = (await read(id)).document;
    expect([state, sealing?.tries, sealing?.nextTryOn, sealing?.error]).toEqual([
      'signed',
      2,
      '2026-11-26T16:05:00.000Z',
      'This PDF is damaged.',
    ]);
    expect([await isDue(id, '2026-11-26T16:04:00.000Z'), await isDue(id, '2026-11-26T16:05:00.000Z')]).toEqual([false, true]);
    await sealDocument(ports(openCloudTable()), id);
    await expectSealed(id);
  });

  it('waits for a timestamp authority that is closed or answers garbage, tells staff, and is sealed with its timestamp later', async () => {
    const id = await signedDocument();
    const reply = await testAuthority({ now: () => new Date(now.getTime() + 2_000) });
    let isRight = false;
    const { url, close } = await serveAuthority(async (request) => (isRight ? reply(request) : Buffer.from('Closed today')));
    onTestFinished(close);
    const asking = (address: string) => ({ timestamps: httpTimestamps({ url: address, randomBytes: () => randomBytes(32) }) });
    for (const [tries, address] of ['http://127.0.0.1:9', url].entries()) {
      await expect(sealDocument(ports(openCloudTable(), asking(address)), id)).rejects.toThrow('gave no timestamp');
      const found = await read(id);
      expect(found.document).toMatchObject({
        state: 'signed',
        sealing: {
          state: 'failed',
          tries: tries + 1,
          error: expect.stringContaining('We’re waiting for the timestamp authority'),
          waitsFor: 'timestamp-authority',
        },
      });
      expect(found.document.sealed).toBeUndefined();
      expect(sentReasons(found.document)).toMatchObject([{ words: 'Waiting for the timestamp authority.' }]);
      expect(sealedEntries(found)).toEqual([]);
      expect(await isDue(id, found.document.sealing?.nextTryOn)).toBe(true);
    }
    isRight = true;
    await sealDocument(ports(openCloudTable(), asking(url)), id);
    const { sealed } = await expectSealed(id);
    expect(sealedEntries(await read(id))[0].data).toMatchObject({ timestamp: 'embedded' });
    const file = new Uint8Array(kept.get(sealed!.sha256)!);
    expect(await verifySeal(file)).toMatchObject({ timestamp: { authority: 'Test Time Authority' } });
    expect(pdfsigFaults(file)).toEqual([]);
  });

  it('waits for an authority whose clock isn’t near ours, and names in the seal the record up to it', async () => {
    const id = await signedDocument();
    let behind = 600_000;
    const reply = await testAuthority({ now: () => new Date(now.getTime() - behind) });
    const { url, close } = await serveAuthority(reply);
    onTestFinished(close);
    const timestamps = httpTimestamps({ url, randomBytes: () => randomBytes(32) });
    await expect(sealDocument(ports(openCloudTable(), { timestamps }), id)).rejects.toThrow('its time isn’t near ours');
    const { document, head } = await read(id);
    expect(document.sealing).toMatchObject({ state: 'failed', waitsFor: 'timestamp-authority' });
    behind = 0;
    await sealDocument(ports(openCloudTable(), { timestamps }), id);
    const { sealed } = await expectSealed(id);
    const record = { sequence: head.sequence, hash: head.hash };
    const verdict = await verifySeal(new Uint8Array(kept.get(sealed!.sha256)!));
    expect(verdict).toMatchObject({ stated: { record, timestamp: 'authority' } });
  });

  it('no longer waits for the authority once something else fails', async () => {
    const id = await signedDocument();
    const closed = httpTimestamps({ url: 'http://127.0.0.1:9', randomBytes: () => randomBytes(32) });
    await expect(sealDocument(ports(openCloudTable(), { timestamps: closed }), id)).rejects.toThrow('it can’t be reached');
    const died = () => Promise.reject(new Error('KMS answered 400.'));
    await expect(sealDocument(ports(openCloudTable(), { openSeal: died }), id)).rejects.toThrow('KMS answered 400.');
    const { sealing } = (await read(id)).document;
    expect([sealing?.tries, sealing?.waitsFor]).toEqual([2, undefined]);
  });
});
