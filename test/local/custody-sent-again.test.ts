import { randomUUID } from 'node:crypto';
import { call, type ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteEffectOnTrip } from '#functions/api/custody-pages/note-effect-on-trip.ts';
import { noteOnTrip } from '#functions/api/custody-pages/note-on-trip.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { openTable } from '#functions/table/table.ts';
import { caseAtHome, contextOf, newHome } from './custody/custody-home.ts';
import { mortalClient, standingOf, startCustodyTable, untilKilled } from './custody/custody-table.ts';

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

type Make = (context: OperationContext, of: { id: string; caseId: string }, said: string) => Promise<{ isRepeat: boolean }>;
const at = new Date(Date.now() - 60_000).toISOString();
const calls: Readonly<Record<string, Make>> = {
  'a note': (context, of, vehicle) =>
    call(noteOnTrip, { ...of, deviceOn: at, sentOn: at, changes: { vehicle }, isDecided: true }, { context }),
  'a thing': (context, of, description) =>
    call(noteEffectOnTrip, { ...of, deviceOn: at, sentOn: at, item: 'ring', description }, { context }),
};

/** Returns why a call was refused; nothing if it wasn't. */
const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => undefined,
    (error: ORPCError<string, { detail?: string }>) => [error.code, error.data?.detail],
  );

describe.each(Object.entries(calls))('%s that a phone sent, wherever the server died', (_, make) => {
  it('is there once with what was sent first, silent if it’s sent again, and refused with other details; or it isn’t there', async () => {
    const home = await newHome(stage.table);
    const seen = new Set<boolean>();
    let isDone = false;
    for (let request = 1; !isDone; request += 1)
      for (const isSent of [false, true]) {
        const { id: caseId } = await caseAtHome(stage.table, home, 0);
        const of = { id: randomUUID(), caseId };
        const mortal = openTable(mortalClient(stage.client, { at: request, isSent }), stage.tableName);
        isDone = !(await untilKilled(make(contextOf(mortal, home.staff), of, 'First')));
        const { entries } = await standingOf(stage.table, caseId);
        const isThere = entries === 1;
        seen.add(isThere);
        const patient = contextOf(stage.table, home.staff);
        const other = await refusalOf(make(patient, of, 'Second'));
        expect(other?.[0]).toBe(isThere ? 'idempotency_conflict' : undefined);
        if (isThere) expect(other?.[1]).toMatch(/^This entry was already recorded, with other details: .*First\.$/);
        // Whichever was recorded is the one that may come again.
        expect(await make(patient, of, isThere ? 'First' : 'Second')).toMatchObject({ isRepeat: true });
        expect(await refusalOf(make(patient, of, 'Third'))).toEqual(['idempotency_conflict', expect.any(String)]);
        expect(await standingOf(stage.table, caseId)).toMatchObject({ entries: 1, fault: null });
      }
    expect(seen).toEqual(new Set([false, true]));
  });
});
