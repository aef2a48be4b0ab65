import { Check, Plus } from 'lucide-react';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSinglePress } from '#web/ui/use-single-press.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { useChosenItems } from './use-chosen-items.ts';
import { useItemChoice } from './use-item-choice.tsx';

/** Chooses an item. A chosen one says so and can be removed; the list of chosen items has the quantity. */
export const ChooseItem = ({ item, isWide = false }: { item: Pick<PricedItem, 'id' | 'name'>; isWide?: boolean }) => {
  const { quantityOf, remove } = useChosenItems();
  const { pick, question } = useItemChoice();
  const press = useSinglePress();
  const stable = useStableFocus<HTMLSpanElement>();
  const quantity = quantityOf(item.id);
  if (quantity === 0)
    return (
      <span key="choice" className="contents" {...stable}>
        <Button icon={Plus} isWide={isWide} aria-label={`Choose: ${item.name}`} onClick={() => press.first(() => pick(item))}>
          Choose
        </Button>
        {question}
      </span>
    );
  return (
    <span key="choice" className="inline-flex flex-wrap items-center gap-x-3 gap-y-1" {...stable}>
      <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary">
        <Icon of={Check} size={18} />
        {quantity > 1 ? `${quantity} chosen` : 'Chosen'}
      </span>
      <Button
        look="quiet"
        size="compact"
        aria-label={`Take out: ${item.name}`}
        onClick={() => press.opposite(() => remove(item.id, item.name))}
      >
        Take out
      </Button>
    </span>
  );
};
