import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { contactErrors, contactFieldWords, countingContacts } from '#shared/planner/contact-errors.ts';
import { type DraftContact, emptyContact, type PlanDraft } from '#shared/planner/plan-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanner } from '../store/use-planner.ts';
import { contactFieldId } from './contacts/contact-field-id.ts';
import { ContactFields } from './contacts/contact-fields.tsx';
import type { StepModule, StepProps } from './step-module.ts';

/** The maximum number of contacts in a plan, including the decedent. */
const MAX_CONTACTS = 20;

const MYSELF = 'planner';
const DECEDENT = 'decedent';

const ownerWords = (contact: DraftContact, at: number): string =>
  contact.contactType === 'decedent' ? 'the person the plan is for' : at === 0 ? 'you' : `contact ${at}`;

export const errors: StepModule['errors'] = (plan) => {
  const people = countingContacts(plan);
  return contactErrors(plan).map(({ key, field, message }) => {
    const at = people.findIndex((contact) => contact.key === key);
    const contact = people[at];
    const whose = contact ? ownerWords(contact, at) : '';
    return {
      fieldId: contactFieldId(key, field),
      message: `${contactFieldWords[field]} (${whose}): ${message}`,
    };
  });
};

/** Adds the people that a plan begins with: the planner, and the person it is for. */
const withFirstPeople = (plan: PlanDraft): PlanDraft => {
  const hasPlanner = plan.contacts.some(({ contactType }) => contactType === 'contact');
  const needsDecedent = plan.type === 'someone-else' && !plan.contacts.some(({ contactType }) => contactType === 'decedent');
  if (hasPlanner && !needsDecedent) return plan;
  return {
    ...plan,
    contacts: [
      ...(hasPlanner ? [] : [emptyContact(MYSELF, 'contact')]),
      ...plan.contacts,
      ...(needsDecedent ? [emptyContact(DECEDENT, 'decedent')] : []),
    ],
  };
};

const changed = (plan: PlanDraft, key: string, part: Partial<DraftContact>): PlanDraft => ({
  ...plan,
  contacts: plan.contacts.map((contact) => (contact.key === key ? { ...contact, ...part } : contact)),
});

const headingOf = (contact: DraftContact, at: number, plan: PlanDraft): string => {
  if (contact.contactType === 'decedent') return plan.timing === 'at-need' ? 'The person who died' : 'The person the plan is for';
  return at === 0 ? 'You' : 'Further contact';
};

export const Component = ({ error }: StepProps) => {
  const { plan, change } = usePlanner();
  useEffect(() => change(withFirstPeople), [change]);
  const people = countingContacts(plan);
  const wrong = error ? contactErrors(plan) : [];
  const add = () =>
    change((before) => ({ ...before, contacts: [...before.contacts, emptyContact(crypto.randomUUID(), 'contact')] }));
  const remove = (contact: DraftContact) => {
    const at = plan.contacts.indexOf(contact);
    change((before) => ({ ...before, contacts: before.contacts.filter(({ key }) => key !== contact.key) }));
    const name = `${contact.firstName} ${contact.lastName}`.trim() || 'The contact';
    const undo = () => change((before) => ({ ...before, contacts: before.contacts.toSpliced(at, 0, contact) }));
    toast(`${name} was removed.`, { undo });
  };
  return (
    <div className="grid gap-10">
      {people.map((contact, at) => (
        <ContactFields
          key={contact.key}
          contact={contact}
          heading={headingOf(contact, at, plan)}
          isFirst={at === 0}
          asksRelationship={contact.contactType === 'contact' && plan.type === 'someone-else'}
          errors={wrong.filter(({ key }) => key === contact.key)}
          onChange={(part) => change((before) => changed(before, contact.key, part))}
          onRemove={at > 0 && contact.contactType === 'contact' ? () => remove(contact) : undefined}
        />
      ))}
      {people.length < MAX_CONTACTS && (
        <div className="border-t border-border pt-6">
          <p className="mb-3 text-muted">Is there anyone else the home should know about? You can add them now or later.</p>
          <Button icon={Plus} onClick={add}>
            Add a contact
          </Button>
        </div>
      )}
    </div>
  );
};
