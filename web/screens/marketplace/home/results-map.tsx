import { useMemo } from 'react';
import type { LocationCard } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { formatCents } from '#shared/values/money.ts';
import { SurroundingsMap } from '#web/parts/surroundings-map.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { SearchAddress } from '../search-address.ts';

type ResultsMapProps = {
  search: SearchAddress;
  center: Point | null;
  homes: readonly LocationCard[];
  markedId: string | null;
  onMark: (id: string | null) => void;
  className: string;
};

/** Scrolls to a home's card and focuses it. */
const showCard = (id: string) => {
  const card = document.getElementById(`home-${id}`);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('a')?.focus({ preventScroll: true });
};

/** Shows the found homes on a map, each with its price. */
export const ResultsMap = ({ search, center, homes, markedId, onMark, className }: ResultsMapProps) => {
  const pins = useMemo(
    () =>
      homes.map(({ id, lat, lon, price }) => ({
        id,
        lat,
        lon,
        label: price.priceCents === null ? null : formatCents(price.priceCents, { decimals: 'none' }),
      })),
    [homes],
  );
  const first = homes[0];
  const middle = center ?? first;
  if (!middle) return <Skeleton className={`${className} rounded-card`} />;
  return (
    <SurroundingsMap
      center={middle}
      radius={search.radius}
      pins={pins}
      markedId={markedId}
      onMark={onMark}
      onPick={showCard}
      label={`Map of ${homes.length} funeral homes within ${search.radius} miles. The list names each with its distance and price.`}
      className={className}
    />
  );
};
