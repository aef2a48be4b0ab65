import { useMemo, useState } from 'react';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { foundGoods, GOODS_PAGE } from '../found-goods.ts';
import { unitsOfItem } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';
import { GoodsItem } from './goods-item.tsx';

const Items = ({ category }: { category: MerchandiseCategory }) => {
  const { selection, offer } = useConference();
  const { home } = offer;
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(GOODS_PAGE);
  const all = useMemo(() => home.items.filter(({ itemCategoryId }) => itemCategoryId === category.id), [home, category.id]);
  // Their places stay while the list is open: an item that is chosen doesn't jump from under the pointer.
  const [first] = useState(() => new Set(all.filter(({ id }) => unitsOfItem(selection, id) > 0).map(({ id }) => id)));
  const found = useMemo(() => foundGoods(all, typed, (id) => first.has(id)), [all, typed, first]);
  const shown = found.slice(0, count);
  return (
    <div className="grid gap-3">
      {all.length > GOODS_PAGE && (
        <TextField
          label={`Search ${category.name}`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setCount(GOODS_PAGE);
          }}
        />
      )}
      {found.length === 0 && <p role="status">Nothing here has that name.</p>}
      <ul className="divide-y divide-border">
        {shown.map((item) => (
          <GoodsItem key={item.id} item={item} />
        ))}
      </ul>
      {found.length > GOODS_PAGE && (
        <LoadMore
          count={shown.length}
          total={found.length}
          noun="items"
          hasMore={shown.length < found.length}
          isLoading={false}
          onLoadMore={() => setCount((before) => before + GOODS_PAGE)}
        />
      )}
    </div>
  );
};

/** Shows the goods of a category with their prices. What families aren't offered in the package is closed at first, unless some of it is chosen. */
export const GoodsCategory = ({ category, isBeyond }: { category: MerchandiseCategory; isBeyond: boolean }) => {
  const { selection, offer } = useConference();
  const { itemOf } = homeIndexOf(offer.home);
  const chosen = selection.choices.selectedDisplayServices.filter(
    ({ displayServiceId }) => itemOf.get(displayServiceId)?.itemCategoryId === category.id,
  ).length;
  const [isOpenAtFirst] = useState(chosen > 0);
  const aside = chosen > 0 && <Badge tone="primary">{chosen} chosen</Badge>;
  if (!isBeyond)
    return (
      <Panel title={category.name} aside={aside}>
        <Items category={category} />
      </Panel>
    );
  return (
    <Disclosure title={`${category.name} (not offered with this package)`} aside={aside} isOpenAtFirst={isOpenAtFirst}>
      <Items category={category} />
    </Disclosure>
  );
};
