import type { MovedSum } from '../ledger/moved-sums.ts';
import type { ContractChange, ContractVersion, Statement } from '../model/contract-version.ts';
import type { DocumentBlockType } from '../model/enumerations/document.ts';
import { type DisclosureKey, planSection } from '../model/enumerations/pricing.ts';
import { contractVersionKind } from '../model/enumerations/statement.ts';
import { type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { changeBlocks } from './compose-change.ts';
import { fundingBlocks } from './compose-funding.ts';
import { requiredRows, sectionRows } from './line-rows.ts';
import { sectionSums } from './section-sums.ts';
import {
  chargesBlock,
  type PaperFact,
  paragraphBlock,
  rowOf,
  type StatementBlock,
  type StatementRow,
} from './statement-block.ts';
import { chargesEmbalming, requiredSentences } from './statement-of.ts';
import { termsInFull } from './terms-in-full.ts';

/** What the statement is called, whatever the state: Arizona requires a caption (R4-12-307(A)). */
export const STATEMENT_CAPTION = 'Statement of Funeral Goods and Services Selected';

/** The home and the person that a paper about charges names in its head. */
export type PaperSubject = {
  home: { name: string; lines: readonly string[] };
  caseNumber: string;
  decedent: { name: string; dateOfBirth: CalendarDate | null; dateOfDeath: CalendarDate | null };
};

/** A paragraph that the home's template adds, with the kind of block that it belongs to. */
type PaperParagraph = { id: string; sectionType: DocumentBlockType; title: string; text: string };

export type StatementPaper = PaperSubject & {
  statement: Statement;
  /** Null while the contract isn't open: then it's a draft of the day on which it's printed. */
  version: Pick<ContractVersion, 'number' | 'kind'> | null;
  on: CalendarDate;
  /** What an amendment changes, of which version, and whether that has actual charges that nobody signed. */
  change?: { of: number; change: ContractChange; hasActuals?: boolean };
  /** What the ledger says besides the charges so far: payments, refunds, fees, and what was written off. */
  moved: readonly MovedSum[];
  /** Where purchasers live, as far as it's known, by contact. */
  addresses?: Readonly<Record<string, string>>;
  /** Who signs for the home. */
  director: string;
  paragraphs: readonly PaperParagraph[];
  /** Sentences that the home's state requires on its papers. */
  notices: readonly string[];
};

/** The number of a paper about a case's money. */
export const paperNumber = (caseNumber: string, kind: 'statement' | 'invoice' | 'receipt' | 'account', number: number): string =>
  [caseNumber, kind, number].filter(Boolean).join('-');

/**
 * Returns the number of a payment's receipt, by the number of its entry in the ledger. Receipts are counted in the order in which payments were posted. One that was taken
 * back keeps its entry and so its number, and nothing is ever posted before it.
 */
export const receiptNumber = (
  caseNumber: string,
  payments: readonly { readonly entry?: number | undefined }[],
  entry: number,
): string =>
  paperNumber(caseNumber, 'receipt', payments.filter((each) => each.entry !== undefined && each.entry <= entry).length);

/** Returns a sentence of the Rule as the version froze it, otherwise as its lines require it; none if it isn't due. */
function sentenceBlock({ sentences, lines }: Statement, key: DisclosureKey): StatementBlock[] {
  const found = [...sentences, ...requiredSentences(lines)].find((each) => each.key === key);
  return found ? [{ type: 'paragraph-only', title: '', text: found.text, sentence: { key, clause: found.clause } }] : [];
}

/** Returns what a paper says of the person it's about. */
export const decedentFact = ({ decedent: { name, dateOfBirth, dateOfDeath } }: PaperSubject): PaperFact => ({
  label: 'For the funeral of',
  lines: [
    isolated(name),
    ...(dateOfBirth ? [`Born ${formatCalendarDate(dateOfBirth)}`] : []),
    ...(dateOfDeath ? [`Died ${formatCalendarDate(dateOfDeath)}`] : []),
  ],
});

function headBlock(paper: StatementPaper): StatementBlock {
  const { home, caseNumber, statement, version, on, addresses = {} } = paper;
  const { list, purchasers, dueOn } = statement;
  const number = version ? paperNumber(caseNumber, 'statement', version.number) : caseNumber;
  const kind = version ? `${contractVersionKind.label(version.kind)}, version ${version.number}` : 'Not a contract yet';
  return {
    type: 'general',
    home: home.name,
    homeLines: home.lines,
    caption: STATEMENT_CAPTION,
    stamp: version ? '' : 'DRAFT',
    facts: [
      decedentFact(paper),
      ...purchasers.map(({ contactId, name }) => ({
        label: 'Purchaser',
        lines: [name, addresses[contactId] ?? ''].filter(Boolean).map(isolated),
      })),
      { label: 'Statement', lines: [number, kind, formatCalendarDate(on)].filter(Boolean) },
      ...(list ? [{ label: 'Prices', lines: [`From the General Price List of ${formatCalendarDate(list.effectiveOn)}`] }] : []),
      ...(dueOn ? [{ label: 'Due', lines: [formatCalendarDate(dueOn)] }] : []),
    ],
  };
}

/** Returns the sums of a statement, one for the lines of each section. Reductions of single lines are printed beside them, and count once, in a sum of their own. */
export function sumRows({ lines, totals }: Statement): StatementRow[] {
  const named = lines.filter(({ section, reduces }) => section === 'discounts' && reduces === undefined);
  const taxes = lines.filter(({ section }) => section === 'taxes');
  const reducedCents = -totals.discountsCents - named.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    ...sectionSums(lines).map(({ section, cents }) => rowOf({ key: section, name: planSection.label(section), cents })),
    ...(reducedCents === 0 ? [] : [rowOf({ key: 'reductions', name: 'Reductions shown above', cents: reducedCents })]),
    ...[...named, ...taxes].map(({ key, label, detail, amountCents }) =>
      rowOf({ key, name: label, notes: detail ? [detail] : [], cents: amountCents }),
    ),
    rowOf({ key: 'total', kind: 'total', name: 'Total', cents: totals.totalCents }),
  ];
}

