import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CasePage } from './case-page.tsx';
import { ContactAccess } from './contacts/contact-access.tsx';
import { ContactDetails } from './contacts/contact-details.tsx';
import { RemoveContact } from './contacts/remove-contact.tsx';
import { useCase } from './use-case.ts';

const BackToContacts = () => (
  <LinkButton size="compact" icon={ArrowLeft} to={workPaths.caseContacts(useCase())}>
    Contacts
  </LinkButton>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-5 sm:p-6">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
};

const Contact = ({ contact }: { contact: CaseContact }) => {
  const { may, whyNot } = useCase();
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <div className="grid max-w-180 gap-5">
      <h2 className="text-lg md:text-xl">{contact.fullName}</h2>
      {whyNot('contacts.change') && <Banner>{whyNot('contacts.change')}</Banner>}
      <Card className="p-5 sm:p-6">
        <ContactDetails key={contact.id} contact={contact} />
      </Card>
      {!contact.isDeceased && (
        <Part title="Taking part">
          <ContactAccess contact={contact} />
        </Part>
      )}
      {may('contacts.change') && (
        <div>
          <Button size="compact" onClick={() => setIsRemoving(true)}>
            Remove contact
          </Button>
        </div>
      )}
      {isRemoving && <RemoveContact contact={contact} onClose={() => setIsRemoving(false)} />}
    </div>
  );
};

const LoadedContact = () => {
  const { caseId } = useCase();
  const { contactId = '' } = useParams();
  const found = useQuery(query.caseContacts.getCaseContact.queryOptions({ input: { caseId, contactId } }));
  if (found.data) return <Contact contact={found.data} />;
  if (found.isPending) return <SkeletonText lines={6} />;
  const problem = problemOf(found.error);
  if (problem?.code === 'not_found' || problem?.status === 400)
    return (
      <EmptyState icon={UserRoundX} title="We couldn’t find this contact." action={<BackToContacts />}>
        They may have been removed.
      </EmptyState>
    );
  return (
    <FailedPanel
      title="This contact could not be loaded."
      requestId={problem?.requestId}
      onRetry={() => void found.refetch()}
      isRetrying={found.isRefetching}
    >
      {messageOf(found.error)}
    </FailedPanel>
  );
};

/** /locations/{locationId}/cases/{caseId}/contacts/{contactId}: everything about one contact, and their access to the case. */
export const Component = () => (
  <CasePage faq="case-contacts" title="Contact" actions={<BackToContacts />}>
    <LoadedContact />
  </CasePage>
);
