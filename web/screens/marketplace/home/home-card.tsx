import { MapPin } from 'lucide-react';
import type { LocationCard } from '#shared/contract/marketplace-views.ts';
import { baskets } from '#shared/pricing/basket.ts';
import { BasketPrice } from '#web/parts/basket-price.tsx';
import { basketWords } from '#web/parts/line-names.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';

type HomeCardProps = {
  home: LocationCard;
  /** The query of the home's page, `?need=now&basket=...`, which carries the search along. */
  query: string;
  isMarked: boolean;
  isEager: boolean;
  onMark: (id: string | null) => void;
};

const miles = (distance: number): string => (distance < 0.1 ? 'Here' : `${distance.toFixed(1)} miles away`);

/** Shows the whole price, what it includes, and how many packages the home's page has. */
const CardPrice = ({ home: { basket, price, packageCount } }: { home: LocationCard }) => (
  <>
    <p className="text-sm font-semibold">{baskets[basket].label}, all in</p>
    <BasketPrice price={price} className="mt-0.5 block" />
    {price.priceCents !== null && <p className="mt-0.5 text-sm text-muted">{basketWords(basket)}</p>}
    {packageCount > 0 && (
      <p className="mt-1 text-sm text-muted">
        {packageCount} {packageCount === 1 ? 'package' : 'packages'} on its page
      </p>
    )}
  </>
);

/** Shows one home of a search: picture, rating, distance, and the whole price of the basket with what it includes. */
export const HomeCard = ({ home, query, isMarked, isEager, onMark }: HomeCardProps) => {
  const { name, city, stateCode, distanceMiles, rating, reviewCount, picture, attributes } = home;
  return (
    <li
      id={`home-${home.id}`}
      data-card
      onMouseEnter={() => onMark(home.id)}
      onMouseLeave={() => onMark(null)}
      className={classNames(
        'group relative grid overflow-hidden rounded-card border bg-surface shadow-1 transition-shadow duration-(--hover) hover:shadow-2 sm:grid-cols-[15rem_1fr] wide:grid-cols-[15rem_1fr_13.5rem]',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        isMarked ? 'border-primary' : 'border-border',
      )}
    >
      <Picture
        path={picture?.path}
        alt=""
        ratio="3 / 2"
        sizes="(min-width: 30rem) 15rem, 100vw"
        isEager={isEager}
        className="sm:row-span-2 sm:aspect-auto! sm:h-full sm:min-h-50 wide:row-span-1"
      />
      <div className="min-w-0 p-5">
        <h2 className="text-lg leading-tight">
          <Link
            to={`${paths.funeralHome({ locationId: home.id })}${query}`}
            state={{ cameFromSearch: true }}
            className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-1.5">
          <RatingLine rating={rating} reviewCount={reviewCount} />
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          <Icon of={MapPin} size={16} />
          <span>
            {city}, {stateCode}
            {distanceMiles !== null && <span className="tabular-nums"> · {miles(distanceMiles)}</span>}
          </span>
        </p>
        {attributes.length > 0 && (
          <ul aria-label="Features" className="mt-3 flex flex-wrap gap-1.5">
            {attributes.slice(0, 3).map((attribute) => (
              <li key={attribute} className="rounded-chip bg-sunken px-2 py-0.5 text-xs text-muted">
                {attribute}
              </li>
            ))}
            {attributes.length > 3 && <li className="px-1 py-0.5 text-xs text-muted">and {attributes.length - 3} more</li>}
          </ul>
        )}
      </div>
      <div className="mx-5 border-t border-border pt-3.5 pb-5 wide:mx-0 wide:flex wide:flex-col wide:justify-center wide:border-t-0 wide:border-l wide:p-5">
        <CardPrice home={home} />
        <div className="mt-2 wide:mt-3">
          <CompareToggle home={home} />
        </div>
      </div>
    </li>
  );
};
