import { Package } from 'lucide-react';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import { addedNow, includedGoods, itemInPackage } from '#shared/pricing/included-goods.ts';
import { formatCents } from '#shared/values/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePlanner } from '../../store/use-planner.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Says beside an item's price what it adds to a package that includes one of its kind; nothing if it costs what it costs. */
export const InPackage = ({ item }: { item: Pick<PricedItem, 'id' | 'name'> }) => {
  const { home, plan } = usePlanner();
  const means = itemInPackage(home, chosenTemplate(home, plan), item);
  if (!means) return null;
  // The package pays once: beside another of its kind, this one adds all that it costs.
  const cents = means.kind === 'adds' ? (addedNow(home, plan, item.id) ?? means.cents) : 0;
  const words =
    means.kind === 'already'
      ? 'Already in your package'
      : cents === 0
        ? 'Included in your package'
        : `Adds ${formatCents(cents)} to your package`;
  return <span className="block text-sm text-muted tabular-nums">{words}</span>;
};

/** Says above a category what of it the package includes, so that nobody pays for it twice. */
export const PackageGoods = ({ category }: { category: MerchandiseCategory }) => {
  const { home, plan } = usePlanner();
  const template = chosenTemplate(home, plan);
  const included = includedGoods(home, template, category);
  if (included.length === 0) return null;
  const isAnyFree = home.items.some(({ itemCategoryId, priceCents }) => itemCategoryId === category.id && priceCents === 0);
  const isPaidToward = home.items.some(
    (item) => item.itemCategoryId === category.id && itemInPackage(home, template, item)?.kind === 'adds',
  );
  return (
    <p className="flex max-w-measure gap-2 rounded-control bg-primary-soft px-4 py-3 text-sm">
      <Icon of={Package} size={18} className="mt-0.5 text-primary" />
      <span>
        {isPaidToward
          ? `Your package already includes one of these, up to the price of the least expensive${isAnyFree ? ' that has a price' : ''}. Each says what it adds.`
          : `Your package already includes: ${inWords.format(included.map(({ displayName }) => displayName))}. What you choose here costs extra.`}
      </span>
    </p>
  );
};
