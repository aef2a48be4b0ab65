import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { ChooseItem } from './choose-item.tsx';

/** A category as a price list: names, identifying descriptions and prices, no pictures (16 CFR 453.2(b)(2), (3)). */
export const ItemPriceList = ({ category, items }: { category: MerchandiseCategory; items: readonly ItemView[] }) => {
  const { open } = useDrawer();
  return (
    <ul aria-label={`Price list: ${category.name}`} className="divide-y divide-border border-y border-border">
      {items.map((item) => (
        <li key={item.id} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 className="text-base">{item.name}</h3>
            <p className="mt-0.5 text-sm text-muted">{item.description}</p>
            <TextButton
              className="text-sm"
              aria-label={`Picture and details: ${item.name}`}
              onClick={() => open('merchandise-item', { item: item.id })}
            >
              Picture and details
            </TextButton>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end sm:justify-start">
            <span className="font-semibold tabular-nums">{formatCents(item.priceCents)}</span>
            <ChooseItem item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
};
