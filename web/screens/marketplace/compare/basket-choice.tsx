import { type BasketKey, basketKeys, baskets } from '#shared/pricing/basket.ts';
import { Select } from '#web/ui/select.tsx';

/** Which kind of funeral is compared. */
export const BasketChoice = ({ basket, onBasket }: { basket: BasketKey; onBasket: (basket: BasketKey) => void }) => (
  <div className="max-w-form">
    <Select
      label="What is compared"
      options={basketKeys.map((key) => ({ value: key, label: baskets[key].label }))}
      value={basket}
      onChange={(event) => onBasket(basketKeys.find((key) => key === event.target.value) ?? basket)}
    />
    <p aria-live="polite" className="mt-2 text-sm text-muted">
      {baskets[basket].explanation}
    </p>
  </div>
);
