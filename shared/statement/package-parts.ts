import type { StatementLine } from '../model/contract-version.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { formatCents } from '../values/money.ts';
import { inSeries } from './statement-of.ts';

type Part = PricedLine['includes'][number];
type Goods = Pick<StatementLine, 'section' | 'reduces' | 'amountCents' | 'gplLine' | 'label' | 'unitCents' | 'why'>;

/** Goods that a home sells many models of, so a package with one of them has to say which. */
const toBeChosen: readonly (GplLine | null)[] = ['caskets', 'outer-burial-containers'];
/** Matches generic names of such goods. Any other name may be one item’s own. */
const generic = /^(?:caskets?|coffins?|(?:outer )?burial (?:containers?|vaults?)|outer containers?|vaults?|grave liners?)$/i;

/** Returns the goods that the family chose for a part of a package, which pays toward them. */
const chosenFor = <Line extends Goods>({ gplLine }: Pick<Part, 'gplLine'>, lines: readonly Line[]): Line[] =>
  gplLine === null
    ? []
    : lines.filter(
        (line) =>
          line.section === 'merchandise' && line.reduces === undefined && line.amountCents > 0 && line.gplLine === gplLine,
      );

/** Returns whether the family still has to choose the goods for a part of a package. */
export const isLeftOpen = (part: Pick<Part, 'gplLine'>, lines: readonly Goods[]): boolean =>
  toBeChosen.includes(part.gplLine) && chosenFor(part, lines).length === 0;

/** Returns whether a line is a package's allowance toward goods on their own line. */
const isAllowance = ({ why }: Pick<StatementLine, 'why'>): boolean => why.kind === 'allowance';

/**
 * Describes a part of a package: how much the package pays toward the goods chosen for it, which have their own line, or that none are chosen yet. With only its
 * own price, it would look as if the goods were sold twice.
 */
export function partWords(part: Part, lines: readonly Goods[]): string {
  const chosen = chosenFor(part, lines).map(({ label }) => label);
  const isPaidToward = lines.some((line) => isAllowance(line) && line.gplLine === part.gplLine);
  if (chosen.length > 0 && part.aLaCarteCents !== null && isPaidToward)
    return `${part.label}: up to ${formatCents(part.aLaCarteCents)}, used toward ${inSeries(chosen)} below`;
  if (chosen.length > 0) return `${part.label}: ${chosen.join(', ')}`;
  return isLeftOpen(part, lines) && generic.test(part.label.trim()) ? `${part.label}: not chosen yet` : part.label;
}
