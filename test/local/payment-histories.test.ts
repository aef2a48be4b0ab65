import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooEarly } from '#functions/cases/checkout/take-money-back.ts';
import { adjustBalance } from '#functions/cases/money/adjust-balance.ts';
import { depositInTrust, recordTrustChange } from '#functions/cases/money/change-trust.ts';
import { recordPayment } from '#functions/cases/money/record-payment.ts';
import { recordRefund } from '#functions/cases/money/record-refund.ts';
import { settlePayment } from '#functions/cases/money/settle-payment.ts';
import { deletePayment } from '#functions/cases/money/take-back.ts';
import { deleteRefund } from '#functions/cases/money/take-back-refund.ts';
import { cardAccountItem } from '#functions/table/card-account.ts';
import { readReceipts } from '#functions/table/payment.ts';
import { openTable } from '#functions/table/table.ts';
import { TableBusy } from '#functions/table/write-failures.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { bothSums, chainFault, fundedStatement, statementFor, today } from '#test/journeys/parts/whole-ledger.ts';
import { sampleCardAccount } from '#world/card-accounts.ts';
import { createRandom, type Random } from '#world/random.ts';
import { caseAtHome, newHome } from './custody/custody-home.ts';
import { mortalClient, startCustodyTable, untilKilled } from './custody/custody-table.ts';
import { closing, expectWholeBooks } from './payments/book-steps.ts';
import { by, byLink, linkSteps, type Make } from './payments/link-steps.ts';
import { signing } from './payments/sign-version.ts';

/** `npm run test:deep` makes 200 histories. */
const histories = process.env.YARROW_DEEP === '1' ? 200 : 10;
/** Another run makes other histories. The same seed makes the same ones. */
const seed = process.env.YARROW_SEED ?? new Date().toISOString();
const STEPS = 20;

let stage: Awaited<ReturnType<typeof startCustodyTable>>;
beforeAll(async () => {
  stage = await startCustodyTable();
});
afterAll(() => stage.close());

type Home = Awaited<ReturnType<typeof newHome>>;
type Step = { kind: string; make: Make };
/** What a successful answer promised: the record with that id exists once, no matter which process was killed. `statement` is what the last signed version charges. */
type Told = { payments: Set<string>; refunds: Set<string>; statement: Statement | null; versions: number };

const refusals = ['stale', 'conflict', 'invalid_input', 'not_found', 'unavailable'];
const isRefusal = (error: unknown) =>
  error instanceof TableBusy || error instanceof TooEarly || (error instanceof ORPCError && refusals.includes(error.code));

const isHeld = (statement: Statement | null) => statement?.funding != null && !statement.funding.turned;

/** Returns what the next version charges. A pre-need contract is amended, or turned at-need; a funeral isn't made one of the future. */
function nextStatement({ statement }: Told, chargedCents: number, isInAdvance: boolean): Statement {
  if (isHeld(statement)) return fundedStatement(chargedCents, !isInAdvance);
  return statement === null && isInAdvance ? fundedStatement(chargedCents, false) : statementFor(chargedCents);
}

