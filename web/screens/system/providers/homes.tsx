import { SearchX, Store } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { HomeRow } from './home-row.tsx';
import { HomeSearchBox, useHomeQuery } from './home-search.tsx';
import { ListFrame } from './list-frame.tsx';
import { useAddressParts } from './search-words.tsx';
import { useProviders } from './use-system-providers.ts';

/** Lists every home by name, live or not, with its owner. */
export const Homes = () => {
  const [, change] = useAddressParts();
  const searched = useHomeQuery();
  return (
    <>
      <HomeSearchBox />
      <ListFrame
        found={useProviders(searched)}
        noun={['home', 'homes']}
        failed="We couldn’t load the homes."
        row={(home) => <HomeRow home={home} />}
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
