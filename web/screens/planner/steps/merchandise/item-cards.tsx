import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseItem } from './choose-item.tsx';
import { ItemCard } from './item-card.tsx';

/** Shows items with their pictures. */
export const ItemCards = ({ items }: { items: readonly ItemView[] }) => {
  const { open } = useDrawer();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item}>
            <ChooseItem item={item} />
            <Button look="quiet" aria-label={`Details: ${item.name}`} onClick={() => open('merchandise-item', { item: item.id })}>
              Details
            </Button>
          </ItemCard>
        </li>
      ))}
    </ul>
  );
};
