/** Arbitrary contracts of sample homes: what families plan, what a conference adds, and what the home charges by its next list. */
import fc from 'fast-check';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type CashAdvance, type Selection, selectionSchema } from '#shared/model/selection.ts';
import type { StatementLists } from '#shared/statement/listed-prices.ts';
import { isLeftOpen } from '#shared/statement/package-parts.ts';
import { settleSelection } from '#shared/statement/settle-selection.ts';
import { generateWorld } from '#world/generate.ts';
import { priceListOf } from '#world/price-list-of.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { arbitraryPlan } from './arbitrary-plan.ts';
import { ada, ben, listReference, selectionOf } from './statement-world.ts';

const world = generateWorld();
/** Returns an id that nothing in the sample world has. */
export const idAt = (at: number) => `0197a000-0000-7000-8000-${String(at).padStart(12, '0')}`;

export type Stand = { home: PlannerHome; lists: StatementLists };
/** The launched sample homes, each with the content of its list. */
export const stands: Stand[] = world.homes.flatMap((sample) => {
  const content = priceListOf(sample, world.catalog);
  if (!content || !sample.profile.isActive) return [];
  const { versionId: id, effectiveOn } = listReference;
  const lists = { versions: [{ id, effectiveOn, content }], inForce: id, locationItems: sample.items };
  return [{ home: samplePlannerHome(sample.profile.name, world), lists }];
});

const settle = (home: PlannerHome, selection: Selection) => settleSelection(home, selection, { list: listReference });

const advanceFor = ({ key, label }: { key: string; label: string }, at: number): CashAdvance => ({
  id: idAt(at),
  lineKey: key,
  name: label,
  payee: '',
  amountCents: 12_345,
  costCents: 12_345,
  rebateCents: 0,
  standing: 'actual',
  origin: 'conference',
});

/** Chooses an item for each line that has only a price range; undefined if the home sells none. */
function withItems(home: PlannerHome, choices: PlanChoices): PlanChoices | undefined {
  const ranges = new Set(home.priceList?.lines.filter(({ minCents }) => minCents !== undefined).map(({ line }) => line));
  const { lines } = settle(home, selectionOf(choices));
  const packaged = lines.flatMap(({ includes }) => includes.filter((part) => isLeftOpen(part, lines)));
  const open = [...lines.filter(({ key }) => key.startsWith('line:')), ...packaged].filter(
    ({ gplLine }) => gplLine && ranges.has(gplLine),
  );
  const items = open.map(({ gplLine }) => {
    const categories = new Set(
      home.itemCategories.filter((each) => each.gplLine === gplLine && !each.isRental).map(({ id }) => id),
    );
    return home.items.find(({ itemCategoryId }) => categories.has(itemCategoryId));
  });
  if (items.some((item) => item === undefined)) return undefined;
  const bought = items.flatMap((item) =>
    item ? [{ displayServiceId: item.id, isAddOn: true, answers: [], items: [{ locationItemId: item.id, quantity: 1 }] }] : [],
  );
  return { ...choices, selectedDisplayServices: [...choices.selectedDisplayServices, ...bought] };
}

/** Returns the selection of a plan as a careful director leaves it: every item chosen, and everything without a list price a cash advance at cost. */
export function lawful(home: PlannerHome, plan: PlanChoices): Selection | undefined {
  const choices = withItems(home, plan);
  if (!choices) return undefined;
  const { lines, unpriced } = settle(home, selectionOf(choices));
  const unlisted = [...unpriced, ...lines.filter(({ key, section }) => key.startsWith('answer:') || section === 'cash-advances')];
  return selectionOf(choices, { cashAdvances: unlisted.map(advanceFor) });
}

