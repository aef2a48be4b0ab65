import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { caseRole, emailType } from '#shared/model/enumerations/people.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import { Checkbox, CheckboxGroup, RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddressField } from './address-field.tsx';
import {
  type ContactBeside,
  type ContactForm,
  type ContactTyped,
  contactLabels,
  halvesOf,
  noContact,
  type SectionKey,
  sections,
  valueWords,
} from './contact-form.ts';
import { emailChoiceWords } from './contact-words.ts';
import { EditorSection } from './editor-section.tsx';

const { typed: noTyped } = halvesOf(noContact);
type Option = { id: string; text: string };
const choice = ({ id, text }: Option) => ({ value: id, label: text });
const roles = caseRole.options.map(choice);
const emails = emailType.options.map(choice);

export type ContactSectionsProps = {
  form: ContactForm;
  beside: ContactBeside;
  onBeside: (beside: ContactBeside) => void;
  /** The contact as it is saved; null for somebody new. */
  contact: CaseContact | null;
  /** Under the names of somebody new: people whom the home knows already. */
  suggestions?: ReactNode;
};

const Personal = ({ form, typed, suggestions }: ContactSectionsProps & { typed: ContactTyped }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...form.field('firstName')} autoComplete="off" maxLength={64} />
      <TextField {...form.field('middleName')} isOptional autoComplete="off" maxLength={64} />
      <TextField {...form.field('lastName')} autoComplete="off" maxLength={64} />
      <TextField {...form.field('lastNamePriorMarriage')} isOptional autoComplete="off" maxLength={64} />
    </div>
    {suggestions}
    <Select {...form.field('relationship')} isOptional emptyLabel="Not known yet" options={relationshipChoices} />
    {typed.relationship === 'other' && (
      <TextField {...form.field('otherRelationship')} isOptional autoComplete="off" maxLength={64} />
    )}
    <Checkbox {...form.field('isDeceased')} hint="For a contact who has died, we keep only the name and relationship." />
  </>
);

const Reach = ({ form, contact }: ContactSectionsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <FormPhoneField form={form} name="phoneNumber" isOptional autoComplete="off" />
      <TextField
        {...form.field('email')}
        type="email"
        maxLength={254}
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
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
  </>
);

const Roles = ({ beside, onBeside }: ContactSectionsProps) => (
  <CheckboxGroup
    label={contactLabels.selectedRoles}
    isLabelHidden
    name="selectedRoles"
    layout="columns"
    options={roles}
    value={beside.selectedRoles}
    onChange={(chosen) => onBeside({ ...beside, selectedRoles: chosen.filter(caseRole.has) })}
  />
);

const summaryOf = (key: SectionKey, typed: ContactTyped, beside: ContactBeside): string => {
  const of = { ...typed, ...beside };
  const parts: Record<SectionKey, readonly string[]> = {
    personal: [typed.firstName, typed.lastName],
    contact: [typed.phoneNumber, typed.email],
    address: beside.address ? [valueWords('address', of)] : [],
    roles: beside.selectedRoles.length > 0 ? [valueWords('selectedRoles', of)] : [],
  };
  return parts[key].filter(Boolean).join(' ');
};

/** The four sections of the contact editor, one after another; after a refusal, those with something to mend are open. */
export const ContactSections = (props: ContactSectionsProps) => {
  const { form, beside, onBeside } = props;
  const [open, setOpen] = useState<readonly SectionKey[]>(['personal']);
  const [reached, setReached] = useState<SectionKey | null>(null);
  const typed = { ...noTyped, ...useWatch({ control: form.form.control }) } as ContactTyped;
  const { focusKey, errors } = form.summary;
  const shown = typed.isDeceased ? sections.slice(0, 1) : sections;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try to save, not with each key stroke
  useEffect(() => {
    const faulty = sections.filter(({ fields }) =>
      fields.some((name) => name in noTyped && form.form.getFieldState(name as keyof ContactTyped).invalid),
    );
    if (errors.length > 0) setOpen((now) => [...new Set([...now, ...faulty.map(({ key }) => key)])]);
  }, [focusKey, errors.length]);
  const toggle = (key: SectionKey) => setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key]);
  const goOn = (from: SectionKey, to: SectionKey) => {
    setOpen([...open.filter((each) => each !== from), to]);
    setReached(to);
  };
  const bodies: Record<SectionKey, ReactNode> = {
    personal: <Personal {...props} typed={typed} />,
    contact: <Reach {...props} />,
    address: <AddressField value={beside.address} onChange={(address) => onBeside({ ...beside, address })} />,
    roles: <Roles {...props} />,
  };
  return (
    <div>
      {shown.map(({ key, title }, at) => {
        const next = shown[at + 1];
        return (
          <EditorSection
            key={key}
            title={title}
            summary={summaryOf(key, typed, beside)}
            isOpen={open.includes(key)}
            isReached={reached === key}
            onToggle={() => toggle(key)}
            {...(next ? { onContinue: () => goOn(key, next.key) } : {})}
          >
            {bodies[key]}
          </EditorSection>
        );
      })}
    </div>
  );
};
