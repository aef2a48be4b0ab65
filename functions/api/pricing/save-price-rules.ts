import { recentCatalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { homeRuleKeys, priceRulesWrite } from '#functions/table/home-rules.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { checkRule } from '#shared/logic/check-rule.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import { os } from './implementer.ts';

/** Bytes of taxes and discounts: the list in force has them beside its lines, in one row of the table, which can have 400 KB. */
const MAX_BYTES = 60_000;

type Fault = { field: string; message: string };

/** Returns what is wrong with taxes and discounts besides their form. */
function faultsOf({ taxes, discounts }: PriceRules, categoryIds: ReadonlySet<string>): Fault[] {
  const twice = (list: 'taxes' | 'discounts', ids: readonly string[]): Fault[] =>
    ids.flatMap((id, at) =>
      ids.indexOf(id) === at ? [] : [{ field: `rules.${list}.${at}.id`, message: 'This is listed twice.' }],
    );
  return [
    ...twice(
      'taxes',
      taxes.map(({ id }) => id),
    ),
    ...twice(
      'discounts',
      discounts.map(({ id }) => id),
    ),
    ...taxes.flatMap(({ exceptCategoryIds }, at) =>
      exceptCategoryIds.every((id) => categoryIds.has(id))
        ? []
        : [{ field: `rules.taxes.${at}.exceptCategoryIds`, message: 'Choose among the categories of goods.' }],
    ),
    ...discounts.flatMap(({ from, until, amountCents, when }, at): Fault[] => {
      const field = (name: string) => `rules.discounts.${at}.${name}`;
      return [
        ...(from && until && until < from
          ? [{ field: field('until'), message: 'The last day is before the first. Choose a later one.' }]
          : []),
        ...(amountCents === 0 ? [{ field: field('amountCents'), message: 'Enter an amount above zero.' }] : []),
        ...(when === undefined ? [] : checkRule(when).map(({ words }) => ({ field: field('when'), message: words }))),
      ];
    }),
  ];
}

/** Saves the taxes and discounts of the home's next price list over those that the caller saw. */
export const savePriceRules = os.savePriceRules.handler(async ({ input: { version, rules }, context }) => {
  const { table, now } = context;
  const { locationId } = homeOf(context);
  const { merchandiseCategories } = await recentCatalogOf(table, now);
  const errors = faultsOf(rules, new Set(merchandiseCategories.map(({ id }) => id)));
  if (errors.length > 0) throw problem('invalid_input', { errors });
  if (Buffer.byteLength(JSON.stringify(rules)) > MAX_BYTES)
    throw problem('too_large', { detail: 'These taxes and discounts are too long to keep. Shorten a reason or a condition.' });
  try {
    await table.transact([priceRulesWrite(locationId, rules, { version, savedBy: callerName(context) })]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await staleRow(context, homeRuleKeys.price(locationId), 'changed the taxes or discounts in the meantime.');
  }
  return { version: version + 1 };
});
