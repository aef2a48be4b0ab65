import { type ComponentProps, useState } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { personalEffectHandling, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api, newIdempotencyKey, useIdempotencyKey } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { type Fields, faultsOf, fieldsOf, inputOf, labels } from './effect-fields.ts';
import { Burning, OtherThing } from './effect-warnings.tsx';
import { thingOf } from './use-effects.ts';

/** Returns the choices for one of the two people: those who work here, and someone who has left since. */
const usePeople = ({ people }: EffectsView) => {
  const { namedInEffects: members } = useMembers();
  return (chosen: string) => {
    const known = members.map(({ id, fullName }) => ({ value: id, label: fullName }));
    const left = people.find(({ id }) => id === chosen && !members.some((member) => member.id === id));
    return left ? [...known, { value: left.id, label: left.text }] : known;
  };
};

type FieldsProps = {
  view: EffectsView;
  fields: Fields;
  isNew: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (name: keyof Fields, value: string) => void;
} & Pick<ComponentProps<typeof Burning>, 'decided' | 'isSure' | 'onSure'>;

const WhatItIs = ({ view, fields, errors, onChange }: FieldsProps) => {
  const text = (name: keyof Fields) => ({
    label: labels[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <Select
        {...text('item')}
        emptyLabel="Choose"
        options={personalEffectItem.options.map(({ id, text: label }) => ({ value: id, label }))}
      />
      <TextArea {...text('description')} isOptional rows={2} maxLength={600} hint="Metal, stones, engraving, brand, damage." />
      <TextField {...text('quantity')} inputMode="numeric" />
      {(fields.item === 'cash' || fields.item === 'wallet' || fields.amount !== '') && (
        <TextField {...text('amount')} isOptional inputMode="decimal" hint="Counted by both." />
      )}
      <TextField {...text('foundWhere')} isOptional maxLength={200} hint="Such as left ring finger, or coat pocket." />
      {(view.bags.length > 0 || fields.bagTagId !== '') && (
        <Select
          {...text('bagTagId')}
          emptyLabel="In no bag"
          options={[...new Set([...view.bags.map(({ code }) => code), ...(fields.bagTagId ? [fields.bagTagId] : [])])].map(
            (code) => ({
              value: code,
              label: code,
            }),
          )}
        />
      )}
    </>
  );
};

const WhoAndWhat = (props: FieldsProps) => {
  const { view, fields, isNew, errors, onChange } = props;
  const peopleFor = usePeople(view);
  const choice = (name: keyof Fields) => ({
    label: labels[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const { decider } = view;
  return (
    <>
      <Select {...choice('inventoriedBy')} emptyLabel="Nobody yet" options={peopleFor(fields.inventoriedBy)} />
      <Select {...choice('witnessedBy')} emptyLabel="Nobody yet" options={peopleFor(fields.witnessedBy)} />
      {isNew && (
        <Select
          {...choice('state')}
          options={(['on-body', 'stored'] as const).map((value) => ({ value, label: effectState.label(value) }))}
        />
      )}
      <Select
        {...choice('handling')}
        hint={
          decider
            ? `${decider.name} decides. Choose what they told you. They see that you wrote it down, and can change it.`
            : 'Nobody is in control of the disposition yet. Say in the contacts who is.'
        }
        emptyLabel="Not decided yet"
        options={personalEffectHandling.options.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <Burning {...props} />
    </>
  );
};

export type EffectFormProps = {
  view: EffectsView;
  effect: EffectView | null;
  /** What was told earlier that a new one is. */
  told?: EffectsView['told'][number];
  onSaved: (view: EffectsView) => void;
  onClose: () => void;
};

/** Saves a thing over the version that the form began with; a colleague may have changed it meanwhile. A new one has its id from the beginning, so that sending it again adds nothing. */
function useSaveEffect({ effect, told, onSaved }: EffectFormProps, isSure: boolean) {
  const { caseId, row } = useCase();
  const keyFor = useIdempotencyKey();
  const { refresh } = useCaseChanged();
  const [id] = useState(() => effect?.id ?? newIdempotencyKey());
  const inside = (view: EffectsView) => view.effects.find((each) => each.id === id) ?? null;
  return useMergingSave<EffectView | null, Fields>({
    begun: effect,
    fieldsOf: (each) => fieldsOf(each, told),
    send: async (fields, from) => {
      const input = {
        caseId,
        decedentId: row.decedentId,
        personalEffects: [
          { ...inputOf(fields, { id, version: from?.version ?? 0, isSure }), ...(told ? { told: [thingOf(told)] } : {}) },
        ],
      };
      const view = await api.personalEffects.updateDecedentPersonalEffects(input, { context: { idempotencyKey: keyFor(input) } });
      onSaved(view);
      return inside(view);
    },
    fetchLatest: async () => inside(await api.personalEffects.getPersonalEffects({ id: caseId })),
    onAccepted: () => void refresh(),
  });
}

/** Says a field the way people read it, for the choice between two versions. */
function valueWords(view: EffectsView, name: keyof Fields, value: string): string {
  if (name === 'item' && personalEffectItem.has(value)) return personalEffectItem.label(value);
  if (name === 'handling') return personalEffectHandling.has(value) ? personalEffectHandling.label(value) : 'Not decided yet';
  if (name === 'inventoriedBy' || name === 'witnessedBy') return view.people.find(({ id }) => id === value)?.text ?? value;
  return value;
}

/** Writes down a thing, or changes what is written down. */
export const EffectForm = (props: EffectFormProps) => {
  const { view, effect, told, onClose } = props;
  const [fields, setFields] = useState(() => fieldsOf(effect, told));
  const [isTried, setIsTried] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const { stale, save, accept } = useSaveEffect(props, isSure);
  const faults = isTried ? faultsOf(fields) : {};
  const send = async () => {
    setIsTried(true);
    if (Object.keys(faultsOf(fields)).length > 0) return false;
    const isSaved = (await save(fields)) !== null;
    if (isSaved) toast(effect ? 'Saved.' : 'Added.', { tone: 'success' });
    return isSaved;
  };
  return (
    <ChangeDialog
      title={effect ? effectName(effect) : 'Add a personal effect'}
      saveLabel={effect ? 'Save' : 'Add'}
      hasInput
      onSave={send}
      onClose={onClose}
    >
      {(errors) => {
        const sent = Object.fromEntries(
          Object.entries(errors).map(([field, message]) => [
            field.replace('personalEffects.0.', '').replace('amountCents', 'amount'),
            message,
          ]),
        );
        const asked = {
          ...{ view, fields, isNew: effect === null, errors: { ...sent, ...faults } },
          ...{ decided: effect?.handling, isSure, onSure: setIsSure },
          onChange: (name: keyof Fields, value: string) => setFields((before) => ({ ...before, [name]: value })),
        };
        return (
          <>
            {stale && (
              <StaleChoice
                conflict={stale}
                title={stale.message}
                differences={stale.fields.map((name) => ({
                  label: labels[name],
                  mine: valueWords(view, name, stale.mine[name]),
                  theirs: valueWords(view, name, fieldsOf(stale.saved)[name]),
                }))}
                onKeepMine={async () => {
                  if (await save(stale.mine, stale.saved)) onClose();
                }}
                onTakeSaved={() => {
                  setFields(fieldsOf(stale.saved));
                  accept(stale.saved);
                }}
              />
            )}
            <WhatItIs {...asked} />
            <OtherThing effect={effect} fields={fields} />
            <WhoAndWhat {...asked} />
          </>
        );
      }}
    </ChangeDialog>
  );
};
