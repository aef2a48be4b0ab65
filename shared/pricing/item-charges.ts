import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import type { Account } from './account.ts';
import { keyOfLine } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/** The lines that are priced once for each container (16 CFR 453.2(b)(4)(ii)(C), (D)), and the goods that take a container's place. */
const containerLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial'];
const containers: readonly GplLine[] = ['alternative-container', 'caskets'];

const OWN_CONTAINER = 'Your container is on its own line.';

/**
 * Puts the chosen merchandise on the account, each item under the line of its category. It takes the place of what only stood for it: the line of an a la carte
 * package, the low end of a range, the container in a direct cremation or an immediate burial, which is priced then as with a container of the
 * purchaser's (16 CFR 453.2(b)(4)(ii)(C), (D)). Where a flat package holds such a line, it pays towards the item instead (`addAllowances`).
 */
export function addItems(account: Account, book: PriceBook, quantities: ReadonlyMap<string, number>): void {
  const { itemOf, categoryOf } = homeIndexOf(book.home);
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

/** Takes off what only stood for the items of a line; whether the items stand for something that the plan has anyway. */
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

const allowance = (key: string, template: Template, gplLine: GplLine, label: string, cents: number): PricedLine => ({
  key,
  section: 'merchandise',
  label,
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

/** What the items on an account cost by the line that they count to, US cents. */
function spentByLine({ lines }: Account): Map<GplLine, number> {
  const spent = new Map<GplLine, number>();
  for (const { key, gplLine, amountCents } of lines)
    if (gplLine && key.startsWith('item:')) spent.set(gplLine, (spent.get(gplLine) ?? 0) + amountCents);
  return spent;
}

/**
 * What a flat package already pays towards items that were chosen instead of what it holds: the low end of the home's list, or what its container is worth, and
 * never more than the items cost. Each item is paid towards once. Comes after `Account.settle`, so that nothing is paid towards what has no price.
 */
export function addAllowances(account: Account, book: PriceBook, template: Template): void {
  const spent = spentByLine(account);
  let containerCents = 0;
  for (const [line, spentCents] of spent) {
    const cents = Math.min(book.lineCents(line) ?? 0, spentCents);
    if (account.covered.has(keyOfLine(line))) {
      const label = `${book.line(line).label}: what the package includes`;
      if (cents > 0) account.lines.push(allowance(`allowance:${line}`, template, line, label, cents));
    } else if (containers.includes(line)) containerCents += spentCents;
  }
  const carrier = containerLines.find((line) => account.covered.has(keyOfLine(line)) && book.containerShare(line));
  const cents = Math.min(containerCents, (carrier && book.containerShare(carrier)?.shareCents) ?? 0);
  if (carrier && cents > 0)
    account.lines.push(allowance('allowance:container', template, carrier, 'Container: what the package includes', cents));
}
