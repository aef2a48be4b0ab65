import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { LocationCard } from '#shared/contract/marketplace-views.ts';
import { type BasketKey, baskets } from '#shared/pricing/basket.ts';
import type { Point } from '#shared/values/geo.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BasketPrice } from './basket-price.tsx';
import { FailedQuery } from './failed-query.tsx';
import { RatingLine } from './rating-line.tsx';

/** The number of homes offered at a time. */
const OFFERED = 6;

type HomeFinderProps = {
  /** Offers homes around this point before anything is typed; null offers none. */
  around: Point | null;
  basket: BasketKey;
  /** Homes that aren't offered, because they are already being compared. */
  except: readonly string[];
  onPick: (home: LocationCard) => void;
};

const HomeOption = ({ home, onPick }: { home: LocationCard; onPick: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onPick}
      className="group flex w-full items-start gap-3 rounded-chip py-3.5 text-left transition-colors duration-(--hover) hover:bg-sunken"
    >
      <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon of={Plus} size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover:text-primary">{home.name}</span>
        <span className="block text-sm text-muted">
          {home.city}, {home.stateCode}
        </span>
        <span className="mt-0.5 block">
          <RatingLine rating={home.rating} reviewCount={home.reviewCount} size={14} />
        </span>
        <BasketPrice price={home.price} className="mt-0.5 block text-sm" />
      </span>
    </button>
  </li>
);

/** Offers homes to pick one from, for a comparison or a copy of a plan: those around a point, or those that match a typed name or place. */
export const HomeFinder = ({ around, basket, except, onPick }: HomeFinderProps) => {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const found = useQuery({
    ...query.marketplace.searchLocations.queryOptions({
      input: { query: wanted, ...(wanted === '' ? around : {}), basket, pageSize: OFFERED + except.length },
    }),
    enabled: wanted !== '' || around !== null,
  });
  const homes = (found.data?.items ?? []).filter(({ id }) => !except.includes(id)).slice(0, OFFERED);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setWanted(text.trim());
  };
  return (
    <div>
      <search>
        <form onSubmit={search} className="flex items-end gap-3">
          <TextField
            className="min-w-0 flex-1"
            label="Name of a home, city or ZIP code"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p role="status" className="mt-5 text-sm text-muted">
        {found.data && homes.length === 0 && 'No other home found. Please try another name, city or ZIP code.'}
        {homes.length > 0 &&
          `${wanted === '' ? 'Homes nearby' : `Homes for “${wanted}”`}, with ${baskets[basket].label.toLowerCase()}, all in`}
      </p>
      {found.isLoading && (
        <div aria-busy="true" className="mt-3">
          <SkeletonText lines={6} />
        </div>
      )}
      {found.isError && !found.data && <FailedQuery of={found} className="mt-3" title="We couldn’t load the homes." />}
      <ul className="mt-1 divide-y divide-border">
        {homes.map((home) => (
          <HomeOption key={home.id} home={home} onPick={() => onPick(home)} />
        ))}
      </ul>
    </div>
  );
};
