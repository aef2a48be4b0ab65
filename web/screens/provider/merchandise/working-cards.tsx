import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { ItemCard } from '#web/parts/merchandise/item-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** Says of an item whose it is, and what is going on with it. */
export const ItemBadges = ({ item, isChanged }: { item: WorkingItem; isChanged: boolean }) => (
  <>
    {item.source === 'own' && <Badge tone="info">Your own</Badge>}
    {item.isRetired && <Badge tone="warning">Retired</Badge>}
    {isChanged && <Badge tone="primary">Changed</Badge>}
  </>
);

/** Shows items the way families see them, with what staff should know of each. */
export const WorkingCards = ({ items }: { items: readonly WorkingItem[] }) => {
  const { open } = useDrawer();
  return (
    <>
      <h2 className="sr-only">Items</h2>
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={{ ...item, priceCents: item.offers[0]?.row.priceCents ?? null }}>
              <ItemBadges item={item} isChanged={item.isChanged} />
              {!item.isRetired && item.offers.every(({ row }) => !row.isOffered) && <Badge>Not offered</Badge>}
              {item.offers.length > 1 && (
                <p className="w-full text-sm">
                  {item.offers.length === 2 ? 'In 1 variant' : `In ${item.offers.length - 1} variants`}
                </p>
              )}
              {item.findings.map(({ kind, variantId, message }) => (
                <p key={`${kind} ${variantId}`} className="w-full text-sm text-warning">
                  {message}
                </p>
              ))}
              <Button size="compact" aria-label={`Details: ${item.name}`} onClick={() => open('edit-item', { item: item.id })}>
                Details
              </Button>
            </ItemCard>
          </li>
        ))}
      </ul>
    </>
  );
};
