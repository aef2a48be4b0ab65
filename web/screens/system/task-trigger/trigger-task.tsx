import { type TaskAccess, taskAccess } from '#shared/model/enumerations/task.ts';
import { taskTargets } from '#web/screens/cases/tasks/task-targets.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import type { TriggerPartProps } from './trigger-form.ts';

/** Chooses a category of tasks. */
const CategoryChoice = ({ trigger, change, errorOf, isReadOnly }: TriggerPartProps) => {
  const categories = useEveryEntry('taskCategories');
  const options = (categories.data ?? []).map(({ entry, name }) => ({ value: entry.id, label: name }));
  const { taskCategoryId = '' } = trigger;
  const isKnown = taskCategoryId === '' || options.some(({ value }) => value === taskCategoryId);
  return (
    <Select
      label="Category"
      data-place="taskCategoryId"
      emptyLabel="None"
      disabled={isReadOnly}
      error={errorOf('taskCategoryId') ?? (categories.isError ? 'The categories couldn’t be loaded.' : undefined)}
      value={taskCategoryId}
      options={
        isKnown ? options : [...options, { value: taskCategoryId, label: categories.data ? 'Another category' : 'Loading...' }]
      }
      onChange={({ target }) => change({ taskCategoryId: target.value || undefined })}
    />
  );
};

/** The pages of a case that have a screen, by their names. */
const screens = Object.entries(taskTargets).map(([page, { title }]) => ({ value: page || '/', label: title }));

/** Returns the screens to choose from, also the page that is chosen if it has none. */
const screensWith = (page: string) =>
  page === '' || screens.some(({ value }) => value === page)
    ? screens
    : [...screens, { value: page, label: `${page} (no screen yet)` }];

/** Chooses what the task's button opens. A page without a screen has a checkbox and no button. */
const ActionChoice = ({ trigger, change, errorOf, isReadOnly }: TriggerPartProps) => {
  const { actionType, actionTargetUrl, actionElement = '', page = '' } = trigger;
  const target = actionType === 'url' ? (actionTargetUrl ?? '/') : '';
  const choose = (next: string) =>
    next === ''
      ? change({ actionType: 'none', actionTargetUrl: undefined, actionElement: undefined })
      : change({ actionType: 'url', actionTargetUrl: next });
  return (
    <>
      <Select
        label="Its button opens"
        data-place={actionType === 'url' ? 'actionTargetUrl' : 'actionType'}
        emptyLabel="Nothing: a checkbox only"
        disabled={isReadOnly}
        error={errorOf('actionType') ?? errorOf('actionTargetUrl')}
        value={target}
        options={screensWith(target)}
        onChange={(event) => choose(event.target.value)}
      />
      {target !== '' && (
        <TextField
          label="Part of that page"
          data-place="actionElement"
          isOptional
          disabled={isReadOnly}
          error={errorOf('actionElement')}
          value={actionElement}
          onChange={(event) => change({ actionElement: event.target.value || undefined })}
        />
      )}
      <Select
        label="Screen that lists it, too"
        data-place="page"
        emptyLabel="None"
        isOptional
        disabled={isReadOnly}
        error={errorOf('page')}
        value={page}
        options={screensWith(page).filter(({ value }) => value !== '/')}
        onChange={(event) => change({ page: event.target.value || undefined })}
      />
    </>
  );
};

/** Edits the task that the trigger creates. */
export const TriggerTask = (part: TriggerPartProps) => {
  const { trigger, change, errorOf, isReadOnly } = part;
  return (
    <div className="space-y-3">
      <TextField
        label="Task"
        data-place="name"
        disabled={isReadOnly}
        error={errorOf('name')}
        value={trigger.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Task as the family reads it"
        hint="Its name, unless you write it in the family’s words."
        isOptional
        data-place="familyName"
        disabled={isReadOnly}
        error={errorOf('familyName')}
        value={trigger.familyName ?? ''}
        onChange={({ target }) => change({ familyName: target.value || undefined })}
      />
      <TextArea
        label="Description"
        data-place="description"
        isOptional
        rows={2}
        disabled={isReadOnly}
        error={errorOf('description')}
        value={trigger.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <CategoryChoice {...part} />
      <Select
        label="Who does it"
        data-place="access"
        disabled={isReadOnly}
        value={trigger.access}
        options={taskAccess.options.map(({ id, text }) => ({ value: id, label: text }))}
        onChange={({ target }) => change({ access: target.value as TaskAccess })}
      />
      <ActionChoice {...part} />
      <Switch
        label="In use"
        hint="When this is off, no case gets the task anymore."
        isOn={trigger.isActive}
        isDisabled={isReadOnly}
        onChange={(isActive) => change({ isActive })}
      />
    </div>
  );
};
