import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { EntryActionsProps } from './entry-actions-props.ts';
import { useEntryUses } from './use-entry-uses.ts';
import { useForgetCatalog } from './use-forget-catalog.ts';
import { UsesList } from './uses-list.tsx';

type RetireDialogProps = EntryActionsProps & { one: string; onClose: () => void };

/** Shows what refers to an entry, then retires it. One that was never published is deleted. */
const RetireDialog = ({ screen, row, one, onChanged, onClose }: RetireDialogProps) => {
  const { noun } = screen;
  const { id } = row.entry;
  const isNew = row.state === 'new';
  const uses = useEntryUses(noun, id);
  const heldId = useId();
  const forget = useForgetCatalog();
  // One that was never published is deleted whatever refers to it: that has a fault then.
  const isHeld = !isNew && (uses.data?.items.some(({ retiring }) => retiring === 'refuses') ?? false);
  const retiring = useMutation({
    mutationFn: () => api.systemCatalog.retireEntry({ noun, id, version: row.version }),
    onSuccess: ({ row: saved }) => {
      toast(saved ? `“${row.name}” retires once you publish the draft.` : `“${row.name}” is deleted.`);
      onClose();
      onChanged?.(saved);
    },
    onSettled: forget,
  });
  return (
    <Dialog
      title={isNew ? `Delete “${row.name}”?` : `Retire “${row.name}”?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            disabled={!uses.data || isHeld}
            aria-describedby={isHeld ? heldId : undefined}
            isBusy={retiring.isPending}
            busyLabel={isNew ? 'Deleting...' : 'Retiring...'}
            onClick={() => retiring.mutate()}
          >
            {isNew ? 'Delete' : 'Retire'}
          </Button>
        </>
      }
    >
      <p>
        {isNew
          ? `It was never published, so the ${one} is deleted for good.`
          : `Nothing new takes the ${one} once this is published. Plans, cases, and papers that have it keep it.`}
      </p>
      {isHeld && (
        <p id={heldId} role="status" className="mt-3 font-semibold">
          It can’t be retired yet. Take it out of the entries marked “needs it” first.
        </p>
      )}
      <FormFailure error={retiring.error} />
      <div className="mt-4">
        <UsesList uses={uses} {...(noun === 'templateDocuments' ? { noun } : {})} />
      </div>
    </Dialog>
  );
};

export default RetireDialog;
