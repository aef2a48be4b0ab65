import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { ContactsFailed } from '../contacts/contacts-failed.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';

/** Emails a copy of a document to a contact of the case. */
export const CopyDialog = ({ view: { document }, onClose }: { view: CaseDocumentView; onClose: () => void }) => {
  const { caseId } = useCase();
  const list = useContacts(caseId);
  const keyFor = useIdempotencyKey();
  const [contactId, setContactId] = useState('');
  const [isTried, setIsTried] = useState(false);
  const contacts = contactsOf(list.data?.pages ?? []).filter(({ isDeceased, email }) => !isDeceased && email);
  const send = async () => {
    setIsTried(true);
    const chosen = contacts.find(({ id }) => id === contactId);
    if (!chosen) return false;
    const input = { id: document.id, contactId };
    await api.eSign.sendCaseFormDocumentCopy(input, { context: { idempotencyKey: keyFor(input) } });
    toast(`A copy is on its way to ${chosen.email}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title="Email a copy" saveLabel="Send the copy" busyLabel="Sending..." onSave={send} onClose={onClose}>
      {() => {
        if (list.isPending) return <SkeletonText lines={3} />;
        if (!list.data) return <ContactsFailed list={list} />;
        if (contacts.length === 0) return <p>No contact of this case has an email address. Add one in Contacts.</p>;
        return (
          <RadioGroup
            label="Who gets it"
            name="copy-to"
            options={contacts.map(({ id, fullName, email }) => ({ value: id, label: fullName, hint: email }))}
            value={contactId}
            {...(isTried && !contactId ? { error: 'Choose who gets the copy' } : {})}
            onChange={setContactId}
          />
        );
      }}
    </ChangeDialog>
  );
};
