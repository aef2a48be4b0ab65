import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { ContactsFailed } from '../contacts/contacts-failed.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';

type CopyProps = { view: CaseDocumentView; onClose: () => void };

/** Returns the signers of a document who can get a copy, with the address that it will go to: a contact’s own, as it is now. */
function useReceivers({ document }: CaseDocumentView) {
  const list = useContacts(useCase().caseId);
  const emails = new Map(contactsOf(list.data?.pages ?? []).map(({ id, email }) => [id, email]));
  const receivers = document.signers
    .map(({ id, fullName, role, contactId, email }) => ({
      id,
      fullName,
      email: (contactId && emails.get(contactId)) || email,
      role: signerRoleWords(document, role),
    }))
    .filter(({ email, fullName }) => email && fullName);
  return { list, receivers };
}

/** Emails a copy of a finished document to one of its signers. */
export const CopyDialog = ({ view, onClose }: CopyProps) => {
  const { document } = view;
  const { list, receivers } = useReceivers(view);
  const keyFor = useIdempotencyKey();
  const [chosenId, setChosenId] = useState('');
  const [isTried, setIsTried] = useState(false);
  const signerId = chosenId || (receivers.length === 1 ? (receivers[0]?.id ?? '') : '');
  const send = async () => {
    setIsTried(true);
    const chosen = receivers.find(({ id }) => id === signerId);
    if (!chosen) return false;
    const input = { id: document.id, signerId };
    await api.eSign.sendCaseFormDocumentCopy(input, { context: { idempotencyKey: keyFor(input) } });
    toast(`A copy is on its way to ${chosen.email}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title="Email a copy" saveLabel="Send the copy" busyLabel="Sending..." onSave={send} onClose={onClose}>
      {() => {
        if (list.isPending) return <SkeletonText lines={3} />;
        if (!list.data) return <ContactsFailed list={list} />;
        if (receivers.length === 0)
          return <p>Nobody who signs this document has an email address. Add one in Contacts, or download it.</p>;
        return (
          <>
            <RadioGroup
              label="Who gets it"
              name="copy-to"
              options={receivers.map(({ id, fullName, role, email }) => ({
                value: id,
                label: `${fullName}, ${role}`,
                hint: email,
              }))}
              value={signerId}
              {...(isTried && !signerId ? { error: 'Choose who gets the copy' } : {})}
              onChange={setChosenId}
            />
            <p className="text-muted">They get a link to it. For anyone else, download it and send it yourself.</p>
          </>
        );
      }}
    </ChangeDialog>
  );
};
