import { FormFailure } from '#web/parts/form-failure.tsx';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { problemOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import type { FirstCallState } from './use-first-call.ts';

/** Says why the case could not be opened, or that it is open already. */
export const CallFailure = ({ call, id }: { call: FirstCallState; id: string }) => {
  const { locationId } = useWorkspace();
  const { failure } = call.form;
  if (problemOf(failure)?.code !== 'conflict') return <FormFailure error={failure} />;
  return (
    <Banner tone="warning" role="alert" title="This call is already open as a case.">
      It was sent before. <TextLink to={workPaths.caseDashboard({ locationId, caseId: id })}>Open the case</TextLink> and add what
      you changed since then.
    </Banner>
  );
};

/** Opens or discards the call, and says that what is typed is kept. It stays at the bottom of the window. */
export const CallFoot = ({ call, onDiscard }: { call: FirstCallState; onDiscard: (() => void) | null }) => (
  <div className="sticky bottom-(--phone-bar) z-10 -mx-(--page-gutter) mt-4 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-bg px-(--page-gutter) py-2">
    <Button
      type="submit"
      look="primary"
      size="compact"
      isBusy={call.form.isBusy}
      busyLabel="Opening..."
      aria-keyshortcuts="Control+Enter"
    >
      Open the case
    </Button>
    {onDiscard && (
      <Button size="compact" onClick={onDiscard}>
        Discard
      </Button>
    )}
    <SaveIndicator state={call.save} cleanWords="Saved on this device as you type." />
    <p className="text-sm text-muted max-md:hidden">
      {call.save.kind === 'failed' ? 'This browser keeps nothing. Open the case before you leave. ' : ''}Press Ctrl Enter to open
      the case.
    </p>
  </div>
);
