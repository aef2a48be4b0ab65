import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ComparisonChanges } from './use-comparison-changes.ts';

type HomeActionsProps = { home: LocationProfile; changes: ComparisonChanges };

/** Replaces or removes this home. */
export const ChangeHome = ({ home, changes }: HomeActionsProps) => {
  const { open } = useDrawer();
  return (
    <div className="-ml-2 flex flex-wrap gap-x-2 print:hidden">
      <Button look="quiet" size="compact" className="px-2!" onClick={() => open('choose-home', { instead: home.id })}>
        Change<VisuallyHidden> {home.name} for another home</VisuallyHidden>
      </Button>
      <Button look="quiet" size="compact" className="px-2!" onClick={() => changes.remove(home)}>
        Remove<VisuallyHidden> {home.name}</VisuallyHidden>
      </Button>
    </div>
  );
};

/** Starts planning with one of the homes. */
export const PlanWithHome = ({ home }: { home: LocationProfile }) => (
  <LinkButton size="compact" isWide className="print:hidden" to={paths.plannerStart({ locationId: home.id })}>
    Plan with this home<VisuallyHidden>, {home.name}</VisuallyHidden>
  </LinkButton>
);
