import type { Statement } from '../model/contract-version.ts';
import { type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { formatCents } from '../values/money.ts';
import { decedentFact, type PaperSubject, sumRows } from './compose-statement.ts';
import { requiredRows, sectionRows } from './line-rows.ts';
import {
  chargesBlock,
  type PaperFact,
  paragraphBlock,
  rowOf,
  type StatementBlock,
  type StatementRow,
} from './statement-block.ts';
import { termsInFull } from './terms-in-full.ts';

/** Money that moved, in the words that a paper has for it: `cents` is negative for what lowers the balance. */
export type PaperEntry = { key: string; on: CalendarDate; words: string; cents: number };

/** Returns a row for each movement of money, with its day. */
const entryRows = (entries: readonly PaperEntry[]): StatementRow[] =>
  entries.map(({ key, on, words, cents }) => rowOf({ key, name: words, notes: [formatCalendarDate(on)], cents }));

export type InvoicePaper = PaperSubject & {
  /** `<case>-invoice-<n>`. */
  number: string;
  on: CalendarDate;
  statement: Statement;
  /** The version of the contract that it charges. */
  version: number;
  /** Who it's for: everyone's charges, or one payer's share of them. */
  payer: { name: string; shareCents: number } | null;
  /** Payments, refunds, fees, and what else moved the balance since; of one payer, theirs. */
  entries: readonly PaperEntry[];
  /** What is on its way, such as an insurer’s payment. It isn't subtracted. */
  expected?: readonly PaperEntry[];
};

/** Tells whether a statement still has charges that are estimates, so that its invoice is a draft. */
const isEstimate = ({ lines }: Statement): boolean => lines.some(({ cashAdvance }) => cashAdvance?.standing === 'estimate');

/** Says what an invoice is a draft for. */
const ESTIMATES =
  'This invoice is a draft: some cash advances are good-faith estimates. We’ll give you the actual charges in writing before the final bill is paid.';

/** Lists what is on its way below the balance, which it doesn't lower before it has arrived. */
export const expectedBlock = (expected: readonly PaperEntry[]): StatementBlock[] =>
  chargesBlock('summary-of-charges', 'Expected, not yet received', entryRows(expected));

/** Says whom an invoice is for: one payer, or all of them, each with their share if they are several. Without payers, the purchasers are billed. */
function billedTo({ payers, purchasers }: Statement, payer: InvoicePaper['payer']): PaperFact[] {
  const all = payers.length > 0 ? payers : purchasers.map(({ name }) => ({ name, shareCents: 0 }));
  const billed = payer ? [payer] : all;
  return billed.map(({ name, shareCents }) => ({
    label: 'Bill to',
    lines: [isolated(name), ...(!payer && payers.length > 1 ? [`Share: ${formatCents(shareCents)}`] : [])],
  }));
}

/** Composes the invoice of a contract: every line, the sums, what was paid, and what is still owed. A payer’s has their share instead of everyone’s payments. */
export function composeInvoice(paper: InvoicePaper): StatementBlock[] {
  const { home, number, on, statement, version, payer, entries, expected = [] } = paper;
  const isDraft = isEstimate(statement);
  const owed = payer ? payer.shareCents : statement.totals.totalCents;
  const share = payer ? [rowOf({ key: 'share', name: `Share of ${isolated(payer.name)}`, cents: payer.shareCents })] : [];
  return [
    {
      type: 'general',
      home: home.name,
      homeLines: home.lines,
      caption: 'Invoice',
      stamp: isDraft ? 'DRAFT' : '',
      facts: [
        ...billedTo(statement, payer),
        decedentFact(paper),
        { label: 'Invoice', lines: [number, formatCalendarDate(on), `Charges of version ${version} of the contract`] },
        ...(statement.dueOn ? [{ label: 'Due', lines: [formatCalendarDate(statement.dueOn)] }] : []),
      ],
    },
    ...(isDraft ? paragraphBlock('', ESTIMATES) : []),
    ...chargesBlock('template', 'Package', sectionRows(statement, 'package')),
    ...chargesBlock('services', 'Services', sectionRows(statement, 'services')),
    ...chargesBlock('merchandise', 'Merchandise', sectionRows(statement, 'merchandise')),
    ...chargesBlock('cash-advance', 'Cash advances: what we pay to others for you', sectionRows(statement, 'cash-advances')),
    ...chargesBlock('explanation-of-charges', 'Why something is required', requiredRows(statement)),
    ...chargesBlock('summary-of-charges', 'Charges', sumRows(statement)),
    ...chargesBlock('summary-of-charges', 'Balance', [
      ...share,
      ...entryRows(entries),
      rowOf({
        key: 'balance',
        kind: 'total',
        name: 'Balance due',
        cents: entries.reduce((sum, { cents }) => sum + cents, owed),
      }),
    ]),
    ...expectedBlock(expected),
    ...paragraphBlock('Terms', termsInFull(statement)),
  ];
}
