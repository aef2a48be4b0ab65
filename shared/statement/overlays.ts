// What a selection lays over the charges of its choices, before they are settled: kept prices, special orders, quantities, cash advances.
import type { ListReference, StatementLine } from '../model/contract-version.ts';
import type { DroppedChoice, PricedLine } from '../model/priced-plan.ts';
import type { CashAdvance, QuantityChange, SpecialOrder } from '../model/selection.ts';
import type { Account } from '../pricing/account.ts';
import { type Charge, isBought } from '../pricing/charge.ts';
import { containers, OWN_CONTAINER } from '../pricing/item-charges.ts';

/** What of a selection changes nothing, and why, in words for staff. `id` is the piece's own, if it has one. */
export type RefusedPiece = { lineKey: string; id?: string; words: string };

export const reductionKey = (id: string): string => `reduction:${id}`;
const specialOrderKey = (id: string): string => `special:${id}`;
const cashAdvanceKey = ({ id, lineKey }: Pick<CashAdvance, 'id' | 'lineKey'>): string => lineKey ?? `advance:${id}`;

/** Returns special orders as charges: goods at a price of their own. */
export const specialCharges = (orders: readonly SpecialOrder[]): Charge[] =>
  orders.map(({ id, locationItemId = null, name, description, gplLine = null, priceCents, quantity }) => ({
    key: specialOrderKey(id),
    section: 'merchandise',
    label: name,
    detail: description,
    quantity,
    unit: 'each',
    unitCents: priceCents,
    gplLine,
    of: locationItemId,
    why: { kind: 'chosen' },
  }));

/** Returns what a signed contract has and the home no longer offers, as long as it's still chosen: it's kept as it was agreed. */
export function keptCharges(kept: readonly StatementLine[], dropped: readonly DroppedChoice[]): Charge[] {
  const gone = new Set(dropped.filter(({ kind }) => kind === 'service' || kind === 'item').map(({ id }) => id));
  return kept.flatMap((line): Charge[] => {
    const { key, section, label, detail, quantity, unit, unitCents, gplLine, of, why } = line;
    if (line.list === null || of === null || !gone.has(of)) return [];
    if (section !== 'services' && section !== 'merchandise' && section !== 'cash-advances') return [];
    return [{ key, section, label, detail, quantity, unit, unitCents, gplLine, of, why }];
  });
}

/**
 * Gives what a signed contract already has its agreed price and words instead of today's, and returns its price list by key. A direct cremation or immediate
 * burial whose container is now on its own line, or no longer is, is another price and follows today's list.
 */
export function keepPrices(account: Account, kept: readonly StatementLine[]): ReadonlyMap<string, ListReference> {
  const lists = new Map<string, ListReference>();
  for (const { key, list, unitCents, unit, label, detail, includes } of kept) {
    if (list === null) continue;
    const at = account.lines.findIndex((line) => line.key === key);
    const line = account.lines[at];
    const charge = account.charges.get(key);
    if (line) account.lines[at] = { ...line, unitCents, amountCents: unitCents * line.quantity, label, detail, includes };
    else if (charge && (charge.detail === OWN_CONTAINER) === (detail === OWN_CONTAINER))
      account.charges.set(key, { ...charge, unitCents, unit, label, detail });
    else continue;
    lists.set(key, list);
  }
  return lists;
}

/**
 * Keeps what the package of a signed contract pays toward goods, in its words, as long as they are the same: today's list would pay another amount. Runs after
 * the account is closed.
 */
export function keepAllowances(account: Account, kept: readonly StatementLine[]): void {
  const before = new Map(kept.map((line) => [line.key, line]));
  const bought = account.lines.filter(({ key }) => isBought(key));
  account.lines.forEach((line, at) => {
    const agreed = line.key.startsWith('allowance:') ? before.get(line.key) : undefined;
    const isToward = ({ gplLine }: PricedLine) =>
      gplLine !== null && (line.key === 'allowance:container' ? containers.includes(gplLine) : gplLine === line.gplLine);
    const isSame = bought.filter(isToward).every(({ key, amountCents }) => before.get(key)?.amountCents === amountCents);
    if (!agreed || !isSame) return;
    const { label, detail, unitCents, amountCents } = agreed;
    account.lines[at] = { ...line, label, detail, unitCents, amountCents };
  });
}

const GONE = 'This isn’t on the account anymore.';

/** Changes quantities, and returns the reasons by key. */
export function changeQuantities(
  account: Account,
  changes: readonly QuantityChange[],
  refused: RefusedPiece[],
): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { lineKey, quantity, reason } of changes) {
    const charge = account.charges.get(lineKey);
    if (charge) {
      account.charges.set(lineKey, { ...charge, quantity });
      reasons.set(lineKey, reason);
    } else refused.push({ lineKey, words: GONE });
  }
  return reasons;
}

/** Returns whether a cash advance may take a charge's place: it's one already, or no price list has a price for it. */
const isReplaceable = ({ section, unitCents, key }: Charge): boolean =>
  section === 'cash-advances' || unitCents === null || key.startsWith('answer:');

/** Returns how many of a cash advance there are, and what each costs: as many as of the charge whose place it takes, if the amount divides by that. */
const countOf = (replaced: Charge | undefined, amountCents: number): Pick<Charge, 'quantity' | 'unit' | 'unitCents'> =>
  replaced && amountCents % replaced.quantity === 0
    ? { quantity: replaced.quantity, unit: replaced.unit, unitCents: amountCents / replaced.quantity }
    : { quantity: 1, unit: 'flat', unitCents: amountCents };

/**
 * Puts cash advances on the account, and returns them by key: in place of the line that they are the charge of, or beside the others. One of $0 has no line: the
 * family pays for it directly.
 */
export function applyAdvances(
  account: Account,
  advances: readonly CashAdvance[],
  refused: RefusedPiece[],
): ReadonlyMap<string, CashAdvance> {
  const applied = new Map<string, CashAdvance>();
  for (const advance of advances) {
    const { id, lineKey, name, amountCents } = advance;
    const key = cashAdvanceKey(advance);
    const replaced = lineKey === undefined ? undefined : account.charges.get(lineKey);
    if (replaced && !isReplaceable(replaced)) {
      refused.push({ lineKey: key, id, words: 'This has a price on the price list, so it can’t be a cash advance.' });
      continue;
    }
    if (lineKey !== undefined && !replaced && !account.unpriced.has(lineKey)) {
      refused.push({ lineKey: key, id, words: GONE });
      continue;
    }
    account.unpriced.delete(key);
    account.charges.delete(key);
    if (amountCents === 0) continue;
    account.charges.set(key, {
      key,
      section: 'cash-advances',
      label: name,
      detail: '',
      ...countOf(replaced, amountCents),
      gplLine: replaced?.gplLine ?? null,
      of: replaced?.of ?? null,
      why: replaced?.why ?? { kind: 'chosen' },
    });
    applied.set(key, advance);
  }
  return applied;
}
