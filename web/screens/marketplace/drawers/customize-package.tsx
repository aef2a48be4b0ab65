import { useState } from 'react';
import type { TemplateView } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const NOT_ENABLED = 'This has not been enabled yet. Please send a message or call the funeral home.';

type CustomizePackageProps = { locationId: string; chosen: TemplateView | undefined };

/** Changes a package: opens the planner with it if the home offers it there, and otherwise says to call or write (docs/decisions.md, Marketplace). */
export const CustomizePackage = ({ locationId, chosen }: CustomizePackageProps) => {
  const { leaveTo } = useDrawer();
  const [wasAsked, setWasAsked] = useState(false);
  const press = () => {
    if (chosen?.showOnArrangementPlanner) leaveTo(paths.plannerStep({ locationId, package: chosen.id }));
    else setWasAsked(true);
  };
  return (
    <div>
      <Button onClick={press}>Customize Package</Button>
      <p role="status" className={wasAsked ? 'mt-2 text-sm text-muted' : undefined}>
        {wasAsked && NOT_ENABLED}
      </p>
    </div>
  );
};
