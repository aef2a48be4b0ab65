import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { SignerRole } from '#shared/model/enumerations/document.ts';
import { memberName } from '#shared/team/member-name.ts';
import type { Choice } from '#web/ui/select.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import type { ChosenSigner } from './document-values.ts';

const ofHome: readonly string[] = ['funeral-director', 'crematory'] satisfies SignerRole[];
/** A role that someone of the home, or of its crematory, signs in. */
const isOfHome = (role: SignerRole) => ofHome.includes(role);

const hasRole = ({ selectedRoles }: CaseContact, role: SignerRole) => (selectedRoles as readonly string[]).includes(role);

const choiceOf = (contact: CaseContact): Choice => {
  const kin = relationshipWords(contact);
  return { value: contact.id, label: kin ? `${contact.fullName} (${kin})` : contact.fullName };
};

/** Returns the people who may sign a document of the open case. Those with the role come first, and the others after a line. */
export function usePeople() {
  const { caseId } = useCase();
  const contacts = contactsOf(useContacts(caseId).data?.pages ?? []).filter(({ isDeceased }) => !isDeceased);
  const { everyone, members } = useMembers();
  const companies = everyone.filter(({ kind, status }) => kind === 'trade-company' && status !== 'inactive');
  const names = new Map([...contacts, ...everyone].map(({ id, fullName }) => [id, fullName]));
  const choicesFor = ({ role }: Pick<ChosenSigner, 'role'>): Choice[] => {
    if (isOfHome(role))
      return (role === 'crematory' ? [...companies, ...members] : members).map((member, at) => ({
        value: member.id,
        label: memberName(member),
        beginsGroup: role === 'crematory' && at > 0 && at === companies.length,
      }));
    const first = contacts.filter((contact) => hasRole(contact, role));
    const others = contacts.filter((contact) => !hasRole(contact, role));
    return [
      ...first.map(choiceOf),
      ...others.map((contact, at) => ({ ...choiceOf(contact), beginsGroup: at === 0 && first.length > 0 })),
    ];
  };
  return {
    isOfHome,
    choicesFor,
    nameOf: ({ contactId, employeeId }: Pick<ChosenSigner, 'contactId' | 'employeeId'>) =>
      names.get(contactId ?? employeeId ?? ''),
  };
}
