import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { type ContactError, type ContactField, contactErrors } from '#shared/planner/contact-errors.ts';
import type { DraftContact } from '#shared/planner/plan-draft.ts';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { contactFieldId } from './contact-field-id.ts';

const NAME_LENGTH = 64;
const EMAIL_LENGTH = 254;

type ContactFieldsProps = {
  contact: DraftContact;
  heading: string;
  /** Whether this is the planner, whose details the browser may fill in. */
  isFirst: boolean;
  asksRelationship: boolean;
  /** What was wrong when Continue was pressed. */
  errors: readonly ContactError[];
  onChange: (part: Partial<DraftContact>) => void;
  onRemove?: () => void;
};

/** Validates fields that were left with something in them, before Continue is pressed, but not while they are first typed. */
const useLeftFields = (contact: DraftContact, asksRelationship: boolean) => {
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const type = asksRelationship ? 'someone-else' : 'myself';
  const found = contactErrors({ contacts: [contact], type }).filter(
    ({ field, message }) => left.has(field) && message !== 'Required',
  );
  return { found, leave: (field: ContactField) => setLeft((before) => new Set([...before, field])) };
};

/** Shows one person of the plan. Names may be written in any script. */
export const ContactFields = ({
  contact,
  heading,
  isFirst,
  asksRelationship,
  errors,
  onChange,
  onRemove,
}: ContactFieldsProps) => {
  const headingId = useId();
  const { found, leave } = useLeftFields(contact, asksRelationship);
  const messageOf = (field: ContactField) => [...errors, ...found].find((each) => each.field === field)?.message;
  const fill = (token: string) => (isFirst ? token : 'off');
  const text = (field: 'firstName' | 'middleName' | 'lastName' | 'email') => ({
    id: contactFieldId(contact.key, field),
    value: contact[field],
    error: messageOf(field),
    onBlur: () => leave(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {heading}
        </h2>
        {onRemove && (
          <Button size="compact" look="quiet" icon={Trash2} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField label="First name" {...text('firstName')} autoComplete={fill('given-name')} maxLength={NAME_LENGTH} />
        <TextField
          label="Middle name"
          isOptional
          {...text('middleName')}
          autoComplete={fill('additional-name')}
          maxLength={NAME_LENGTH}
        />
        <TextField
          label="Last name"
          className="sm:col-span-2"
          {...text('lastName')}
          autoComplete={fill('family-name')}
          maxLength={NAME_LENGTH}
        />
        {asksRelationship && (
          <Select
            id={contactFieldId(contact.key, 'relationship')}
            className="sm:col-span-2"
            label="Relationship"
            hint={isFirst ? 'You are their…' : 'This contact is their…'}
            emptyLabel="Choose a relationship"
            options={relationshipChoices}
            error={messageOf('relationship')}
            value={contact.relationship ?? ''}
            onChange={({ target }) => onChange({ relationship: relationship.has(target.value) ? target.value : undefined })}
          />
        )}
        {contact.contactType === 'contact' && (
          <>
            <EmailField label="Email" {...text('email')} autoComplete={fill('email')} maxLength={EMAIL_LENGTH} />
            <PhoneField
              id={contactFieldId(contact.key, 'phoneNumber')}
              label="Phone"
              isOptional
              autoComplete={fill('tel-national')}
              error={messageOf('phoneNumber')}
              value={contact.phoneNumber}
              onChange={(phoneNumber) => onChange({ phoneNumber })}
              onBlur={() => leave('phoneNumber')}
            />
          </>
        )}
      </div>
    </section>
  );
};
