import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptHandoff } from '#functions/api/handoffs/accept-handoff.ts';
import { offerHandoff } from '#functions/api/handoffs/offer-handoff.ts';
import { carePageWrite } from '#functions/table/care-page.ts';
import { readCase } from '#functions/table/case.ts';
import { factsWrite, readFacts } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { openTable } from '#functions/table/table.ts';
import { caseTagsWrite } from '#functions/table/tag.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { codeOfTag, tagIdOf } from '#shared/values/tag-code.ts';
import { caseAtHome, contextOf, madeReady, moveCare, newHome } from './custody/custody-home.ts';
import { newCase, startCustodyTable } from './custody/custody-table.ts';

/** The rows of one move, with the mark of its request and the check of one authorization (docs/decisions.md, Decedent care). */
const MOST = 10;
const [MARK, AUTHORIZATION] = [1, 1];
/** The requests of one move, with the caller's read, and the claim and the answer of its key. */
const MOST_REQUESTS = 6;
const OF_KEY = 3;

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

/** Counts the requests of a client, and how many rows its transactions have. A warm Lambda knows which documents can be begun, and asks nothing about the catalog. */
function countingClient(client: DynamoDBDocumentClient) {
  const rows: number[] = [];
  let requests = 0;
  const counting = Object.assign(Object.create(client) as DynamoDBDocumentClient, {
    send: (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
      const { TransactItems, Key } = command.input as { TransactItems?: unknown[]; Key?: { pk: string } };
      if (Key?.pk !== 'CATALOG') requests += 1;
      if (TransactItems) rows.push(TransactItems.length);
      return client.send(command);
    },
  });
  return { rows, counting, requestCount: () => requests };
}

const subjects = ['decedent', 'cremated-remains'] as const;
const now = () => new Date().toISOString();

const closed = (page: CarePageName, values: CareValues) =>
  ({ page, values, names: {}, photos: [], version: 0, closed: { on: now(), by: randomUUID(), byName: 'Ida' } }) as const;

/** Puts in place what a cremation and a release need, where the home has no form of an authorization. */
async function readyCase(): Promise<{ caseId: string; locationId: string }> {
  const { table } = stage;
  const locationId = randomUUID();
  const caseId = await newCase(table, locationId, 0);
  const [record, facts] = await Promise.all([readCase(table, caseId), readFacts(table, caseId)]);
  const tags = subjects.map((subject): CaseTag => {
    const id = tagIdOf(crypto.getRandomValues(new Uint8Array(32)));
    return {
      id,
      code: codeOfTag(id),
      role: 'primary',
      subject,
      bound: { by: caseId, byName: 'Ida', on: now(), how: 'tag-scanned' },
    };
  });
  const checks = tags.flatMap(({ code }) =>
    [randomUUID(), randomUUID()].map((by) => ({
      by,
      byName: 'Ida',
      on: now(),
      code,
      how: 'tag-scanned' as const,
      finding: 'confirmed' as const,
    })),
  );
  const implants = { hasImplant: 'no', hadRadioactiveTreatment: 'no', implantsFelt: 'none' };
  await table.transact([
    factsWrite(record!, { ...facts?.facts, ...implants, medicalExaminerNotified: 'not-required' }, facts),
    caseTagsWrite(caseId, { tags, checks, version: 0 }),
    carePageWrite(caseId, closed('identification', { identificationKind: 'viewing', result: 'confirmed' })),
    carePageWrite(caseId, closed('cremated-remains', { recipient: randomUUID(), papersAgree: true, releaseMethod: 'mail' })),
  ]);
  await table.update(caseKeys.case(caseId), { tagsVersion: 1 });
  await table.update(caseKeys.decedent(caseId), { dateOfDeath: '2026-02-20' });
  return { caseId, locationId };
}

describe('a move of care', () => {
  it('is one transaction of at most 10 rows and 6 requests, also a cremation and the release of the remains', async () => {
    const { caseId, locationId } = await readyCase();
    const moves: [DecedentStatus, DecedentStatus][] = [
      ['not-in-care', 'in-care'],
      ['in-care', 'cremated-remains-in-care'],
      ['cremated-remains-in-care', 'cremated-remains-ready-for-family'],
      ['cremated-remains-ready-for-family', 'cremated-remains-in-family-care'],
      ['cremated-remains-in-family-care', 'laid-to-rest'],
    ];
    // A warm Lambda knows the catalog's release, which a gate asks for.
    const warm = await readyCase();
    for (const [from, value] of moves.slice(0, 2))
      await moveCare(stage.table, warm.locationId, { caseId: warm.caseId, from, value });
    for (const [from, value] of moves) {
      const { rows, counting, requestCount } = countingClient(stage.client);
      await moveCare(openTable(counting, stage.tableName), locationId, { caseId, from, value });
      expect(rows, value).toHaveLength(1);
      expect(rows[0]! + MARK + AUTHORIZATION, value).toBeLessThanOrEqual(MOST);
      expect(requestCount() + OF_KEY, value).toBeLessThanOrEqual(MOST_REQUESTS);
    }
  });
});

describe('accepting a hand-off', () => {
  it.each(['storage', 'reduction'] as const)('for %s is one transaction of at most 10 rows and 6 requests', async (purpose) => {
    const { table, client, tableName } = stage;
    const home = await newHome(table);
    const of = await caseAtHome(table, home, 0);
    const scan = { caseId: of.id, tag: await madeReady(table, home, of), how: 'tag-scanned' } as const;
    const to = home.crematory.membership!.employeeId;
    const offered = await call(offerHandoff, { ...scan, to, purpose }, { context: contextOf(table, home.staff) });
    const { rows, counting, requestCount } = countingClient(client);
    const context = contextOf(openTable(counting, tableName), home.crematory);
    await call(acceptHandoff, { ...scan, id: offered.handoff!.id }, { context });
    expect((await readCase(table, of.id))?.decedentStatus).toBe('transferred');
    // It takes no key, so no row marks its request; each document that a gate relies on is a row more.
    expect(rows).toEqual([MOST]);
    expect(requestCount() + 1).toBeLessThanOrEqual(MOST_REQUESTS);
    // Sent again, it finds that it is done.
    await call(acceptHandoff, { ...scan, id: offered.handoff!.id }, { context });
    expect(rows).toHaveLength(1);
  });
});
