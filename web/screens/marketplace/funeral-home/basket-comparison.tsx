import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { type BasketKey, basketKeys, baskets } from '#shared/pricing/basket.ts';
import { lineNames } from '#web/parts/line-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Price } from '#web/ui/price.tsx';
import { Section } from './section.tsx';

/** Shows the four kinds of funeral that every home is compared on, priced from this home's own list. */
export const BasketComparison = ({ home, basket }: { home: LocationProfile; basket: BasketKey }) => (
  <Section
    id="all-in-prices"
    title="What it costs, all in"
    lead="The same lines at every home on Yarrow, added up from this home’s own price list, so that you can compare."
  >
    <table className="w-full">
      <caption className="sr-only">All-in prices of four kinds of funeral</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Kind of funeral</th>
          <th scope="col">All-in price</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-y border-border">
        {basketKeys.map((key) => {
          const price = home.baskets.find((each) => each.basket === key)?.price;
          return (
            <tr key={key} className={classNames(key === basket && 'bg-primary-soft/50')}>
              <th scope="row" className="py-3.5 pr-4 pl-3 text-left align-top font-normal">
                <span className="mr-2 font-semibold">{baskets[key].label}</span>
                {key === basket && (
                  <Badge tone="primary" className="print:hidden">
                    Your comparison
                  </Badge>
                )}
                <span className="mt-0.5 block max-w-measure text-sm text-muted">{baskets[key].explanation}</span>
                {price && price.priceCents === null && (
                  <span className="mt-0.5 block text-sm">Not listed here: {lineNames(price.missing)}</span>
                )}
              </th>
              <td className="py-3.5 pr-3 text-right align-top font-semibold">
                <Price cents={price?.priceCents} missing="No full price" className="font-semibold" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Section>
);
