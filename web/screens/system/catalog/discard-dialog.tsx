import { useMutation } from '@tanstack/react-query';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api } from '#web/session/api.ts';
import { toast } from '#web/ui/toast.ts';
import type { EntryActionsProps } from './entry-actions-props.ts';
import { useForgetCatalog } from './use-forget-catalog.ts';

type DiscardDialogProps = EntryActionsProps & { onClose: () => void };

/** Asks before a draft is thrown away, which can't be undone. */
const DiscardDialog = ({ screen, row, onChanged, onClose }: DiscardDialogProps) => {
  const forget = useForgetCatalog();
  const discarding = useMutation({
    mutationFn: () => api.systemCatalog.discardEntry({ noun: screen.noun, id: row.entry.id, version: row.version }),
    onSuccess: () => {
      toast(`The draft of “${row.name}” is gone. What is published stays.`);
      onClose();
      onChanged?.(null);
    },
    onSettled: forget,
  });
  return (
    <SureDialog
      title={`Discard the draft of “${row.name}”?`}
      act="Discard draft"
      busyLabel="Discarding..."
      isBusy={discarding.isPending}
      error={discarding.error}
      onAct={() => discarding.mutate()}
      onClose={onClose}
    >
      Its changes are lost for every administrator. What is published doesn’t change.
    </SureDialog>
  );
};

export default DiscardDialog;
