import type { ReactNode } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { distanceMiles } from '#shared/values/geo.ts';
import { formatCents } from '#shared/values/money.ts';
import { dialLink } from '#shared/values/phone.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { OutsideLink, TextButton } from '#web/ui/text-link.tsx';
import type { Near } from './comparison-address.ts';

/** The number of packages and features that fit on paper. */
const ON_PAPER = { packages: 3, features: 6 };

/** Says on paper how many more there are. */
const More = ({ count }: { count: number }) => (count > 0 ? <li className="hidden print:inline">and {count} more</li> : null);

const Packages = ({ home }: { home: LocationProfile }) => {
  const { open } = useDrawer();
  const packages = home.templates.toSorted((a, b) => a.priceCents - b.priceCents);
  if (packages.length === 0) return <span className="text-muted">None. You choose everything separately.</span>;
  return (
    <ul className="space-y-1 print:space-y-0">
      {packages.map(({ id, name, priceCents }, index) => (
        <li key={id} className={index >= ON_PAPER.packages ? 'print:hidden' : 'print:flex print:gap-1.5'}>
          <TextButton
            className="text-left print:line-clamp-2 print:text-text print:no-underline"
            onClick={() => open('package-details', { location: home.id, package: id })}
          >
            {name}
          </TextButton>{' '}
          <span className="whitespace-nowrap tabular-nums">{formatCents(priceCents, { decimals: 'if-any' })}</span>
        </li>
      ))}
      <More count={packages.length - ON_PAPER.packages} />
    </ul>
  );
};

/** Lists the features of a home. Those that more of the compared homes have come first, so that the rows can be read across. */
const Features = ({ home, homes }: { home: LocationProfile; homes: readonly LocationProfile[] }) => {
  const having = (name: string) => homes.filter(({ attributes }) => attributes.includes(name)).length;
  const features = home.attributes.toSorted((a, b) => having(b) - having(a) || a.localeCompare(b, 'en-US'));
  if (features.length === 0) return <span className="text-muted">None stated</span>;
  return (
    <ul className="print:line-clamp-4">
      {features.map((name, index) => (
        <li key={name} className={index >= ON_PAPER.features ? 'print:hidden' : 'print:inline'}>
          {name}
          <span className="hidden print:inline" aria-hidden="true">
            {index < features.length - 1 ? ', ' : ''}
          </span>
        </li>
      ))}
      <More count={features.length - ON_PAPER.features} />
    </ul>
  );
};

const miles = (distance: number): string => {
  if (distance < 1) return 'Less than a mile';
  const rounded = Math.round(distance);
  return `About ${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
};

const Address = ({ home: { address }, near }: { home: LocationProfile; near: Near | null }) => (
  <div className="print:line-clamp-3">
    <span className="block print:inline">
      {address.address1}
      {address.address2 && `, ${address.address2}`}
      <span className="hidden print:inline">, </span>
    </span>
    <span className="block print:inline">
      {address.city}, {address.stateCode} {address.postalCode}
    </span>
    {near && (
      <span className="block text-muted print:inline">
        <span className="hidden print:inline">. </span>
        {miles(distanceMiles(near, address))} from {near.label}
      </span>
    )}
  </div>
);

export type HomeFact = { key: string; label: string; render: (home: LocationProfile) => ReactNode };

/** Returns what is compared besides prices, in the order of the rows. */
export const homeFacts = (homes: readonly LocationProfile[], near: Near | null): HomeFact[] => [
  { key: 'packages', label: 'Packages', render: (home) => <Packages home={home} /> },
  { key: 'rating', label: 'Rating', render: (home) => <RatingLine rating={home.rating} reviewCount={home.reviewCount} /> },
  { key: 'features', label: 'Features', render: (home) => <Features home={home} homes={homes} /> },
  {
    key: 'languages',
    label: 'Languages spoken',
    render: ({ languages }) =>
      languages.length > 0 ? (
        <span className="print:line-clamp-2">{languages.join(', ')}</span>
      ) : (
        <span className="text-muted">None stated</span>
      ),
  },
  { key: 'address', label: near ? 'Address and distance' : 'Address', render: (home) => <Address home={home} near={near} /> },
  {
    key: 'phone',
    label: 'Telephone',
    render: ({ phone }) => <OutsideLink href={dialLink(phone)}>{phone}</OutsideLink>,
  },
  {
    key: 'effective',
    label: 'Price list of',
    render: ({ priceList }) =>
      priceList ? formatCalendarDate(priceList.effectiveOn) : <span className="text-muted">No list published here yet</span>,
  },
];
