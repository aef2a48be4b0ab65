import { useState } from 'react';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { toldSource } from '#shared/model/enumerations/custody.ts';
import { When } from '#web/parts/when.tsx';
import { api, messageOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { thingOf } from './use-effects.ts';

type NoEffectsProps = { onSaved: (view: EffectsView) => void };

const REQUIRED = 'Choose someone.';

/** Says in the names of two people that nothing came with the decedent. */
export const NoEffectsDialog = ({ view, onSaved, onClose }: NoEffectsProps & { view: EffectsView; onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const { namedInEffects: members } = useMembers();
  const keyFor = useIdempotencyKey();
  const [people, setPeople] = useState({ inventoriedBy: '', witnessedBy: '' });
  const [became, setBecame] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const missing = (name: keyof typeof people) => (isTried && people[name] === '' ? REQUIRED : undefined);
  const save = async () => {
    setIsTried(true);
    if (people.inventoriedBy === '' || people.witnessedBy === '' || view.told.some((_, at) => !became[at]?.trim())) return false;
    const accounts = view.told.map((told, at) => ({ ...thingOf(told), became: became[at]!.trim() }));
    const input = { id: caseId, flag: 'true', ...people, accounts };
    onSaved(await api.personalEffects.updatePersonalEffectFlag(input, { context: { idempotencyKey: keyFor(input) } }));
    void refresh();
    return true;
  };
  return (
    <ChangeDialog
      title="There are no personal effects"
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">Two people have to have looked. Both names go into the custody record.</p>
          {view.told.map((told, at) => (
            <TextArea
              key={`${told.source} ${told.words}`}
              label={`What became of it: ${told.words}`}
              hint={`Told by ${toldSource.label(told.source).toLowerCase()}.`}
              rows={2}
              maxLength={600}
              value={became[at] ?? ''}
              error={(isTried && !became[at]?.trim() ? 'Say what became of it.' : undefined) ?? errors[`accounts.${at}.became`]}
              onChange={({ target }) =>
                setBecame((before) => view.told.map((_, nth) => (nth === at ? target.value : (before[nth] ?? ''))))
              }
            />
          ))}
          {(['inventoriedBy', 'witnessedBy'] as const).map((name) => (
            <Select
              key={name}
              label={name === 'inventoriedBy' ? 'Who looked' : 'Witness'}
              emptyLabel="Choose"
              value={people[name]}
              error={missing(name) ?? errors[name]}
              options={members.map(({ id, fullName }) => ({ value: id, label: fullName }))}
              onChange={({ target }) => setPeople((before) => ({ ...before, [name]: target.value }))}
            />
          ))}
        </>
      )}
    </ChangeDialog>
  );
};

/** Says who found no personal effects, and lets staff take that back. */
export const NoEffects = ({ view, onSaved }: NoEffectsProps & { view: EffectsView }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const withdraw = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      const input = { id: caseId, flag: 'false' };
      onSaved(await api.personalEffects.updatePersonalEffectFlag(input, { context: { idempotencyKey: keyFor(input) } }));
      void refresh();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        There are no personal effects.
        {view.none && (
          <>
            {' '}
            {view.none.names[0]} and {view.none.names[1]} looked, <When at={view.none.on} />.
          </>
        )}
      </p>
      {view.editing === 'all' && (
        <Button size="compact" isBusy={isBusy} busyLabel="Taking it back..." onClick={() => void withdraw()}>
          Something was found
        </Button>
      )}
      <FieldError id="no-effects-error">{failure || undefined}</FieldError>
    </div>
  );
};
