import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { ItemCard } from '#web/parts/merchandise/item-card.tsx';
import { type FamilyPrice, familyPrices } from './family-prices.ts';
import { type ItemDraft, pricedIn, priceIn } from './item-draft.ts';

/** Lists the variants after the one on the card: each is an item to families. */
const Others = ({ prices }: { prices: readonly FamilyPrice[] }) => (
  <ul aria-label="Variants that families see" className="mt-3 divide-y divide-border border-y border-border text-sm">
    {prices.map(({ key, name, priceCents, note }) => (
      <li key={key} className="flex justify-between gap-4 py-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-right">
          <span className="block font-semibold tabular-nums">
            {priceCents === null ? 'No price yet' : formatCents(priceCents)}
          </span>
          {note && <span className="text-muted">{note}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** Says why families see nothing of an item. */
const nothingWords = ({ isRetired }: ItemSetup, isOffered: boolean): string => {
  if (isRetired) return 'Nothing: this is retired.';
  return isOffered ? 'Nothing: special orders aren’t on your list.' : 'Nothing yet: this isn’t offered.';
};

/** Shows the card that families see of what is typed, and the variants that they see beside it. */
export const FamilyPreview = ({ draft, setup }: { draft: ItemDraft; setup: ItemSetup }) => {
  const [first, ...others] = familyPrices(draft, setup);
  const isOffered = pricedIn(draft).some(({ variantId }) => priceIn(draft, variantId).isOffered);
  const { description } = draft;
  const { images } = setup;
  const { name, priceCents } = first ?? { name: draft.name || 'No name yet', priceCents: null };
  return (
    <section aria-labelledby="family-card" className="self-start lg:sticky lg:top-0">
      <h3 id="family-card" className="mb-2 font-sans text-sm font-semibold">
        What families see
      </h3>
      {!first && <p className="mb-2 text-sm text-muted">{nothingWords(setup, isOffered)}</p>}
      <ItemCard item={{ name, description, images, priceCents }}>
        {first?.note && <p className="w-full text-sm text-muted">{first.note}</p>}
      </ItemCard>
      {others.length > 0 && <Others prices={others} />}
    </section>
  );
};
