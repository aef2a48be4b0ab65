// Whether a statement adds up, gives every reason, has the sentences of the law, and names who buys.
import { keptOfAdvance } from '../../ledger/charge-postings.ts';
import type { Statement, StatementFinding, StatementLine, StatementSentence } from '../../model/contract-version.ts';
import { formatCalendarDate } from '../../values/dates.ts';
import { formatCents } from '../../values/money.ts';
import type { ReconcileOptions } from '../listed-prices.ts';
import { chargesEmbalming, requiredSentences } from '../statement-of.ts';
import { named, statementFinding } from './statement-finding.ts';

function checkReasons({ lines, embalmingReason, isEmbalmingApproved }: Statement): StatementFinding[] {
  const missing = lines.filter(({ required, why }) => (required ? required.reason.trim() === '' : why.kind === 'required'));
  const embalming = lines.find(({ gplLine }) => gplLine === 'embalming');
  return [
    ...missing.map((line) =>
      statementFinding({
        code: 'reason-missing',
        line,
        words: `${named(line)} is required, and the statement doesn’t say why.`,
        mend: 'Write which law, cemetery, or crematory requires it, and why.',
      }),
    ),
    ...(chargesEmbalming(lines) && embalmingReason.trim() === ''
      ? [
          statementFinding({
            code: 'embalming-reason-missing',
            line: embalming,
            words: 'The statement charges for embalming and doesn’t say why.',
            mend: 'Write why the home charges for embalming in this case.',
          }),
        ]
      : []),
    ...(chargesEmbalming(lines) && isEmbalmingApproved !== true && embalming?.required?.by !== 'law'
      ? [
          statementFinding({
            code: 'embalming-not-approved',
            line: embalming,
            words: 'The statement charges for embalming that nobody has approved, and that no law requires here.',
            mend: 'Record the family’s approval, say which law requires it, or remove embalming.',
          }),
        ]
      : []),
  ];
}

const isSame = (one: StatementSentence | undefined, other: StatementSentence | undefined): boolean =>
  one?.text === other?.text && one?.clause === other?.clause;

/** Checks that the sentences are there word for word, and none that isn't due. */
function checkSentences({ lines, sentences }: Statement): StatementFinding[] {
  const due = requiredSentences(lines);
  return (['S1', 'S2', 'S3'] as const).flatMap((key) => {
    const [wanted, found] = [due, sentences].map((list) => list.find((each) => each.key === key));
    const isOnce = sentences.filter((each) => each.key === key).length <= 1;
    if (isSame(wanted, found) && isOnce) return [];
    const clause = wanted?.clause ?? found?.clause;
    const isUndisclosed = key === 'S3' && wanted !== undefined;
    return [
      statementFinding({
        code: isUndisclosed ? 'markup-undisclosed' : 'sentence-altered',
        detail: key,
        ...(clause === undefined ? {} : { clause }),
        words: isUndisclosed
          ? 'The statement doesn’t say for which cash advances the home charges more than they cost, or keeps a rebate.'
          : wanted
            ? `The sentence that ${wanted.clause} requires isn’t there word for word.`
            : 'The statement says that the home charges for obtaining cash advances, and it doesn’t.',
        mend: wanted ? `Print “${wanted.text}”` : 'Leave the sentence out.',
        fix: { kind: 'restore-sentence', key },
      }),
    ];
  });
}

/** Reports cash advances that cost the family more than the home, where the home doesn't do so. */
const checkMarkup = ({ lines }: Statement): StatementFinding[] =>
  lines.flatMap((line) => {
    const kept = keptOfAdvance(line);
    if (kept === 0) return [];
    const id = line.cashAdvance?.id;
    return [
      statementFinding({
        code: 'markup-undisclosed',
        line,
        words: `The home would keep ${formatCents(kept)} of ${named(line)}. This home charges cash advances at cost.`,
        mend: 'Charge what it costs, less what the payee gives back.',
        ...(id === undefined ? {} : { fix: { kind: 'charge-cost', id } as const }),
      }),
    ];
  });

