import { CircleHelp } from 'lucide-react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { usePlanner } from '../store/use-planner.ts';

/** The round button that opens the questions and answers (case-management.md section 2, FAQ sidebar). */
const HelpButton = () => {
  const { open } = useDrawer();
  return (
    <button
      type="button"
      aria-label="Questions and answers"
      title="Questions and answers"
      onClick={() => open('planner-help')}
      className="col-start-2 row-start-1 inline-flex size-11 items-center justify-center rounded-full border border-border-strong bg-surface text-primary transition-colors duration-(--hover) hover:border-text hover:bg-sunken md:col-start-3"
    >
      <Icon of={CircleHelp} />
    </button>
  );
};

/** Whose home the plan is made with, whether it is saved, help, and the way to go on another day. */
export const FrameHeader = () => {
  const { home, save } = usePlanner();
  const { open } = useDrawer();
  return (
    <div
      data-chrome
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-border py-3 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="col-start-1 row-start-1 min-w-0">
        <p className="text-sm text-muted">Plan a funeral with</p>
        <p className="font-semibold">
          <TextLink to={paths.funeralHome({ locationId: home.locationId })}>{home.name}</TextLink>
          <span className="font-normal text-muted">, {home.place}</span>
        </p>
      </div>
      <div className="col-span-2 row-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:col-start-2 md:row-start-1">
        <SaveIndicator state={save} dirtyWords="Kept in this browser" />
        <Button size="compact" onClick={() => open('save-plan')}>
          Save and finish later
        </Button>
      </div>
      <HelpButton />
    </div>
  );
};
