import type { StatementLine } from '../model/contract-version.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';

type Part = PricedLine['includes'][number];
type Goods = Pick<StatementLine, 'section' | 'reduces' | 'amountCents' | 'gplLine' | 'label' | 'unitCents'>;

/** Goods that a home sells many of: a package with one of them says nothing until it’s known which. */
const toBeChosen: readonly (GplLine | null)[] = ['caskets', 'outer-burial-containers'];
/** What packages call such goods before it’s known which. Any other name may be one item’s own. */
const generic = /^(?:caskets?|coffins?|(?:outer )?burial (?:containers?|vaults?)|outer containers?|vaults?|grave liners?)$/i;

/** Returns the goods that the family chose for a part of a package, which pays toward them. */
export const chosenFor = <Line extends Goods>({ gplLine }: Pick<Part, 'gplLine'>, lines: readonly Line[]): Line[] =>
  gplLine === null
    ? []
    : lines.filter(
        (line) =>
          line.section === 'merchandise' && line.reduces === undefined && line.amountCents > 0 && line.gplLine === gplLine,
      );

/** Tells whether a part of a package is goods of which the family still has to choose one. */
export const isLeftOpen = (part: Pick<Part, 'gplLine'>, lines: readonly Goods[]): boolean =>
  toBeChosen.includes(part.gplLine) && chosenFor(part, lines).length === 0;

/** Returns what a part of a package is: with the goods that were chosen for it, or that nobody has chosen any. */
export function partWords(part: Pick<Part, 'gplLine' | 'label'>, lines: readonly Goods[]): string {
  const chosen = chosenFor(part, lines).map(({ label }) => label);
  if (chosen.length > 0) return `${part.label}: ${chosen.join(', ')}`;
  return isLeftOpen(part, lines) && generic.test(part.label.trim()) ? `${part.label}: not chosen yet` : part.label;
}
