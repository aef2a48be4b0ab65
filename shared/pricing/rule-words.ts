import { chargeKind, type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import type { Discount, PriceRules, Tax } from '../model/price-list.ts';
import { formatCalendarDate } from '../values/dates.ts';
import { formatCents } from '../values/money.ts';
import { percentWords } from './percent-words.ts';

/** A category of goods with its name, and the line of the price list that its goods are on where that matters. */
export type NamedCategory = { id: string; name: string; gplLine?: GplLine | null };

const inSeries = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

const kindWords = (kinds: Tax['appliesTo']): string =>
  inSeries(chargeKind.values.filter((kind) => kinds.includes(kind)).map((kind) => chargeKind.label(kind).toLowerCase()));

/** Says what a tax takes, in words: `8.25% of merchandise, except clothing`. */
export function taxWords(
  { ratePpm, appliesTo, exceptLines, exceptCategoryIds }: Tax,
  categories: readonly NamedCategory[],
): string {
  const names = exceptCategoryIds.map((id) => categories.find((each) => each.id === id)?.name ?? 'a category');
  const except = [...exceptLines.map((line) => gplLine.label(line)), ...names].map((name) => name.toLowerCase());
  return `${percentWords(ratePpm)} of ${kindWords(appliesTo)}${except.length > 0 ? `, except ${inSeries(except)}` : ''}`;
}

function dayWords({ from, until }: Pick<Discount, 'from' | 'until'>): string {
  if (from && until) return `, from ${formatCalendarDate(from)} to ${formatCalendarDate(until)}`;
  if (from) return `, from ${formatCalendarDate(from)} on`;
  return until ? `, until ${formatCalendarDate(until)}` : '';
}

/** Says what a discount takes off, in words: `5% off services, until March 4, 2027`. */
export function discountWords({ basisPoints, amountCents = 0, appliesTo, from, until }: Discount): string {
  const much = basisPoints === undefined ? formatCents(amountCents, { decimals: 'if-any' }) : percentWords(basisPoints * 100);
  return `${much} off ${kindWords(appliesTo)}${dayWords({ ...(from ? { from } : {}), ...(until ? { until } : {}) })}`;
}

type RuleChange = { key: string; label: string; before: string | null; after: string | null };
type Said = { label: string; says: string };

/** Returns how the rules of two lists differ, each rule by its id. */
export function ruleChanges(before: PriceRules, after: PriceRules, categories: readonly NamedCategory[]): RuleChange[] {
  const saidIn = ({ taxes, discounts }: PriceRules) =>
    new Map<string, Said>([
      ...taxes.map((tax): [string, Said] => [`tax:${tax.id}`, { label: `Tax: ${tax.name}`, says: taxWords(tax, categories) }]),
      ...discounts.map((each): [string, Said] => {
        const who = each.when === undefined ? '' : ' · for some families';
        return [
          `discount:${each.id}`,
          { label: `Discount: ${each.name}`, says: `${discountWords(each)}${who} · ${each.reason}` },
        ];
      }),
    ]);
  const [old, next] = [saidIn(before), saidIn(after)];
  const changes = [...new Set([...old.keys(), ...next.keys()])].flatMap((key): RuleChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    if (was?.says === is?.says && was?.label === is?.label) return [];
    const isRenamed = was && is && was.label !== is.label;
    const wordsOf = (said: Said | undefined) => (said && isRenamed ? `${said.label} · ${said.says}` : (said?.says ?? null));
    return [{ key, label: is?.label ?? was?.label ?? '', before: wordsOf(was), after: wordsOf(is) }];
  });
  const shared = (rules: PriceRules, others: PriceRules) =>
    rules.discounts.filter(({ id }) => others.discounts.some((each) => each.id === id));
  const [was, is] = [shared(before, after), shared(after, before)];
  const isMoved = was.some(({ id }, at) => id !== is[at]?.id);
  const namesOf = (discounts: readonly Discount[]) => discounts.map(({ name }) => name).join(', then ');
  const moved = { key: 'order:discounts', label: 'Order of discounts', before: namesOf(was), after: namesOf(is) };
  return [...changes, ...(isMoved ? [moved] : [])];
}
