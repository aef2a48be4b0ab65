import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { EntryActionsProps } from '../entry-actions-props.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';

type RenameValueProps = EntryActionsProps & { onClose: () => void };

const valuesOf = (entry: object): readonly string[] => {
  const { values } = entry as { values?: unknown };
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
};

/** Gives a value of an attribute another name in every item and quick filter that has it, as one batch of drafts. */
const RenameValue = ({ row: { entry, name, version }, onClose }: RenameValueProps) => {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const renaming = useMutation({
    mutationFn: () => {
      const input = { id: entry.id, from, to: to.trim(), version };
      return api.systemBatches.renameAttributeValue(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: () => {
      toast(`“${from}” is “${to.trim()}” everywhere once you publish the draft.`, { tone: 'success' });
      onClose();
    },
    onSettled: forget,
  });
  const values = valuesOf(entry);
  return (
    <Dialog
      title={`Rename a value of “${name}”`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={from === '' || to.trim() === ''}
            isBusy={renaming.isPending}
            busyLabel="Renaming..."
            onClick={() => renaming.mutate()}
          >
            Rename
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label="Value"
          emptyLabel="Choose a value"
          options={values.map((value) => ({ value, label: value }))}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="New name"
          hint={values.includes(to.trim()) ? 'The attribute has this value already: the two become one.' : undefined}
          maxLength={120}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <FormFailure error={renaming.error} />
      </div>
    </Dialog>
  );
};

export default RenameValue;
