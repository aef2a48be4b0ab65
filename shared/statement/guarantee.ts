// What a pre-need contract guaranteed, on the statement of the funeral: today's list, with what is above the guaranteed price taken off.
import { isGuaranteed } from '../ledger/pre-need.ts';
import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { GuaranteedPrice } from '../model/funding.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import type { Selection } from '../model/selection.ts';
import type { Account } from '../pricing/account.ts';
import { isBought } from '../pricing/charge.ts';
import { containers } from '../pricing/item-charges.ts';
import { lineOff } from './reduce-lines.ts';

/** Why a guaranteed line costs less than it's listed for. */
const GUARANTEED = 'Guaranteed price';
const PREFIX = 'guaranteed:';

const isAllowance = ({ key }: Pick<PricedLine, 'key'>): boolean => key.startsWith('allowance:');

/** Returns what reductions take off a line, which is negative, US cents. */
const reducedBy = (lines: readonly StatementLine[], key: string): number =>
  lines.reduce((sum, line) => (line.reduces === key ? sum + line.amountCents : sum), 0);

/** Returns the prices that a pre-need contract guarantees: of each line of its guaranteed sections, after reductions. */
const guaranteedPrices = (contract: Statement): GuaranteedPrice[] =>
  contract.lines
    .filter((line) => isGuaranteed(contract, line) && line.reduces === undefined)
    .map((line) => ({
      key: line.key,
      quantity: line.quantity,
      cents: line.amountCents + (isAllowance(line) ? 0 : reducedBy(contract.lines, line.key)),
    }));

/** Returns a part of an amount, US cents, half a cent rounded up. */
const partOf = (cents: number, part: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/**
 * Returns what a line costs above its guaranteed price, US cents; 0 if it costs no more. The guarantee is for as many as were agreed on: more of them cost what they
 * cost today, and fewer cost their part.
 */
function aboveGuarantee({ quantity, cents }: GuaranteedPrice, line: StatementLine): number {
  const covered = Math.min(quantity, line.quantity);
  return Math.max(0, line.unitCents * covered - partOf(cents, covered, quantity));
}

/**
 * Returns lines that bring what a pre-need contract guaranteed down to that price. They also go where no other reduction may, such as the basic services fee: a
 * signed contract has promised so.
 */
export function guaranteedLines(prices: readonly GuaranteedPrice[], lines: readonly StatementLine[]): StatementLine[] {
  const byKey = new Map(prices.map((price) => [price.key, price]));
  return lines.flatMap((line) => {
    const price = line.amountCents > 0 ? byKey.get(line.key) : undefined;
    const cents = price ? aboveGuarantee(price, line) : 0;
    return cents > 0 ? [lineOff(line, { key: `${PREFIX}${line.key}`, reason: GUARANTEED, cents })] : [];
  });
}

/** Tells whether a line is what a guarantee takes off, or says so. */
export const isOfGuarantee = ({ key }: Pick<StatementLine, 'key'>): boolean => key.startsWith(PREFIX);

/** Returns whether a line takes off exactly what a guaranteed price has it take off. */
export function isAsGuaranteed({ funding, lines }: Pick<Statement, 'funding' | 'lines'>, line: StatementLine): boolean {
  const price = funding?.turned?.prices.find(({ key }) => key === line.reduces);
  const reduced = lines.find(({ key }) => key === line.reduces);
  return (
    isOfGuarantee(line) && price !== undefined && reduced !== undefined && line.amountCents === -aboveGuarantee(price, reduced)
  );
}

/** Keeps what a package paid toward goods whose price is guaranteed, too: never more than they cost, and nothing if it paid nothing. Runs after the account is closed. */
export function keepGuaranteedAllowances(account: Account, prices: readonly GuaranteedPrice[]): void {
  const byKey = new Map(prices.map((price) => [price.key, price]));
  const bought = account.lines.filter(({ key }) => isBought(key));
  const kept = account.lines.flatMap((line) => {
    if (!isAllowance(line)) return [line];
    const toward = bought.filter(({ gplLine }) =>
      gplLine !== null && line.key === 'allowance:container' ? containers.includes(gplLine) : gplLine === line.gplLine,
    );
    if (toward.length === 0 || !toward.every(({ key }) => byKey.has(key))) return [line];
    const most = toward.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const cents = Math.max(byKey.get(line.key)?.cents ?? 0, -most);
    return cents < 0 ? [{ ...line, unitCents: cents, amountCents: cents }] : [];
  });
  account.lines.splice(0, account.lines.length, ...kept);
}

/**
 * Returns the selection with which the statement of a funeral begins: what the pre-need contract agreed on, with the prices that it guaranteed. A reduction of
 * one of them is part of the guaranteed price. It's still priced as planned ahead, so that a discount for that stays.
 */
export function turnedSelection(selection: Selection, contract: Statement, version: number): Selection {
  if (!contract.funding) throw new TypeError('Only a pre-need contract is turned at-need.');
  const prices = guaranteedPrices(contract);
  const guaranteed = new Set(prices.map(({ key }) => key));
  return {
    ...selection,
    reductions: selection.reductions.filter(({ lineKey }) => !guaranteed.has(lineKey)),
    funding: { ...contract.funding, turned: { version, prices } },
  };
}
