import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { longestText } from '#shared/model/contact-field-sets.ts';
import { contactWay } from '#shared/model/enumerations/people.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { relationshipChoices } from '#web/parts/relationship-choices.ts';
import type { ZodForm } from '#web/parts/use-zod-form.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Typed, typedNames, type typedSchema } from './my-details-fields.ts';

type TextName = { [Name in keyof Typed]: string extends Typed[Name] ? Name : never }[keyof Typed];
const autoComplete: Partial<Record<TextName, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
};

const ways = contactWay.options.map(({ id, text }) => ({ value: id, label: text }));

type Props = { form: ZodForm<z.input<typeof typedSchema>, Typed> };
type Control = (props: Props) => ReactNode;

/** Controls for the fields that aren't text, each of which needs one. The others are lines of text side by side. */
const controls: Record<Exclude<keyof Typed, TextName> | 'otherRelationship' | 'phoneNumber', Control> = {
  relationship: ({ form }) => (
    <Select {...form.field('relationship')} isOptional emptyLabel="Not said yet" options={relationshipChoices} />
  ),
  otherRelationship: function OtherRelationship({ form }) {
    const chosen = useWatch({ control: form.form.control, name: 'relationship' });
    return chosen === 'other' && <TextField {...form.field('otherRelationship')} isOptional autoComplete="off" maxLength={64} />;
  },
  preferredWay: ({ form }) => <Select {...form.field('preferredWay')} isOptional emptyLabel="Not said yet" options={ways} />,
  phoneNumber: ({ form }) => <FormPhoneField form={form} name="phoneNumber" isOptional autoComplete="tel" />,
};

const hasControl = (name: string): name is keyof typeof controls => Object.hasOwn(controls, name);
const controlNames = typedNames.filter(hasControl);
const textNames = typedNames.filter((name) => !hasControl(name)) as TextName[];

/** Shows what relatives type about themselves, in the order of the contact's table. */
export const TypedFields = ({ form }: Props) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      {textNames.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          isOptional={name !== 'firstName' && name !== 'lastName'}
          autoComplete={autoComplete[name] ?? 'off'}
          maxLength={longestText(name)}
        />
      ))}
    </div>
    {controlNames.map((name) => {
      const Draw = controls[name];
      return <Draw key={name} form={form} />;
    })}
  </>
);
