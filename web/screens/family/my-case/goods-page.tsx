import type { MyCase } from '#shared/contract/my-cases.ts';
import { ChosenGoods } from '#web/screens/cases/merchandise/chosen-goods.tsx';
import { useCaseMerchandise } from '#web/screens/cases/merchandise/use-case-merchandise.ts';
import { FamilyCasePage } from './family-case-page.tsx';

/** The part of the address that opens the page. */
export const GOODS = 'merchandise';

/** Shows the casket, the urn, and whatever else was chosen, and lets the family choose where the home allows it. */
export const GoodsPage = ({ view }: { view: MyCase }) => {
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
          <ChosenGoods goods={goods} actions={actions} isHome={false} />
        )
      }
    </FamilyCasePage>
  );
};