const amountOf = (lines: readonly StatementLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns what doesn't add up, in words. */
function sumFaults({ lines, totals, payers }: Statement): { detail: string; words: string; line?: StatementLine }[] {
  const { servicesCents, merchandiseCents, cashAdvancesCents, discountsCents, taxesCents, totalCents } = totals;
  const wrong = lines.filter(({ unitCents, quantity, amountCents }) => unitCents * quantity !== amountCents);
  // A flat package counts under services and merchandise by what its parts cost alone, so those sums may be larger than their own lines, never smaller.
  const chargedIn = (of: StatementLine['section']) =>
    amountOf(lines.filter(({ section, amountCents }) => section === of && amountCents > 0));
  const sums =
    amountOf(lines) === totalCents &&
    servicesCents + merchandiseCents + cashAdvancesCents - discountsCents + taxesCents === totalCents &&
    chargedIn('services') <= servicesCents &&
    chargedIn('merchandise') <= merchandiseCents &&
    chargedIn('cash-advances') <= cashAdvancesCents &&
    -amountOf(lines.filter(({ amountCents }) => amountCents < 0)) === discountsCents &&
    amountOf(lines.filter(({ section }) => section === 'taxes')) === taxesCents;
  const shares = payers.reduce((sum, { shareCents }) => sum + shareCents, 0);
  return [
    ...wrong.map((line) => ({
      line,
      detail: 'amount',
      words: `The amount of ${named(line)} isn’t its price times its quantity.`,
    })),
    ...(sums
      ? []
      : [{ detail: 'total', words: `The lines don’t add up to the totals of the statement (${formatCents(totalCents)}).` }]),
    ...(payers.length === 0 || shares === totalCents
      ? []
      : [
          {
            detail: 'payers',
            words: `What the payers owe adds up to ${formatCents(shares)}, and the total is ${formatCents(totalCents)}.`,
          },
        ]),
  ];
}

const checkSums = (statement: Statement): StatementFinding[] =>
  sumFaults(statement).map(({ detail, words, line }) =>
    statementFinding({
      code: 'total-differs',
      line,
      detail,
      words,
      ...(detail === 'payers'
        ? { mend: 'Change what each payer owes, or let one of them pay the rest.' }
        : { mend: 'Price the statement again.', fix: { kind: 'reprice' } as const }),
    }),
  );

/** Reports what is still open. An estimate keeps a contract from being completed, not from being signed (`completeContract`). */
const checkOpen = ({ lines, unpriced, purchasers }: Statement): StatementFinding[] => [
  ...unpriced.map((line) =>
    statementFinding({
      code: 'unpriced-left',
      line,
      words: `${named(line)} has no price yet.`,
      mend: 'Enter it as a cash advance with a good-faith estimate, or with $0 if the family pays for it directly. Otherwise, remove it.',
    }),
  ),
  ...(purchasers.length > 0
    ? []
    : [
        statementFinding({
          code: 'purchaser-missing',
          words: 'Nobody is named as the purchaser.',
          mend: 'Choose who signs the contract.',
        }),
      ]),
  ...lines
    .filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate')
    .map((line) =>
      statementFinding({
        code: 'estimate-open',
        line,
        severity: 'warn',
        words: `${named(line)} is a good-faith estimate.`,
        mend: 'Enter the actual charge once you know it, before the final bill is paid.',
      }),
    ),
];

/** Reports what is agreed about paying that nobody signs, or that is still open. An amendment has the same purchasers as its contract, so there it's no click. */
const checkPaying = ({ purchasers, payers, dueOn, rules }: Statement, { kept, today }: ReconcileOptions): StatementFinding[] => [
  ...(purchasers.length === 0 ? [] : payers)
    .filter(({ contactId }) => purchasers.every((purchaser) => purchaser.contactId !== contactId))
    .map(({ contactId, name }) =>
      statementFinding({
        code: 'payer-not-purchaser',
        severity: 'warn',
        detail: contactId,
        words: `${name || 'Someone'} is to pay part of this and isn’t a purchaser, so they don’t sign and don’t agree to pay it.`,
        mend: 'Make them a purchaser, or have them agree to their share in another way.',
        ...(kept ? {} : { fix: { kind: 'add-purchaser', id: contactId } as const }),
      }),
    ),
  ...(payers.length > 0
    ? []
    : [
        statementFinding({
          code: 'payer-missing',
          severity: 'warn',
          words: 'Nobody is named to pay.',
          mend: 'Add who pays. You can then send them an invoice.',
        }),
      ]),
  ...(dueOn !== null || rules?.isDueOnSigning
    ? []
    : [
        statementFinding({
          code: 'due-date-missing',
          severity: 'warn',
          words: 'No day is set on which the total is due.',
          mend: 'Set the due date under Terms.',
        }),
      ]),
  ...(dueOn === null || today === undefined || dueOn >= today
    ? []
    : [
        statementFinding({
          code: 'due-date-past',
          severity: 'warn',
          words: `The total is due on ${formatCalendarDate(dueOn)}. That day has passed, so it’s overdue as soon as the contract is signed.`,
          mend: 'Set a later due date under Terms.',
        }),
      ]),
];

/** Checks reasons, sentences, mark-ups, sums, what is still open, and who pays when. */
export const checkStatement = (statement: Statement, options: ReconcileOptions): StatementFinding[] => [
  ...checkReasons(statement),
  ...checkSentences(statement),
  ...(statement.rules?.allowsMarkup ? [] : checkMarkup(statement)),
  ...checkSums(statement),
  ...checkOpen(statement),
  ...checkPaying(statement, options),
];
