import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CaseContact, KnownPerson } from '#shared/contract/case-contacts-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { useCase } from '../use-case.ts';
import { contactForm, halvesOf, noContact, typedLabels } from './contact-form.ts';
import { ContactSections } from './contact-sections.tsx';
import { KnownPeople } from './known-people.tsx';
import { useAddContact } from './use-save-contact.ts';

const nothing = halvesOf(noContact);

type AddContactProps = { isOpen: boolean; onClose: () => void; onAdded: (contact: CaseContact) => void };

/** The drawer "Add new contact". Save checks first, and does nothing while something is wrong. */
export const AddContact = ({ isOpen, onClose, onAdded }: AddContactProps) => {
  const formId = useId();
  const { caseId } = useCase();
  const add = useAddContact(caseId);
  const [beside, setBeside] = useState(nothing.beside);
  const form = useZodForm({
    schema: contactForm,
    defaultValues: nothing.typed,
    labels: typedLabels,
    send: async (fields) => {
      const added = await add({ ...fields, ...beside });
      form.form.reset(nothing.typed);
      setBeside(nothing.beside);
      onAdded(added);
    },
  });
  const { firstName = '', lastName = '' } = useWatch({ control: form.form.control });
  const take = ({ person }: KnownPerson) => {
    const { address: known, fullName: _full, ...names } = person;
    for (const [name, value] of Object.entries(names)) form.form.setValue(name as keyof typeof names, value);
    setBeside({ ...beside, address: known ?? null });
  };
  return (
    <Drawer
      title="Add new contact"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" isBusy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate aria-label="Add new contact" onSubmit={form.onSubmit} className="grid gap-5">
        <ErrorSummary {...form.summary} />
        <FormFailure error={form.failure} />
        <ContactSections
          form={form}
          beside={beside}
          onBeside={setBeside}
          contact={null}
          suggestions={<KnownPeople name={`${firstName} ${lastName}`.trim()} onTake={take} />}
        />
      </form>
    </Drawer>
  );
};