function summaryBlocks({ statement, moved }: StatementPaper): StatementBlock[] {
  const { totalCents } = statement.totals;
  const balanceCents = moved.reduce((sum, { cents }) => sum + cents, totalCents);
  const paid =
    moved.length === 0
      ? []
      : [...moved.map((each) => rowOf(each)), rowOf({ key: 'balance', kind: 'total', name: 'Balance', cents: balanceCents })];
  const open = statement.unpriced.map(({ key, label, reason }) => rowOf({ key, name: label, notes: [reason], cents: null }));
  return [
    ...chargesBlock('summary-of-charges', 'Not in the total', open),
    ...chargesBlock('summary-of-charges', 'Summary of charges', [...sumRows(statement), ...paid]),
  ];
}

/** What purchasers agree to when they sign: each of several for the whole, together with the others. */
const agreement = (count: number): string =>
  `I selected the goods and services on this statement. I have received a copy of it, and I agree${count > 1 ? ', together with the other purchasers,' : ''} to pay the total by its terms.`;

function signatureBlocks({ statement: { purchasers }, home, director }: StatementPaper): StatementBlock[] {
  const names = purchasers.map(({ name }) => name);
  return [
    {
      type: 'purchase-signature',
      title: names.length > 1 ? 'Purchasers' : 'Purchaser',
      text: agreement(names.length),
      signers: names.length > 0 ? names : [''],
    },
    { type: 'signatures', title: isolated(home.name), text: '', signers: [director] },
  ];
}

/**
 * Composes a statement of goods and services in reading order: the first sentence directly above the charges, the third directly below the cash advances, the
 * second after the reasons of what is required (16 CFR 453.3(f)(2), 453.4(b)(2), 453.5(b)). The same content gives the same blocks.
 */
export function composeStatement(paper: StatementPaper): StatementBlock[] {
  const { statement, version, change, notices, paragraphs } = paper;
  const own = (...types: DocumentBlockType[]) =>
    paragraphs.filter(({ sectionType }) => types.includes(sectionType)).flatMap(({ title, text }) => paragraphBlock(title, text));
  return [
    headBlock(paper),
    ...own('general'),
    ...sentenceBlock(statement, 'S1'),
    ...chargesBlock('template', 'Package', sectionRows(statement, 'package')),
    ...own('template'),
    ...chargesBlock('services', 'Services', sectionRows(statement, 'services')),
    ...own('services'),
    ...chargesBlock('merchandise', 'Merchandise', sectionRows(statement, 'merchandise')),
    ...chargesBlock('cash-advance', 'Cash advances: what we pay to others for you', sectionRows(statement, 'cash-advances')),
    ...sentenceBlock(statement, 'S3'),
    ...own('cash-advance'),
    ...summaryBlocks(paper),
    ...own('summary-of-charges'),
    ...chargesBlock('explanation-of-charges', 'Why something is required', requiredRows(statement)),
    ...own('explanation-of-charges'),
    ...sentenceBlock(statement, 'S2'),
    ...(chargesEmbalming(statement.lines) ? paragraphBlock('Why embalming was charged', statement.embalmingReason) : []),
    ...fundingBlocks(statement),
    ...paragraphBlock('Terms', termsInFull(statement)),
    ...own('paragraph-only'),
    ...paragraphBlock('Notices that our state requires', notices.join('\n')),
    ...(change && version
      ? changeBlocks(change.change, { before: change.of, after: version.number, hasActuals: change.hasActuals })
      : []),
    ...own('purchase-signature', 'signatures'),
    ...signatureBlocks(paper),
  ];
}
