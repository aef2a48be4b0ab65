import type { StatementFinding, StatementLine } from '../../model/contract-version.ts';
import type { StatementFindingCode } from '../../model/enumerations/statement.ts';

const RECORD = '16 CFR 453.2(b)(5)';
const FEE = '16 CFR 453.2(b)(4)(iii)(C)';
/** What follows from the contract itself and not from the Rule. */
const CONTRACT = 'The pre-need contract';
/** The clause of each finding. That of an altered sentence is the sentence's own. */
const clauses: Readonly<Record<StatementFindingCode, string>> = {
  'list-not-given': '16 CFR 453.2(b)(4)(i)',
  'casket-list-not-given': '16 CFR 453.2(b)(2)(i)',
  'container-list-not-given': '16 CFR 453.2(b)(3)(i)',
  'list-superseded': '16 CFR 453.2(b)(4)(i)',
  'line-not-listed': RECORD,
  'price-differs': RECORD,
  'item-not-chosen': RECORD,
  'basic-fee-missing': FEE,
  'basic-fee-twice': FEE,
  'basic-fee-reduced': FEE,
  'second-fee': '16 CFR 453.4(b)(1)(i)(A)',
  'casket-handling-fee': '16 CFR 453.4(b)(1)(ii)',
  'marked-free': '16 CFR 453.4(b)(1)',
  'reason-missing': '16 CFR 453.4(b)(2)(i)(B)',
  'embalming-reason-missing': '16 CFR 453.5(b)',
  'embalming-not-approved': '16 CFR 453.5(a)',
  'markup-undisclosed': '16 CFR 453.3(f)(2)',
  'sentence-altered': RECORD,
  'total-differs': RECORD,
  'unpriced-left': RECORD,
  'purchaser-missing': RECORD,
  'payer-missing': '',
  'payer-not-purchaser': '',
  'due-date-missing': '',
  'due-date-past': '',
  'control-missing': '',
  'several-of-one': '',
  'implant-not-asked': '',
  'answers-missing': '',
  'estimate-open': RECORD,
  'funding-missing': CONTRACT,
  'guarantee-differs': CONTRACT,
};

/** A fault as a check reports it. `detail` distinguishes two at the same line. */
export type StatementFault = Pick<StatementFinding, 'code' | 'words' | 'mend'> & {
  line?: Pick<StatementLine, 'key'> | undefined;
  detail?: string;
  clause?: string;
  severity?: StatementFinding['severity'];
  fix?: StatementFinding['fix'];
  questions?: StatementFinding['questions'];
};

const fixWords: Readonly<Record<NonNullable<StatementFinding['fix']>['kind'], string>> = {
  reprice: 'Use the prices in force',
  'remove-reduction': 'Remove the reduction',
  'remove-special-order': 'Remove the special order',
  'remove-cash-advance': 'Remove the cash advance',
  'restore-sentence': 'Restore the sentence',
  'charge-cost': 'Charge what it costs',
  'add-purchaser': 'Make them a purchaser',
};

export function statementFinding(fault: StatementFault): StatementFinding {
  const { code, words, mend, line, detail = '', clause = clauses[code], severity = 'must', fix, questions } = fault;
  const lineKey = line?.key ?? null;
  return {
    id: [code, lineKey ?? '', detail].filter((part) => part !== '').join(':'),
    code,
    severity,
    clause,
    lineKey,
    words,
    mend,
    ...(fix ? { fix, fixWords: fixWords[fix.kind] } : {}),
    ...(questions ? { questions } : {}),
  };
}

/** Returns the words for what a line is called, quoted. */
export const named = ({ label }: Pick<StatementLine, 'label'>): string => `“${label}”`;

const pieceOf = (key: string, kind: string): string | undefined =>
  key.startsWith(`${kind}:`) ? key.slice(kind.length + 1) : undefined;

/** Returns the click that takes a piece off the statement that only the selection added; nothing for what follows from the choices. */
export function removalOf({ key, cashAdvance }: Pick<StatementLine, 'key' | 'cashAdvance'>): StatementFinding['fix'] {
  const [reduction, order] = [pieceOf(key, 'reduction'), pieceOf(key, 'special')];
  if (reduction) return { kind: 'remove-reduction', id: reduction };
  if (order) return { kind: 'remove-special-order', id: order };
  return cashAdvance?.id ? { kind: 'remove-cash-advance', id: cashAdvance.id } : undefined;
}
