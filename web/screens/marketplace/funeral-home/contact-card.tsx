import { MessageSquareText, NotebookPen, Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { type BasketKey, basketKeys, baskets } from '#shared/pricing/basket.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { BasketPrice } from '#web/parts/basket-price.tsx';
import { basketWords } from '#web/parts/line-names.ts';
import { paths } from '#web/paths.ts';
import { plannedHomes } from '#web/planned-homes.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';

type ContactCardProps = { home: LocationProfile; basket: BasketKey; onBasket: (basket: BasketKey) => void };

const priceOf = (home: LocationProfile, basket: BasketKey) => home.baskets.find((each) => each.basket === basket)?.price;

/** Shows the whole price of what is being compared, and how to reach the home. On wide screens, it stays visible beside the page. */
export const ContactCard = ({ home, basket, onBasket }: ContactCardProps) => {
  const { open } = useDrawer();
  const price = priceOf(home, basket);
  return (
    <div data-card className="rounded-card border border-border bg-surface p-6 shadow-2 lg:sticky lg:top-6">
      <Select
        label="All-in price of"
        options={basketKeys.map((key) => ({ value: key, label: baskets[key].label }))}
        value={basket}
        onChange={(event) => onBasket(basketKeys.find((key) => key === event.target.value) ?? basket)}
      />
      <div aria-live="polite" className="mt-4">
        {price ? <BasketPrice price={price} /> : <p className="text-muted">This home has not published a price list yet.</p>}
        {price && price.priceCents !== null && <p className="mt-1 text-sm text-muted">{basketWords(basket)}</p>}
      </div>
      <Button
        look="primary"
        isWide
        className="mt-5"
        icon={MessageSquareText}
        onClick={() => open('provider-contact', { location: home.id })}
      >
        Contact this home
      </Button>
      {home.templates.some(({ showOnArrangementPlanner }) => showOnArrangementPlanner) && (
        <LinkButton isWide className="mt-3" icon={NotebookPen} to={paths.plannerStart({ locationId: home.id })}>
          {plannedHomes().includes(home.id) ? 'Continue your plan' : 'Start a plan'}
        </LinkButton>
      )}
      <p className="mt-3 text-center text-sm text-muted">Free, and without obligation</p>
      {home.priceList && (
        <Button look="quiet" isWide className="mt-1" icon={Printer} onClick={() => window.print()}>
          Print this page
        </Button>
      )}
    </div>
  );
};

/** Shows the price and how to reach the home at the bottom of a small screen. */
export const ContactBar = ({ home, basket }: Omit<ContactCardProps, 'onBasket'>) => {
  const { open } = useDrawer();
  const cents = priceOf(home, basket)?.priceCents;
  useEffect(() => {
    // Keeps what has the focus from scrolling under the bar.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '6rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div
      data-chrome
      className="sticky bottom-0 z-10 -mx-(--page-gutter) mt-8 flex items-center gap-4 border-t border-border bg-surface px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-3 lg:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-xs text-muted">{baskets[basket].label}, all in</span>
        <span className="font-semibold tabular-nums">
          {cents === null || cents === undefined ? 'No full price' : formatCents(cents, { decimals: 'if-any' })}
        </span>
      </p>
      <Button look="primary" onClick={() => open('provider-contact', { location: home.id })}>
        Contact
      </Button>
    </div>
  );
};
