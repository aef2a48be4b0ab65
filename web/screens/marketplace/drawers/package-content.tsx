import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { FUNERAL_RULE_PAGE } from '#web/paths.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';

const Items = ({ items, isIncluded, empty }: { items: TemplateView['items']; isIncluded: boolean; empty: string }) => {
  const visibleItems = items.filter((item) => item.isIncluded === isIncluded);
  if (visibleItems.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="space-y-3">
      {visibleItems.map(({ id, displayName, detailText }) => (
        <li key={id} className="flex gap-3">
          <Icon of={isIncluded ? Check : Minus} className={isIncluded ? 'mt-0.5 text-success' : 'mt-0.5 text-subtle'} />
          <span className="min-w-0">
            {displayName}
            {detailText && <span className="block text-sm text-muted">{detailText}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Shows cash advances, what the cemetery and crematory charge, and the consumer's rights. */
const Notes = ({ item }: { item: TemplateView }) => (
  <div className="space-y-3 text-sm">
    {item.notes && <p className="whitespace-pre-line">{item.notes}</p>}
    {item.cemeteryFeeDescription && <p>{item.cemeteryFeeDescription}</p>}
    {item.crematoryFeeDescription && <p>{item.crematoryFeeDescription}</p>}
    <p>
      <strong className="font-semibold">Cash advances.</strong> The home buys some things for you from others, such as death
      certificates, flowers, a death notice, clergy, or musicians. They aren’t part of this price. The statement you get before
      you pay lists each one, with its cost or a good-faith estimate.
    </p>
    <p>
      <strong className="font-semibold">Your rights.</strong> Under the Funeral Rule of the Federal Trade Commission you may
      choose only the goods and services that you want, you must be given an itemized price list to keep, and no package may be
      forced on you. <OutsideLink href={FUNERAL_RULE_PAGE}>Read about the Funeral Rule at consumer.ftc.gov</OutsideLink>
    </p>
  </div>
);

/** Shows a package to a family: its price, what it includes and leaves out, and what the law says. `action` is below the description. */
export const PackageContent = ({ item, action }: { item: TemplateView; action?: ReactNode }) => (
  <>
    <p className="text-sm text-muted">{item.locationName}</p>
    <p className="mt-1 text-xl font-semibold tabular-nums">{formatCents(item.priceCents, { decimals: 'if-any' })}</p>
    {item.pricingMethod === 'flat' && item.aLaCartePriceCents > item.priceCents && (
      <p className="text-sm text-muted tabular-nums">
        {formatCents(item.aLaCartePriceCents, { decimals: 'if-any' })} if bought separately
      </p>
    )}
    {item.description && <p className="mt-3 whitespace-pre-line">{item.description}</p>}
    {action}
    <Accordion>
      <Disclosure title="Price Includes" isOpenAtFirst>
        <Items items={item.items} isIncluded empty="This package does not say what it includes. Please ask the home." />
      </Disclosure>
      <Disclosure title="Price Excludes">
        <Items items={item.items} isIncluded={false} empty="No items are listed as not included." />
      </Disclosure>
      <Disclosure title="Notes &amp; Disclosures">
        <Notes item={item} />
      </Disclosure>
    </Accordion>
  </>
);
