import { useState } from 'react';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { toldSource } from '#shared/model/enumerations/custody.ts';
import { When } from '#web/parts/when.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { EffectForm } from './effect-form.tsx';
import { thingOf } from './use-effects.ts';

type Told = EffectsView['told'][number];
type ToldProps = { view: EffectsView; onSaved: (view: EffectsView) => void };
type OneProps = ToldProps & { told: Told; onClose: () => void };

/** Returns a save of one change, which leads to the view after it. */
function useSaving({ view, onSaved }: ToldProps) {
  const { caseId, row } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  return async (change: { told: Told } & ({ became: string } | { effectId: string })) => {
    const at = { caseId, decedentId: row.decedentId };
    const thing = thingOf(change.told);
    const effect = 'effectId' in change ? view.effects.find(({ id }) => id === change.effectId) : undefined;
    const input = {
      ...at,
      personalEffects: effect ? [againOf(effect, [...(effect.told ?? []), thing])] : [],
      accounts: 'became' in change ? [{ ...thing, became: change.became }] : [],
    };
    onSaved(await api.personalEffects.updateDecedentPersonalEffects(input, { context: { idempotencyKey: keyFor(input) } }));
    void refresh();
    return true;
  };
}

/** Returns a thing as it is, as a save sends it, with what was told of it. */
const againOf = (effect: EffectsView['effects'][number], told: NonNullable<EffectsView['effects'][number]['told']>) => ({
  ...{ id: effect.id, version: effect.version, item: effect.item, description: effect.description, quantity: effect.quantity },
  ...{
    foundWhere: effect.foundWhere ?? '',
    amountCents: effect.amountCents,
    bagTagId: effect.bagTagId,
    handling: effect.handling,
  },
  ...{ inventoriedBy: effect.inventoriedBy, witnessedBy: effect.witnessedBy, told },
});

/** Says which thing on the list something is that was told earlier. */
const ListedDialog = ({ told, onClose, ...of }: OneProps) => {
  const { effects } = of.view;
  const save = useSaving(of);
  const likely = effects.find(({ item }) => item === told.item) ?? effects[0];
  const [effectId, setEffectId] = useState(likely?.id ?? '');
  return (
    <ChangeDialog
      title={`On the list already: ${told.words}`}
      saveLabel="Save"
      hasInput
      onSave={() => save({ told, effectId })}
      onClose={onClose}
    >
      {(errors) => (
        <Select
          label="Which one it is"
          value={effectId}
          error={errors['personalEffects.0.told']}
          options={effects.map((effect) => ({
            value: effect.id,
            label: [effectName(effect), effect.description].filter(Boolean).join(': '),
          }))}
          onChange={({ target }) => setEffectId(target.value)}
        />
      )}
    </ChangeDialog>
  );
};

/** Says what became of something that was told earlier and didn't come. */
const BecameDialog = ({ told, onClose, ...of }: OneProps) => {
  const save = useSaving(of);
  const [became, setBecame] = useState('');
  const [missing, setMissing] = useState('');
  const send = async () => {
    if (became.trim() !== '') return save({ told, became: became.trim() });
    setMissing('Say what became of it.');
    return false;
  };
  return (
    <ChangeDialog
      title={`It didn’t come: ${told.words}`}
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={send}
      onClose={onClose}
    >
      {(errors) => (
        <TextArea
          label="What became of it"
          hint="Such as: her daughter kept it. The custody record keeps this."
          rows={2}
          maxLength={600}
          value={became}
          error={missing || errors['accounts.0.became']}
          onChange={({ target }) => setBecame(target.value)}
        />
      )}
    </ChangeDialog>
  );
};

type Begun = { told: Told; kind: 'add' | 'listed' | 'became' };

const Open = ({ view, onSaved }: ToldProps) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  const part = begun && { view, onSaved, told: begun.told, onClose: () => setBegun(null) };
  return (
    <>
      <ul className="grid gap-3">
        {view.told.map((told) => {
          const named = <span className="sr-only"> {told.words}</span>;
          return (
            <li key={`${told.source} ${told.words}`} className="grid gap-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold wrap-anywhere">{told.words}</span>
                <Badge tone="info">From {toldSource.label(told.source).toLowerCase()}</Badge>
              </p>
              {view.editing === 'all' && (
                <div className="flex flex-wrap gap-2">
                  {!view.thereAreNoPersonalEffects && (
                    <Button size="compact" look="primary" onClick={() => setBegun({ told, kind: 'add' })}>
                      Add{named}
                    </Button>
                  )}
                  {view.effects.length > 0 && (
                    <Button size="compact" onClick={() => setBegun({ told, kind: 'listed' })}>
                      On the list already{named}
                    </Button>
                  )}
                  <Button size="compact" onClick={() => setBegun({ told, kind: 'became' })}>
                    It didn’t come{named}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {part && begun.kind === 'add' && <EffectForm effect={null} {...part} />}
      {part && begun.kind === 'listed' && <ListedDialog {...part} />}
      {part && begun.kind === 'became' && <BecameDialog {...part} />}
    </>
  );
};

/** Shows staff what the first call and the removal told of and nobody has written down, and what became of the rest. */
export const ToldEffects = ({ view, onSaved }: ToldProps) => {
  if (view.told.length === 0 && view.accounted.length === 0) return null;
  return (
    <section aria-labelledby="told-effects" className="grid gap-3 rounded-card border border-border p-4">
      <h2 id="told-effects" className="text-lg">
        Told earlier
      </h2>
      {view.told.length > 0 && (
        <p>
          {view.told.length === 1
            ? '1 thing that was told earlier isn’t'
            : `${view.told.length} things that were told earlier aren’t`}{' '}
          on the list yet.
        </p>
      )}
      {view.told.length > 0 && <Open view={view} onSaved={onSaved} />}
      {view.accounted.map(({ source, words, became, byName, on }) => (
        <p key={`${source} ${words}`} className="wrap-anywhere text-muted">
          {words}: {became} {byName}, <When at={on} />
        </p>
      ))}
    </section>
  );
};
