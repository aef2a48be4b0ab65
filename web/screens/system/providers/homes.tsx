import { SearchX, Store } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { HomeRow } from './home-row.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchWords, useAddressParts } from './search-words.tsx';
import { useProviders } from './use-system-providers.ts';

/** Every home by its name, live or not, with its owner. */
export const Homes = () => {
  const [search, change] = useAddressParts();
  const words = search.get('query') ?? '';
  return (
    <>
      <div className="mb-5 max-w-form">
        <SearchWords label="Search homes" hint="The beginning of the name" />
      </div>
      <ListFrame
        found={useProviders(words)}
        noun={['home', 'homes']}
        failed="The homes could not be loaded."
        row={(home) => <HomeRow home={home} />}
        empty={
          words ? (
            <EmptyState
              icon={SearchX}
              title="No home's name begins like that."
              action={<Button onClick={() => change({ query: '' })}>Show all</Button>}
            >
              Names are searched from their beginning.
            </EmptyState>
          ) : (
            <EmptyState icon={Store} title="There is no home yet.">
              The first one is made from a request.
            </EmptyState>
          )
        }
      />
    </>
  );
};
