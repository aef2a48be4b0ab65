import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type CaseRecord, caseItem, decedentItem, readCase } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { earlierCustodyItem, readCustody } from '#functions/table/custody.ts';
import { locationItems } from '#functions/table/location.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { startDynamoDb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { createTable } from '../../../bench/one-table.ts';

class Killed extends Error {
  override readonly name = 'Killed';
}

type Client = DynamoDBDocumentClient;

/** Returns a client like another one that dies at a request: before it's sent, or right after, when nobody hears the answer. Nothing is sent from then on. */
export function mortalClient(client: Client, { at, isSent }: { at: number; isSent: boolean }): Client {
  let count = 0;
  return Object.assign(Object.create(client) as Client, {
    send: async (command: Parameters<Client['send']>[0]) => {
      count += 1;
      if (count > at || (count === at && !isSent)) throw new Killed('The process was killed.');
      const answer = await client.send(command);
      if (count >= at) throw new Killed('The process was killed.');
      return answer;
    },
  });
}

/** Waits for what a process does, and says whether it was killed meanwhile. */
export const untilKilled = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Killed) return true;
      throw error;
    },
  );

/** Starts a table alone, without the rest of a cloud. */
export async function startCustodyTable() {
  const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-custody-'));
  // A gate asks which documents can be begun. Here no release of the catalog is published, so there are none.
  Object.assign(process.env, { SNAPSHOT_MAX_AGE_SECONDS: '60', CATALOG_BUCKET: 'none' });
  const server = await startDynamoDb({ stateDir, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  // One try: what a request that is sent again does is the SDK's business, and not ours.
  const plain = new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const tableName = 'custody';
  await createTable(client, tableName);
  const close = async () => {
    client.destroy();
    await server.close();
    rmSync(stateDir, { recursive: true, force: true });
  };
  return { client, tableName, table: openTable(client, tableName), close };
}

const openedOn = '2026-03-01T12:00:00.000Z';

/** What a case says besides where its decedent is. */
type More = { record?: Partial<CaseRecord>; decedent?: Partial<Decedent>; facts?: CaseFacts };

/** Writes a case of a home into the table, with changes of care from before custody was a chain. */
export async function newCase(table: Table, locationId: string, earlier: number, more: More = {}): Promise<string> {
  const [id, decedentId] = [randomUUID(), randomUUID()];
  const status: DecedentStatus = earlier % 2 === 0 ? 'not-in-care' : 'pickup-requested';
  const record = {
    ...{ id, providerLocationId: locationId, status: 'active', type: 'at-need', caseNumber: '2026-1', decedentId },
    ...{ arrangementStatus: 'not-started', isAGBDrivenLead: false, thereAreNoPersonalEffects: false },
    ...{ newCaseOptions: 'first-call', createdOn: openedOn, createdBy: id, updatedOn: openedOn, updatedBy: id },
    ...{ decedentFirstName: 'Ada', decedentLastName: 'Quill', decedentMiddleName: '', decedentFullName: 'Ada Quill' },
    ...{ decedentStatus: status, dispositionType: 'cremation', caseProgress: 0, familyProgress: 0, categoryProgress: {} },
    ...{ staffWords: '', peopleWords: '' },
    ...more.record,
  } as unknown as CaseRecord;
  const moves = Array.from({ length: earlier }, (_, at): CustodyEntry => {
    const on = new Date(Date.parse(openedOn) + at * 60_000).toISOString();
    const [from, to] =
      at % 2 === 0 ? (['not-in-care', 'pickup-requested'] as const) : (['pickup-requested', 'not-in-care'] as const);
    return {
      id: randomUUID(),
      caseId: id,
      from,
      to,
      recordedBy: id,
      recordedByName: 'Ida',
      happenedOn: on,
      recordedOn: on,
      note: `Earlier ${at}`,
    };
  });
  await table.putAll([
    ...locationItems(sampleHome({ id: locationId })),
    caseItem(record),
    decedentItem({
      ...{ id: decedentId, caseId: id, status, firstName: 'Ada', lastName: 'Quill' },
      ...more.decedent,
    } as unknown as Decedent),
    factsItem(record, more.facts ?? {}, 0),
    ...moves.map(earlierCustodyItem),
  ]);
  return id;
}

/** Reads where a decedent is by everything that says so, and what is wrong with the record. */
export async function standingOf(table: Table, caseId: string) {
  const chain = custodyChain(caseId);
  const [{ links }, head, record, decedent, changes] = await Promise.all([
    readChain(table, chain),
    readChainHead(table, chain),
    readCase(table, caseId),
    table.get(caseKeys.decedent(caseId), { consistent: true }),
    readCustody(table, caseId),
  ]);
  const fault = await verifyChain(
    links.map(({ text }) => new TextEncoder().encode(text)),
    { chain, head },
  );
  return { entries: links.length, fault, places: [record?.decedentStatus, decedent?.status], changes };
}
