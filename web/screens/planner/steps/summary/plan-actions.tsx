import { Scale, Send, UserRound } from 'lucide-react';
import { useState } from 'react';
import { basketOfPlan } from '#shared/pricing/basket-of-plan.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { PrintPlan } from '#web/parts/print-plan.tsx';
import { paths } from '#web/paths.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { QueuedNotice } from '../../offline/queued-notice.tsx';
import { useQueuedSend } from '../../offline/use-queued-send.ts';
import { SentLine } from '../../sent-line.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { pricedOf } from '../../total/priced-of.ts';
import { hasUnsentChanges } from '../../unsent-changes.ts';

/**
 * Saves what is unsaved, so that what goes out is what the person sees, and resolves to the plan's id, or null if that failed. If the server can't be
 * reached, `orOffline` gets the plan as it is here, and `needs` says what has to wait for a connection.
 */
const useSavedPlan = () => {
  const { store } = usePlanner();
  return async ({ orOffline = false, needs }: { orOffline?: boolean; needs?: string } = {}): Promise<string | null> => {
    const { save, planId, view } = store.get();
    const isKept = view !== null && (save.kind === 'saved' || save.kind === 'clean');
    if (isKept || (await store.save())) return store.get().planId ?? planId;
    const { failure } = store.get();
    if (isUnreachable(failure) && orOffline) return store.get().planId;
    toast(
      isUnreachable(failure)
        ? `${needs ?? 'This'} needs a connection. Your plan is saved in this browser.`
        : 'Your plan couldn’t be saved just now. It’s still in this browser. Please try again.',
      { tone: 'danger' },
    );
    return null;
  };
};

/** Shows what can be done with a reviewed plan. */
export const PlanActions = () => {
  const { home, plan, view, save, isEditable, planId } = usePlanner();
  const basket = basketOfPlan(plan.dispositionType, pricedOf(home, plan));
  const isSent = Boolean(view?.submittedOn);
  const isChanged = isSent && view !== null && (hasUnsentChanges(view) || !(save.kind === 'saved' || save.kind === 'clean'));
  const queued = useQueuedSend(planId);
  const { open } = useDrawer();
  const saved = useSavedPlan();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const saving = await saved({ orOffline: true });
    setIsBusy(false);
    if (saving) open('send-plan', { plan: saving });
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <SentLine plan={view} isChanged={isChanged} className="basis-full" />
      {queued && <QueuedNotice send={queued} className="basis-full" />}
      {isEditable && !queued && (isChanged || !isSent) && (
        <Button look="primary" icon={Send} isBusy={isBusy} busyLabel="Saving..." onClick={() => void send()}>
          {isSent ? 'Send your changes' : 'Send to the home'}
        </Button>
      )}
      <PrintPlan planId={() => saved({ needs: 'The PDF' })} />
      <LinkButton icon={Scale} to={paths.compare({ homes: [home.locationId], basket })}>
        Compare homes
      </LinkButton>
      {!view?.hasOwner && (
        <Button icon={UserRound} onClick={() => open('save-plan')}>
          Keep it in an account
        </Button>
      )}
    </div>
  );
};
