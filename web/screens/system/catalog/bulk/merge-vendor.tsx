import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import type { EntryActionsProps } from '../entry-actions-props.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';

type MergeVendorProps = EntryActionsProps & { onClose: () => void };

/** Gives all items of a vendor to another one, and retires the vendor, as one batch of drafts. */
const MergeVendor = ({ row: { entry, name, version }, onClose }: MergeVendorProps) => {
  const [into, setInto] = useState('');
  const { data: vendors = [] } = useEveryEntry('vendors');
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const merging = useMutation({
    mutationFn: () => {
      const input = { id: entry.id, into, version };
      return api.systemBatches.mergeVendors(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ batch }) => {
      const moved = Math.max(0, (batch?.count ?? 1) - 1);
      toast(`${moved === 1 ? '1 item moves' : `${moved} items move`} once you publish the draft.`, { tone: 'success' });
      onClose();
    },
    onSettled: forget,
  });
  const choices = vendors
    .filter((each) => each.entry.id !== entry.id && !each.isRetired)
    .map((each) => ({ value: each.entry.id, label: each.name }));
  return (
    <Dialog
      title={`Merge “${name}” into another vendor`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={into === ''}
            isBusy={merging.isPending}
            busyLabel="Merging..."
            onClick={() => merging.mutate()}
          >
            Merge
          </Button>
        </>
      }
    >
      <p className="mb-4">All its items go to the vendor that you choose, and “{name}” is retired, once you publish the draft.</p>
      <Select
        label="Vendor that gets the items"
        emptyLabel="Choose a vendor"
        options={choices}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      />
      <FormFailure error={merging.error} />
    </Dialog>
  );
};

export default MergeVendor;
