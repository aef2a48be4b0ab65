import { UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { type ContactWay, caseRole } from '#shared/model/enumerations/people.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { ContactMenu, ContactStatus } from './contact-access.tsx';
import { ContactsFailed } from './contacts-failed.tsx';
import { contactsOf, useContacts, useContactsChanged } from './use-contacts.ts';

const preferredWords = { call: 'Prefers calls', text: 'Prefers texts', email: 'Prefers email' } as const satisfies Record<
  ContactWay,
  string
>;

/** Shows a contact in the list: who it is, how to reach them, and what access they have. */
const ContactRow = ({ contact, handle }: { contact: CaseContact; handle: ReactNode }) => {
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
        {reach && (
          <p className="mt-0.5 wrap-anywhere text-muted">
            {reach}
            {contact.preferredWay && `. ${preferredWords[contact.preferredWay]}`}
          </p>
        )}
        {contact.selectedRoles.length > 0 && (
          <p className="mt-1 text-muted">{contact.selectedRoles.map(caseRole.label).join(', ')}</p>
        )}
      </div>
      {may('contacts.change') && <ContactMenu contact={contact} />}
    </div>
  );
};

/** Keeps the order while a row is being moved, until it is dropped and saved. */
function useOrder(contacts: readonly CaseContact[]) {
  const { caseId } = useCase();
  const changed = useContactsChanged();
  const [moved, setMoved] = useState<{ order: readonly CaseContact[]; id: string } | null>(null);
  const settle = async () => {
    if (!moved) return;
    const at = moved.order.findIndex(({ id }) => id === moved.id);
    const after = moved.order[at - 1]?.id ?? null;
    await api.caseContacts
      .orderCaseContacts({ caseId, contactId: moved.id, after })
      .catch((error: unknown) => toast(messageOf(error), { tone: 'danger' }));
    await changed();
    setMoved(null);
  };
  const ordered = moved ? moved.order : contacts;
  const move = (from: number, to: number) => {
    const id = ordered[from]?.id;
    if (id) setMoved({ order: movedTo(ordered, from, to), id });
  };
  return { visibleContacts: ordered, move, settle };
}

/** Lists contacts in the home's order. */
export const ContactList = () => {
  const { caseId, may } = useCase();
  const list = useContacts(caseId);
  const contacts = contactsOf(list.data?.pages ?? []);
  const { visibleContacts, move, settle } = useOrder(contacts);
  if (list.isPending) return <SkeletonText lines={6} />;
  if (list.isError && !list.data) return <ContactsFailed list={list} />;
  if (contacts.length === 0)
    return (
      <EmptyState icon={UsersRound} title="There are no contacts yet.">
        {may('contacts.change') ? 'Add relatives, friends, and everyone else involved in this case.' : 'No one here yet.'}
      </EmptyState>
    );
  return (
    <>
      <Card>
        <SortList
          label="Contacts"
          items={visibleContacts}
          keyOf={({ id }) => id}
          nameOf={({ fullName }) => fullName}
          onMove={move}
          onSettled={() => void settle()}
          isDisabled={!may('contacts.change')}
          className="divide-y divide-border"
        >
          {(contact, handle) => <ContactRow contact={contact} handle={may('contacts.change') ? handle : null} />}
        </SortList>
      </Card>
      <LoadMore
        count={contacts.length}
        // The total is of interest only while there are more.
        {...(list.hasNextPage && list.data.pages[0]?.total !== undefined ? { total: list.data.pages[0].total } : {})}
        noun={contacts.length === 1 ? 'contact' : 'contacts'}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  );
};
