// Warns about what is lawful but rarely intended.
import type { Statement, StatementFinding, StatementLine } from '../../model/contract-version.ts';
import type { GplLine } from '../../model/enumerations/pricing.ts';
import { isBought } from '../../pricing/charge.ts';
import type { ReconcileOptions } from '../listed-prices.ts';
import { named, statementFinding } from './statement-finding.ts';

/** Lines of goods of which one person usually needs only one. Keepsake urns are on none of these lines. */
const ones = [
  ['caskets', 'caskets'],
  ['outer-burial-containers', 'outer burial containers'],
  ['urn', 'urns'],
] as const satisfies readonly (readonly [GplLine, string])[];

const listed = new Intl.ListFormat('en-US');

const boughtOf = (lines: readonly StatementLine[], line: GplLine): StatementLine[] =>
  lines.filter(({ key, gplLine, amountCents }) => isBought(key) && gplLine === line && amountCents > 0);
const countOf = (lines: readonly StatementLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Reports two caskets, urns, or outer burial containers for one person, unless the contract that this amends has as many. */
const checkCounts = ({ lines }: Statement, { kept = [] }: ReconcileOptions): StatementFinding[] =>
  ones.flatMap(([line, words]) => {
    const bought = boughtOf(lines, line);
    const count = countOf(bought);
    if (count < 2 || count <= countOf(boughtOf(kept, line))) return [];
    return [
      statementFinding({
        code: 'several-of-one',
        severity: 'warn',
        line: bought.at(-1),
        detail: line,
        words: `The statement has ${count} ${words}: ${listed.format(bought.map((each) => named(each)))}.`,
        mend: 'If the family wants only one, remove the others. If they want them all, leave it.',
      }),
    ];
  });

/** Reports more goods than one person needs, and a case that names nobody in control of the disposition. */
export const checkLikely = (statement: Statement, options: ReconcileOptions): StatementFinding[] => [
  ...checkCounts(statement, options),
  ...(options.isControlNamed === false
    ? [
        statementFinding({
          code: 'control-missing',
          severity: 'warn',
          words: 'Nobody in this case is named as the person in control of the disposition.',
          mend: 'Choose them under Contacts. They authorize the burial or cremation.',
        }),
      ]
    : []),
];
