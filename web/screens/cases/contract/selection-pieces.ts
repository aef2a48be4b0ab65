import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import type { CashAdvance, Payer, Reduction, Selection } from '#shared/model/selection.ts';
import { percentWords } from '#shared/pricing/percent-words.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** Returns a list with a piece: in the place of the one that it’s another state of, or else at the end. */
export const withPiece = <Piece>(pieces: readonly Piece[], piece: Piece, isOne: (each: Piece) => boolean): Piece[] =>
  pieces.some(isOne) ? pieces.map((each) => (isOne(each) ? piece : each)) : [...pieces, piece];

/** Returns a selection with another number of an item of the home. */
export function withGoods(selection: Selection, locationItemId: string, quantity: number): Selection {
  const { choices } = selection;
  const isOne = (item: { locationItemId: string }) => item.locationItemId === locationItemId;
  const chosen = choices.selectedDisplayServices;
  const alone = { displayServiceId: locationItemId, isAddOn: false, answers: [], items: [{ locationItemId, quantity }] };
  const changed = chosen.flatMap((each) => {
    if (!each.items.some(isOne)) return [each];
    return [{ ...each, items: each.items.map((item) => (isOne(item) ? { ...item, quantity } : item)) }];
  });
  const isThere = chosen.some(({ items }) => items.some(isOne));
  const selectedDisplayServices = isThere ? changed : [...changed, alone];
  return { ...selection, choices: { ...choices, selectedDisplayServices } };
}

/** Returns a selection in which the charge that was entered for a line is for another number of it, at the same price for each. */
export function withAdvanceFor(
  selection: Selection,
  key: string,
  { before, after }: { before: number; after: number },
): Selection {
  if (before === 0 || after === 0) return selection;
  const share = (cents: number) => Math.round((cents * after) / before);
  const cashAdvances = selection.cashAdvances.map((each) =>
    each.lineKey === key
      ? { ...each, amountCents: share(each.amountCents), costCents: share(each.costCents), rebateCents: share(each.rebateCents) }
      : each,
  );
  return { ...selection, cashAdvances };
}

const laidOver = ['reductions', 'specialOrders', 'cashAdvances', 'quantityChanges'] as const;
const isIn = (pieces: readonly object[], piece: object): boolean =>
  pieces.some((each) => JSON.stringify(each) === JSON.stringify(piece));

/** Returns what was agreed on with what a removal took out of it: the pieces that were there `before` and aren’t `after`. */
export function withRemoved(now: Selection, before: Selection, after: Selection): Selection {
  const put = <Name extends (typeof laidOver)[number]>(name: Name) => [
    ...now[name],
    ...before[name].filter((piece) => !isIn(after[name], piece) && !isIn(now[name], piece)),
  ];
  return { ...now, ...Object.fromEntries(laidOver.map((name) => [name, put(name)])) };
}

