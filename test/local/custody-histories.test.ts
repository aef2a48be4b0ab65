import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import { importEarlierCustody } from '#functions/table/custody.ts';
import { openTable } from '#functions/table/table.ts';
import { decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { createRandom } from '#world/random.ts';
import { mortalClient, moveCare, newCase, standingOf, startCustodyTable, untilKilled } from './custody/custody-table.ts';

/** `npm run test:deep` makes 200 histories. */
const histories = process.env.YARROW_DEEP === '1' ? 200 : 10;
/** Another run makes other histories. The same seed makes the same ones. */
const seed = process.env.YARROW_SEED ?? new Date().toISOString();
const STEPS = 10;

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

type Random = ReturnType<typeof createRandom>;
const who = { access: 'owner', kind: 'staff' } as const;

/** Returns a table that may be killed at one of its next requests. */
function openMortal(random: Random) {
  const { client, tableName } = stage;
  const isMortal = random.int(0, 2) > 0;
  return openTable(isMortal ? mortalClient(client, { at: random.int(1, 6), isSent: random.int(0, 1) === 1 }) : client, tableName);
}

/** Someone else was first, or the gate lacks something. */
const refusals = ['stale', 'conflict'];

/** Lets somebody move a decedent on from where they are, or correct the record. One who comes second is refused. */
async function step(random: Random, locationId: string, caseId: string): Promise<boolean> {
  const record = await readCase(stage.table, caseId);
  const care = { status: record!.decedentStatus, dispositionType: record!.dispositionType };
  const moves = decedentMoves(care, who);
  const possible = decedentStatus.values.filter((value) => isAllowed(moves, value));
  const isCorrection = possible.length === 0 || random.int(0, 5) === 0;
  const choices = isCorrection ? decedentStatus.values.filter((value) => value !== care.status) : possible;
  const value = choices[random.int(0, choices.length - 1)]!;
  const input = { caseId, from: care.status, value, ...(isCorrection ? { correctionReason: 'A slip.' } : {}) };
  // Sometimes three people do the same at the same moment, and each of their processes may be killed.
  const people = Array.from({ length: random.int(0, 3) === 0 ? 3 : 1 }, () => openMortal(random));
  const outcomes = await Promise.all(
    people.map((table) =>
      untilKilled(
        moveCare(table, locationId, input).catch((error: unknown) => {
          if (!(error instanceof ORPCError) || !refusals.includes(error.code)) throw error;
        }),
      ),
    ),
  );
  return outcomes.includes(true);
}

describe('histories of custody', () => {
  it(
    `leave every chain whole and everyone in exactly one place, wherever processes are killed (${histories}, seed ${seed})`,
    async () => {
      let [killed, moved] = [0, 0];
      for (let nth = 0; nth < histories; nth += 1) {
        const random = createRandom(`${seed} ${nth}`);
        const locationId = randomUUID();
        const earlier = [random.int(0, 5), random.int(0, 60)];
        const cases = await Promise.all(earlier.map((count) => newCase(stage.table, locationId, count)));
        for (let at = 0; at < STEPS; at += 1) {
          const caseId = cases[at % 2]!;
          const recording = {
            table: openMortal(random),
            now: new Date(),
            randomBytes: () => crypto.getRandomValues(new Uint8Array(32)),
          };
          // The migration comes between moves, at any time, and may be killed, too.
          const isMigration = random.int(0, 6) === 0;
          const wasKilled = isMigration
            ? await untilKilled(importEarlierCustody(recording, { caseId, locationId }))
            : await step(random, locationId, caseId);
          if (wasKilled) killed += 1;
        }
        for (const [at, caseId] of cases.entries()) {
          const { fault, places, changes, entries } = await standingOf(stage.table, caseId);
          expect([nth, fault]).toEqual([nth, null]);
          const last = changes.at(-1)?.to ?? 'not-in-care';
          expect([nth, places]).toEqual([nth, [last, last]]);
          // Each entry begins where the one before it ended: nobody was ever in two places.
          for (const [index, { from }] of changes.entries())
            expect(from).toBe(index === 0 ? 'not-in-care' : changes[index - 1]!.to);
          expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
          expect(changes.length).toBeGreaterThanOrEqual(earlier[at]!);
          moved += entries;
        }
      }
      expect(killed).toBeGreaterThan(histories);
      expect(moved).toBeGreaterThan(histories * 4);
    },
    Math.max(60_000, histories * 3000),
  );
});
