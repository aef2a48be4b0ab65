import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { type ItemsAddress, readItemsAddress } from '#web/parts/merchandise/items-address.ts';
import type { Choosable } from '#web/screens/cases/merchandise/use-goods-choice.tsx';
import { WAITING_WORDS, type WaitingChange, waitingFor } from '#web/screens/cases/merchandise/waiting-changes.ts';
import { ItemShelf } from '#web/screens/planner/steps/merchandise/item-shelf.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSinglePress } from '#web/ui/use-single-press.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';

const unfiltered = readItemsAddress(new URLSearchParams());

export type ShelfProps = {
  view: MyCase;
  goods: CaseMerchandise;
  category: CaseMerchandise['categories'][number];
  pick: (item: Choosable) => void;
  waiting: readonly WaitingChange[];
};

type ChooseItemProps = Pick<ShelfProps, 'goods' | 'pick' | 'waiting'> & { item: { id: string; name: string } };

/** Returns how many of an item are chosen, with what waits for the network. */
const quantityOf = ({ goods, waiting, item }: ChooseItemProps): number => {
  const next = waitingFor(waiting, item.id);
  const kept = goods.items.find(({ locationItemId, isRemoved }) => locationItemId === item.id && !isRemoved)?.quantity ?? 0;
  if (!next) return kept;
  return next.isRemoved ? 0 : (next.quantity ?? Math.max(1, kept));
};

const ChooseItem = (props: ChooseItemProps) => {
  const { pick, waiting, item } = props;
  const press = useSinglePress();
  const stable = useStableFocus<HTMLSpanElement>();
  const quantity = quantityOf(props);
  const note = waitingFor(waiting, item.id) && <span className="block text-sm text-muted">{WAITING_WORDS}</span>;
  if (quantity === 0)
    return (
      <span key="choice" {...stable}>
        <Button
          icon={Plus}
          aria-label={`Choose: ${item.name}`}
          onClick={() => press.opposite(() => press.first(() => pick({ locationItemId: item.id, name: item.name })))}
        >
          Choose
        </Button>
        {note}
      </span>
    );
  return (
    <span key="choice" {...stable}>
      <span tabIndex={-1} className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary">
        <Icon of={Check} size={18} />
        {quantity > 1 ? `${quantity} chosen` : 'Chosen'}
      </span>
      {note}
    </span>
  );
};

/** Shows what the home sells in a category, as the planner does. It loads once someone asks for it, with the parts of the planner that it needs. */
export default function GoodsShelf({ view: { id, home }, goods, category, pick, waiting }: ShelfProps) {
  const { open } = useDrawer();
  const [address, setAddress] = useState<ItemsAddress>(unfiltered);
  const shelf = {
    home: { locationId: home.locationId, name: home.name, priceList: goods.priceList },
    onOpen: (item: { id: string }) => open('case-item', { case: id, item: item.id }),
    choice: (item: { id: string; name: string }) => <ChooseItem {...{ goods, pick, item, waiting }} />,
    nothing: (
      <EmptyState title="There is no list to look through here.">
        Search above for what {home.name} can offer you, or ask us.
      </EmptyState>
    ),
  };
  return <ItemShelf {...{ category, shelf, address }} sold={Number.POSITIVE_INFINITY} onChange={setAddress} />;
}
