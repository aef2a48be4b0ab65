import { Scale, Send, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { PrintPlan } from '#web/parts/print-plan.tsx';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanner } from '../../store/use-planner.ts';

/** Sends what is not saved yet, so that what goes out is what is seen; answers the plan's id, or null where that failed. */
const useSavedPlan = () => {
  const { store } = usePlanner();
  return async (): Promise<string | null> => {
    const { save, planId, view } = store.get();
    const isKept = view !== null && (save.kind === 'saved' || save.kind === 'clean');
    if (isKept || (await store.save())) return store.get().planId ?? planId;
    toast('Your plan could not be saved just now. It is kept in this browser; please try again.', { tone: 'danger' });
    return null;
  };
};

/** What can be done with a plan that has been looked through. */
export const PlanActions = () => {
  const { home, view, isEditable } = usePlanner();
  const { open } = useDrawer();
  const saved = useSavedPlan();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const plan = await saved();
    setIsBusy(false);
    if (plan) open('send-plan', { plan });
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {isEditable && (
        <Button look="primary" icon={Send} isBusy={isBusy} busyLabel="Saving..." onClick={() => void send()}>
          {view?.submittedOn ? 'Send again' : 'Send to the home'}
        </Button>
      )}
      <PrintPlan planId={saved} />
      <LinkButton icon={Scale} to={paths.compare({ homes: [home.locationId] })}>
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
