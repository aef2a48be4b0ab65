import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '#functions/table/table.ts';
import { TableBusy } from '#functions/table/write-failures.ts';
import { createRandom, type Random } from '#world/random.ts';
import { caseAtHome, contextOf, madeReady, newHome, withEffects } from './custody/custody-home.ts';
import { mortalClient, startCustodyTable, untilKilled } from './custody/custody-table.ts';
import { type CallMaker, type CustodyCall, type CustodyWorld, careCalls } from './custody/random-calls.ts';
import { handoffCalls } from './custody/random-handoffs.ts';
import { expectWholeCustody } from './custody/whole-custody.ts';

/** `npm run test:deep` makes 200 histories. */
const isDeep = process.env.YARROW_DEEP === '1';
const histories = isDeep ? 200 : 6;
/** Another run makes other histories. The same seed makes the same ones. */
const seed = process.env.YARROW_SEED ?? new Date().toISOString();
const STEPS = 30;

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

const makers: Readonly<Record<string, CallMaker>> = { ...careCalls, ...handoffCalls };
/** What happens often in a home, and what everything else depends on, comes more often. */
const often = ['move', 'bind', 'compare', 'offer', 'accept', 'identification'];
const kinds = [...Object.keys(makers), ...often, ...often];

/** Returns a table that may be killed at one of its next requests. */
function openMortal(random: Random) {
  const { client, tableName } = stage;
  const isMortal = random.int(0, 2) > 0;
  return openTable(isMortal ? mortalClient(client, { at: random.int(1, 8), isSent: random.chance(0.5) }) : client, tableName);
}

/** Someone else was first, something is missing, or it isn’t theirs. */
const refusals = ['stale', 'conflict', 'invalid_input', 'forbidden', 'not_found'];
const isRefusal = (error: unknown) => error instanceof TableBusy || (error instanceof ORPCError && refusals.includes(error.code));

/** What was answered with success, by its kind, and how many processes were killed. */
type Tally = { made: Set<string>; killed: number };
type Named = CustodyCall & { kind: string };

/** Makes a call, in a process that may be killed. Whose was killed often tries again, and then isn’t. */
async function attempt(random: Random, { kind, by, make }: Named, tally: Tally): Promise<void> {
  const [table, isPatient] = [openMortal(random), random.chance(0.5)];
  const madeIn = (own: typeof table) =>
    untilKilled(
      make(contextOf(own, by)).then(
        () => tally.made.add(kind),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
        },
      ),
    );
  if (!(await madeIn(table))) return;
  tally.killed += 1;
  if (isPatient) await madeIn(stage.table);
}

async function nextCall(random: Random, world: CustodyWorld): Promise<Named | undefined> {
  const kind = random.pick(kinds);
  const next = await makers[kind]!(random, world, random.pick(world.cases));
  return next && { ...next, kind };
}

/** Lets people act, sometimes two on different things at the same moment, or three on the same. Returns what phones have sent. */
async function step(random: Random, world: CustodyWorld, tally: Tally): Promise<Named[]> {
  const [one, other] = [await nextCall(random, world), await nextCall(random, world)];
  const together = random.pick([[one], [one, other], [one, one, one]]).filter((each) => each !== undefined);
  await Promise.all(together.map((each) => attempt(random, each, tally)));
  return together.filter(({ kind }) => kind.endsWith('OnPhone'));
}

/** Runs a history of a home with two people in it, and checks it. */
async function history(random: Random, tally: Tally): Promise<number> {
  const { table } = stage;
  const home = await newHome(table);
  const cases = [await caseAtHome(table, home, random.int(0, 5)), await caseAtHome(table, home, random.int(0, 60))];
  // Most people are in care from the start: what happens before is short, and most of what can go wrong comes after.
  for (const of of cases)
    if (random.chance(0.7)) {
      await madeReady(table, home, of);
      await withEffects(table, home, of);
    }
  const world = { table, home, cases };
  const sent: Named[] = [];
  for (let at = 0; at < STEPS; at += 1) sent.push(...(await step(random, world, tally)));
  const entries = await expectWholeCustody(world);
  // A phone that never heard the answer sends everything once more: it adds what wasn’t there, and the next time nothing.
  const again = async () => {
    for (const { by, make } of sent) await make(contextOf(table, by)).catch((error) => expect(isRefusal(error)).toBe(true));
    return expectWholeCustody(world);
  };
  expect(await again()).toBe(await again());
  return entries;
}

describe('histories of custody', () => {
  it(
    `leave every chain whole and everyone in exactly one place, wherever processes are killed (${histories}, seed ${seed})`,
    async () => {
      const tally: Tally = { made: new Set(), killed: 0 };
      let entries = 0;
      for (let nth = 0; nth < histories; nth += 1) {
        const about = `History ${nth} of the seed ${seed}`;
        entries += await history(createRandom(`${seed} ${nth}`), tally).catch((error: Error) => {
          throw Object.assign(error, { message: `${about}: ${error.message}` });
        });
      }
      expect(tally.killed).toBeGreaterThan(histories * 4);
      expect(entries).toBeGreaterThan(histories * 10);
      // A few histories miss what is rare.
      const missing = Object.keys(makers).filter((kind) => !tally.made.has(kind));
      expect(missing.slice(isDeep ? 0 : Object.keys(makers).length / 2)).toEqual([]);
    },
    Math.max(60_000, histories * 6000),
  );
});
