import { SearchX, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { HomeSearchBox, useHomeQuery } from './home-search.tsx';
import { ListFrame, type ListQuery } from './list-frame.tsx';
import { useAddressParts } from './search-words.tsx';

type HomeListProps<Home> = {
  /** Finds homes by what the address says. */
  useFound: (searched: { words: string; by: HomeSearch }) => ListQuery<Home>;
  row: (home: Home) => ReactNode;
};

/** Lists homes by name, live or not, or those that the search finds. */
export const HomeList = <Home extends { id: string }>({ useFound, row }: HomeListProps<Home>) => {
  const [, change] = useAddressParts();
  const searched = useHomeQuery();
  return (
    <>
      <HomeSearchBox />
      <ListFrame
        found={useFound(searched)}
        noun={['home', 'homes']}
        failed="We couldn’t load the homes."
        row={row}
        empty={
          searched.words ? (
            <EmptyState
              icon={SearchX}
              title="No home matches."
              action={<Button onClick={() => change({ query: '', by: '' })}>Show all</Button>}
            >
              Search matches the start of a name, a town, or an owner’s email.
            </EmptyState>
          ) : (
            <EmptyState icon={Store} title="No homes yet.">
              The first one comes from a request.
            </EmptyState>
          )
        }
      />
    </>
  );
};

type HomeCardProps = {
  home: { id: string; name: string; city: string; stateCode: string; isActive: boolean };
  actions: ReactNode;
  children: ReactNode;
};

/** Shows where a home is, whether families can find it, and what a list says about it besides. */
export const HomeCard = ({ home: { id, name, city, stateCode, isActive }, actions, children }: HomeCardProps) => (
  <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm sm:p-5">
    <div className="min-w-0 flex-1 basis-64">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-semibold break-words">
          {isActive ? (
            <TextLink data-row to={paths.funeralHome({ locationId: id })}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </h2>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Live' : 'Not live'}</Badge>
      </div>
      <p className="mt-1 text-muted">
        {city}, {stateCode}
      </p>
      {children}
    </div>
    {actions}
  </Card>
);
