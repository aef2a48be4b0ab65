// What a pre-need contract guaranteed, on the statement of the funeral: today's list, with what is above the guaranteed price taken off.
import { isGuaranteed } from '../ledger/pre-need.ts';
import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { GuaranteedPrice } from '../model/funding.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import type { Account } from '../pricing/account.ts';
import { isBought } from '../pricing/charge.ts';
import { containers } from '../pricing/item-charges.ts';
import { oneLine } from '../values/one-line.ts';

/** Why a guaranteed line costs less than it's listed for. */
export const GUARANTEED = 'Guaranteed price';
const PREFIX = 'guaranteed:';

const isAllowance = ({ key }: Pick<PricedLine, 'key'>): boolean => key.startsWith('allowance:');

/** Returns what reductions take off a line, which is negative, US cents. */
const reducedBy = (lines: readonly StatementLine[], key: string): number =>
  lines.reduce((sum, line) => (line.reduces === key ? sum + line.amountCents : sum), 0);

/** Returns the prices that a pre-need contract guarantees: of each line of its guaranteed sections, after reductions. */
export const guaranteedPrices = (contract: Statement): GuaranteedPrice[] =>
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
function aboveGuarantee({ quantity, cents }: GuaranteedPrice, line: StatementLine, reducedCents: number): number {
  const covered = Math.min(quantity, line.quantity);
  return Math.max(0, line.unitCents * covered + reducedCents - partOf(cents, covered, quantity));
}

const guaranteedLine = (line: StatementLine, cents: number): StatementLine => ({
  key: `${PREFIX}${line.key}`,
  section: line.section,
  label: oneLine(`${GUARANTEED}: ${line.label}`, 200),
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: -cents,
  amountCents: -cents,
  gplLine: line.gplLine,
  of: null,
  why: { kind: 'discount', reason: GUARANTEED },
  includes: [],
  list: null,
  isSpecialOrder: false,
  reduces: line.key,
  reductionReason: GUARANTEED,
});

/**
 * Returns lines that bring what a pre-need contract guaranteed down to that price. They also go where no other reduction may, such as the basic services fee: a
 * signed contract has promised so. `reductions` are those that people made.
 */
export function guaranteedLines(
  prices: readonly GuaranteedPrice[],
  lines: readonly StatementLine[],
  reductions: readonly StatementLine[],
): StatementLine[] {
  const byKey = new Map(prices.map((price) => [price.key, price]));
  return lines.flatMap((line) => {
    const price = line.amountCents > 0 ? byKey.get(line.key) : undefined;
    const cents = price ? aboveGuarantee(price, line, reducedBy(reductions, line.key)) : 0;
    return cents > 0 ? [guaranteedLine(line, cents)] : [];
  });
}

/** Tells whether a line is what a guarantee takes off, or says so. */
export const isOfGuarantee = ({ key }: Pick<StatementLine, 'key'>): boolean => key.startsWith(PREFIX);

/** Returns whether a line takes off exactly what a guaranteed price has it take off. */
export function isAsGuaranteed({ funding, lines }: Pick<Statement, 'funding' | 'lines'>, line: StatementLine): boolean {
  const price = funding?.turned?.prices.find(({ key }) => key === line.reduces);
  const reduced = lines.find(({ key }) => key === line.reduces);
  if (!isOfGuarantee(line) || !price || !reduced) return false;
  const others = lines.filter(({ reduces, key }) => reduces === line.reduces && key !== line.key);
  const reducedCents = others.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return line.amountCents === -aboveGuarantee(price, reduced, reducedCents);
}

/** Keeps what a guaranteed package pays toward goods whose price is guaranteed, too: never more than they cost. Runs after the account is closed. */
export function keepGuaranteedAllowances(account: Account, prices: readonly GuaranteedPrice[]): void {
  const byKey = new Map(prices.map((price) => [price.key, price]));
  const bought = account.lines.filter(({ key }) => isBought(key));
  account.lines.forEach((line, at) => {
    const agreed = isAllowance(line) ? byKey.get(line.key) : undefined;
    if (!agreed) return;
    const toward = bought.filter(({ gplLine }) =>
      gplLine !== null && line.key === 'allowance:container' ? containers.includes(gplLine) : gplLine === line.gplLine,
    );
    if (!toward.every(({ key }) => byKey.has(key))) return;
    const most = toward.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const cents = Math.max(agreed.cents, -most);
    account.lines[at] = { ...line, unitCents: cents, amountCents: cents };
  });
}
