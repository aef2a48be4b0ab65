import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { paths } from '#web/paths.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useTopic } from '../steps/use-topic.ts';
import { usePlanner } from '../store/use-planner.ts';

/** Whose home the plan is made with, whether it is saved, help, and the way to go on another day. */
export const FrameHeader = () => {
  const { home, save } = usePlanner();
  const { open } = useDrawer();
  const topic = useTopic();
  // What a connection is missing for is said once, above the step (`offline/plan-notice.ts`).
  const isSaidBelow = !useIsOnline() || save.kind === 'failed';
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
        <SaveIndicator state={isSaidBelow ? { kind: 'clean' } : save} dirtyWords="Kept in this browser" />
        <Button size="compact" onClick={() => open('save-plan')}>
          Save and finish later
        </Button>
      </div>
      <FaqButton topic={topic} className="col-start-2 row-start-1 md:col-start-3" />
    </div>
  );
};
