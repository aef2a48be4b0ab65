import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '#shared/catalog/count-of.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { BulkResult } from '#shared/contract/system-batches.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { BarReferenceSelect, BarSelect } from '../bar-select.tsx';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { type BulkField, bulkFields, chosenValue, fixedFields, optionsOf } from './bulk-fields.ts';

export type BulkBarProps = {
  noun: NounName;
  /** The chosen rows, as the list shows them. */
  rows: readonly EntryRow[];
  /** How many the list has. */
  total: number;
  onChooseAll: () => Promise<void>;
  onClear: () => void;
};

const ValueSelect = ({ field, value, onChange }: { field: BulkField; value: string; onChange: (value: string) => void }) =>
  field.kind === 'reference' ? (
    <BarReferenceSelect noun={field.noun} label="New value" empty="Choose a value" value={value} onChange={onChange} />
  ) : (
    <BarSelect label="New value" empty="Choose a value" value={value} options={optionsOf(field)} onChange={onChange} />
  );

/** Names the rows that weren’t changed, each with why. */
const LeftOut = ({ rows, results }: { rows: readonly EntryRow[]; results: readonly BulkResult[] }) => {
  const names = new Map(rows.map(({ entry, name }) => [entry.id, name]));
  const left = results.filter(({ message }) => message !== undefined);
  if (left.length === 0) return null;
  return (
    <ul role="alert" className="grid list-disc gap-1 pl-5 text-sm text-danger">
      {left.map(({ id, message }) => (
        <li key={id}>
          {names.get(id)}: {message}
        </li>
      ))}
    </ul>
  );
};

/** Chooses every row of the list, and says while more of them load. */
const ChooseAll = ({ noun, rows, total, onChooseAll }: BulkBarProps) => {
  const [isBusy, setIsBusy] = useState(false);
  if (rows.length >= total) return null;
  const choose = async () => {
    setIsBusy(true);
    await onChooseAll();
    setIsBusy(false);
  };
  return (
    <Button size="compact" look="quiet" isBusy={isBusy} busyLabel="Loading..." onClick={() => void choose()}>
      Choose all {countOf(total, noun)}
    </Button>
  );
};

/** Sets one field of all chosen rows to the same value, as one batch of drafts. It stays in view below the list. */
export const BulkBar = (props: BulkBarProps) => {
  const { noun, rows, onClear } = props;
  const fields = bulkFields(formFields(nouns[noun]), fixedFields(noun, rows));
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const field = fields.find((each) => each.name === name);
  const editing = useMutation({
    mutationFn: (set: Record<string, never>) => {
      const input = { noun, rows: rows.map(({ entry, version }): [string, number] => [entry.id, version]), set };
      return api.systemBatches.editEntries(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSettled: forget,
    onSuccess: ({ rows: results }) => {
      const changed = results.filter(({ result }) => result === 'changed').length;
      toast(`${countOf(changed, noun)} changed. Publish or undo them under Drafts.`, { tone: 'success' });
      if (results.every(({ message }) => message === undefined)) onClear();
    },
  });
  return (
    <Card
      role="region"
      aria-label="Chosen rows"
      className="sticky bottom-(--phone-bar) z-20 grid grid-cols-[minmax(0,1fr)] gap-3 p-3 shadow-2"
    >
      <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
        <p role="status" className="col-span-full mr-2 text-sm font-semibold">
          {countOf(rows.length, noun)} chosen
        </p>
        <BarSelect
          label="Field to change"
          empty="Choose a field to change"
          value={name}
          options={fields.map((each) => ({ value: each.name, label: each.label }))}
          onChange={(chosen) => {
            setName(chosen);
            setValue('');
          }}
        />
        {field && <ValueSelect {...{ field, value }} onChange={setValue} />}
        <Button
          look="primary"
          size="compact"
          disabled={!field || value === ''}
          isBusy={editing.isPending}
          busyLabel="Changing..."
          onClick={() => field && editing.mutate({ [field.name]: chosenValue(field, value) } as Record<string, never>)}
        >
          Change {countOf(rows.length, noun)}
        </Button>
        <ChooseAll {...props} />
        <Button size="compact" look="quiet" onClick={onClear}>
          Clear selection
        </Button>
      </div>
      <FormFailure error={editing.error} />
      {editing.data && <LeftOut rows={rows} results={editing.data.rows} />}
    </Card>
  );
};
