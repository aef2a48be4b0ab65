import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isSavable } from '#shared/planner/saved-plan.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Planner, useOpenPlan } from '../store/use-planner.ts';
import { KeepInAccount } from './keep-in-account.tsx';

export const title = 'Save and finish later';

/** Says that a plan without contacts, which can't belong to anyone yet, is still saved in this browser. */
const SavedInBrowser = ({ homeName }: { homeName: string }) => {
  const { close } = useDrawer();
  return (
    <div className="space-y-4">
      <p>What you have chosen is kept in this browser. Come back to {homeName} here to pick up where you left off.</p>
      <p className="text-muted">
        To continue on another device, fill in the contacts first. Then you can save your plan to an account.
      </p>
      <Button look="primary" isWide onClick={close}>
        Keep planning
      </Button>
    </div>
  );
};

/** Says that the plan is safe, and what to do next. */
const SavedInAccount = () => {
  const { leaveTo, close } = useDrawer();
  return (
    <div className="space-y-4">
      <p role="status" className="flex items-start gap-3">
        <Icon of={CircleCheck} className="mt-0.5 text-success" />
        <span>
          <span className="font-semibold">Your plan is saved in your account.</span>
          <span className="block text-muted">Sign in on any device to pick up where you left off.</span>
        </span>
      </p>
      <Button look="primary" isWide onClick={() => leaveTo(paths.plansDashboard())}>
        Finish for now
      </Button>
      <Button isWide onClick={close}>
        Keep planning
      </Button>
    </div>
  );
};

const isSent = ({ save }: Planner): boolean => save.kind === 'saved' || save.kind === 'clean';

/** Saves what is unsaved, then offers to keep the plan in an account, or says that it is in one. */
const SavingPlan = ({ planner }: { planner: Planner }) => {
  const { visitor } = useSession();
  const { store } = planner;
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    if (!isFirst) return;
    setIsFirst(false);
    const { save, planId } = store.get();
    if (planId === null || save.kind === 'dirty' || save.kind === 'failed') void store.save();
  }, [isFirst, store]);
  if (planner.save.kind === 'saving' || isFirst) return <Spinner label="Saving your plan" isImmediate />;
  if (!isSent(planner)) {
    return (
      <div className="space-y-4">
        <FormFailure error={planner.failure ?? new TypeError('Not reached.')} />
        <p>
          Everything is saved in this browser. Creating an account needs a connection. You can close this and keep planning, or
          try again now.
        </p>
        <Button look="primary" isWide onClick={() => void store.save()}>
          Retry
        </Button>
      </div>
    );
  }
  if (planner.view?.hasOwner) return <SavedInAccount />;
  if (visitor.kind === 'provider') {
    return <p>Your plan is saved in this browser. Staff accounts can’t keep plans. Use a family account.</p>;
  }
  return <KeepInAccount planner={planner} />;
};

/** Leaves the planner without losing anything: saves the plan and offers an account, so that the person can continue anywhere. */
export const Component = () => {
  const planner = useOpenPlan();
  if (!planner) return <p>There is no plan open here.</p>;
  if (!isSavable(planner.plan)) return <SavedInBrowser homeName={planner.home.name} />;
  return <SavingPlan planner={planner} />;
};
