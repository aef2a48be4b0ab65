import { Handshake } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useWorkspace } from '../workspace/use-workspace.ts';
import { WorkspacePage } from '../workspace/workspace-page.tsx';

/** What a trade company sees of a home: the cases it is assigned to, and nothing of the home's own business. */
export const TradeCompany = () => {
  const { locationId, locationName } = useWorkspace();
  return (
    <WorkspacePage title="Dashboard">
      <EmptyState
        icon={Handshake}
        title="No case is assigned to you."
        action={<LinkButton to={paths.funeralHome({ locationId })}>See the home's public page</LinkButton>}
      >
        You work with {locationName} as a trade company. You see the cases that it assigns to you and nothing else; at present
        there are none. If you expect one, please call the home.
      </EmptyState>
    </WorkspacePage>
  );
};
