import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelCheckout, settleCheckout } from '#functions/cases/checkout/change-checkout.ts';
import { type CheckoutContext, startCheckout } from '#functions/cases/checkout/start-checkout.ts';
import { TooEarly, takeDisputeReport, takeRefundReport } from '#functions/cases/checkout/take-money-back.ts';
import { takePaymentReport } from '#functions/cases/checkout/take-report.ts';
import { adjustBalance } from '#functions/cases/money/adjust-balance.ts';
import { depositInTrust, recordTrustChange } from '#functions/cases/money/change-trust.ts';
import { recordPayment } from '#functions/cases/money/record-payment.ts';
import { recordRefund } from '#functions/cases/money/record-refund.ts';
import { settlePayment } from '#functions/cases/money/settle-payment.ts';
import { deletePayment, deleteRefund } from '#functions/cases/money/take-back.ts';
import { cardAccountItem } from '#functions/table/card-account.ts';
import { readReceipts } from '#functions/table/payment.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { TableBusy } from '#functions/table/write-failures.ts';
import type { CheckoutPort } from '#functions/vendors/checkout/index.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { bothSums, chainFault, charge, fundedStatement, hold, statementFor, today } from '#test/journeys/parts/whole-ledger.ts';
import { sampleCardAccount } from '#world/card-accounts.ts';
import { createRandom, type Random } from '#world/random.ts';
import { caseAtHome, contextOf, newHome } from './custody/custody-home.ts';
import { mortalClient, startCustodyTable, untilKilled } from './custody/custody-table.ts';

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
type Step = { kind: string; make: (table: Table) => Promise<unknown> };
/** What somebody was told: what they recorded under an id is there once, whoever was killed. */
type Told = { payments: Set<string>; refunds: Set<string>; statement: Statement | null; versions: number };

const refusals = ['stale', 'conflict', 'invalid_input', 'not_found', 'unavailable'];
const isRefusal = (error: unknown) =>
  error instanceof TableBusy || error instanceof TooEarly || (error instanceof ORPCError && refusals.includes(error.code));

/** A processor that does what it's asked. What it calls things says what they're of. */
const processor: CheckoutPort = {
  isOffered: () => true,
  open: async ({ paymentId, account }) => ({ linkId: `plink_${paymentId}`, address: 'https://pay.example.com/', account }),
  close: async () => {},
  refund: async ({ refundId }) => `re_${refundId}`,
  transaction: async (id) => ({
    paymentId: id.slice('pi_'.length),
    card: { brand: 'visa', lastFour: '4242', isDebit: false },
    fee: { id: `txn_${id}`, cents: 59 },
  }),
};

/** Returns a request that has its key, and so its id, wherever it's made. */
const by = (home: Home, key: string) => (table: Table) =>
  ({ ...contextOf(table, home.owner), keyId: () => key, checkout: processor }) as CheckoutContext;

const byLink = ['ask', 'ask', 'report', 'report', 'report', 'dispute', 'refunded', 'cancel', 'decide'] as const;
type Known = Awaited<ReturnType<typeof readReceipts>> & { caseId: string; amountCents: number };

