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
      className="inline-flex size-11 items-center justify-center rounded-full border border-border-strong bg-surface text-primary transition-colors duration-(--hover) hover:border-text hover:bg-sunken"
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
    <div data-chrome className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">Plan a funeral with</p>
        <p className="font-semibold">
          <TextLink to={paths.funeralHome({ locationId: home.locationId })}>{home.name}</TextLink>
          <span className="font-normal text-muted">, {home.place}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="has-[>p:empty]:hidden">
          <SaveIndicator state={save} dirtyWords="Kept in this browser" />
        </div>
        <Button size="compact" onClick={() => open('save-plan')}>
          Save and finish later
        </Button>
        <HelpButton />
      </div>
    </div>
  );
};
