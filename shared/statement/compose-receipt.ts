import type { OwnStanding } from '../ledger/own-money-after.ts';
import { type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { formatCents } from '../values/money.ts';
import { expectedBlock, type PaperEntry } from './compose-invoice.ts';
import { decedentFact, type PaperSubject } from './compose-statement.ts';
import { chargesBlock, paragraphBlock, rowOf, type StatementBlock, type StatementRow } from './statement-block.ts';

export type ReceiptPaper = PaperSubject & {
  /** `<case>-receipt-<n>`. */
  number: string;
  /** Who paid; nobody named, if it's empty. */
  payer: string;
  amountCents: number;
  /** How: “Check 1042”, “Visa ending in 4242.” */
  method: string;
  paidOn: CalendarDate;
  /** The day on which it was booked, if the day that it was paid was already closed. */
  bookedOn?: CalendarDate | null;
  /** When it was taken back, if it was. Why is the home's own. */
  reversedOn: CalendarDate | null;
  /** What was given back of it since, the oldest first. A refund that was taken back isn't among them. */
  refunds?: readonly { cents: number; on: CalendarDate }[];
  /** What it was paid toward, and what it left to pay; null if that isn't known, or isn't the payer's. */
  toward: OwnStanding | null;
};

/** Says what a payment was paid toward, and what was left once it arrived. */
const towardBlock = ({ payer, toward }: ReceiptPaper): StatementBlock[] => {
  if (!toward) return [];
  const { dueCents, leftCents, isShare } = toward;
  return chargesBlock('summary-of-charges', 'After this payment', [
    rowOf({ key: 'due', name: isShare && payer ? `Share of ${isolated(payer)}` : 'Total', cents: dueCents }),
    rowOf({ key: 'paid', kind: 'reduction', name: 'Paid so far, with this payment', cents: leftCents - dueCents }),
    rowOf({
      key: 'left',
      kind: 'total',
      name: leftCents < 0 ? 'Paid beyond what is owed' : 'Left to pay',
      cents: Math.abs(leftCents),
    }),
  ]);
};

/** Composes the receipt of a payment. One that was taken back says so, and counts nothing. */
export function composeReceipt(paper: ReceiptPaper): StatementBlock[] {
  const { home, number, payer, amountCents, method, paidOn, bookedOn, reversedOn, refunds = [] } = paper;
  const booked = bookedOn ? [`Booked on ${formatCalendarDate(bookedOn)}`] : [];
  return [
    {
      type: 'general',
      home: home.name,
      homeLines: home.lines,
      caption: 'Receipt',
      stamp: reversedOn ? 'REVERSED' : '',
      facts: [
        ...(payer ? [{ label: 'Received from', lines: [isolated(payer)] }] : []),
        decedentFact(paper),
        { label: 'Receipt', lines: [number, `Paid on ${formatCalendarDate(paidOn)}`, ...booked] },
      ],
    },
    ...chargesBlock('summary-of-charges', 'Payment', [
      rowOf({ key: 'payment', name: method, cents: amountCents }),
      ...(reversedOn
        ? [
            rowOf({
              key: 'reversal',
              kind: 'reduction',
              name: `Reversed on ${formatCalendarDate(reversedOn)}`,
              cents: -amountCents,
            }),
          ]
        : []),
      rowOf({
        key: 'counted',
        kind: 'total',
        name: reversedOn ? 'Counts toward the balance' : 'Received',
        cents: reversedOn ? 0 : amountCents,
      }),
    ]),
    ...(reversedOn ? [] : towardBlock(paper)),
    ...refunds.flatMap(({ cents, on }) =>
      paragraphBlock('', `Refunded since: ${formatCents(cents)} on ${formatCalendarDate(on)}.`),
    ),
    ...paragraphBlock(
      '',
      reversedOn ? 'This payment was reversed, so it doesn’t lower the balance.' : 'Thank you. Please keep this receipt.',
    ),
  ];
}

export type AccountPaper = PaperSubject & {
  /** `<case>-account-<n>`. */
  number: string;
  on: CalendarDate;
  payer: { name: string } | null;
  /** Who signed the contract: whom a statement for everyone is for. Nobody before that. */
  purchasers: readonly string[];
  /** Everything that moved the balance, in any order. */
  entries: readonly PaperEntry[];
  /** What is on its way. It isn't subtracted. */
  expected?: readonly PaperEntry[];
  dueOn: CalendarDate | null;
};

/** Returns a row for each movement of money, by the day that it's for, with what was owed after it. Those of a day stay in the order in which they were recorded. */
function accountRows(entries: readonly PaperEntry[]): StatementRow[] {
  let balance = 0;
  return entries
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ key, on, words, cents }) => {
      balance += cents;
      const then = balance < 0 ? `${formatCents(-balance)} in your favor` : formatCents(balance);
      return rowOf({ key, name: words, notes: [`${formatCalendarDate(on)}. Balance: ${then}`], cents });
    });
}

/** Composes a statement of account: every charge and payment by its day, and the balance. */
export function composeAccount(paper: AccountPaper): StatementBlock[] {
  const { home, number, on, payer, purchasers, entries, expected = [], dueOn } = paper;
  const readers = payer ? [payer.name] : purchasers;
  const balance = entries.reduce((sum, { cents }) => sum + cents, 0);
  return [
    {
      type: 'general',
      home: home.name,
      homeLines: home.lines,
      caption: 'Statement of account',
      stamp: '',
      facts: [
        ...(readers.length > 0 ? [{ label: 'For', lines: readers.map(isolated) }] : []),
        decedentFact(paper),
        { label: 'Statement of account', lines: [number, formatCalendarDate(on)] },
        ...(dueOn && balance > 0 ? [{ label: 'Due', lines: [formatCalendarDate(dueOn)] }] : []),
      ],
    },
    ...chargesBlock('summary-of-charges', 'Charges and payments', [
      ...accountRows(entries),
      rowOf({
        key: 'balance',
        kind: 'total',
        name: balance < 0 ? 'Balance in your favor' : 'Balance due',
        cents: Math.abs(balance),
      }),
    ]),
    ...expectedBlock(expected),
  ];
}
