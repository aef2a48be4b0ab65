import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { HomeList } from '../providers/home-list.tsx';
import { LocationRow } from './location-row.tsx';
import { useSystemLocations } from './use-system-homes.ts';

/** /System/SystemLocations: every home with its rating and its price list in force. */
export const Component = () => (
  <WorkspacePage
    title="Locations"
    lead="The pages of all homes: whether families find them, how they are rated, and which price list is in force."
    faq="system-homes"
  >
    <HomeList useFound={useSystemLocations} row={(home) => <LocationRow home={home} />} />
  </WorkspacePage>
);
