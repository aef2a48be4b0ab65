import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { Address } from '#shared/model/address.ts';
import { sectionsOfContact } from '#shared/model/contact-field-sets.ts';
import { type ContactSection, contactSection } from '#shared/model/contact-fields.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import type { Question } from '#shared/model/question.ts';
import { suggestAddresses } from '#web/parts/suggest-addresses.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { type ContactSectionsProps, TypedFields } from './contact-controls.tsx';
import { type ContactBeside, type ContactTyped, contactLabels, halvesOf, noContact, valueWords } from './contact-form.ts';
import { EditorSection } from './editor-section.tsx';

const { typed: noTyped } = halvesOf(noContact);
type Option = { id: string; text: string };
const choice = ({ id, text }: Option) => ({ value: id, label: text });
const roles = caseRole.options.map(choice);

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

/** A person's address is where they live, so it has no name, floor, or room. */
const addressQuestion: Question = {
  id: '6f1d9c3e-2b57-4e0a-9d64-8f1f2c9d7a11',
  identifier: 'contactAddress',
  question: 'Where they live',
  fieldType: 'address',
  options: [],
  optionSize: 'small',
  isVisible: true,
  isOptional: true,
  addressHiddenFields: ['locationType', 'locationName', 'county', 'floor', 'room'],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'any',
  familyVisibility: 'can-edit',
  lockState: 'editable',
  sortOrder: 0,
};
const addressSources = { suggestAddresses };

/** Edits an address with the same widget as every other address, with suggestions from the lookup. */
const ContactAddress = ({ beside, onBeside }: ContactSectionsProps) => (
  <QuestionSourcesContext value={addressSources}>
    <QuestionField
      question={addressQuestion}
      value={beside.address ?? undefined}
      onChange={(answer) => onBeside({ ...beside, address: answer as Address | null })}
    />
  </QuestionSourcesContext>
);

const summaryOf = (key: ContactSection, typed: ContactTyped, beside: ContactBeside): string => {
  const of = { ...typed, ...beside };
  const parts: Record<ContactSection, readonly string[]> = {
    personal: [typed.firstName, typed.lastName],
    contact: [typed.phoneNumber, typed.email],
    address: beside.address ? [valueWords('address', of)] : [],
    roles: beside.selectedRoles.length > 0 ? [valueWords('selectedRoles', of)] : [],
  };
  return parts[key].filter(Boolean).join(' ');
};

/** Shows the editor’s four sections in order, the first one open or the one that the address names. After a rejected save, those with an error are open. */
export const ContactSections = (props: ContactSectionsProps) => {
  const { form, beside } = props;
  const [search] = useSearchParams();
  const named = search.get('section');
  const field = search.get('field');
  const body = useRef<HTMLDivElement>(null);
  useEffect(
    () => (field ? focusInView(() => body.current?.querySelector(`[name="${CSS.escape(field)}"]`) ?? null) : undefined),
    [field],
  );
  const asked = contactSection.find((key) => key === named);
  const [open, setOpen] = useState<readonly ContactSection[]>([asked ?? 'personal']);
  const [reached, setReached] = useState<ContactSection | null>(asked ?? null);
  const typed = { ...noTyped, ...useWatch({ control: form.form.control }) } as ContactTyped;
  const { focusKey, errors } = form.summary;
  const sections = typed.isDeceased ? sectionsOfContact.slice(0, 1) : sectionsOfContact;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to save, not each keystroke
  useEffect(() => {
    const faulty = sectionsOfContact.filter(({ fields }) =>
      fields.some((name) => name in noTyped && form.form.getFieldState(name as keyof ContactTyped).invalid),
    );
    if (errors.length > 0) setOpen((now) => [...new Set([...now, ...faulty.map(({ key }) => key)])]);
  }, [focusKey, errors.length]);
  const toggle = (key: ContactSection) => setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key]);
  const goOn = (from: ContactSection, to: ContactSection) => {
    setOpen([...open.filter((each) => each !== from), to]);
    setReached(to);
  };
  const bodies: Record<ContactSection, ReactNode> = {
    personal: <TypedFields {...props} typed={typed} section="personal" />,
    contact: <TypedFields {...props} typed={typed} section="contact" />,
    address: <ContactAddress {...props} />,
    roles: <Roles {...props} />,
  };
  return (
    <div ref={body}>
      {sections.map(({ key, title }, at) => {
        const next = sections[at + 1];
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
