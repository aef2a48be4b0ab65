import type { StatementLine } from '#shared/model/contract-version.ts';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';

/** What staff can do with one line of a statement. */
export type LineAct = 'reduce' | 'quantity' | 'require' | 'exempt' | 'advance' | 'special-order';

const isCharge = ({ section, amountCents, reduces }: StatementLine): boolean =>
  section !== 'discounts' && section !== 'taxes' && reduces === undefined && amountCents > 0;

/**
 * Returns what can be done with a line. A listed price is never edited: a line is reduced by another one, except the basic services fee, which isn’t reduced at
 * all, and a cash advance, whose amount or quantity changes instead (docs/decisions.md, Contract and payments).
 */
export function actsOf(line: StatementLine, { hasTaxes }: { hasTaxes: boolean }): LineAct[] {
  if (!isCharge(line)) return [];
  const { section, gplLine: listed, isSpecialOrder, unit } = line;
  const isAdvance = section === 'cash-advances';
  // Of what others charge, only what has a price for each, such as certified copies, is counted.
  const isCounted = isAdvance ? unit !== 'flat' : (section === 'services' || section === 'merchandise') && !isSpecialOrder;
  return [
    ...(isAdvance ? (['advance'] as const) : []),
    ...(isSpecialOrder ? (['special-order'] as const) : []),
    ...(!isAdvance && listed !== 'basic-services' ? (['reduce'] as const) : []),
    ...(isCounted && listed !== 'basic-services' ? (['quantity'] as const) : []),
    'require',
    ...(hasTaxes ? (['exempt'] as const) : []),
  ];
}

/** Says in a few words why a line is on the statement, for someone who works at the home. */
export function reasonOf({ why, section, required, reduces }: StatementLine): string {
  if (required || reduces !== undefined) return '';
  if (why.kind === 'chosen') return 'Chosen';
  if (why.kind === 'package') return section === 'package' ? 'The chosen package' : `Part of “${why.name}”`;
  if (why.kind === 'follows')
    return why.question ? `From an answer under “${why.because}”: ${why.question}` : `Comes with “${why.because}”`;
  if (why.kind === 'non-declinable') return 'In every arrangement. It can’t be declined.';
  if (why.kind === 'allowance') return `“${why.name}” pays this much toward it`;
  return why.kind === 'discount' ? why.reason : '';
}

/** Says which list a price is from, and the line there, if it has another name; or why it’s on no list. */
export function traceOf({ list, gplLine: listed, label, isSpecialOrder, cashAdvance, reduces }: StatementLine): string {
  if (list) {
    const named = listed && gplLine.label(listed) !== label ? `, “${gplLine.label(listed)}”` : '';
    return `Price list of ${formatCalendarDate(list.effectiveOn)}${named}`;
  }
  if (reduces !== undefined) return '';
  if (isSpecialOrder) return 'Special order, which is on no price list';
  return cashAdvance ? 'Paid to someone else for the family' : '';
}
