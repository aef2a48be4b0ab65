import { SearchX, Store } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { HomeRow } from './home-row.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchWords, useAddressParts } from './search-words.tsx';
import { useProviders } from './use-system-providers.ts';

/** Lists every home by name, live or not, with its owner. */
export const Homes = () => {
  const [search, change] = useAddressParts();
  const words = search.get('query') ?? '';
  return (
    <>
      <div className="mb-5 max-w-form">
        <SearchWords label="Search homes" hint="Start of the name" />
      </div>
      <ListFrame
        found={useProviders(words)}
        noun={['home', 'homes']}
        failed="We couldn’t load the homes."
        row={(home) => <HomeRow home={home} />}
        empty={
          words ? (
            <EmptyState
              icon={SearchX}
              title="No home’s name starts with that."
              action={<Button onClick={() => change({ query: '' })}>Show all</Button>}
            >
              Search matches the start of a name.
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
