import { useState } from 'react';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnloadWarning } from '../../account/use-unload-warning.ts';
import { useCase } from '../use-case.ts';
import { type ContactFields, contactForm, contactLabels, fieldsOf, halvesOf, typedLabels, valueWords } from './contact-form.ts';
import { ContactSections } from './contact-sections.tsx';
import { CONTACT_SAVED, useSaveContact } from './use-save-contact.ts';

/** Edits an existing contact. */
export const ContactDetails = ({ contact }: { contact: CaseContact }) => {
  const { caseId, may } = useCase();
  const { base, stale, save, accept } = useSaveContact(caseId, contact);
  const begun = halvesOf(fieldsOf(base));
  const [beside, setBeside] = useState(begun.beside);
  const form = useZodForm({
    schema: contactForm,
    defaultValues: begun.typed,
    labels: typedLabels,
    send: async (fields) => show(await save({ ...fields, ...beside })),
  });
  const begin = (fields: ContactFields) => {
    const halves = halvesOf(fields);
    setBeside(halves.beside);
    form.form.reset(halves.typed);
  };
  const show = (saved: CaseContact | null) => {
    if (!saved) return;
    begin(fieldsOf(saved));
    toast(CONTACT_SAVED, { tone: 'success' });
  };
  const isDirty = form.form.formState.isDirty || JSON.stringify(beside) !== JSON.stringify(begun.beside);
  useUnloadWarning(isDirty);
  return (
    <ZodForm form={form} label={contact.fullName}>
      {stale && (
        <StaleChoice
          conflict={stale}
          title={`Someone else saved ${stale.saved.fullName} in the meantime`}
          differences={stale.fields.map((field) => ({
            label: contactLabels[field],
            mine: valueWords(field, stale.mine),
            theirs: valueWords(field, fieldsOf(stale.saved)),
          }))}
          onKeepMine={async () => show(await save(stale.mine, stale.saved))}
          onTakeSaved={() => begin(fieldsOf(accept(stale.saved)))}
        />
      )}
      <fieldset disabled={!may('contacts.change')} className="min-w-0">
        <legend className="sr-only">Contact</legend>
        <ContactSections form={form} beside={beside} onBeside={setBeside} contact={contact} />
      </fieldset>
      {may('contacts.change') && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="primary" isBusy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
          <p role="status" className="text-muted">
            {isDirty && !form.isBusy ? 'Not saved yet' : ''}
          </p>
        </div>
      )}
    </ZodForm>
  );
};