/** Returns what happens to payments by a link: reports come twice, in any order, and of what never happened. */
function linkSteps(random: Random, { caseId, amountCents, payments, refunds }: Known, context: ReturnType<typeof by>) {
  const linked = payments.filter(({ checkout }) => checkout);
  const payment = linked.length > 0 ? random.pick(linked) : undefined;
  const sent = refunds.filter(({ processorRefundId }) => processorRefundId?.startsWith('re_'));
  const refund = sent.length > 0 ? random.pick(sent) : undefined;
  const at = new Date(Date.UTC(2026, 4, 1) + random.int(0, 4) * 1000);
  const other = random.chance(0.1) ? 100 : 0;
  const [kind, lost, gone] = [
    random.pick(['processing', 'paid', 'paid', 'failed'] as const),
    random.chance(0.5),
    random.chance(0.7),
  ];
  const to = random.chance(0.5) ? ('accepted' as const) : ('refunded' as const);
  const isCard = random.chance(0.7);
  const ofAccount = { id: 'evt', at, isLive: false, account: payment?.checkout?.account };
  const reported = payment && { ...ofAccount, transactionId: `pi_${payment.id}` };
  const received = payment && { amountCents: payment.amountCents + other, paymentId: payment.id, linkId: `plink_${payment.id}` };
  const disputed = payment && { amountCents: lost ? payment.amountCents : 5_00, disputeId: `du_${payment.id}`, fee: undefined };
  const back = refund && { processorRefundId: `re_${refund.id}`, refundId: refund.id, amountCents: refund.amountCents };
  const refunded = payments.find(({ id }) => id === refund?.paymentId)?.checkout?.account;
  const ofRefund = refund && { ...ofAccount, account: refunded, transactionId: `pi_${refund.paymentId}` };
  const paymentId = payment?.id ?? '';
  const steps: Record<(typeof byLink)[number], () => Step['make'] | undefined> = {
    ask: () => (table) =>
      startCheckout(context(table), {
        ...{ id: caseId, amountCents: amountCents + 50, by: isCard ? ('card' as const) : ('ach' as const) },
        ...{ note: 'More than that.', allowExcess: true },
      }),
    report: () =>
      reported && received && ((table) => takePaymentReport(context(table), { ...reported, ...received, kind, currency: 'usd' })),
    dispute: () =>
      reported && disputed && ((table) => takeDisputeReport(context(table), { ...reported, ...disputed, kind: 'dispute-lost' })),
    refunded: () =>
      ofRefund &&
      back &&
      ((table) => takeRefundReport(context(table), { ...ofRefund, ...back, kind: gone ? 'refund-sent' : 'refund-failed' })),
    cancel: () => payment && ((table) => cancelCheckout(context(table), { paymentId })),
    decide: () => payment && ((table) => settleCheckout(context(table), { paymentId, to })),
  };
  return steps;
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
  const made: Record<string, () => Step['make'] | undefined> = {
    ...links,
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
    contract: () => async (table) => {
      const before = told.statement;
      const isHeld = before?.funding != null && !before.funding.turned;
      if (isHeld || (!before && isInAdvance)) {
        // A pre-need contract is amended, or turned at-need; a funeral isn't made one of the future.
        const after = fundedStatement(chargedCents, isHeld && !isInAdvance);
        await hold(table, caseId, { number: told.versions + 1, before, after });
        told.statement = after;
      } else {
        const after = statementFor(chargedCents);
        await charge(table, caseId, [before, after], key);
        told.statement = after;
      }
      told.versions += 1;
    },
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

/** Checks that sums, payments, and refunds are what the entries lead to, and that everything that was told is there. */
async function expectWholeLedger(caseId: string, told: Told): Promise<number> {
  const { replayed, stored, rows } = await bothSums(stage.table, caseId);
  expect(stored).toEqual(replayed);
  expect(await chainFault(stage.table, caseId)).toBeNull();
  const { payments, refunds } = await readReceipts(stage.table, caseId);
  expect(payments.map(({ id }) => id)).toEqual(expect.arrayContaining([...told.payments]));
  expect(refunds.map(({ id }) => id)).toEqual(expect.arrayContaining([...told.refunds]));
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
          // A contract is charged by one reaction at a time. Everything else comes from whoever is at the desk, also twice.
          const other = one.kind === 'contract' ? one : await nextStep(random, home, caseId, told);
          const all =
            one.kind === 'contract' || other.kind === 'contract' ? [one] : random.pick([[one], [one, other], [one, one]]);
          killed += (await Promise.all(all.map((each) => attempt(random, each)))).filter(Boolean).length;
        }
        entries += await expectWholeLedger(caseId, told);
      }
      expect(killed).toBeGreaterThan(histories * 3);
      expect(entries).toBeGreaterThan(histories * 5);
    },
    Math.max(60_000, histories * 4000),
  );
});
