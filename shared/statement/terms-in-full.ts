import type { ContractRules, ContractTerms } from '../model/contract-terms.ts';
import type { ContractVersion, Statement } from '../model/contract-version.ts';
import { percentWords } from '../pricing/percent-words.ts';
import { addDays } from '../values/dates.ts';
import { formatCents } from '../values/money.ts';

/** Returns what a new contract freezes of its home's terms. */
export const rulesOfTerms = ({ text: _text, dueInDays, ...rules }: ContractTerms): ContractRules => ({
  ...rules,
  isDueOnSigning: dueInDays === 0,
});

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Returns what the rules of a contract mean for whoever signs it, one sentence each. */
export function ruleSentences({
  isDueOnSigning,
  financeCharge,
  returnedCheckFeeCents,
  actualsWithinDays,
}: ContractRules): string[] {
  return [
    ...(isDueOnSigning ? ['The total is due when everyone has signed.'] : []),
    ...(financeCharge
      ? [
          `A finance charge of ${percentWords(financeCharge.monthlyPpm)} a month (simple) is added to what is overdue${financeCharge.graceDays > 0 ? ` by more than ${days(financeCharge.graceDays)}` : ''}.`,
        ]
      : []),
    ...(returnedCheckFeeCents ? [`The fee for a returned check is ${formatCents(returnedCheckFeeCents)}.`] : []),
    ...(actualsWithinDays
      ? [`We give you the actual charges for cash advances in writing within ${days(actualsWithinDays)} after signing.`]
      : []),
  ];
}

/** Returns the terms of a statement as they are printed: its own, and what follows from its rules. A date of its own goes before that of the rules. */
export function termsInFull({ terms, rules, dueOn }: Pick<Statement, 'terms' | 'rules' | 'dueOn'>): string {
  const sentences = rules ? ruleSentences({ ...rules, isDueOnSigning: rules.isDueOnSigning && dueOn === null }) : [];
  return [terms.trim(), sentences.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** Returns the last day on which the actual charges of a signed statement's estimates are to be given; null if none is left, or its rules set no time. */
export function actualsDueOn({ rules, lines }: Pick<Statement, 'rules' | 'lines'>, signedOn: string): string | null {
  const isEstimate = lines.some(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
  return isEstimate && rules?.actualsWithinDays ? addDays(signedOn, rules.actualsWithinDays) : null;
}

/**
 * Returns the day on which the contract of a funeral was signed, of its versions from the newest on; undefined if none was. A pre-need contract isn't that: it may be
 * decades older, and its cash advances are paid when the funeral is.
 */
export const funeralSignedOn = (
  versions: readonly (Pick<ContractVersion, 'signedOn'> & { isPreNeed?: boolean | undefined })[],
): string | undefined => versions.findLast(({ signedOn, isPreNeed }) => signedOn !== null && !isPreNeed)?.signedOn ?? undefined;
