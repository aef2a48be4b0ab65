import { Check } from 'lucide-react';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { basketKeys, baskets } from '#shared/pricing/basket.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Explains the one price on a card: the four baskets and the lines in each. */
export const PriceExplained = () => (
  <section aria-labelledby="price-explained" className="grid gap-8 wide:grid-cols-[1fr_1.2fr] wide:gap-16">
    <div className="max-w-measure">
      <h2 id="price-explained" className="text-2xl md:text-3xl">
        What a price means here
      </h2>
      <p className="mt-4">
        Funeral homes publish a price list with many lines. One home may look cheap because half of the lines are left out. So we
        add up the same lines at every home, from that home’s own published list, and show you the total.
      </p>
      <p className="mt-4">
        You choose what to compare. If a home does not list one of the lines, its card names the missing line and shows no total.
        A missing price is never counted as zero.
      </p>
      <p className="mt-4 text-muted">
        These totals leave out what others charge and the home passes on, such as the grave, certificates, flowers, or a death
        notice.
      </p>
    </div>
    <div
      data-card
      className="self-start rounded-card border border-border bg-surface px-5 shadow-1 md:px-7 [&>details:last-child]:border-b-0"
    >
      {basketKeys.map((key, index) => (
        <Disclosure key={key} title={baskets[key].label} isOpenAtFirst={index === 0} group="baskets">
          <p className="text-muted">{baskets[key].explanation}</p>
          <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            {baskets[key].lines.map((line) => (
              <li key={line} className="flex gap-2.5 text-sm">
                <Icon of={Check} size={18} className="mt-0.5 text-success" />
                {gplLine.label(line)}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  </section>
);
