import type { GivenList, ListReference, Statement } from '#shared/model/contract-version.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { emptySelection, type Selection } from '#shared/model/selection.ts';
import type { StatementLists } from '#shared/statement/listed-prices.ts';
import { type SettleFacts, settleSelection } from '#shared/statement/settle-selection.ts';
import { type StatementFacts, statementOf } from '#shared/statement/statement-of.ts';
import { id } from './plain-id.ts';
import { lawfulList } from './price-lists.ts';

/** Who buys and pays in statements of tests. */
export const ada = id('ada');
export const ben = id('ben');
const names = { [ada]: 'Ada Marsh', [ben]: 'Ben Marsh' };

/** The published list of tests, and the day it took effect. */
export const listReference: ListReference = { versionId: id('list'), effectiveOn: '2026-01-01' };

/** Says that every list was given to the family. */
export const givenLists = (versionId = listReference.versionId): GivenList[] =>
  priceListPaper.values.map((paper) => ({ versionId, paper, to: 'Ada Marsh', how: 'in-person', at: '2026-11-02T15:00:00.000Z' }));

/** Returns what a home publishes, as its list says it: the same prices as the planner's. */
export function contentOf(home: PlannerHome): GeneralPriceList {
  const list = home.priceList!;
  const lineOf = new Map(home.itemCategories.map((category) => [category.id, category]));
  return {
    ...lawfulList(),
    effectiveOn: list.effectiveOn,
    basicFee: list.basicFee ?? { variant: 'added', amountCents: 200_000, services: 'Planning and permits' },
    lines: list.lines,
    otherServices: home.services
      .filter(({ gplLine, priceCents }) => !gplLine && priceCents !== null)
      .map(({ id: serviceId, name, unit, isCashAdvance, priceCents }) => ({
        serviceId,
        name,
        priceCents: priceCents!,
        unit,
        note: '',
        isCashAdvance,
      })),
    items: home.items.map(({ id: itemId, itemCategoryId, name, priceCents }) => {
      const { name: category, gplLine: line } = lineOf.get(itemCategoryId)!;
      return { itemId, category, ...(line ? { line } : {}), name, description: name, priceCents };
    }),
    packages: home.templates.map((template) => ({
      ...template,
      services: template.packageServices.map(({ gplLine, ...service }) => ({
        ...service,
        ...(gplLine ? { line: gplLine } : {}),
      })),
    })),
  };
}

/** Returns a home's list as the one in force. */
export const listsOf = (home: PlannerHome): StatementLists => ({
  versions: [{ id: listReference.versionId, effectiveOn: listReference.effectiveOn, content: contentOf(home) }],
  inForce: listReference.versionId,
  locationItems: home.items.map(({ id: itemId }) => ({ id: itemId, itemId })),
});

/** Returns a selection that Ada buys and pays for, with these choices. */
export const selectionOf = (choices: PlanChoices, rest: Partial<Selection> = {}): Selection => ({
  ...emptySelection,
  choices,
  purchasers: [ada],
  payers: [{ contactId: ada, weight: 1 }],
  dueOn: '2026-12-30',
  embalmingReason: 'The family chose a public viewing.',
  ...rest,
});

/** Returns the statement of a selection, with every list given, and embalming approved. */
export function statementFrom(
  home: PlannerHome,
  selection: Selection,
  { kept, split, ...facts }: Partial<StatementFacts & SettleFacts> = {},
): Statement {
  const list = facts.list === undefined ? listReference : facts.list;
  const { rules = home.priceList ?? { taxes: [], discounts: [] } } = facts;
  const settled = settleSelection(home, selection, { list, rules, ...(kept ? { kept } : {}), ...(split ? { split } : {}) });
  return statementOf(settled, selection, {
    list,
    names,
    rules,
    given: givenLists(),
    isEmbalmingApproved: true,
    ...facts,
  });
}
