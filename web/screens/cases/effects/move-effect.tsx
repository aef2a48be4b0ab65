import { useState } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { correctedStates, type EffectMove, moveFaults, readsBag, takesTwo } from '#shared/custody/effects/effect-moves.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { questionOf } from '#shared/custody/pages/care-field.ts';
import type { SignatureAnswer } from '#shared/model/answer.ts';
import { type EffectState, effectState, idSeenKind } from '#shared/model/enumerations/custody.ts';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { QuestionField } from '#web/questions/question-field.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase, useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { nameIn } from './use-effects.ts';

type Errors = Readonly<Record<string, string | undefined>>;
type PartProps = { move: EffectMove; errors: Errors; onChange: (said: Partial<EffectMove>) => void };

/** Asks who takes a thing, and lets them sign. */
const Release = ({ move, errors, onChange }: PartProps) => {
  const { caseId } = useCase();
  const contacts = contactsOf(useContacts(caseId).data?.pages ?? []);
  return (
    <>
      <Select
        label="Who takes it"
        emptyLabel="Choose"
        hint="One of the contacts of this case."
        value={move.releasedTo ?? ''}
        error={errors.releasedTo}
        options={contacts.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={({ target }) => onChange({ releasedTo: target.value || undefined })}
      />
      <Select
        label="ID that you saw"
        emptyLabel="Choose"
        hint="Only the kind is kept, never a number."
        value={move.idSeenKind ?? ''}
        error={errors.idSeenKind}
        options={idSeenKind.options.filter(({ id }) => id !== 'none').map(({ id, text }) => ({ value: id, label: text }))}
        onChange={({ target }) => onChange({ idSeenKind: (target.value || undefined) as EffectMove['idSeenKind'] })}
      />
      <QuestionField
        id="effect-signature"
        question={questionOf({ name: 'signature', label: 'Signature of the person who takes it', kind: 'signature' }, false)}
        value={move.signature ?? null}
        error={errors.signature}
        onChange={(value) => onChange({ signature: (value ?? undefined) as SignatureAnswer | undefined })}
      />
    </>
  );
};

const words: Readonly<Record<EffectState, string>> = {
  'on-body': 'Put on the body',
  stored: 'Put into storage',
  'with-remains': 'Place with the cremated remains',
  released: 'Release to family',
  shipped: 'Ship',
  destroyed: 'Destroy',
};

/** Returns what a button says that records a move. */
export const moveWords = (to: EffectState): string => words[to];

const SecondPerson = ({ move, errors, onChange }: PartProps) => {
  const { namedInEffects: members } = useMembers();
  return (
    <Select
      label={move.to === 'destroyed' ? 'Witness' : 'Second person'}
      emptyLabel="Choose"
      hint="Someone else who is there with you."
      value={move.secondPerson ?? ''}
      error={errors.secondPerson}
      options={members.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      onChange={({ target }) => onChange({ secondPerson: target.value || undefined })}
    />
  );
};

export type MoveEffectProps = {
  view: EffectsView;
  effect: EffectView;
  to: EffectState;
  onSaved: (view: EffectsView) => void;
  onClose: () => void;
};

/** Records that a thing is somewhere else now: who was there, and who took it. Why it can't go yet is said in the words of the gate. */
export const MoveEffect = ({ view, effect, to, onSaved, onClose }: MoveEffectProps) => {
  const { caseId } = useCase();
  const keyFor = useIdempotencyKey();
  const { refresh } = useCaseChanged();
  const [move, setMove] = useState<EffectMove>({ to });
  const [note, setNote] = useState('');
  const [bag, setBag] = useState<ReadTag>();
  const isBagged = readsBag(to) && view.bags.some(({ code }) => code === effect.bagTagId);
  const [isTried, setIsTried] = useState(false);
  const all = {
    ...moveFaults(move, effect),
    ...(isBagged && !bag ? { bag: `Scan the tag on its bag, ${effect.bagTagId}.` } : {}),
  };
  const faults: Errors = isTried ? all : {};
  const save = async () => {
    setIsTried(true);
    if (Object.keys(all).length > 0) return false;
    const input = { id: caseId, effectId: effect.id, version: effect.version, ...move, note, ...(isBagged ? { bag } : {}) };
    const after = await api.personalEffects.movePersonalEffect(input, { context: { idempotencyKey: keyFor(input) } });
    onSaved(after);
    if (after.otherTag) {
      setBag(undefined);
      return false;
    }
    toast(`${effectName(effect)}: ${effectState.label(to)}.`, { tone: 'success' });
    void refresh();
    return true;
  };
  return (
    <ChangeDialog
      title={`${words[to]}: ${effectName(effect)}`}
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(sent) => {
        const part = {
          move,
          errors: { ...sent, ...faults },
          onChange: (said: Partial<EffectMove>) => setMove((before) => ({ ...before, ...said })),
        };
        return (
          <>
            {to === 'destroyed' && <p className="text-muted">This can’t be undone. A day has to pass after the decision.</p>}
            {to === 'destroyed' && effect.writtenBy !== undefined && (
              <QuestionField
                id="effect-signature"
                question={questionOf(
                  {
                    name: 'signature',
                    label: `Signature of ${nameIn(view, effect.decidedBy) ?? 'the person in control'}`,
                    kind: 'signature',
                  },
                  false,
                )}
                value={move.signature ?? null}
                error={part.errors.signature}
                onChange={(value) => part.onChange({ signature: (value ?? undefined) as SignatureAnswer | undefined })}
              />
            )}
            {to === 'released' && <Release {...part} />}
            {to === 'shipped' && (
              <TextField
                label="Tracking number"
                maxLength={60}
                value={move.trackingNumber ?? ''}
                error={part.errors.trackingNumber}
                onChange={({ target }) => part.onChange({ trackingNumber: target.value })}
              />
            )}
            {isBagged && (
              <div className="grid gap-2">
                <p>
                  It’s in the bag {effect.bagTagId}. {bag ? 'Its tag was read.' : 'Scan the tag on the bag.'}
                </p>
                <TagReader action="Use this code" isBusy={false} onRead={setBag} />
                <FieldError id="effect-bag-error">{part.errors.bag}</FieldError>
              </div>
            )}
            {takesTwo(to) && <SecondPerson {...part} />}
            <TextArea
              label="Note"
              isOptional
              rows={2}
              maxLength={600}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        );
      }}
    </ChangeDialog>
  );
};

/** Corrects where a thing is, for an owner or admin who knows that the record is wrong, and says why. */
export const CorrectEffect = ({ effect, onSaved, onClose }: Omit<MoveEffectProps, 'to' | 'view'>) => {
  const { caseId } = useCase();
  const keyFor = useIdempotencyKey();
  const { refresh } = useCaseChanged();
  // What somebody else has, or didn’t find, may be where it was all along.
  const isAway = effect.away !== undefined || effect.missed !== undefined;
  const states = correctedStates.filter((state) => isAway || state !== effect.state);
  const [to, setTo] = useState<EffectState>(isAway ? effect.state : (states[0] ?? 'stored'));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const save = async () => {
    if (reason.trim() === '') {
      setMissing('Please say why.');
      return false;
    }
    const input = { id: caseId, effectId: effect.id, version: effect.version, to, correctionReason: reason.trim() };
    onSaved(await api.personalEffects.movePersonalEffect(input, { context: { idempotencyKey: keyFor(input) } }));
    void refresh();
    return true;
  };
  return (
    <ChangeDialog
      title={`Correct where it is: ${effectName(effect)}`}
      saveLabel="Correct"
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">The record keeps what was said before, who corrected it, and why.</p>
          <Select
            label="Where it is"
            value={to}
            error={errors.to}
            options={states.map((value) => ({ value, label: effectState.label(value) }))}
            onChange={({ target }) => setTo(target.value as EffectState)}
          />
          <TextArea
            label="Why"
            rows={2}
            maxLength={600}
            value={reason}
            error={missing || errors.correctionReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};
