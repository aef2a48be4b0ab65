import type { ListReference, StatementLine, StatementTotals } from '../model/contract-version.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PriceList, Tax } from '../model/price-list.ts';
import type { DroppedChoice, PricedLine, UnpricedLine } from '../model/priced-plan.ts';
import type { CashAdvance, Selection } from '../model/selection.ts';
import { settledChoices } from '../planner/settled-choices.ts';
import { inStatementOrder } from '../pricing/account.ts';
import { chargeSums, type PackagePrices, type PackageSplit } from '../pricing/charge-sums.ts';
import { discountsAndTaxes } from '../pricing/discounts-and-taxes.ts';
import { closeAccount, openAccount } from '../pricing/price-plan.ts';
import { guaranteedLines, keepGuaranteedAllowances } from './guarantee.ts';
import {
  applyAdvances,
  changeQuantities,
  keepAllowances,
  keepPrices,
  keptCharges,
  type RefusedPiece,
  specialCharges,
} from './overlays.ts';
import { reductionLines, withReductions } from './reduce-lines.ts';

/**
 * What a selection is settled by besides the home: the published list that the home's prices are from (`home` is built from the list in force), and for an
 * amendment the signed version that it changes. Its lines keep their price and their list (`kept`), its taxes and discounts still apply (`rules`), and a flat package
 * is split as it was (`split`). `known` has the facts of the case, such as whether the person served: a discount may depend on them, and the choices don't always say.
 */
export type SettleFacts = {
  list: ListReference | null;
  kept?: readonly StatementLine[];
  rules?: Pick<PriceList, 'taxes' | 'discounts'>;
  split?: PackageSplit;
  known?: Readonly<Record<string, unknown>>;
};

/** A selection at its home: the lines of its statement in order, what has no price, and what of it doesn't count, with the reason. */
export type SettledSelection = {
  lines: StatementLine[];
  unpriced: UnpricedLine[];
  totals: StatementTotals;
  split: PackageSplit;
  dropped: DroppedChoice[];
  refused: RefusedPiece[];
};

/** What the overlays say of the lines, by their keys. */
type Overlaid = {
  selection: Selection;
  list: ListReference | null;
  kept: ReadonlyMap<string, ListReference>;
  reasons: ReadonlyMap<string, string>;
  advances: ReadonlyMap<string, CashAdvance>;
};

/** Keys of lines whose price is one of the home's own. What is computed, ordered for one family, or paid to others has none. */
const listed = /^(?:line|service|item|package|answer):/;

function advanceOf({ key, section, amountCents }: PricedLine, advances: Overlaid['advances']): StatementLine['cashAdvance'] {
  const entered = advances.get(key);
  if (entered) {
    const { id, payee, costCents, rebateCents, standing } = entered;
    return { id, payee, costCents, rebateCents, standing };
  }
  // A listed one that nobody has entered yet is what the home expects to pay.
  return section === 'cash-advances' && amountCents > 0
    ? { payee: '', costCents: amountCents, rebateCents: 0, standing: 'estimate' }
    : undefined;
}

function statementLine(line: PricedLine, { selection, list, kept, reasons, advances }: Overlaid): StatementLine {
  const { key, why } = line;
  const purchase = selection.required.find(({ lineKey }) => lineKey === key);
  const required = purchase ?? (why.kind === 'required' ? why : undefined);
  const quantityReason = reasons.get(key);
  const cashAdvance = advanceOf(line, advances);
  const exempt = selection.exemptions.filter(({ lineKey }) => lineKey === key).map(({ taxId, reason }) => [taxId, reason]);
  return {
    ...line,
    list: listed.test(key) && !advances.has(key) ? (kept.get(key) ?? list) : null,
    isSpecialOrder: key.startsWith('special:'),
    ...(quantityReason === undefined ? {} : { quantityReason }),
    ...(required ? { required: { by: required.by, reason: required.reason } } : {}),
    ...(cashAdvance ? { cashAdvance } : {}),
    ...(exempt.length > 0 ? { exempt: Object.fromEntries(exempt) as Record<string, string> } : {}),
  };
}

