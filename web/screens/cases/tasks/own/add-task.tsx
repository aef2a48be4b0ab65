import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { personalStorage } from '#web/session/personal-storage.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusFirstField } from '#web/ui/first-field.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { caseQuery } from '../../use-case.ts';
import { useTasksChanged } from '../use-task-changes.ts';
import { TaskFields } from './task-fields.tsx';
import { labels, taskForm, typedTask, writtenTaskOf } from './task-form.ts';
import { useOwners } from './use-owners.ts';

export const title = 'Add task';

/** Says what the task belongs to. */
const Belongs = ({ caseId }: { caseId: string }) => {
  const found = useQuery(caseQuery(caseId));
  return found.data ? <p className="text-muted">For the case of {found.data.case.decedentFullName}.</p> : null;
};

/** Adds a task to a case or to the home. What was typed is kept in this tab until it is added. */
const AddTask = ({ caseId, selfId }: { caseId: string | undefined; selfId: string }) => {
  const { locationId } = useWorkspace();
  const { close } = useDrawer();
  const changed = useTasksChanged();
  const keyFor = useIdempotencyKey();
  const draftKey = `add-task-${caseId ?? locationId}`;
  const [begun] = useState(() => typedTask(personalStorage(draftKey).read(), selfId));
  const form = useZodForm({
    schema: taskForm,
    labels,
    defaultValues: begun,
    send: async (values) => {
      const input = { caseId: caseId ?? null, ...writtenTaskOf(values) };
      await api.tasks.addTask(input, { context: { idempotencyKey: keyFor(input) } });
      personalStorage(draftKey).write(null);
      toast('Task added.', { tone: 'success' });
      close();
      void changed();
    },
  });
  const values = useWatch({ control: form.form.control });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The panel has the focus as a whole until its fields are there. What someone has moved to keeps it.
    const { current } = fields;
    if (current && document.activeElement?.contains(current)) focusFirstField(current);
  }, []);
  const text = JSON.stringify(values);
  const isSent = form.form.formState.isSubmitSuccessful;
  useEffect(() => {
    const { name, note } = JSON.parse(text) as { name?: string; note?: string };
    if (!isSent) personalStorage(draftKey).write(name || note ? JSON.parse(text) : null);
  }, [text, draftKey, isSent]);
  return (
    <ZodForm form={form} label="Add task">
      {caseId ? <Belongs caseId={caseId} /> : <p className="text-muted">For the home, without a case.</p>}
      <div ref={fields} className="grid gap-5">
        <TaskFields form={form} caseId={caseId} />
      </div>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Adding...">
        Add task
      </Button>
    </ZodForm>
  );
};

/** The drawer that adds a task: to the case in its address, or to the home. */
export const Component = () => {
  const { may, whyNot } = useWorkspace();
  const caseId = useDrawer().params.case;
  const { selfId, isPending } = useOwners(caseId);
  if (!may('tasks.change')) return <Banner>{whyNot('tasks.change')}</Banner>;
  return isPending ? <SkeletonText lines={6} /> : <AddTask {...{ caseId, selfId }} />;
};
