import type { TaskView } from '#shared/contract/tasks-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTasksChanged } from '../use-task-changes.ts';
import { TaskFields } from './task-fields.tsx';
import { fieldsOfTask, labels, taskForm, writtenTaskOf } from './task-form.ts';

/** Says how a colleague saved the task while it was open here. Saving again is then over their version. */
const SavedMeanwhile = ({ task: { name, own, dueOn, description } }: { task: TaskView }) => (
  <p className="text-sm">
    Saved now: {name}, {own?.ownerName ? `owner ${own.ownerName}` : 'no owner'}
    {dueOn ? `, due ${formatCalendarDate(dueOn, 'medium')}` : ''}
    {description ? `, note “${description}”` : ''}. Save again to keep what you typed instead.
  </p>
);

/** Edits a task that a person wrote. If a colleague saved it first, says so and shows their version, and keeps what was typed here. */
export const EditTask = ({ task, onClose }: { task: TaskView; onClose: () => void }) => {
  const changed = useTasksChanged();
  const keyFor = useIdempotencyKey();
  const form = useZodForm({
    schema: taskForm,
    labels,
    defaultValues: fieldsOfTask(task),
    send: async (values) => {
      const input = { id: task.id, version: task.own?.version ?? 1, ...writtenTaskOf(values) };
      try {
        await api.tasks.editTask(input, { context: { idempotencyKey: keyFor(input) } });
      } catch (error) {
        if (problemOf(error)?.code === 'stale') await changed();
        throw error;
      }
      toast('Task saved.', { tone: 'success' });
      await changed();
      onClose();
    },
  });
  const isStale = problemOf(form.failure)?.code === 'stale';
  return (
    <Dialog
      title="Edit task"
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            isBusy={form.isBusy}
            busyLabel="Saving..."
            onClick={() => form.onSubmit({ preventDefault: () => undefined })}
          >
            Save
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5 text-text">
        <ErrorSummary {...form.summary} />
        <FormFailure error={form.failure} />
        {isStale && <SavedMeanwhile task={task} />}
        <TaskFields form={form} caseId={task.caseId} />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
};
