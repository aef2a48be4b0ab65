import { SearchX, Store } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { HomeSearchBox, useHomeQuery } from '../providers/home-search.tsx';
import { ListFrame } from '../providers/list-frame.tsx';
import { useAddressParts } from '../providers/search-words.tsx';
import { LocationRow } from './location-row.tsx';
import { useSystemLocations } from './use-system-homes.ts';

/** /System/SystemLocations: every home with its rating and its price list in force. */
export const Component = () => {
  const [, change] = useAddressParts();
  const searched = useHomeQuery();
  return (
    <WorkspacePage
      title="Locations"
      lead="The pages of all homes: whether families find them, how they are rated, and which price list is in force."
      faq="system-homes"
    >
      <HomeSearchBox />
      <ListFrame
        found={useSystemLocations(searched)}
        noun={['home', 'homes']}
        failed="We couldn’t load the homes."
        row={(home) => <LocationRow home={home} />}
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
    </WorkspacePage>
  );
};
