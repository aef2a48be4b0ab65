import type { ReactNode } from 'react';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { ContactMenu, ContactStatus } from './contact-access.tsx';

/** A contact in the list: who it is, how to reach them, how their access stands. */
export const ContactRow = ({ contact, handle }: { contact: CaseContact; handle: ReactNode }) => {
  const { locationId, caseId, may } = useCase();
  const kin = relationshipWords(contact);
  const reach = [contact.phoneNumber, contact.email].filter(Boolean).join(', ');
  return (
    <div className="flex items-start gap-2 px-3 py-3 sm:px-5">
      {handle}
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink
            to={workPaths.caseContact({ locationId, caseId, contactId: contact.id })}
            className="font-semibold wrap-anywhere"
          >
            {contact.fullName}
          </TextLink>
          {kin && <span className="text-muted">({kin})</span>}
          {contact.isDeceased ? <Badge>Deceased</Badge> : <ContactStatus status={contact.status} />}
        </p>
        {reach && <p className="mt-0.5 wrap-anywhere text-muted">{reach}</p>}
        {contact.selectedRoles.length > 0 && (
          <p className="mt-1 text-muted">{contact.selectedRoles.map(caseRole.label).join(', ')}</p>
        )}
      </div>
      {may('contacts.change') && !contact.isDeceased && <ContactMenu contact={contact} />}
    </div>
  );
};
