import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import type { Account } from './account.ts';
import { type Charge, isBought, keyOfLine } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/** The lines with a price per container (16 CFR 453.2(b)(4)(ii)(C), (D)), and the goods that replace a container. */
const containerLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial'];
export const containers: readonly GplLine[] = ['alternative-container', 'caskets'];

export const OWN_CONTAINER = 'Your container is on its own line.';

/**
 * Adds the chosen merchandise to the account, each item under its category's line. It replaces what only stood in for it: the line of an a la carte
 * package, the low end of a range, or the container in a direct cremation or immediate burial, which then has its price with the purchaser's container (16
 * CFR 453.2(b)(4)(ii)(C), (D)). If a flat package includes such a line, it pays toward the item instead (`addAllowances`). `others` are goods and services that
 * the home's offer doesn't have: special orders, and what a signed contract keeps.
 */
export function addItems(
  account: Account,
  book: PriceBook,
  quantities: ReadonlyMap<string, number>,
  others: readonly Charge[] = [],
): void {
  const { itemOf, categoryOf } = homeIndexOf(book.home);
  for (const charge of others) {
    account.add(charge);
    if (charge.gplLine && charge.section === 'merchandise') account.fulfilled.add(charge.gplLine);
  }
  for (const [id, quantity] of quantities) {
    const item = itemOf.get(id);
    if (!item) continue;
    const category = categoryOf.get(item.itemCategoryId);
    const line = category?.gplLine ?? null;
    account.add({
      key: `item:${id}`,
      section: 'merchandise',
      label: item.name,
      detail: '',
      quantity,
      unit: 'each',
      unitCents: item.priceCents,
      gplLine: line,
      of: id,
      why: { kind: 'chosen' },
    });
    if (line) account.fulfilled.add(line);
  }
  const free = new Set(containers.filter((line) => account.fulfilled.has(line)));
  for (const line of account.fulfilled) if (replaceLine(account, book, line)) free.delete(line);
  if (free.size > 0) replaceContainer(account, book);
}

/** Removes what only stood in for a line's items. Returns whether the items replace something that the plan has anyway. */
function replaceLine(account: Account, book: PriceBook, line: GplLine): boolean {
  const key = keyOfLine(line);
  const charge = account.charges.get(key);
  if (charge && (charge.why.kind === 'package' || book.isRange(line))) return account.charges.delete(key);
  return account.covered.has(key);
}

function replaceContainer(account: Account, book: PriceBook): void {
  for (const line of containerLines) {
    const charge = account.charges.get(keyOfLine(line));
    const share = charge && book.containerShare(line);
    if (!charge || !share) continue;
    account.charges.set(charge.key, { ...charge, unitCents: share.withoutCents, detail: OWN_CONTAINER });
    return;
  }
}

/** What a package’s allowance is for, in words. */
const allowedFor: Readonly<Partial<Record<GplLine, string>>> = {
  caskets: 'a casket',
  'outer-burial-containers': 'an outer burial container',
  'alternative-container': 'an alternative container',
  urn: 'an urn',
  'printed-package': 'printed goods',
};

const allowance = (key: string, template: Template, gplLine: GplLine, words: string, cents: number): PricedLine => ({
  key,
  section: 'merchandise',
  label: `Less the package’s allowance for ${words}`,
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: -cents,
  amountCents: -cents,
  gplLine,
  of: template.id,
  why: { kind: 'allowance', name: template.name },
  includes: [],
});

/** Returns what the items on an account cost by line, US cents. */
function spentByLine({ lines }: Account): Map<GplLine, number> {
  const spent = new Map<GplLine, number>();
  for (const { key, gplLine, amountCents } of lines)
    if (gplLine && isBought(key)) spent.set(gplLine, (spent.get(gplLine) ?? 0) + amountCents);
  return spent;
}

/**
 * Adds what a flat package already pays toward items chosen instead of what it includes: the low end of the home's list or the value of its container, but
 * never more than the items cost. Each item is paid toward once. Runs after `Account.settle`, so that nothing is paid toward what has no price.
 */
export function addAllowances(account: Account, book: PriceBook, template: Template): void {
  const spent = spentByLine(account);
  let containerCents = 0;
  for (const [line, spentCents] of spent) {
    const cents = Math.min(book.lineCents(line) ?? 0, spentCents);
    if (account.covered.has(keyOfLine(line))) {
      const words = allowedFor[line] ?? book.line(line).label;
      if (cents > 0) account.lines.push(allowance(`allowance:${line}`, template, line, words, cents));
    } else if (containers.includes(line)) containerCents += spentCents;
  }
  const carrier = containerLines.find((line) => account.covered.has(keyOfLine(line)) && book.containerShare(line));
  const cents = Math.min(containerCents, (carrier && book.containerShare(carrier)?.shareCents) ?? 0);
  if (carrier && cents > 0) account.lines.push(allowance('allowance:container', template, carrier, 'a container', cents));
}
