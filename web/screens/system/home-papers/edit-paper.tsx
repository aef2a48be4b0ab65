import { FormFailure } from '#web/parts/form-failure.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { paperDifferences, templateName } from './paper-fields.ts';
import { type EditPaperProps, useEditPaper } from './use-edit-paper.ts';

/** Returns the templates that a home may take, and the one that it has, also if no other home may take that. */
function templateOptions({ home, templates }: EditPaperProps, templateId: string | null) {
  const fitting = templates.filter(
    ({ isOffered, states }) => isOffered && (states.length === 0 || states.includes(home.stateCode)),
  );
  const options = fitting.map(({ id, name }) => ({ value: id, label: name }));
  if (templateId === null || options.some(({ value }) => value === templateId)) return options;
  return [{ value: templateId, label: templateName(templates, templateId) }, ...options];
}

/** Chooses a home's template, which of its sections are printed, and the footer. A section with a required disclosure is always printed. */
export const EditPaper = (props: EditPaperProps) => {
  const { kind, home, templates, onClose } = props;
  const { paper, setPaper, stale, isBusy, failure, isDirty, save, takeSaved } = useEditPaper(props);
  const { templateId, hiddenSectionIds } = paper.look;
  const template = templates.find(({ id }) => id === templateId);
  const refused = problemOf(failure)?.errors?.find(({ field }) => field === 'templateId')?.message;
  const show = (id: string, isShown: boolean) => {
    const others = hiddenSectionIds.filter((each) => each !== id);
    setPaper({ ...paper, look: { templateId, hiddenSectionIds: isShown ? others : [...others, id].sort() } });
  };
  return (
    <Dialog
      title={`${kind === 'gpl' ? 'Price lists' : 'Contracts'} of ${home.name}`}
      isOpen
      isDismissable={false}
      isUnsaved={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!isDirty || stale !== null}
            isBusy={isBusy}
            busyLabel="Saving..."
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-text">
        {stale && (
          <StaleChoice
            conflict={stale}
            title={stale.message}
            differences={paperDifferences(stale, templates)}
            onKeepMine={() => save(stale.mine, stale.saved)}
            onTakeSaved={() => takeSaved(stale.saved)}
          />
        )}
        {!stale && (
          <>
            <Select
              label="Template"
              hint={`Those for ${home.stateCode}`}
              error={refused}
              emptyLabel="None"
              options={templateOptions(props, templateId)}
              value={templateId ?? ''}
              onChange={({ target }) => setPaper({ ...paper, look: { templateId: target.value || null, hiddenSectionIds: [] } })}
            />
            {template && (
              <fieldset>
                <legend className="font-semibold">Printed sections</legend>
                {template.sections.map(({ id, title, lawful }, nth) => (
                  <Checkbox
                    key={id}
                    label={title || `Section ${nth + 1}`}
                    {...(lawful ? { hint: 'It has a required disclosure, so it’s always printed.' } : {})}
                    disabled={lawful}
                    checked={lawful || !hiddenSectionIds.includes(id)}
                    onChange={({ target }) => show(id, target.checked)}
                  />
                ))}
              </fieldset>
            )}
            <TextArea
              label="Footer"
              isOptional
              hint="Printed last"
              rows={3}
              maxLength={1000}
              value={paper.footer}
              onChange={({ target }) => setPaper({ ...paper, footer: target.value })}
            />
          </>
        )}
        {!refused && <FormFailure error={failure} />}
      </div>
    </Dialog>
  );
};
