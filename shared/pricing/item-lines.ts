import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PricedItem } from '../model/planner-home.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { type Account, countable } from './account.ts';
import type { PriceBook } from './charge.ts';

/** The lines that are priced once for each container (16 CFR 453.2(b)(4)(ii)(C), (D)), with the goods that take a container's place. */
const containerLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial'];
const containers: ReadonlySet<GplLine> = new Set(['alternative-container', 'caskets']);

type Chosen = { item: PricedItem; quantity: number; gplLine: GplLine | null; amountCents: number };

function chosenItems(book: PriceBook, plan: PlanChoices): Chosen[] {
  const quantities = new Map<string, number>();
  for (const { items } of plan.selectedDisplayServices)
    for (const { locationItemId: id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const lineOf = new Map(book.home.itemCategories.map(({ id, gplLine }) => [id, gplLine ?? null]));
  return book.home.items.flatMap((item) => {
    const wanted = quantities.get(item.id);
    if (!wanted) return [];
    const quantity = countable(wanted, item.priceCents);
    return [{ item, quantity, gplLine: lineOf.get(item.itemCategoryId) ?? null, amountCents: quantity * item.priceCents }];
  });
}

const itemLine = ({ item, quantity, gplLine, amountCents }: Chosen): PricedLine => ({
  key: `item:${item.id}`,
  section: 'merchandise',
  label: item.name,
  detail: '',
  quantity,
  unit: 'each',
  unitCents: item.priceCents,
  amountCents,
  gplLine,
  of: item.id,
  why: { kind: 'chosen' },
  includes: [],
});

/** What a flat package already pays towards items that were chosen instead of what it holds: never more than they cost. */
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

/** What a container line costs with the home's own cheapest container beyond what it costs without one. */
function containerShare(book: PriceBook, line: GplLine): { withoutCents: number; shareCents: number } | undefined {
  const variants = book.home.priceList?.lines.find((each) => each.line === line)?.variants ?? [];
  const without = variants.filter(({ providedBy }) => providedBy === 'purchaser').map(({ priceCents }) => priceCents);
  const withOwn = book.lineCents(line);
  if (without.length === 0 || withOwn === null) return undefined;
  const withoutCents = Math.min(...without);
  return withOwn > withoutCents ? { withoutCents, shareCents: withOwn - withoutCents } : undefined;
}

/** A container chosen by itself takes the place of the one in a direct cremation or an immediate burial: that one is not charged as well. */
function replaceContainer(account: Account, book: PriceBook, chosen: readonly Chosen[], template: Template | undefined): void {
  const spentCents = chosen
    .filter(({ gplLine }) => gplLine && containers.has(gplLine))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (spentCents === 0) return;
  for (const line of containerLines) {
    const share = containerShare(book, line);
    if (!share) continue;
    const charge = account.charges.get(`line:${line}`);
    if (charge) account.charges.set(charge.key, { ...charge, unitCents: share.withoutCents });
    else if (template && account.covered.has(`line:${line}`))
      account.lines.push(
        allowance(
          `allowance:container:${line}`,
          template,
          line,
          'Container in the package',
          Math.min(share.shareCents, spentCents),
        ),
      );
  }
}

/** Items of a line that the package holds take the place of what it holds: the line of an a la carte package goes, a flat one pays towards them. */
function replacePackaged(account: Account, book: PriceBook, chosen: readonly Chosen[], template: Template | undefined): void {
  const spent = new Map<GplLine, number>();
  for (const { gplLine, amountCents } of chosen) if (gplLine) spent.set(gplLine, (spent.get(gplLine) ?? 0) + amountCents);
  for (const [line, spentCents] of spent) {
    const key = `line:${line}`;
    if (account.charges.get(key)?.why.kind === 'package') account.cover(key);
    else if (template && account.covered.has(key)) {
      const cents = Math.min(book.lineCents(line) ?? 0, spentCents);
      const label = `${book.line(line, 'Merchandise').label} in the package`;
      if (cents > 0) account.lines.push(allowance(`allowance:${line}`, template, line, label, cents));
    }
  }
}

/** Puts the chosen merchandise on the account. */
export function addItems(account: Account, book: PriceBook, plan: PlanChoices, template: Template | undefined): void {
  const chosen = chosenItems(book, plan);
  replacePackaged(account, book, chosen, template);
  replaceContainer(account, book, chosen, template);
  for (const each of chosen) {
    account.lines.push(itemLine(each));
    // A chosen item fulfils whatever asks for its line (requirements come after).
    if (each.gplLine) account.fulfilled.add(each.gplLine);
  }
}
