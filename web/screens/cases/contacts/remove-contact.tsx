import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { useContactsChanged } from './use-contacts.ts';

/** Asks before a contact is removed, and leads to the contacts afterward. */
export const RemoveContact = ({ contact, onClose }: { contact: CaseContact; onClose: () => void }) => {
  const navigate = useNavigate();
  const changed = useContactsChanged();
  const at = useCase();
  const remove = useMutation({
    mutationFn: () => api.caseContacts.deleteCaseContact({ caseId: at.caseId, contactId: contact.id }),
    onSuccess: async () => {
      toast(`${contact.fullName} is removed from the contacts.`);
      await navigate(workPaths.caseContacts(at));
      await changed();
    },
  });
  return (
    <Dialog
      title={`Remove ${contact.fullName}?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button look="danger" isBusy={remove.isPending} busyLabel="Removing..." onClick={() => remove.mutate()}>
            Remove {contact.fullName}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormFailure error={remove.error} />
        <p>Links sent to them stop working, and a contact who joined loses access to this case. This can’t be undone.</p>
      </div>
    </Dialog>
  );
};
