import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { dialLink } from '#shared/values/phone.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { type ItemsAddress, readItemsAddress } from '#web/parts/merchandise/items-address.ts';
import { ChosenGoods } from '#web/screens/cases/merchandise/chosen-goods.tsx';
import { useCaseMerchandise } from '#web/screens/cases/merchandise/use-case-merchandise.ts';
import type { Choosable } from '#web/screens/cases/merchandise/use-goods-choice.tsx';
import { ItemShelf } from '#web/screens/planner/steps/merchandise/item-shelf.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { useSinglePress } from '#web/ui/use-single-press.ts';
import { FamilyCasePage } from './family-case-page.tsx';

/** The part of the address that opens the page. */
export const GOODS = 'merchandise';

const unfiltered = readItemsAddress(new URLSearchParams());

type ShelfProps = {
  view: MyCase;
  goods: CaseMerchandise;
  category: CaseMerchandise['categories'][number];
  pick: (item: Choosable) => void;
};

const ChooseItem = ({ goods, pick, item }: Pick<ShelfProps, 'goods' | 'pick'> & { item: { id: string; name: string } }) => {
  const press = useSinglePress();
  const quantity = goods.items.find(({ locationItemId }) => locationItemId === item.id)?.quantity ?? 0;
  if (quantity === 0)
    return (
      <Button
        icon={Plus}
        aria-label={`Choose: ${item.name}`}
        onClick={() => press.opposite(() => press.first(() => pick({ locationItemId: item.id, name: item.name })))}
      >
        Choose
      </Button>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary">
      <Icon of={Check} size={18} />
      {quantity > 1 ? `${quantity} chosen` : 'Chosen'}
    </span>
  );
};

/** Shows on request what the home sells in a category, as the planner does. */
const GoodsShelf = ({ view: { id, home }, goods, category, pick }: ShelfProps) => {
  const { open } = useDrawer();
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState<ItemsAddress>(unfiltered);
  const shelf = {
    home: { locationId: home.locationId, name: home.name, priceList: goods.priceList },
    onOpen: (item: { id: string }) => open('case-item', { case: id, item: item.id }),
    choice: (item: { id: string; name: string }) => <ChooseItem {...{ goods, pick, item }} />,
  };
  return (
    <>
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'See all'} {category.name.toLowerCase()}
      </Button>
      {isOpen && (
        <ItemShelf {...{ category, shelf, address }} sold={Number.POSITIVE_INFINITY} onChange={(next) => setAddress(next)} />
      )}
    </>
  );
};

/** Says who decides, where the family may only look. */
const AskHome = ({ carer, home }: Pick<MyCase, 'carer' | 'home'>) => (
  <>
    {carer?.fullName ?? home.name} looks after this. To change something, call{' '}
    {home.phone ? <OutsideLink href={dialLink(home.phone)}>{home.phone}</OutsideLink> : 'the funeral home'}.
  </>
);

/** Shows the casket, the urn, and whatever else was chosen, and lets the family choose where the home allows it. */
export const GoodsPage = ({ view }: { view: MyCase }) => {
  const { open } = useDrawer();
  const { found, ...actions } = useCaseMerchandise(view.id);
  const mayChoose = found.data?.categories.some(({ mayChange }) => mayChange);
  return (
    <FamilyCasePage
      view={view}
      title="Casket, urn, and keepsakes"
      lead={mayChoose ? 'Take your time. We save each choice, and you can change it.' : 'To change something, call us.'}
      found={found}
    >
      {(goods) =>
        goods.categories.length === 0 ? (
          <p className="text-muted">There is nothing here at the moment.</p>
        ) : (
          <ChosenGoods
            goods={goods}
            actions={actions}
            family={{
              askHome: <AskHome {...view} />,
              onOpen: ({ locationItemId }) => open('case-item', { case: view.id, item: locationItemId }),
              shelf: (category, pick) => <GoodsShelf {...{ view, goods, category, pick }} />,
            }}
          />
        )
      }
    </FamilyCasePage>
  );
};
