import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { type ContactFields, fieldsOf, inputOf } from './contact-form.ts';
import { useContactsChanged } from './use-contacts.ts';

/** The toast after a save. */
export const CONTACT_SAVED = 'Contact saved.';
export const CONTACT_NOT_SAVED = 'Failed to save contact.';

/** Says that a save failed if no field says why. */
const sayFailed = (error: unknown): never => {
  if (!problemOf(error)?.errors?.length && problemOf(error)?.code !== 'stale') toast(CONTACT_NOT_SAVED, { tone: 'danger' });
  throw error;
};

/** Saves a new contact. Sending the same fields again is the same contact. */
export const useAddContact = (caseId: string) => {
  const keyFor = useIdempotencyKey();
  const changed = useContactsChanged();
  return async (fields: ContactFields): Promise<CaseContact> => {
    const input = { caseId, contact: null, ...inputOf(fields) };
    const saved = await api.caseContacts.saveCaseContact(input, { context: { idempotencyKey: keyFor(input) } }).catch(sayFailed);
    toast(CONTACT_SAVED, { tone: 'success' });
    void changed();
    return saved;
  };
};

/** Saves a contact over the version that the editor began with; a colleague may have changed it in the meantime. */
export const useSaveContact = (caseId: string, contact: CaseContact) => {
  const keyFor = useIdempotencyKey();
  const changed = useContactsChanged();
  return useMergingSave<CaseContact, ContactFields>({
    begun: contact,
    fieldsOf,
    send: (fields, { id, version, contactType }) => {
      const input = { caseId, contact: { id, version }, ...inputOf(fields), contactType };
      return api.caseContacts.saveCaseContact(input, { context: { idempotencyKey: keyFor(input) } }).catch(sayFailed);
    },
    fetchLatest: ({ id }) => api.caseContacts.getCaseContact({ caseId, contactId: id }),
    onAccepted: () => void changed(),
  });
};