/** Names the container that a direct cremation or immediate burial is priced with, which the price alone would leave open. */
function withContainer(line: PricedLine, { priceList }: PlannerHome): PricedLine {
  const variants = priceList?.lines.find((each) => `line:${each.line}` === line.key)?.variants;
  const variant = variants?.find((each) => each.providedBy === 'funeral-home' && each.priceCents === line.unitCents);
  if (!variant || line.detail.includes(variant.container)) return line;
  return { ...line, detail: [line.detail, `Container: ${variant.container}.`].filter((part) => part !== '').join(' ') };
}

/** Returns what every tax leaves out, by its id. */
function exemptLines({ exemptions }: Selection, taxes: readonly Tax[]): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = (id: string) => new Set(exemptions.filter(({ taxId }) => taxId === id).map(({ lineKey }) => lineKey));
  return new Map(taxes.map(({ id }) => [id, keys(id)] as const).filter(([, lines]) => lines.size > 0));
}

const isCharge = ({ section }: PricedLine): boolean => section !== 'discounts' && section !== 'taxes';
const sumOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns the sums of a statement. A flat package counts under services and merchandise by what its parts would cost alone. */
function totalsOf(lines: readonly StatementLine[], prices: PackagePrices): StatementTotals {
  const charged = lines.filter((line) => isCharge(line) && line.amountCents > 0);
  const sums = chargeSums(charged, prices);
  return {
    servicesCents: sums['basic-services'] + sums.services,
    merchandiseCents: sums.merchandise,
    cashAdvancesCents: sums['cash-advances'],
    discountsCents: 0 - sumOf(lines.filter(({ amountCents }) => amountCents < 0)),
    taxesCents: sumOf(lines.filter(({ section }) => section === 'taxes')),
    totalCents: sumOf(lines),
  };
}

/**
 * Returns what a selection comes to at its home, line by line: the charges of its choices (`openAccount`, the rule that also prices a plan), then quantities,
 * special orders, cash advances, and reductions, then the home's discounts and taxes. A listed price is never changed: every line traces to a list, is goods
 * ordered for this family, or is paid to others. Pure: the same arguments give the same lines.
 */
export function settleSelection(home: PlannerHome, selection: Selection, facts: SettleFacts): SettledSelection {
  const { list, kept = [], known = {}, split = 'advances-in-full' } = facts;
  const { choices } = selection;
  const { dropped } = settledChoices(home, choices);
  const saved = keptCharges(kept, dropped);
  const opened = openAccount(home, choices, [...specialCharges(selection.specialOrders), ...saved]);
  const { account, book, settled } = opened;
  const { template, data } = settled;
  const refused: RefusedPiece[] = [];
  const keptLists = keepPrices(account, kept);
  const reasons = changeQuantities(account, selection.quantityChanges, refused);
  const advances = applyAdvances(account, selection.cashAdvances, refused);
  closeAccount(opened);
  keepAllowances(account, kept);
  const guaranteed = selection.funding?.turned?.prices ?? [];
  keepGuaranteedAllowances(account, guaranteed);
  const overlaid = { selection, list, kept: keptLists, reasons, advances };
  const plain = account.lines.map((line) => statementLine(keptLists.has(line.key) ? line : withContainer(line, home), overlaid));
  const promised = guaranteedLines(guaranteed, plain);
  const prices = { book, template, split };
  const byHand = reductionLines(selection.reductions, [...plain, ...promised], { ...prices, kept }, refused);
  const reductions = [...promised, ...byHand];
  const charged = { lines: [...plain, ...reductions], ...prices };
  const rules = home.priceList && (facts.rules ?? home.priceList);
  const computed = rules ? discountsAndTaxes(rules, charged, { ...known, ...data }, exemptLines(selection, rules.taxes)) : [];
  const ordered = inStatementOrder([...plain, ...computed.map((line) => statementLine(line, overlaid))]);
  const lines = withReductions(ordered, reductions);
  const savedIds = new Set(saved.map(({ of }) => of));
  return {
    lines,
    unpriced: [...account.unpriced.values()],
    totals: totalsOf(lines, prices),
    split,
    dropped: dropped.filter(({ id }) => !savedIds.has(id)),
    refused,
  };
}
