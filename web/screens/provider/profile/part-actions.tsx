import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PartValues } from './part-values.ts';
import type { PartForm } from './use-part-form.ts';

type PartActionsProps<Values extends PartValues> = { form: PartForm<Values>; onCancel: () => void };

/** Shows Save and Cancel for a form within the page, and says what is saved. */
export const PartActions = <Values extends PartValues>({ form, onCancel }: PartActionsProps<Values>) => {
  const { isBusy, failure } = form.form;
  const state = isBusy ? 'saving' : failure || form.stale ? 'failed' : form.isDirty ? 'dirty' : 'clean';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look="primary" size="compact" isBusy={isBusy} busyLabel="Saving...">
        Save
      </Button>
      <Button
        size="compact"
        onClick={() => {
          form.discard();
          onCancel();
        }}
      >
        Cancel
      </Button>
      <SaveIndicator state={{ kind: state }} dirtyWords="Not saved yet; only in this tab" />
    </div>
  );
};
