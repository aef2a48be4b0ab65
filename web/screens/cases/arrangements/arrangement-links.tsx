import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ContactMenu } from '../contacts/contact-access.tsx';
import { arrangementWords } from '../contacts/contact-words.ts';
import { ContactsFailed } from '../contacts/contacts-failed.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';

const Relative = ({ contact }: { contact: CaseContact }) => {
  const { caseId, locationId, may } = useCase();
  const words = useWhenWords();
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <TextLink to={workPaths.caseContact({ locationId, caseId, contactId: contact.id })} className="font-semibold break-words">
          {contact.fullName}
        </TextLink>
        <p className="text-muted">{arrangementWords(contact, words) ?? 'Has not been sent the link to plan online.'}</p>
      </div>
      {may('contacts.change') && <ContactMenu contact={contact} />}
    </li>
  );
};

const List = () => {
  const { caseId } = useCase();
  const list = useContacts(caseId, { includeDecedents: true });
  if (list.isPending) return <SkeletonText lines={3} />;
  if (!list.data) return <ContactsFailed list={list} />;
  const people = contactsOf(list.data.pages).filter(({ isDeceased, email }) => !isDeceased && email !== '');
  if (people.length === 0) return <p className="text-muted">No contact of this case has an email to send the link to.</p>;
  return (
    <Card>
      <ul className="divide-y divide-border">
        {people.map((contact) => (
          <Relative key={contact.id} contact={contact} />
        ))}
      </ul>
    </Card>
  );
};

/** Shows who in the family was sent the link to plan online, and what they did with it. */
export const ArrangementLinks = () => (
  <section aria-labelledby="links">
    <h2 id="links" className="mb-3 text-lg">
      Links to plan online
    </h2>
    <List />
  </section>
);
