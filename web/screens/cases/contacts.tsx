import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CasePage } from './case-page.tsx';
import { AddContact } from './contacts/add-contact.tsx';
import { ContactList } from './contacts/contact-list.tsx';
import { RoleCard } from './contacts/role-card.tsx';
import { TradeCompanies } from './contacts/trade-companies.tsx';
import { useCase } from './use-case.ts';

const AddButton = () => {
  const { may } = useCase();
  const [isAdding, setIsAdding] = useState(false);
  if (!may('contacts.change')) return null;
  return (
    <>
      <Button look="primary" size="compact" icon={UserRoundPlus} onClick={() => setIsAdding(true)}>
        Add contact
      </Button>
      <AddContact isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={() => setIsAdding(false)} />
    </>
  );
};

/** Says how to change the order, for people who may. */
const Lead = () =>
  useCase().may('contacts.change')
    ? 'Drag a row or use its arrow keys. Call the people at the top first.'
    : 'The first are called first.';

const WhyNot = () => {
  const { whyNot } = useCase();
  return whyNot('contacts.change') ? <Banner>{whyNot('contacts.change')}</Banner> : null;
};

/** /locations/{locationId}/cases/{caseId}/contacts: the people around a case in their order, and who takes part. */
export const Component = () => (
  <CasePage faq="case-contacts" title="Contacts" lead={<Lead />} actions={<AddButton />}>
    <div className="grid gap-6">
      <WhyNot />
      <ContactList />
      <RoleCard />
      <TradeCompanies />
    </div>
  </CasePage>
);
