import { type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { entryRows, expectedBlock, type PaperEntry } from './compose-invoice.ts';
import { decedentFact, type PaperSubject } from './compose-statement.ts';
import { chargesBlock, paragraphBlock, rowOf, type StatementBlock } from './statement-block.ts';

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
};

/** Composes the receipt of a payment. One that was taken back says so, and counts nothing. */
export function composeReceipt(paper: ReceiptPaper): StatementBlock[] {
  const { home, number, payer, amountCents, method, paidOn, bookedOn, reversedOn } = paper;
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
  /** Everything that moved the balance, in the order of its days. */
  entries: readonly PaperEntry[];
  /** What is on its way. It isn't subtracted. */
  expected?: readonly PaperEntry[];
  dueOn: CalendarDate | null;
};

/** Composes a statement of account: every charge and payment by its day, and the balance. */
export function composeAccount(paper: AccountPaper): StatementBlock[] {
  const { home, number, on, payer, entries, expected = [], dueOn } = paper;
  const balance = entries.reduce((sum, { cents }) => sum + cents, 0);
  return [
    {
      type: 'general',
      home: home.name,
      homeLines: home.lines,
      caption: 'Statement of account',
      stamp: '',
      facts: [
        ...(payer ? [{ label: 'For', lines: [isolated(payer.name)] }] : []),
        decedentFact(paper),
        { label: 'Statement of account', lines: [number, formatCalendarDate(on)] },
        ...(dueOn && balance > 0 ? [{ label: 'Due', lines: [formatCalendarDate(dueOn)] }] : []),
      ],
    },
    ...chargesBlock('summary-of-charges', 'Charges and payments', [
      ...entryRows(entries),
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
