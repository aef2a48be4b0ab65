import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ItemDraft, type PriceDraft, pricedIn, priceIn } from './item-draft.ts';
import { inForceWords } from './offer-row.ts';

export type ItemPartProps = {
  setup: ItemSetup;
  draft: ItemDraft;
  faults: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (patch: Partial<ItemDraft>) => void;
};

/** Edits the prices of an item: its own, and one for each variant. */
export const ItemPrices = ({ setup, draft, faults, isReadOnly, onChange }: ItemPartProps) => {
  const priced = pricedIn(draft);
  const findings = setup.validated?.findings ?? [];
  return (
    <section aria-labelledby="item-prices" className="grid gap-4">
      <h3 id="item-prices" className="font-sans text-sm font-semibold">
        {priced.length > 1 ? 'Prices' : 'Price'}
      </h3>
      {priced.map(({ variantId, name }) => {
        const typed = priceIn(draft, variantId);
        const words = name ?? 'Item';
        const put = (patch: Partial<PriceDraft>) =>
          onChange({ prices: { ...draft.prices, [variantId]: { ...typed, ...patch } } });
        const offer = setup.offers.find(({ row }) => (row.variantId ?? '') === variantId);
        const own = findings.filter((finding) => (finding.variantId ?? '') === variantId);
        const error = faults[`price-${variantId}`];
        return (
          <fieldset
            key={variantId}
            disabled={isReadOnly}
            className="grid gap-x-6 gap-y-1 rounded-control border border-border p-4"
          >
            <legend className="px-1 text-sm font-semibold">{words}</legend>
            <TextField
              id={`item-price-${variantId}`}
              label="Price in dollars"
              aria-label={`Price in dollars: ${words}`}
              className="max-w-60"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              hint={offer && `On your list now: ${inForceWords(offer).toLowerCase()}`}
              value={typed.price}
              onChange={({ target }) =>
                put({ price: target.value, ...(typed.price === '' && target.value !== '' ? { isOffered: true } : {}) })
              }
              onBlur={() => tidyAmount(typed.price) !== typed.price && put({ price: tidyAmount(typed.price) })}
              {...(error ? { error } : {})}
            />
            <div className="flex flex-wrap gap-x-6">
              <Checkbox label="Offered" checked={typed.isOffered} onChange={({ target }) => put({ isOffered: target.checked })} />
              <Checkbox
                label="Special order"
                hint="Ordered for one family only. It isn’t on your price lists, and families see it only once you choose it for their case."
                checked={typed.isSpecialOrder}
                onChange={({ target }) => put({ isSpecialOrder: target.checked })}
              />
            </div>
            {own.map(({ kind, message }) => (
              <p key={kind} className="text-sm text-warning">
                {message}
              </p>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
};
