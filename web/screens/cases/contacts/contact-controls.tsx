import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { longestText, sectionsOfContact } from '#shared/model/contact-field-sets.ts';
import { contactWay, emailType } from '#shared/model/enumerations/people.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { type ContactBeside, type ContactForm, type ContactTyped, contactLabels } from './contact-form.ts';
import { emailChoiceWords } from './contact-words.ts';

const ways = contactWay.options.map(({ id, text }) => ({ value: id, label: text }));
const emails = emailType.options.map(({ id, text }) => ({ value: id, label: text }));

export type ContactSectionsProps = {
  form: ContactForm;
  beside: ContactBeside;
  onBeside: (beside: ContactBeside) => void;
  /** The saved contact; null for a new one. */
  contact: CaseContact | null;
  /** Under the names of a new contact: people whom the home already knows. */
  suggestions?: ReactNode;
};

type ControlProps = ContactSectionsProps & { typed: ContactTyped };
type Control = (props: ControlProps) => ReactNode;
type TextName = { [Name in keyof ContactTyped]: string extends ContactTyped[Name] ? Name : never }[keyof ContactTyped];

/** Makes a control for a line of text. Two of these fit side by side. */
const textControl = (name: TextName, more: Partial<TextFieldProps> = {}): Control =>
  function Text({ form }) {
    return <TextField {...form.field(name)} autoComplete="off" maxLength={longestText(name)} {...more} />;
  };

/** Shows a field that has no control in the tables below. */
const OptionalLine = ({ form, name }: ControlProps & { name: TextName }) => (
  <TextField {...form.field(name)} isOptional autoComplete="off" maxLength={longestText(name)} />
);

/** Controls side by side. A text field that isn't in either record is a plain optional line. */
const halves: Partial<Record<TextName, Control>> = {
  firstName: textControl('firstName'),
  lastName: textControl('lastName'),
  phoneNumber: ({ form }) => <FormPhoneField form={form} name="phoneNumber" isOptional autoComplete="off" />,
  email: textControl('email', {
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  }),
};

/** Controls on their own line. Every field that isn't text needs one. */
const wholes: Record<Exclude<keyof ContactTyped, TextName> | 'otherRelationship', Control> = {
  relationship: ({ form }) => (
    <Select {...form.field('relationship')} isOptional emptyLabel="Not known yet" options={relationshipChoices} />
  ),
  otherRelationship: ({ form, typed }) =>
    typed.relationship === 'other' && (
      <TextField {...form.field('otherRelationship')} isOptional autoComplete="off" maxLength={64} />
    ),
  preferredWay: ({ form }) => <Select {...form.field('preferredWay')} isOptional emptyLabel="Not known yet" options={ways} />,
  isDeceased: ({ form }) => (
    <Checkbox {...form.field('isDeceased')} hint="For a contact who has died, we keep only the name and relationship." />
  ),
  emailType: ({ form, contact }) => (
    <Controller
      control={form.form.control}
      name="emailType"
      render={({ field }) => (
        <RadioGroup
          label={contactLabels.emailType}
          hint={emailChoiceWords(contact)}
          name="emailType"
          options={emails}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  ),
};

const isWhole = (name: string): name is keyof typeof wholes => Object.hasOwn(wholes, name);

/** Shows the typed fields of a section in the order of the table: first lines of text side by side, then the others. */
export const TypedFields = ({ section, ...props }: ControlProps & { section: 'personal' | 'contact' }) => {
  const names = sectionsOfContact.find(({ key }) => key === section)?.fields ?? [];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(names.filter((name) => !isWhole(name)) as TextName[]).map((name) => {
          const Draw = halves[name] ?? OptionalLine;
          return <Draw key={name} {...props} name={name} />;
        })}
      </div>
      {section === 'personal' && props.suggestions}
      {names.filter(isWhole).map((name) => {
        const Draw = wholes[name];
        return <Draw key={name} {...props} />;
      })}
    </>
  );
};
