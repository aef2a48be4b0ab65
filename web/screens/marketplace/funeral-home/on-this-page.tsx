import type { MouseEvent } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';

/** Returns the parts of a page that this home has, in order. */
const partsOf = (home: LocationProfile): { id: string; label: string }[] =>
  [
    { id: 'packages', label: 'Packages', isThere: home.templates.length > 0 },
    { id: 'all-in-prices', label: 'All-in prices', isThere: true },
    { id: 'reviews', label: 'Reviews', isThere: home.reviews.length > 0 },
    { id: 'people', label: 'People', isThere: home.employees.length > 0 },
    { id: 'where', label: 'Where it is', isThere: true },
    { id: 'price-list', label: 'Price list', isThere: home.priceList !== null },
  ].filter(({ isThere }) => isThere);

/** Goes to a part without a step in the history, so that Back still goes to the results. */
const goTo = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
};

/** Links to each part of a long page. */
export const OnThisPage = ({ home }: { home: LocationProfile }) => (
  <nav aria-label="On this page" data-chrome className="mt-4 border-b border-border">
    <ul className="flex flex-wrap gap-x-6">
      {partsOf(home).map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => goTo(event, id)}
            className="inline-flex min-h-11 items-center rounded-chip font-medium text-muted underline-offset-4 hover:text-text hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