/** Returns the basis points that someone typed as a percentage: `12.5` and `12.5%` are 1,250; undefined for anything else. */
export function parseShare(text: string): number | undefined {
  const typed = text.replace(/[%\s]/g, '');
  if (!/^\d{1,2}(\.\d{0,2})?$/.test(typed)) return undefined;
  const [whole = '', fraction = ''] = typed.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Says how much a reduction takes off. */
const reductionWords = ({ amountCents, basisPoints = 0 }: Pick<Reduction, 'amountCents' | 'basisPoints'>): string =>
  amountCents === undefined ? percentWords(basisPoints * 100) : formatCents(amountCents);

/** Returns what is wrong with how much a reduction takes off a line that costs this much; undefined if nothing is. */
export function reductionFault(kind: string, typed: string, amountCents: number): string | undefined {
  if (kind === 'share') {
    const share = parseShare(typed);
    return share !== undefined && share >= 1 && share <= 9_999 ? undefined : 'Enter a share from 0.01% to 99.99%, like 10%.';
  }
  const cents = parseCents(typed);
  if (cents === undefined || cents < 1) return 'Enter an amount, like 25.00.';
  return cents < amountCents
    ? undefined
    : `Enter less than ${formatCents(amountCents)}. A line can’t be reduced to nothing. For charity, write off what is owed instead.`;
}

/** The key of a cash advance’s line on the statement. */
const advanceKey = ({ id, lineKey }: Pick<CashAdvance, 'id' | 'lineKey'>): string => lineKey ?? `advance:${id}`;

/** Something of a selection that changes nothing on its statement. `without` is the selection after it was removed. */
export type Uncounted = { id: string; words: string; without: (selection: Selection) => Selection };

type Agreed = {
  selection: Selection;
  statement: { lines: readonly StatementLine[] };
  refused: SelectionView['refused'];
};

/**
 * Returns what was agreed on and isn’t on the statement: its line is gone, or more was taken off than can be. It’s kept until someone removes it, since the line may
 * come back.
 */
export function uncountedIn({ selection, statement, refused }: Agreed): Uncounted[] {
  const lines = new Map(statement.lines.map((line) => [line.key, line]));
  const isGone = (key: string) => !lines.has(key);
  const why = (key: string) => refused.find(({ lineKey }) => lineKey === key)?.words ?? '';
  return [
    ...selection.reductions
      .filter(({ id }) => isGone(`reduction:${id}`))
      .map((each) => {
        const label = lines.get(each.lineKey)?.label ?? 'a line that isn’t on the statement anymore';
        return {
          id: each.id,
          words:
            `${reductionWords(each)} off ${label} (${each.reason}). ${lines.has(each.lineKey) ? why(each.lineKey) : ''}`.trim(),
          without: (from: Selection) => ({ ...from, reductions: from.reductions.filter(({ id }) => id !== each.id) }),
        };
      }),
    ...selection.quantityChanges
      .filter(({ lineKey }) => isGone(lineKey))
      .map(({ lineKey, quantity, reason }) => ({
        id: `quantity:${lineKey}`,
        words: `A quantity of ${quantity} of a line that isn’t on the statement anymore (${reason}).`,
        without: (from: Selection) => ({
          ...from,
          quantityChanges: from.quantityChanges.filter((each) => each.lineKey !== lineKey),
        }),
      })),
    ...selection.cashAdvances
      .filter((each) => isGone(advanceKey(each)) || refused.some(({ lineKey }) => lineKey === advanceKey(each)))
      .map((each) => ({
        id: each.id,
        words:
          each.amountCents === 0
            ? `${each.name}: the family pays for it directly, so it isn’t on the statement.`
            : `${each.name}, ${formatCents(each.amountCents)}. ${why(advanceKey(each))}`.trim(),
        without: (from: Selection) => ({ ...from, cashAdvances: from.cashAdvances.filter(({ id }) => id !== each.id) }),
      })),
  ];
}

/** Says how a payer’s part is figured. */
export function partWords({ amountCents, weight }: Pick<Payer, 'amountCents' | 'weight'>, payers: readonly Payer[]): string {
  if (amountCents !== undefined) return 'A fixed amount';
  const all = payers.reduce((sum, each) => sum + (each.weight ?? 0), 0);
  if (weight === all) return payers.length === 1 ? 'The whole total' : 'What the others leave';
  return `${weight} of ${all} parts of ${payers.some((each) => each.amountCents !== undefined) ? 'what the others leave' : 'the total'}`;
}

/** Returns whether the family sent the plan again, or for the first time, after the selection was filled. */
export const isSentAgain = ({ plan, filledFrom }: Pick<SelectionView, 'plan' | 'filledFrom'>): boolean =>
  plan !== null && (filledFrom.kind !== 'plan' || filledFrom.submissionId !== plan.submissionId);

/** Returns how many lines of a plan that was sent again are still undecided. */
export const undecidedLines = (view: Pick<SelectionView, 'plan' | 'filledFrom'>): number =>
  isSentAgain(view) ? (view.plan?.lines.length ?? 0) : 0;
