import { useEffect, useRef, useState } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planDifferences } from '#shared/planner/plan-differences.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { usePlanner } from '../store/use-planner.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Shows what differs between two devices and lets the family choose. Nothing is lost before that. */
export default function ConflictChoice({ theirs }: { theirs: PlanView }) {
  const { home, plan, store } = usePlanner();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const differences = planDifferences(home, plan, draftOf(theirs.arrangement));
  const keep = async () => {
    setIsBusy(true);
    await store.keepMine();
    setIsBusy(false);
  };
  const take = () => {
    const back = store.takeTheirs();
    toast('Your plan now matches the version saved elsewhere.', { undo: back });
  };
  return (
    <section className="max-w-measure">
      <h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
        This plan was also changed somewhere else
      </h1>
      <p className="mt-3 text-muted">
        Another device saved it on {moment.format(new Date(theirs.updatedOn))}. We’ll keep both versions until you choose one.
      </p>
      {differences.length === 0 ? (
        <p className="mt-6">The only difference is how far each one got.</p>
      ) : (
        <TwoVersions className="mt-6" differences={differences} mine="Here" theirs="Saved elsewhere" ground="bg-sunken" />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void keep()}>
          Keep this version
        </Button>
        <Button onClick={take}>Use the other version</Button>
      </div>
    </section>
  );
}
