import { myCaseOf, refuseCancelled } from '#functions/cases/access/my-case.ts';
import { type MoneyOfCase, readMoney } from '#functions/cases/money/money-of-case.ts';
import { type LedgerChange, postEntries } from '#functions/cases/money/post-entries.ts';
import { endedPayment } from '#functions/cases/money/take-back.ts';
import { problem } from '#functions/problem.ts';
import { optionalSetting } from '#functions/settings.ts';
import { cardAccountIn, cardAccountKey } from '#functions/table/card-account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readLocation } from '#functions/table/location.ts';
import { type PaymentRow, readReceipts } from '#functions/table/payment.ts';
import type { MyCheckouts } from '#shared/contract/checkouts.ts';
import { owedShares, payersOf } from '#shared/ledger/owed-shares.ts';
import type { CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import type { Checkout, Payment } from '#shared/model/payment.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { payableAccount, waysOf } from './home-account.ts';
import { askedChange, askedPayment, askProcessor, type CheckoutContext, openLink, placeOf } from './start-checkout.ts';

type Linked = PaymentRow & { checkout: Checkout };
type Mine = { record: CaseRecord; contactId: string };

const isLinked = (payment: PaymentRow): payment is Linked => payment.checkout !== undefined;

/** Returns the caller's own payments by a link, the newest first. */
const ownOf = (payments: readonly PaymentRow[], contactId: string): Linked[] =>
  payments
    .filter(isLinked)
    .filter(({ payer }) => payer === contactId)
    .sort((a, b) => (a.recordedOn < b.recordedOn ? 1 : -1));

const isWaiting = ({ state, checkout }: Linked) => state === 'pending' && checkout.state === 'open';

const viewOf = (payment: Pick<Payment, 'id' | 'amountCents' | 'method' | 'paidOn' | 'state'> & { checkout: Checkout }) => ({
  paymentId: payment.id,
  amountCents: payment.amountCents,
  by: payment.method === 'ach' ? ('ach' as const) : ('card' as const),
  state: payment.checkout.state,
  address: payment.state === 'pending' && payment.checkout.state === 'open' ? payment.checkout.address : null,
  startedOn: payment.paidOn,
  isOwn: payment.checkout.startedBy === 'family',
});

/** Returns what somebody still owes of their own share; null for someone without one, and before the contract is charged. */
function owedTo({ stored }: Pick<MoneyOfCase, 'stored'>, contactId: string, hasPaid: boolean): number | null {
  const { money } = stored;
  if (!money || money.dueCents === null) return null;
  const isPayer = payersOf(money).includes(contactId);
  return owedShares(money)[contactId] ?? (hasPaid || isPayer ? 0 : null);
}

/** Reads the money of a case with the home's card account, and a relative's own payments by a link. */
async function readOwn({ table }: Pick<CheckoutContext, 'table'>, { record: { id, providerLocationId }, contactId }: Mine) {
  const [read, { payments }] = await Promise.all([
    readMoney(table, id, [cardAccountKey(providerLocationId)]),
    readReceipts(table, id),
  ]);
  return { read, own: ownOf(payments, contactId) };
}

/** Returns what a relative owes of their own share, and their payments of it by a link. */
export async function myCheckoutsOf(context: CheckoutContext, id: string): Promise<MyCheckouts> {
  const mine = await myCaseOf(context, id);
  const { read, own } = await readOwn(context, mine);
  const ways = context.checkout.isOffered() ? waysOf(cardAccountIn(read.items)) : [];
  return {
    isOffered: ways.length > 0,
    ways,
    owedCents: owedTo(read, mine.contactId, own.length > 0),
    checkouts: own.map(viewOf),
  };
}

/** Reads what a relative may pay now: what they owe, less what of it is on its way. */
async function readMine(context: CheckoutContext, mine: Mine) {
  const { read, own } = await readOwn(context, mine);
  const { record } = read;
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  const onItsWay = own.filter(({ checkout }) => checkout.state === 'processing' || checkout.state === 'held');
  const owedCents = owedTo(read, mine.contactId, own.length > 0) ?? 0;
  const mostCents = Math.max(0, owedCents - onItsWay.reduce((sum, { amountCents }) => sum + amountCents, 0));
  // Only a link that they started themselves is replaced. One that staff sent them stays.
  const earlier = own.filter((each) => isWaiting(each) && each.checkout.startedBy === 'family');
  return { ...read, record, own, mostCents, earlier };
}
type MineAt = Awaited<ReturnType<typeof readMine>>;

function checkMost({ mostCents }: Pick<MineAt, 'mostCents'>, amountCents: number): void {
  if (amountCents <= mostCents) return;
  const detail =
    mostCents > 0 ? `You can pay up to ${formatCents(mostCents)}.` : 'There is nothing left for you to pay right now.';
  throw problem('conflict', { detail });
}

/** Returns the changes that end a relative's earlier links, which a new one replaces. An open link isn't a pending payment, so no sum changes. */
const endings = (context: CheckoutContext, at: MineAt, today: string) =>
  Promise.all(
    at.earlier.map((each) => {
      const payment = { ...each, checkout: { ...each.checkout, state: 'canceled' as const } };
      const ending = { state: 'failed' as const, reason: 'Replaced by another link.', told: 'payment-link-canceled' as const };
      return endedPayment(context, { ...at, caseId: at.record.id, payment, today }, ending);
    }),
  );

const joined = (changes: readonly LedgerChange[]): LedgerChange => ({
  entries: [],
  // Each ending says that the case has to be there; once is enough for a transaction.
  writes: changes.flatMap(({ writes = [] }, at) => writes.filter((write) => at === changes.length - 1 || !('check' in write))),
});

/** Returns the home's account that receives the money. Throws a 409 that says what a relative can do instead. */
function takingAccount({ items }: Pick<MineAt, 'items'>, by: CheckoutWay): string {
  const row = cardAccountIn(items);
  const account = payableAccount(row, by);
  if (account !== undefined) return account;
  const [other] = waysOf(row);
  throw problem('conflict', {
    detail:
      other === undefined
        ? 'The funeral home can’t take online payments right now. Please call them.'
        : other === 'card'
          ? 'The funeral home can’t take payments from a bank account right now. Please pay by card.'
          : 'The funeral home can’t take cards right now. Please pay from a bank account.',
  });
}

/** Makes a link with which a relative pays of their own share. */
export async function startMyCheckout(
  context: CheckoutContext,
  { id: caseId, amountCents, by }: { id: string; amountCents: number; by: CheckoutWay },
): Promise<MyCheckouts['checkouts'][number]> {
  const mine = await myCaseOf(context, caseId);
  refuseCancelled(mine.record);
  const paymentId = context.keyId();
  const read = () => readMine(context, mine);
  const seen = await read();
  const done = ({ own }: MineAt) => own.find(({ id }) => id === paymentId);
  const made: { payment: (Payment & { checkout: Checkout }) | undefined } = { payment: done(seen) };
  if (made.payment) return viewOf(made.payment);
  checkMost(seen, amountCents);
  const home = await readLocation(context.table, mine.record.providerLocationId);
  if (!home) throw problem('not_found');
  const today = dateInZone(context.now.toISOString(), home.timeZone);
  const site = optionalSetting('STRIPE_RETURN_URL')?.replace(/\/$/, '');
  const returnTo = site && `${site}/plans/dashboard?caseId=${caseId}&page=case-contract&paid=${paymentId}`;
  const account = takingAccount(seen, by);
  const link = await openLink(context, { account, paymentId, amountCents, by, title: `Payment to ${home.name}`, returnTo });
  for (const each of seen.earlier) await askProcessor(context, (port) => port.close(placeOf(each)));
  const make = async (at: MineAt): Promise<LedgerChange | null> => {
    made.payment = done(at);
    if (made.payment) return null;
    checkMost(at, amountCents);
    const asked = { caseId, today, paymentId, amountCents, by, payer: mine.contactId, note: '' };
    const payment = askedPayment(context, asked, link);
    made.payment = payment;
    return joined([...(await endings(context, at, today)), askedChange(context, at.record, payment)]);
  };
  await postEntries(context, seen, make, read);
  return viewOf(made.payment as unknown as Payment & { checkout: Checkout });
}
