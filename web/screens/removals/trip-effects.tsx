import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TripCase } from '#shared/contract/trip-calls.ts';
import { done, effectWords, type TripEffect, type TripEntry, type TripQueue } from '#shared/custody/trips/trip-queue.ts';
import { type PersonalEffectItem, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import { parseCents } from '#shared/values/money.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { sendTrip, trip } from './store/trip.ts';
import type { TakenAlong } from './store/trip-database.ts';

const nothing = { item: '', description: '', quantity: '1', amount: '', foundWhere: '', state: 'on-body' };
type Fields = typeof nothing;

/** Finds what is wrong with what was typed, by field. */
function faultsIn({ item, quantity, amount }: Fields): Partial<Fields> {
  const count = Number(quantity);
  return {
    ...(personalEffectItem.has(item) ? {} : { item: 'Choose what it is.' }),
    ...(Number.isInteger(count) && count >= 1 && count <= 999 ? {} : { quantity: 'Enter a whole number from 1 to 999.' }),
    ...(amount.trim() === '' || parseCents(amount) !== undefined ? {} : { amount: 'Enter an amount, like 25.00.' }),
  };
}

const effectOf = ({ item, description, quantity, amount, foundWhere, state }: Fields): TripEffect => {
  const amountCents = parseCents(amount);
  return {
    ...{ kind: 'effect', item: item as PersonalEffectItem, quantity: Number(quantity) },
    ...{ description: description.trim(), foundWhere: foundWhere.trim(), state: state === 'stored' ? 'stored' : 'on-body' },
    ...(amountCents === undefined ? {} : { amountCents }),
  };
};

const labels = {
  ...{ item: 'What it is', description: 'Description', quantity: 'How many', amount: 'Amount of money' },
  ...{ foundWhere: 'Where it was found', state: 'Where it is' },
};

const isFields = (stored: unknown): stored is Fields =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.keys(nothing).every((name) => typeof (stored as Record<string, unknown>)[name] === 'string');

/** Keeps what is typed and not written down yet, also when the browser is closed. */
function useDraft(place: string) {
  const storage = browserStorage('browser', `yarrow.trip.effect.${place}`);
  const [fields, setFields] = useState<Fields>(() => {
    const stored = storage.read();
    return isFields(stored) ? stored : nothing;
  });
  const keep = (next: Fields) => {
    setFields(next);
    storage.write(next === nothing ? null : next);
  };
  return { fields, keep };
}

/** Writes down one thing after the other. */
const Form = ({ caseId, personId }: { caseId: string; personId: string }) => {
  const { fields, keep } = useDraft(`${personId}.${caseId}`);
  const [faults, setFaults] = useState<Partial<Fields>>({});
  const field = (name: keyof Fields) => ({
    ...{ label: labels[name], value: fields[name], error: faults[name] },
    onChange: ({ target }: { target: { value: string } }) => {
      keep({ ...fields, [name]: target.value });
      setFaults(({ [name]: _, ...others }) => others);
    },
  });
  const write = () => {
    const wrong = faultsIn(fields);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    void trip.note(caseId, effectOf(fields)).then(sendTrip);
    keep(nothing);
  };
  return (
    <div className="grid max-w-lg gap-4">
      <Select
        {...field('item')}
        emptyLabel="Choose"
        options={personalEffectItem.options.map(({ id, text: label }) => ({ value: id, label }))}
      />
      <TextArea {...field('description')} isOptional rows={2} maxLength={600} hint="Metal, stones, engraving, brand, damage." />
      <TextField {...field('quantity')} inputMode="numeric" />
      {(fields.item === 'cash' || fields.item === 'wallet' || fields.amount !== '') && (
        <TextField {...field('amount')} isOptional inputMode="decimal" hint="Counted by two people." />
      )}
      <TextField {...field('foundWhere')} isOptional maxLength={200} hint="Such as left ring finger, or coat pocket." />
      <Select
        {...field('state')}
        options={(['on-body', 'stored'] as const).map((value) => ({ value, label: effectState.label(value) }))}
      />
      <div>
        <Button onClick={write}>Write it down</Button>
      </div>
    </div>
  );
};

const Waiting = ({ entry, what, onRemove }: { entry: TripEntry; what: TripEffect; onRemove: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="min-w-0 flex-1 wrap-anywhere">{effectWords(what)}</span>
    <Badge tone="warning">Only on this phone</Badge>
    {!entry.isTried && <IconButton icon={Trash2} label={`Remove ${effectWords(what)}`} onClick={onRemove} />}
  </li>
);

type TripEffectsProps = { of: TripCase; taken: TakenAlong; queue: TripQueue };

/** Writes down what came with the person, for the home's own staff. The witness is named at the home, where two people look at it. */
export const TripEffects = ({ of, taken: { personId, sent = [] }, queue }: TripEffectsProps) => {
  const [taking, setTaking] = useState<string | null>(null);
  if (of.page.editing !== 'all') return null;
  const waiting = queue.filter(({ caseId }) => caseId === of.id);
  const known = sent.filter(({ caseId }) => caseId === of.id);
  return (
    <Panel title="What came with the person">
      <div className="grid gap-4">
        <p className="max-w-measure text-muted">
          Write down each thing as you find it. A second person checks it at the home, and is named there as the witness.
        </p>
        <ul className="grid gap-2 empty:hidden">
          {known.map(({ id, what }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{effectWords(what)}</span>
              <Badge tone="success">Sent</Badge>
            </li>
          ))}
          {waiting.map((entry) =>
            entry.what.kind === 'effect' ? (
              <Waiting key={entry.id} entry={entry} what={entry.what} onRemove={() => setTaking(entry.id)} />
            ) : null,
          )}
        </ul>
        <Form caseId={of.id} personId={personId} />
      </div>
      {taking && (
        <SureDialog
          title="Take this entry out?"
          act="Take it out"
          busyLabel="Taking it out..."
          isBusy={false}
          onAct={() => void trip.requeue((all) => done(all, taking)).then(() => setTaking(null))}
          onClose={() => setTaking(null)}
        >
          It’s only on this phone. Once you take it out, nobody has it.
        </SureDialog>
      )}
    </Panel>
  );
};
