// What a line may not be by its words or its price: a second fee that nobody can decline, a charge for a casket bought elsewhere, something free (16 CFR 453.4(b)(1)).
import { brokenBy } from '../../funeral-rule/checks/check-words.ts';
import { isRequiredGplLine } from '../../funeral-rule/gpl-lines.ts';
import type { Statement, StatementFinding, StatementLine } from '../../model/contract-version.ts';
import { isAsGuaranteed } from '../guarantee.ts';
import { named, removalOf, statementFinding } from './statement-finding.ts';

const codes = ['marked-free', 'second-fee', 'casket-handling-fee'] as const;
type Code = (typeof codes)[number];
const isCode = (code: string): code is Code => (codes as readonly string[]).includes(code);

/** The texts of a line that somebody wrote. */
const textsOf = ({ label, detail, reductionReason, quantityReason }: StatementLine) =>
  [
    { part: 'name', text: label },
    { part: 'note', text: detail },
    { part: 'notes', text: reductionReason ?? '' },
    { part: 'notes', text: quantityReason ?? '' },
  ] as const;

/** Returns what the words of a line say that they may not, by the rules that also check price lists. */
function brokenWords(line: StatementLine): StatementFinding[] {
  const place = { kind: 'row', row: 'service', id: null, line: line.gplLine, label: line.label } as const;
  const isCashAdvance = line.section === 'cash-advances';
  return textsOf(line).flatMap(({ part, text }) =>
    brokenBy({ text, place, part, line: line.gplLine, isCashAdvance }).flatMap(({ rule, sentence }) => {
      const { code, mend } = rule;
      if (!isCode(code)) return [];
      const words = `${named(line)} says what a statement may not say: “${sentence}”`;
      return [statementFinding({ code, line, detail: part, words, mend, fix: removalOf(line) })];
    }),
  );
}

/** Returns what is left of a line after its reductions, US cents. */
const netOf = (line: StatementLine, lines: readonly StatementLine[]): number =>
  lines.reduce((sum, { reduces, amountCents }) => (reduces === line.key ? sum + amountCents : sum), line.amountCents);

/** Reports what costs nothing: an item that the Rule wants a price for, or anything that reductions take all of. */
function checkFree(line: StatementLine, statement: Statement): StatementFinding[] {
  const { lines } = statement;
  const isGiven = line.amountCents === 0 && line.gplLine !== null && isRequiredGplLine(line.gplLine);
  const reduction = lines.findLast(({ reduces }) => reduces === line.key);
  const isGone = line.amountCents > 0 && reduction !== undefined && netOf(line, lines) <= 0;
  // What cost nothing in a pre-need contract that guarantees its price still costs nothing.
  if (reduction && isAsGuaranteed(statement, reduction)) return [];
  if (!isGiven && !isGone) return [];
  return [
    statementFinding({
      code: 'marked-free',
      line,
      detail: 'price',
      words: `${named(line)} costs nothing here.`,
      mend: 'Charge for it, or leave it out. For charity, write off what is owed instead.',
      fix: reduction ? removalOf(reduction) : removalOf(line),
    }),
  ];
}

/** Checks that nobody has to decline what they can't, and that nothing is free. */
export function checkWording(statement: Statement): StatementFinding[] {
  const { lines } = statement;
  const second = lines.filter(({ why, gplLine }) => why.kind === 'non-declinable' && gplLine !== 'basic-services');
  return [
    ...second.map((line) =>
      statementFinding({
        code: 'second-fee',
        line,
        detail: 'price',
        words: `${named(line)} is charged to everyone. Only the basic services fee may be.`,
        mend: 'Let the family choose it, or make it part of the basic services fee.',
      }),
    ),
    ...lines.flatMap((line) => [...brokenWords(line), ...checkFree(line, statement)]),
  ];
}
