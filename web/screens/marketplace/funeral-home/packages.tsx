import { Check, ChevronRight } from 'lucide-react';
import type { LocationProfile, TemplateView } from '#shared/contract/marketplace-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from './section.tsx';

/** The number of included items that a card names. */
const NAMED = 3;

const PackageCard = ({ item, locationId }: { item: TemplateView; locationId: string }) => {
  const { open } = useDrawer();
  const included = item.items.filter(({ isIncluded }) => isIncluded);
  return (
    <li
      data-card
      className="group relative flex flex-col rounded-card border border-border bg-surface p-5 shadow-1 transition-shadow duration-(--hover) hover:shadow-2 has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-focus"
    >
      <h3 className="text-lg leading-tight">{item.name}</h3>
      <p className="mt-1 text-lg font-semibold tabular-nums">{formatCents(item.priceCents, { decimals: 'if-any' })}</p>
      {item.pricingMethod === 'flat' && item.aLaCartePriceCents > item.priceCents && (
        <p className="text-sm text-muted tabular-nums">
          {formatCents(item.aLaCartePriceCents, { decimals: 'if-any' })} if bought separately
        </p>
      )}
      <p className="mt-2 line-clamp-3 print:line-clamp-none text-sm text-muted">{item.description}</p>
      <ul className="mt-3 space-y-1 text-sm">
        {included.slice(0, NAMED).map(({ id, displayName }) => (
          <li key={id} className="flex gap-2">
            <Icon of={Check} size={16} className="mt-[0.2em] text-success" />
            {displayName}
          </li>
        ))}
      </ul>
      {included.length > NAMED && <p className="mt-1 pl-6 text-sm text-muted">and {included.length - NAMED} more</p>}
      <button
        type="button"
        onClick={() => open('package-details', { location: locationId, package: item.id })}
        className="mt-auto inline-flex min-h-11 items-center gap-1 self-start pt-3 text-sm font-semibold text-primary outline-none group-hover:text-primary-hover after:absolute after:inset-0 after:rounded-card print:hidden"
      >
        Package details<span className="sr-only"> of {item.name}</span>
        <Icon of={ChevronRight} size={16} />
      </button>
    </li>
  );
};

/** Shows the home's packages; each one's details are in a drawer. */
export const Packages = ({ home }: { home: LocationProfile }) => (
  <Section
    id="packages"
    title="Packages"
    lead="Each combines several items from the price list. You never have to take a package: you can choose everything separately."
    className="break-inside-avoid"
  >
    {home.templates.length === 0 ? (
      <p className="text-muted">This home offers no packages. Its price list shows everything you can choose.</p>
    ) : (
      <ul className="grid gap-4 sm:grid-cols-2">
        {home.templates.map((item) => (
          <PackageCard key={item.id} item={item} locationId={home.id} />
        ))}
      </ul>
    )}
  </Section>
);
