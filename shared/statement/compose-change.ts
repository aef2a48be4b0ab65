import type { ContractChange, StatementLine } from '../model/contract-version.ts';
import { quantityWords } from '../pricing/quantity-words.ts';
import { formatCents } from '../values/money.ts';
import { chargesBlock, paragraphBlock, rowOf, type StatementBlock, type StatementRow } from './statement-block.ts';

const priceWords = (line: StatementLine): string => {
  const quantity = quantityWords(line);
  return quantity ? `${quantity} = ${formatCents(line.amountCents)}` : formatCents(line.amountCents);
};

/** Returns what a changed line was. What stayed the same isn't repeated. */
function changedNotes({ before, after }: ContractChange['changed'][number]): string[] {
  const [was, is] = [priceWords(before), priceWords(after)];
  return [
    ...(before.label === after.label ? [] : [`It was “${before.label}.”`]),
    was === is ? 'The amount is the same.' : `It was ${was}. It’s now ${is}.`,
    ...(before.cashAdvance?.standing === 'estimate' && after.cashAdvance?.standing === 'actual' ? ['It was an estimate.'] : []),
  ];
}

const row = (prefix: string, line: StatementLine, more: Partial<StatementRow> = {}): StatementRow =>
  rowOf({ key: `${prefix}:${line.key}`, name: line.label, quantity: quantityWords(line), cents: line.amountCents, ...more });

/** Composes the change page of an amendment: what is added, removed, and changed, with the old and the new total. */
export function changeBlocks(
  { added, removed, changed, beforeCents, afterCents, differenceCents }: ContractChange,
  { before, after, hasActuals = false }: { before: number; after: number; hasActuals?: boolean | undefined },
): StatementBlock[] {
  const sums = [
    rowOf({ key: 'before', name: `Total of version ${before}`, cents: beforeCents }),
    rowOf({ key: 'difference', name: 'Difference', cents: differenceCents }),
    rowOf({ key: 'after', kind: 'total', name: `Total of version ${after}`, cents: afterCents }),
  ];
  return [
    { type: 'new-sheet', title: `What version ${after} changes` },
    ...(hasActuals
      ? paragraphBlock(
          '',
          `It’s compared with version ${before}, in which actual charges of cash advances took the place of estimates. Nobody signed those.`,
        )
      : []),
    ...chargesBlock(
      'services',
      'Added',
      added.map((line) => row('added', line)),
    ),
    ...chargesBlock(
      'services',
      'Removed',
      removed.map((line) => row('removed', line, { cents: -line.amountCents })),
    ),
    ...chargesBlock(
      'services',
      'Changed',
      changed.map((each) =>
        row('changed', each.after, {
          notes: changedNotes(each),
          cents: each.after.amountCents - each.before.amountCents,
          quantity: '',
        }),
      ),
    ),
    ...chargesBlock('summary-of-charges', 'Old and new total', sums),
  ];
}
