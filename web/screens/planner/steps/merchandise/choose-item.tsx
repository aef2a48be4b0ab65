import { Check, Plus } from 'lucide-react';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChosenItems } from './use-chosen-items.ts';

/** Chooses an item. A chosen one says so and can be removed; the list of chosen items has the quantity. */
export const ChooseItem = ({ item, isWide = false }: { item: Pick<PricedItem, 'id' | 'name'>; isWide?: boolean }) => {
  const { quantityOf, choose, remove } = useChosenItems();
  const quantity = quantityOf(item.id);
  if (quantity === 0)
    return (
      <Button icon={Plus} isWide={isWide} aria-label={`Choose: ${item.name}`} onClick={() => choose(item.id)}>
        Choose
      </Button>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary">
        <Icon of={Check} size={18} />
        {quantity > 1 ? `${quantity} chosen` : 'Chosen'}
      </span>
      <Button look="quiet" size="compact" aria-label={`Take out: ${item.name}`} onClick={() => remove(item.id, item.name)}>
        Take out
      </Button>
    </span>
  );
};