async function nextStep(random: Random, home: Home, caseId: string, told: Told): Promise<Step> {
  const key = randomUUID();
  const context = by(home, key);
  const amountCents = random.int(1, 400_00);
  const moved = { amountCents, reference: '' };
  const { payments, refunds } = await readReceipts(stage.table, caseId);
  const kind = random.pick([
    'pay',
    'pay',
    'pay',
    'pend',
    'settle',
    'refund',
    'unpay',
    'unrefund',
    'adjust',
    'contract',
    'trust',
    'deposit',
    'close',
    ...byLink,
  ]);
  // A request that is sent again says the same.
  const [allowExcess, isOfPayment, chargedCents] = [random.chance(0.3), random.chance(0.7), random.int(100_00, 2_000_00)];
  const to = random.chance(0.7) ? 'posted' : 'failed';
  const trusted = random.pick(['growth', 'fee', 'payout'] as const);
  const isInAdvance = random.chance(told.statement ? 0.3 : 0.6);
  const how = random.pick(['write-off', 'adjustment', 'fee'] as const);
  const payment = payments.length > 0 ? random.pick(payments) : undefined;
  const links = linkSteps(random, { caseId, amountCents, payments, refunds }, context);
  const close = kind === 'close' ? await closing(stage.table, context, random.pick([0, 0, 1])) : undefined;
  const sign =
    kind === 'contract' ? await signing(stage.table, caseId, told, nextStatement(told, chargedCents, isInAdvance)) : undefined;
  const made: Record<string, () => Make | undefined> = {
    ...links,
    close: () => close,
    pay: () => async (table) => {
      const input = {
        ...moved,
        id: caseId,
        method: 'check',
        paidOn: today(),
        note: 'More than that.',
        allowExcess,
      } as const;
      told.payments.add((await recordPayment(context(table), input)).payment.id);
    },
    pend: () => async (table) => {
      const input = { ...moved, id: caseId, method: 'ach', paidOn: today(), note: '' } as const;
      told.payments.add((await recordPayment(context(table), input)).payment.id);
    },
    settle: () => payment && ((table) => settlePayment(context(table), { paymentId: payment.id, to })),
    refund: () => async (table) => {
      const of = payment && isOfPayment ? { paymentId: payment.id } : {};
      const input = { ...moved, ...of, id: caseId, method: 'check', refundedOn: today(), reason: 'Too much.' } as const;
      told.refunds.add((await recordRefund(context(table), input)).refund.id);
    },
    unpay: () => payment && ((table) => deletePayment(context(table), { paymentId: payment.id })),
    unrefund: () => {
      const refund = refunds.length > 0 ? random.pick(refunds) : undefined;
      return refund && ((table) => deleteRefund(context(table), { refundId: refund.id }));
    },
    adjust: () => (table) =>
      adjustBalance(context(table), {
        ...{ id: caseId, reason: 'Why.' },
        change: { kind: how, amountCents },
      }),
    contract: () => sign,
    trust: () => (table) =>
      recordTrustChange(context(table), {
        ...{ id: caseId, kind: trusted, amountCents, method: 'check', changedOn: today(), reason: 'As the bank says.' },
      }),
    deposit: () =>
      payment &&
      ((table) => depositInTrust(context(table), { id: caseId, paymentId: payment.id, amountCents, depositedOn: today() })),
  };
  return { kind, make: made[kind]!() ?? made.pay!()! };
}

/** Makes a request in a process that may be killed at one of its requests to the table, and then sends it again, as a browser does until it has an answer. */
async function attempt(random: Random, { make }: Step): Promise<boolean> {
  const isMortal = random.int(0, 2) > 0;
  const client = isMortal ? mortalClient(stage.client, { at: random.int(1, 5), isSent: random.chance(0.5) }) : stage.client;
  const refusedOr = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  const isKilled = await untilKilled(refusedOr(make(openTable(client, stage.tableName))));
  if (isKilled) await refusedOr(make(stage.table));
  return isKilled;
}

/** Checks that sums, payments, refunds, and the home's books follow from the entries, and that everything that was answered is there once. */
async function expectWholeLedger({ locationId }: Home, caseId: string, told: Told): Promise<number> {
  const { replayed, stored, rows } = await bothSums(stage.table, caseId);
  expect(stored).toEqual(replayed);
  expect(await chainFault(stage.table, caseId)).toBeNull();
  const { payments, refunds } = await readReceipts(stage.table, caseId);
  expect(payments.map(({ id }) => id)).toEqual(expect.arrayContaining([...told.payments]));
  expect(refunds.map(({ id }) => id)).toEqual(expect.arrayContaining([...told.refunds]));
  // What contracts charge, however often their last signature was told.
  const { statement } = told;
  expect(stored.money.chargedCents).toBe(statement === null || isHeld(statement) ? 0 : statement.totals.totalCents);
  await expectWholeBooks(
    stage.table,
    locationId,
    rows.map(({ entry }) => entry),
  );
  return rows.length;
}

describe('histories of a ledger', () => {
  it(
    `lose nothing and double nothing, wherever processes are killed (${histories}, seed ${seed})`,
    async () => {
      let [killed, entries] = [0, 0];
      for (let nth = 0; nth < histories; nth += 1) {
        const random = createRandom(`${seed} ${nth}`);
        const home = await newHome(stage.table);
        await stage.table.put(cardAccountItem(sampleCardAccount(home.locationId, new Date())));
        const { id: caseId } = await caseAtHome(stage.table, home, 0);
        const told: Told = { payments: new Set(), refunds: new Set(), statement: null, versions: 0 };
        for (let step = 0; step < STEPS; step += 1) {
          const one = await nextStep(random, home, caseId, told);
          const other = one.kind === 'contract' ? one : await nextStep(random, home, caseId, told);
          // A contract that was opened is signed, whatever else happens at that moment.
          const all = other.kind === 'contract' ? [...new Set([one, other])] : random.pick([[one], [one, other], [one, one]]);
          killed += (await Promise.all(all.map((each) => attempt(random, each)))).filter(Boolean).length;
          if (other.kind === 'contract') await other.make(stage.table);
        }
        entries += await expectWholeLedger(home, caseId, told);
      }
      expect(killed).toBeGreaterThan(histories * 3);
      expect(entries).toBeGreaterThan(histories * 5);
    },
    Math.max(60_000, histories * 4000),
  );
});
