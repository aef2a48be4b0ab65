import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { api, newIdempotencyKey } from '#web/session/index.ts';
import { Card } from '#web/ui/card.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCase } from '../use-case.ts';
import { fieldsOf, inputOf } from './contact-form.ts';
import { ContactPicker } from './contact-picker.tsx';
import { contactsOf, useContacts, useContactsChanged } from './use-contacts.ts';
import { CONTACT_NOT_SAVED, CONTACT_SAVED } from './use-save-contact.ts';

const roles = caseRole.options.map(({ id, text }) => ({ value: id, label: text }));

/** Returns the role that the address names, for whom nobody was found where someone comes from; its list of contacts gets the focus. */
function useRoleInAddress() {
  const named = useSearchParams()[0].get('role') ?? '';
  const asked = caseRole.has(named) ? named : undefined;
  const card = useRef<HTMLElement>(null);
  useEffect(() => (asked ? focusInView(() => card.current?.querySelector('button[aria-expanded]') ?? null) : undefined), [asked]);
  return { asked, card };
}

/** Shows who has a role, and changes it for several contacts together: six pallbearers are six checkboxes. */
export const RoleCard = () => {
  const id = useId();
  const { caseId, may } = useCase();
  const changed = useContactsChanged();
  const { asked, card } = useRoleInAddress();
  const [role, setRole] = useState(asked ?? caseRole.values[0]);
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const living = contactsOf(useContacts(caseId).data?.pages ?? []).filter(({ isDeceased }) => !isDeceased);
  const give = useMutation({
    mutationFn: ({ contact, isChosen }: { contact: CaseContact; isChosen: boolean }) => {
      const others = contact.selectedRoles.filter((each) => each !== role);
      const fields = { ...fieldsOf(contact), selectedRoles: isChosen ? [...others, role] : others };
      const input = {
        caseId,
        contact: { id: contact.id, version: contact.version },
        ...inputOf(fields),
        contactType: contact.contactType,
      };
      return api.caseContacts.saveCaseContact(input, { context: { idempotencyKey: newIdempotencyKey() } });
    },
    onSuccess: () => toast(CONTACT_SAVED, { tone: 'success' }),
    onError: () => toast(CONTACT_NOT_SAVED, { tone: 'danger' }),
    onSettled: async (_saved, _error, { contact }) => {
      await changed();
      setTicked((now) => new Map([...now].filter(([each]) => each !== contact.id)));
    },
  });
  const holders = living.filter((contact) => ticked.get(contact.id) ?? contact.selectedRoles.includes(role));
  const toggle = (contact: CaseContact, isChosen: boolean) => {
    setTicked((now) => new Map([...now, [contact.id, isChosen]]));
    give.mutate({ contact, isChosen });
  };
  return (
    <section ref={card} aria-labelledby={id}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 id={id} className="text-lg">
          Who has which role
        </h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label="Role"
            options={roles}
            value={role}
            onChange={({ target }) => caseRole.has(target.value) && setRole(target.value)}
          />
          <ContactPicker
            label={`Contacts with the role ${caseRole.label(role)}`}
            contacts={living}
            value={holders.map((contact) => contact.id)}
            onToggle={toggle}
            isDisabled={!may('contacts.change')}
          />
        </div>
      </Card>
    </section>
  );
};
