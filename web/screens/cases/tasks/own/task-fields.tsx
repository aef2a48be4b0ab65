import { MAX_TASK_NAME, MAX_TASK_NOTE } from '#shared/contract/tasks-views.ts';
import type { ZodForm } from '#web/parts/use-zod-form.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { TaskFields as Fields } from './task-form.ts';
import { useOwners } from './use-owners.ts';

type TaskFieldsProps<Sent extends Fields> = {
  form: Pick<ZodForm<Fields, Sent>, 'field'>;
  /** The case that the task belongs to, if any. */
  caseId: string | undefined;
};

/** Asks what has to be done, by whom, and by when. */
export const TaskFields = <Sent extends Fields>({ form, caseId }: TaskFieldsProps<Sent>) => {
  const { options } = useOwners(caseId);
  return (
    <>
      <TextField {...form.field('name')} autoComplete="off" maxLength={MAX_TASK_NAME} />
      {/* Drawn again once the members are loaded: a browser chooses among the options that are there. */}
      <Select key={options.length} {...form.field('ownerId')} isOptional emptyLabel="Nobody yet" options={options} />
      <TextField {...form.field('dueOn')} isOptional type="date" />
      <TextArea {...form.field('note')} isOptional rows={3} maxLength={MAX_TASK_NOTE} keepsAll isCounted />
    </>
  );
};
