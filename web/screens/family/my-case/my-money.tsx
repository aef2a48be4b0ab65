import type { MyContract, MyMoney, MyReceipt } from '#shared/contract/case-contracts-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { PaymentState } from '#shared/model/enumerations/ledger.ts';
import type { PaymentStatus } from '#shared/model/enumerations/payment.ts';
import { methodWords } from '#shared/statement/ledger-lines.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { api } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CallHome } from './call-home.tsx';
import { Section } from './section.tsx';

type Home = Pick<MyCase, 'home'>;

/** How far a relative's payments are, in their words. */
const statuses: Readonly<Record<PaymentStatus, [words: string, tone: Tone]>> = {
  'not-paid': ['Nothing paid yet', 'neutral'],
  'partially-paid': ['Partly paid', 'warning'],
  paid: ['Paid', 'success'],
  invalid: ['More paid than owed', 'info'],
};

const states: Readonly<Record<PaymentState, string>> = {
  posted: '',
  pending: 'On its way. It doesn’t count yet.',
  failed: 'It didn’t arrive, so it doesn’t count.',
  reversed: 'Reversed, so it doesn’t count.',
};

type Figure = { key?: string; term: string; cents: number; isMain?: boolean };

/** Returns what is left, in lines that add up. Labels say what is subtracted, so only reductions of a price have a minus. Zero amounts are left out. */
function figuresOf(money: MyMoney): Figure[] {
  const { dueCents, extras, paidCents, refundedCents, pendingCents, paidByOthersCents, paidForOthersCents, leftCents } = money;
  const extraCents = extras.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...(dueCents === null || extras.length === 0
      ? []
      : [
          { term: 'Your share of the statement', cents: dueCents - extraCents },
          ...extras.map(({ key, words, on, cents }) => ({
            key,
            term: on ? `${words}, ${formatCalendarDate(on)}` : words,
            cents,
          })),
        ]),
    ...(dueCents === null
      ? []
      : [{ term: extras.length > 0 ? 'Your part in total' : 'Your part', cents: dueCents, isMain: true }]),
    { term: 'You paid', cents: paidCents },
    ...(refundedCents > 0 ? [{ term: 'Refunded to you', cents: refundedCents }] : []),
    ...(paidByOthersCents !== 0
      ? [{ term: paidByOthersCents > 0 ? 'Others paid' : 'Refunded to others', cents: Math.abs(paidByOthersCents) }]
      : []),
    ...(paidForOthersCents > 0 ? [{ term: 'You paid for others', cents: paidForOthersCents }] : []),
    ...(leftCents === null
      ? []
      : [{ term: leftCents < 0 ? 'We owe you' : 'Left to pay', cents: Math.abs(leftCents), isMain: true }]),
    ...(pendingCents > 0 ? [{ term: 'On its way', cents: pendingCents }] : []),
  ];
}

/** Shows what the reader pays, has paid, and still owes, and nobody else’s part of it. */
export const YourPart = ({
  money,
  contract,
  home,
  confirmingCents,
}: Pick<MyContract, 'money' | 'contract'> & Home & { confirmingCents: number }) => (
  <Card className="grid gap-3 p-5 sm:p-6">
    {money && (
      <div>
        {confirmingCents > 0 ? (
          <Badge tone="info">Confirming your payment of {formatCents(confirmingCents)}</Badge>
        ) : (
          <Badge tone={statuses[money.status][1]}>{statuses[money.status][0]}</Badge>
        )}
      </div>
    )}
    <dl className="grid gap-2">
      {(money ? figuresOf(money) : []).map(({ key, term, cents, isMain }) => (
        <div key={key ?? term} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className={isMain ? 'text-lg font-semibold' : ''}>{term}</dt>
          <dd className={`ml-auto tabular-nums ${isMain ? 'text-xl font-semibold' : ''}`}>{formatCents(cents)}</dd>
        </div>
      ))}
      {contract && contract.shareCents !== contract.totalCents && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>The whole funeral</dt>
          <dd className="ml-auto tabular-nums">{formatCents(contract.totalCents)}</dd>
        </div>
      )}
      {contract?.dueOn && (money?.leftCents ?? 0) > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>Due</dt>
          <dd className="ml-auto">{formatCalendarDate(contract.dueOn)}</dd>
        </div>
      )}
    </dl>
    <p className="text-muted">
      {contract && contract.shareCents === null && 'You don’t have to pay any of this. '}
      {!contract && 'We’ll apply this to the statement once your family has it. '}
      Do you have a question about a charge or a payment? <CallHome home={home} />
    </p>
  </Card>
);

export async function receiptOf(id: string, paymentId: string) {
  const paper = await api.caseInvoices.getMyReceipt({ id, paymentId });
  if (paper) return paper;
  throw new WordedError('There is no receipt for it yet.');
}

/** Says how a payment was made, with plain words beside “ACH.” */
const paidBy = (receipt: MyReceipt): string =>
  receipt.method === 'ach' ? 'Bank account (ACH)' : methodWords({ ...receipt, reference: '' });

const Row = ({ caseId, receipt, isRefund }: { caseId: string; receipt: MyReceipt; isRefund: boolean }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0">
      <p>
        {isRefund ? 'Refunded to you' : paidBy(receipt)}, {formatCalendarDate(receipt.on)}
      </p>
      {states[receipt.state] && <p className="text-sm text-muted">{states[receipt.state]}</p>}
    </div>
    <div className="flex items-center gap-4">
      <span className="tabular-nums">{formatCents(receipt.amountCents)}</span>
      {receipt.hasReceipt && (
        <OpenPdf size="compact" fetchPdf={() => receiptOf(caseId, receipt.id)}>
          Receipt
        </OpenPdf>
      )}
    </div>
  </li>
);

/** Lists the reader’s own payments, each with its receipt, and what they got back. */
export const YourPayments = ({ caseId, money }: { caseId: string; money: MyMoney }) =>
  money.payments.length + money.refunds.length === 0 ? null : (
    <Section id="payments" title="Your payments">
      <ul className="divide-y divide-border">
        {money.payments.map((receipt) => (
          <Row key={receipt.id} caseId={caseId} receipt={receipt} isRefund={false} />
        ))}
        {money.refunds.map((receipt) => (
          <Row key={receipt.id} caseId={caseId} receipt={receipt} isRefund />
        ))}
      </ul>
    </Section>
  );
