import { about } from '#functions/cases/changing/change-case.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { amountsAfter, type MoneyOfCase, moneyFor, moneyNow } from '#functions/cases/money/money-of-case.ts';
import { type LedgerChange, postEntries } from '#functions/cases/money/post-entries.ts';
import { checkPayer, onlyPayer, receiptOf, tellMoney } from '#functions/cases/money/receipt-of.ts';
import { checkExcess } from '#functions/cases/money/record-payment.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cardAccountIn, cardAccountKey } from '#functions/table/card-account.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { locationRowIn } from '#functions/table/location-row.ts';
import { paymentCreation, paymentsIn } from '#functions/table/payment.ts';
import type { CheckoutLink, CheckoutOrder, CheckoutPort } from '#functions/vendors/checkout/index.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import type { Checkout, Payment } from '#shared/model/payment.ts';
import { processorAnswer } from './ask-processor.ts';
import { payableAccount, waysOf } from './home-account.ts';

export type CheckoutContext = OperationContext & { checkout: CheckoutPort };

export type Asking = {
  id: string;
  amountCents: number;
  by: CheckoutWay;
  payer?: string | undefined;
  email?: string | undefined;
  note: string;
  allowExcess?: boolean | undefined;
};

/** Asks the processor for something, where the stage has one. */
export async function askProcessor<Answer>({ checkout }: CheckoutContext, ask: (port: CheckoutPort) => Promise<Answer>) {
  if (!checkout.isOffered()) throw problem('conflict', { detail: 'Card payments aren’t offered on this site.' });
  return processorAnswer(() => ask(checkout));
}

/** Asks the processor for a link. Asked again for the same payment, it's the same link. */
export const openLink = (context: CheckoutContext, order: CheckoutOrder): Promise<CheckoutLink> =>
  askProcessor(context, (port) => port.open(order));

/** Returns the link of a payment with the account that it's in. */
export const placeOf = ({ checkout: { linkId, account } }: { checkout: Checkout }) => ({ linkId, account });

/** Returns a payment that waits for somebody to pay by a link. */
export function askedPayment(
  context: CheckoutContext,
  {
    caseId,
    today,
    ...asked
  }: { caseId: string; today: string } & Omit<CheckoutOrder, 'title' | 'returnTo' | 'account'> & {
      payer: string | undefined;
      note: string;
      email?: string | undefined;
    },
  link: CheckoutLink,
): Payment & { checkout: Checkout } {
  const { paymentId: id, amountCents, by, payer, note, email } = asked;
  const method = by === 'card' ? ('credit-card' as const) : ('ach' as const);
  return {
    ...{ id, caseId, ...receiptOf(context, { amountCents, method, reference: '' }) },
    ...{ note, paidOn: today, refundedCents: 0, state: 'pending', ...(payer ? { payer } : {}) },
    checkout: {
      ...{ state: 'open', ...link, startedBy: byOf(context).kind === 'family' ? 'family' : 'staff' },
      ...(email ? { emailedTo: email, emailedOn: context.now.toISOString() } : {}),
    },
  };
}

/** Returns what tells that the link of a payment is to be emailed. */
export const linkEvents = (context: OperationContext, record: MoneyOfCase['record'], { id, checkout }: Payment) =>
  checkout?.emailedTo
    ? [
        context.event(
          'payment.link-requested',
          { ...about(record), paymentId: id, emailedOn: checkout.emailedOn },
          record.providerLocationId,
        ),
      ]
    : [];

/** Returns what keeps a payment that somebody is asked for. */
export const askedChange = (context: CheckoutContext, record: MoneyOfCase['record'], payment: Payment): LedgerChange => ({
  entries: [],
  writes: [
    tellMoney(context, { kind: 'payment-link-made', caseId: record.id, id: payment.id }, payment),
    caseStillThere(record.id),
    ...paymentCreation(payment),
  ],
  events: () => linkEvents(context, record, payment),
});

type SeenHere = MoneyOfCase & { today: string };

/** Refuses a key that comes again, after its answer was forgotten, with another payment; returns the one that it made. */
function repeated({ items }: Pick<SeenHere, 'items'>, id: string, amountCents: number): Payment | undefined {
  const found = paymentsIn(items).find((each) => each.id === id);
  if (!found) return undefined;
  if (found.amountCents !== amountCents) throw problem('idempotency_conflict');
  const { version: _, ...row } = found;
  return row;
}

const inactive: Readonly<Record<CheckoutWay, string>> = {
  card: 'Stripe hasn’t turned on card payments for the home’s account.',
  ach: 'Stripe hasn’t turned on payments from bank accounts for the home’s account.',
};

/** Returns the home's account that receives the money. Throws a 409 while there is none that can take charges this way. */
function takingAccount(items: SeenHere['items'], by: CheckoutWay): string {
  const row = cardAccountIn(items);
  const account = payableAccount(row, by);
  if (account !== undefined) return account;
  const isOn = waysOf(row).length > 0;
  throw problem('conflict', {
    detail: isOn ? inactive[by] : 'Card payments aren’t set up. The home’s owner or an admin can set them up.',
  });
}

/** Makes a link by which somebody pays an amount of a case: what is wrong is refused before the processor hears of it. */
export async function startCheckout(context: CheckoutContext, input: Asking): Promise<PaymentAnswer> {
  const { id: caseId, amountCents, by, email, note } = input;
  const paymentId = context.keyId();
  const account = cardAccountKey(homeOf(context).locationId);
  const others = [account, caseKeys.payment(caseId, paymentId), ...(input.payer ? [caseKeys.contact(caseId, input.payer)] : [])];
  const read = () => moneyFor(context, caseId, others);
  const checked = (at: SeenHere) => {
    checkPayer(at.items, input.payer);
    const money = moneyNow(at, context.now);
    checkExcess(money, amountCents, input);
    return input.payer ?? onlyPayer(money);
  };
  const seen = await read();
  const made: { at: SeenHere; payment: Payment | undefined } = { at: seen, payment: repeated(seen, paymentId, amountCents) };
  if (made.payment) return { payment: made.payment, amounts: amountsAfter(context, null, seen), cashNotice: null };
  checked(seen);
  const title = `Payment to ${locationRowIn(seen.items)?.name ?? 'the funeral home'}`;
  const order = { account: takingAccount(seen.items, by), paymentId, amountCents, by, title };
  const link = await openLink(context, order);
  const make = (at: SeenHere): LedgerChange | null => {
    made.at = at;
    made.payment = repeated(at, paymentId, amountCents);
    if (made.payment) return null;
    const asked = { caseId, today: at.today, paymentId, amountCents, by, payer: checked(at), note, email };
    made.payment = askedPayment(context, asked, link);
    return askedChange(context, at.record, made.payment);
  };
  const amounts = amountsAfter(context, await postEntries(context, seen, make, read), made.at);
  return { payment: made.payment as unknown as Payment, amounts, cashNotice: null };
}
