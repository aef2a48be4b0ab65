import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFrozen, keepPdf, readKept } from '#functions/documents/case/kept-files.ts';
import { newCaseDocumentWrites, readRecordedDocument } from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import { raise } from '#functions/table/outbox.ts';
import { documentClient, openTable, type Table } from '#functions/table/table.ts';
import { caseDocumentSchema } from '#shared/model/case-document.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { type CloudProcess, startCloudProcess } from '#test/cloud/cloud-process.ts';
import { pdfsigFaults } from '#test/documents/pdfsig.ts';
import { signedEntries } from '#test/documents/sample-evidence.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { eventually } from './sample/sample-cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-timestamps-'));
let isBusy = true;
/** Milliseconds by which the cloud’s clock, and with it the authority’s, is ahead. */
let ahead = 0;
let authority: Awaited<ReturnType<typeof serveAuthority>>;
let running: CloudProcess;
let table: Table;

beforeAll(async () => {
  const reply = await testAuthority({ now: () => new Date(Date.now() + ahead) });
  authority = await serveAuthority(async (request) => (isBusy ? Promise.reject(new Error('busy')) : reply(request)));
  const functionEnv = { TIMESTAMP_AUTHORITY_URL: authority.url };
  running = await startCloudProcess({ stateDir: join(folder, 'state'), redeliverySeconds: 0.5, functionEnv });
  Object.assign(process.env, running.cloud.functions['seal-document'], running.cloud.env);
  table = openTable(documentClient(), running.cloud.outputs.TableName ?? '');
});
afterAll(async () => {
  await running?.stop();
  authority?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores a document that its signer has just signed, with the event that seals it. */
async function signedDocument(): Promise<string> {
  const [id, on] = [randomUUID(), new Date().toISOString()];
  const kind = { type: 'cremation-authorization', name: 'Cremation authorization', audience: 'family-user' } as const;
  const original = { ...(await keepPdf(Buffer.from(await flatForm(1)))), pageCount: 1 };
  const template = templateDocumentSchema.parse({ id: randomUUID(), ...kind });
  const pages = [{ width: 612, height: 792 }];
  const frozen = await keepFrozen({ documentId: id, revision: 1, release: 1, template, values: {}, pages });
  const place = { caseId: randomUUID(), providerLocationId: randomUUID() };
  const document = caseDocumentSchema.parse({
    id,
    ...kind,
    ...place,
    state: 'signed',
    original,
    frozen: { ...frozen, release: 1 },
    sealing: { state: 'queued', tries: 0, since: on },
    createdOn: on,
    createdBy: randomUUID(),
    updatedOn: on,
  });
  const event = {
    id: randomUUID(),
    name: 'document.seal-due',
    version: 1,
    at: on,
    actor: { kind: 'nobody', id: null, onBehalfOf: null },
    locationId: place.providerLocationId,
    data: { documentId: id, caseId: place.caseId, locationId: place.providerLocationId },
  } as const;
  await recordChange({ table, randomBytes: () => randomBytes(1) }, { kind: 'signature', subject: id }, async () => ({
    writes: [...newCaseDocumentWrites(document), raise(event)],
    entries: signedEntries(original.sha256),
  }));
  return id;
}

const rowOf = async (id: string) => (await readRecordedDocument(table, id))?.document;

/** Moves the cloud’s clock forward, past the next try. */
const wait = (minutes: number) =>
  fetch(`${running.cloud.controlUrl}/clock`, {
    method: 'POST',
    headers: { 'x-yarrow-local': '1' },
    body: JSON.stringify({ to: new Date(Date.now() + minutes * 60_000).toISOString() }),
  });

it('a document waits while its timestamp authority is busy, and the sweep seals it with a timestamp', async () => {
  const id = await signedDocument();
  const waiting = await eventually(async () => {
    const row = await rowOf(id);
    return row?.sealing?.state === 'failed' && row;
  }, 'a try that failed');
  expect(waiting).toMatchObject({ state: 'signed', sealing: { tries: 1, waitsFor: 'timestamp-authority' } });
  expect(waiting.sealed).toBeUndefined();
  const words = '\\"NoTimestamp\\",\\"message\\":\\"The timestamp authority gave no timestamp: it answered 503.';
  await eventually(() => readFileSync(running.cloud.logFile, 'utf8').includes(words), 'the reason in the log');
  isBusy = false;
  ahead = 600_000;
  expect((await wait(10)).status).toBe(200);
  const { sealed } = await eventually(async () => {
    const row = await rowOf(id);
    return row?.state === 'sealed' && row;
  }, 'a sealed document');
  const file = new Uint8Array(await readKept(sealed!));
  expect(await verifySeal(file)).toMatchObject({ kind: 'unchanged', timestamp: { authority: 'Test Time Authority' } });
  expect(pdfsigFaults(file)).toEqual([]);
});
