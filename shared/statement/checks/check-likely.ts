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

/** The question that asks whether there is an implant with a battery. Until the case says so, no cremation begins. */
export const IMPLANT_QUESTION = 'hasImplant';

/** Reports required questions that nobody answered, and on its own the one that a cremation waits for. */
function checkAnswers({ unanswered = [], isImplantUnknown = false }: ReconcileOptions): StatementFinding[] {
  const isImplant = ({ identifier }: { identifier: string }): boolean => isImplantUnknown && identifier === IMPLANT_QUESTION;
  const [implant, others] = [unanswered.filter(isImplant), unanswered.filter((each) => !isImplant(each))];
  return [
    ...(implant.length === 0
      ? []
      : [
          statementFinding({
            code: 'implant-not-asked',
            severity: 'warn',
            words:
              'Nobody has said whether there’s a pacemaker or another implant with a battery. A battery can explode in a cremation.',
            mend: 'Ask the family. Answer it in the conference, which prices its removal, and in the case details: until these say whether there is one, the cremation can’t begin.',
            questions: implant,
          }),
        ]),
    ...(others.length === 0
      ? []
      : [
          statementFinding({
            code: 'answers-missing',
            severity: 'warn',
            words:
              others.length === 1
                ? 'A required question about what was chosen isn’t answered.'
                : `${others.length} required questions about what was chosen aren’t answered.`,
            mend: 'Ask the family. An answer may change the price.',
            questions: others,
          }),
        ]),
  ];
}

/** Reports more goods than one person needs, a case that names nobody in control of the disposition, and questions that were skipped. */
export const checkLikely = (statement: Statement, options: ReconcileOptions): StatementFinding[] => [
  ...checkAnswers(options),
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
