import { useState } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { dialLink } from '#shared/values/phone.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { ChosenGoods } from '#web/screens/cases/merchandise/chosen-goods.tsx';
import { useCaseMerchandise } from '#web/screens/cases/merchandise/use-case-merchandise.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { FamilyCasePage } from './family-case-page.tsx';
import type { ShelfProps } from './goods-shelf.tsx';

/** The part of the address that opens the page. */
export const GOODS = 'merchandise';

const GoodsShelf = lazyPart(() => import('./goods-shelf.tsx'), 'This list');

/** Shows on request what the home sells in a category. */
const ShelfOnRequest = (shelf: ShelfProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'See all'} {shelf.category.name.toLowerCase()}
      </Button>
      {isOpen && <GoodsShelf {...shelf} fallback={<SkeletonText lines={6} />} />}
    </>
  );
};

const HomePhone = ({ home: { phone } }: Pick<MyCase, 'home'>) =>
  phone ? (
    <OutsideLink href={dialLink(phone)} className="whitespace-nowrap">
      {phone}
    </OutsideLink>
  ) : (
    'the funeral home'
  );

/** Says who decides, where the family may only look. */
const AskHome = ({ carer, home }: Pick<MyCase, 'carer' | 'home'>) => (
  <>
    {carer?.fullName ?? home.name} looks after this. To change something, call <HomePhone home={home} />.
  </>
);

/** Says how to bring a casket or container from somewhere else, for which no home may charge (16 CFR 453.4(b)(1)(ii)). */
const BringOwn = ({ home }: Pick<MyCase, 'home'>) => (
  <>
    You may bring your own at no charge. Call <HomePhone home={home} /> so that we expect it.
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
      {(goods) => (
        <ChosenGoods
          goods={goods}
          actions={actions}
          nothing={<p className="text-muted">There is nothing here at the moment.</p>}
          family={{
            homeName: view.home.name,
            askHome: <AskHome {...view} />,
            bringOwn: <BringOwn {...view} />,
            onOpen: ({ locationItemId }) => open('case-item', { case: view.id, item: locationItemId }),
            shelf: (category, pick) => <ShelfOnRequest {...{ view, goods, category, pick }} waiting={actions.waiting} />,
          }}
        />
      )}
    </FamilyCasePage>
  );
};
