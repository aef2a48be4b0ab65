import { call, ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateDecedentStatus } from '#functions/api/case-care/update-decedent-status.ts';
import { acceptHandoff } from '#functions/api/handoffs/accept-handoff.ts';
import { handOver } from '#functions/api/handoffs/hand-over.ts';
import { offerHandoff } from '#functions/api/handoffs/offer-handoff.ts';
import { doubtIdentity } from '#functions/api/identity-doubts/doubt-identity.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseUpdate } from '#functions/table/case.ts';
import { readChain } from '#functions/table/chain.ts';
import type { Table } from '#functions/table/table.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { caseAtHome, contextOf, madeReady, newHome, type Someone } from './custody/custody-home.ts';
import { standingOf, startCustodyTable } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

/** Returns a table on which somebody else does something between what a call reads and what it writes, once. */
function interrupted(table: Table, first: () => Promise<unknown>): Table {
  let isDone = false;
  const transact: Table['transact'] = async (writes) => {
    if (!isDone) {
      isDone = true;
      await first();
    }
    return table.transact(writes);
  };
  return Object.assign(Object.create(table) as Table, { transact });
}

/** Opens a case in care that has everything for its disposition: the tag was compared by two people, and a relative has identified the person. */
async function ready(disposition: DispositionType) {
  const { table } = stage;
  const home = await newHome(table);
  const of = await caseAtHome(table, home, 0);
  const { id: caseId, relative } = of;
  await table.transact([caseUpdate(caseId, { dispositionType: disposition }, {})]);
  const as = (who: Someone, own = table) => ({ context: contextOf(own, who) });
  const scan = { caseId, tag: await madeReady(table, home, of), how: 'tag-scanned' } as const;
  const doubt = () => call(doubtIdentity, { caseId, note: '' }, as(relative));
  return { ...of, home, scan, as, doubt };
}
type Desk = Awaited<ReturnType<typeof ready>>;

/** What can’t be undone, or hands somebody over for it: who does it, and how. */
type Act = { by: Someone; make: (options: { context: OperationContext }) => Promise<unknown> };

const move =
  (value: DecedentStatus) =>
  async ({ id: caseId, home }: Desk): Promise<Act> => ({
    by: home.staff,
    make: (options) => call(updateDecedentStatus, { caseId, from: 'in-care', value }, options),
  });

const offer =
  (purpose: 'storage' | 'reduction') =>
  async ({ scan, home }: Desk): Promise<Act> => ({
    by: home.staff,
    make: (options) => call(offerHandoff, { ...scan, purpose, to: home.crematory.membership!.employeeId }, options),
  });

/** Accepts somebody whom the home has offered for a reduction. */
async function acceptance({ id: caseId, scan, home, as }: Desk): Promise<Act> {
  const input = { ...scan, purpose: 'reduction', to: home.crematory.membership!.employeeId } as const;
  const { handoff } = await call(offerHandoff, input, as(home.staff));
  return { by: home.crematory, make: (options) => call(acceptHandoff, { ...scan, caseId, id: handoff!.id }, options) };
}

const signature = { signatureType: 'type', typeText: 'Omar Reyes' } as const;
const handingOver = async ({ scan, home }: Desk): Promise<Act> => ({
  by: home.staff,
  make: (options) =>
    call(handOver, { ...scan, purpose: 'reduction', receiver: { name: 'Omar Reyes', company: '' }, signature }, options),
});

const acts: readonly (readonly [words: string, disposition: DispositionType, prepare: (desk: Desk) => Promise<Act>])[] = [
  ['embalming', 'burial', move('embalmed')],
  ['burial', 'burial', move('laid-to-rest')],
  ['burial at sea', 'burial-at-sea', move('laid-to-rest')],
  ['another disposition', 'other', move('laid-to-rest')],
  ['cremation', 'cremation', move('cremated-remains-in-care')],
  ['alkaline hydrolysis', 'water-cremation', move('cremated-remains-in-care')],
  ['natural organic reduction', 'natural-organic-reduction', move('cremated-remains-in-care')],
  ['handing over for care', 'cremation', offer('storage')],
  ['handing over for cremation', 'cremation', offer('reduction')],
  ['taking over for cremation', 'cremation', acceptance],
  ['handing over for cremation to someone without an account', 'cremation', handingOver],
];

async function lastEntry(caseId: string): Promise<string> {
  const { links } = await readChain(stage.table, custodyChain(caseId));
  return (JSON.parse(links.at(-1)!.text) as ChainEntry).type;
}

describe.each(acts)('a relative’s doubt and %s at the same moment', (_words, disposition, prepare) => {
  it('end with the act refused if the doubt comes first, even after the act has read that there is none', async () => {
    const desk = await ready(disposition);
    const { by, make } = await prepare(desk);
    const before = await standingOf(stage.table, desk.id);
    const refusal: unknown = await make(desk.as(by, interrupted(stage.table, desk.doubt))).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ORPCError);
    const { code, data } = refusal as ORPCError<string, { detail?: string }>;
    const words = `${data?.detail ?? ''} ${(refusal as Error).message}`;
    expect([code, words]).toEqual(['conflict', expect.stringMatching(/in doubt|does not look like them/)]);
    const after = await standingOf(stage.table, desk.id);
    expect(after).toEqual({ ...before, entries: before.entries + 1 });
    expect(await lastEntry(desk.id)).toBe('custody.identity-doubted');
  });

  it('leave the act and then the doubt in the record, or the act alone, if the act comes first', async () => {
    const desk = await ready(disposition);
    const { by, make } = await prepare(desk);
    let doing: Promise<unknown> | undefined;
    const act = () => {
      doing ??= make(desk.as(by));
      return doing;
    };
    const { context } = desk.as(desk.relative, interrupted(stage.table, act));
    const doubted = await call(doubtIdentity, { caseId: desk.id, note: '' }, { context }).then(
      () => true,
      (error: unknown) => {
        expect((error as ORPCError<string, unknown>).code).toBe('conflict');
        return false;
      },
    );
    await doing;
    const { fault, places } = await standingOf(stage.table, desk.id);
    expect(fault).toBeNull();
    const isOver = ['laid-to-rest', 'cremated-remains-in-care'].includes(String(places[0]));
    expect([doubted, (await lastEntry(desk.id)) === 'custody.identity-doubted']).toEqual([!isOver, !isOver]);
  });
});