/** What a conference adds: reductions, quantities, a special order, and payers. Pieces that don't fit the account change nothing. */
export const additions = fc.record({
  reductions: fc.array(fc.record({ at: fc.nat(20), basisPoints: fc.integer({ min: 1, max: 9_999 }) }), { maxLength: 4 }),
  quantities: fc.array(fc.record({ at: fc.nat(20), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 2 }),
  orderCents: fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: undefined }),
  payers: fc.constantFrom<Selection['payers']>(
    [{ contactId: ada, weight: 1 }],
    [
      { contactId: ada, weight: 2 },
      { contactId: ben, weight: 5 },
    ],
  ),
});

/** Adds to a selection what a conference does. */
export function conference(
  home: PlannerHome,
  selection: Selection,
  added: typeof additions extends fc.Arbitrary<infer Added> ? Added : never,
): Selection {
  const { lines } = settle(home, selection);
  const by = { by: idAt(1), on: '2026-11-02T15:00:00.000Z', reason: 'Agreed at the conference.' };
  const lineAt = (at: number) => lines[at % Math.max(1, lines.length)]?.key ?? 'none';
  const isFee = (key: string) => lines.find((line) => line.key === key)?.gplLine === 'basic-services';
  return selectionSchema.parse({
    ...selection,
    reductions: added.reductions.map(({ at, basisPoints }, nth) => ({
      id: idAt(100 + nth),
      lineKey: lineAt(at),
      basisPoints,
      ...by,
    })),
    quantityChanges: added.quantities
      .map(({ at, quantity }) => ({ lineKey: lineAt(at), quantity, ...by }))
      .filter(({ lineKey }) => !isFee(lineKey)),
    specialOrders:
      added.orderCents === undefined
        ? []
        : [
            {
              id: idAt(200),
              name: 'Carved bench',
              description: 'Oak, by hand.',
              priceCents: added.orderCents,
              quantity: 1,
              origin: 'conference',
            },
          ],
    payers: added.payers,
    purchasers: added.payers.map(({ contactId }) => contactId),
  });
}

/** A home with its list, a family's plan, and what a conference adds to it. */
export const anyContract = fc
  .constantFrom(...stands)
  .chain(({ home, lists }) =>
    fc.record({
      home: fc.constant(home),
      lists: fc.constant(lists),
      plan: arbitraryPlan(home, { mistakes: false }),
      added: additions,
    }),
  )
  .map((given) => ({ ...given, [fc.toStringMethod]: () => `${given.home.name}: ${JSON.stringify([given.plan, given.added])}` }));

const dearer = (cents: number | null | undefined): number => (cents ?? 0) * 2 + 100;
/** Returns the home with every price more than doubled, as on its next list. */
export const repriced = (home: PlannerHome): PlannerHome => ({
  ...home,
  priceList: home.priceList && {
    ...home.priceList,
    lines: home.priceList.lines.map((line) => ({
      ...line,
      ...(line.priceCents === undefined ? {} : { priceCents: dearer(line.priceCents) }),
      ...(line.minCents === undefined ? {} : { minCents: dearer(line.minCents), maxCents: dearer(line.maxCents) }),
      ...(line.variants ? { variants: line.variants.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })) } : {}),
    })),
  },
  services: home.services.map((each) => ({ ...each, priceCents: each.priceCents === null ? null : dearer(each.priceCents) })),
  items: home.items.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })),
  templates: home.templates.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })),
});

/** Returns the content of a home's next list after the same price increase. */
export const repricedList = (content: GeneralPriceList): GeneralPriceList => ({
  ...content,
  lines: content.lines.map((line) => ({
    ...line,
    ...(line.priceCents === undefined ? {} : { priceCents: dearer(line.priceCents) }),
    ...(line.minCents === undefined ? {} : { minCents: dearer(line.minCents), maxCents: dearer(line.maxCents) }),
    ...(line.variants ? { variants: line.variants.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })) } : {}),
    ...(line.entries ? { entries: line.entries.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })) } : {}),
  })),
  otherServices: content.otherServices.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })),
  items: content.items.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })),
  packages: content.packages.map((each) => ({ ...each, priceCents: dearer(each.priceCents) })),
});
