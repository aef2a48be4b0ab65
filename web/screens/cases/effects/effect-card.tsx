import { useState } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { nextStates } from '#shared/custody/effects/effect-moves.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { personalEffectHandling } from '#shared/model/enumerations/case.ts';
import type { EffectState } from '#shared/model/enumerations/custody.ts';
import { When } from '#web/parts/when.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { EffectBadges, EffectFacts } from './effect-facts.tsx';
import { EffectForm } from './effect-form.tsx';
import { EffectPhotos } from './effect-photos.tsx';
import { CorrectEffect, MoveEffect, moveWords } from './move-effect.tsx';

/** Says what relatives want to happen to a thing. */
const Wishes = ({ wishes = [] }: Pick<EffectView, 'wishes'>) =>
  wishes.length === 0 ? null : (
    <ul className="grid gap-1">
      {wishes.map(({ by, name, handling, on }) => (
        <li key={by} className="wrap-anywhere text-muted">
          {name} wishes: {personalEffectHandling.label(handling)}, <When at={on} />
        </li>
      ))}
    </ul>
  );

type OfEffect = { view: EffectsView; effect: EffectView; onSaved: (view: EffectsView) => void };

/** Takes a thing off the list that was written down by mistake, and asks who says so too, and why. */
const RemoveEffect = ({ effect, onSaved, onClose }: Omit<OfEffect, 'view'> & { onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [secondPerson, setSecondPerson] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { namedInEffects: members } = useMembers();
  const faults = {
    ...(secondPerson === '' ? { secondPerson: 'Choose the second person.' } : {}),
    ...(reason.trim() === '' ? { reason: 'Please say why.' } : {}),
  };
  const missing: typeof faults = isTried ? faults : {};
  const remove = async () => {
    setIsTried(true);
    if (Object.keys(faults).length > 0) return false;
    const input = { id: caseId, effectId: effect.id, version: effect.version, secondPerson, reason: reason.trim() };
    onSaved(await api.personalEffects.removePersonalEffect(input, { context: { idempotencyKey: keyFor(input) } }));
    void refresh();
    return true;
  };
  return (
    <ChangeDialog
      title={`Remove ${effectName(effect)}?`}
      saveLabel="Remove"
      busyLabel="Removing..."
      hasInput
      onSave={remove}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">
            Only if it was written down by mistake. Two people say so. The custody record keeps that it was here, and why it’s
            gone. The family reads on their page what was taken off, and why.
          </p>
          <Select
            label="Second person"
            emptyLabel="Choose"
            hint="Someone else who knows that it was a mistake."
            value={secondPerson}
            error={missing.secondPerson ?? errors.secondPerson}
            options={members.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={({ target }) => setSecondPerson(target.value)}
          />
          <TextArea
            label="Why"
            rows={2}
            maxLength={600}
            value={reason}
            error={missing.reason ?? errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};

type Begun = { kind: 'edit' | 'remove' | 'correct' } | { kind: 'move'; to: EffectState };

const Actions = ({ view, effect, onSaved }: OfEffect) => {
  const { may } = useCase();
  const [begun, setBegun] = useState<Begun | null>(null);
  const named = <span className="sr-only"> {effectName(effect)}</span>;
  const part = { effect, onSaved, onClose: () => setBegun(null) };
  const isGone = hasLeft(effect) || effect.reducedOn !== undefined;
  // What somebody else has comes back with a hand-off, or by a correction.
  const isAway = effect.away !== undefined;
  const isOpen = isGone || isAway || effect.missed !== undefined;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {(isGone || isAway ? [] : nextStates(effect)).map((to) => (
          <Button key={to} size="compact" onClick={() => setBegun({ kind: 'move', to })}>
            {moveWords(to)}
            {named}
          </Button>
        ))}
        {!isGone && (
          <Button size="compact" onClick={() => setBegun({ kind: 'edit' })}>
            Edit{named}
          </Button>
        )}
        {!isGone && !isAway && (
          <Button size="compact" onClick={() => setBegun({ kind: 'remove' })}>
            Remove{named}
          </Button>
        )}
        {isOpen && may('cases.correct') && (
          <Button size="compact" onClick={() => setBegun({ kind: 'correct' })}>
            Correct{named}
          </Button>
        )}
      </div>
      {begun?.kind === 'edit' && <EffectForm view={view} {...part} />}
      {begun?.kind === 'remove' && <RemoveEffect {...part} />}
      {begun?.kind === 'correct' && <CorrectEffect {...part} />}
      {begun?.kind === 'move' && <MoveEffect view={view} to={begun.to} {...part} />}
    </>
  );
};

/** Shows a thing with what can be done about it. */
export const EffectCard = ({ view, effect, onSaved }: OfEffect) => {
  const { caseId } = useCase();
  const isStaff = view.editing === 'all';
  const changesPhotos = isStaff && !hasLeft(effect) ? onSaved : undefined;
  return (
    <li className="grid gap-3 rounded-card border border-border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{effectName(effect)}</h2>
        <EffectBadges effect={effect} />
      </div>
      {effect.reducedOn && (
        <p>
          It went with the body: started <When at={effect.reducedOn} />.
        </p>
      )}
      <EffectFacts view={view} effect={effect} />
      <Wishes {...(effect.wishes ? { wishes: effect.wishes } : {})} />
      <EffectPhotos caseId={caseId} effect={effect} onChanged={changesPhotos} />
      {isStaff && <Actions view={view} effect={effect} onSaved={onSaved} />}
    </li>
  );
};
