import { useId, useState } from 'react';
import { MAX_PLAN_NAME } from '#shared/model/limits.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangePlan } from './use-plans.ts';

/** Names a plan. Without a name, the plan is called after the person it is for. */
export const RenamePlan = ({ plan, onClose }: { plan: PlanView; onClose: () => void }) => {
  const formId = useId();
  const change = useChangePlan();
  const [name, setName] = useState(plan.arrangement.name);
  const save = () => {
    change.mutate(
      { plan, change: { name } },
      {
        onSuccess: () => {
          toast('The plan is renamed.', { tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title="Rename the plan"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} isBusy={change.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) save();
        }}
      >
        <FormFailure error={change.error} />
        <TextField
          label="Name"
          hint={`Only you see this name, and the home once you send the plan. If you leave it empty, the plan is called "${planTitle({ ...plan.arrangement, name: '' })}".`}
          value={name}
          maxLength={MAX_PLAN_NAME}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
};
