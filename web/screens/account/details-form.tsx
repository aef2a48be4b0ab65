import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SessionUser } from '#shared/contract/session.ts';
import { normalizeEmail } from '#shared/values/email.ts';
import { FormPhoneField } from '../../parts/form-phone-field.tsx';
import { SaveIndicator, type SaveState } from '../../parts/save-indicator.tsx';
import { StaleChoice } from '../../parts/stale-choice.tsx';
import { useMergingSave } from '../../parts/use-merging-save.ts';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { useUnsaved } from '../../routing/unsaved.ts';
import { api, updateUser } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { type Details, detailsFormSchema } from './account-schemas.ts';

/** Returns what the form shows of a person. It shows an unconfirmed address already, so that saving something else keeps it. */
const detailsOf = (user: SessionUser): Details => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.pendingEmail ?? user.email,
  phone: user.phone ?? '',
  currentPassword: '',
});

/** Saves the person's details over the version that the form began with; another tab or device may have changed them in the meantime. */
const useSaveDetails = (user: SessionUser) =>
  useMergingSave<SessionUser, Details>({
    begun: user,
    fieldsOf: detailsOf,
    send: ({ currentPassword, ...details }, { version }) =>
      api.appuser.updateAccount({
        ...details,
        phone: details.phone || null,
        version,
        ...(currentPassword === '' ? {} : { currentPassword }),
      }),
    fetchLatest: () => api.appuser.me(),
    onAccepted: updateUser,
  });

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  currentPassword: 'Current password',
};

/** Changing the email takes the password: someone at an unattended screen must not take over the account. */
const isNewEmail = (user: SessionUser, typed: string): boolean =>
  ![user.email, user.pendingEmail, ''].includes(normalizeEmail(typed));

const emailHint = (user: SessionUser, typed: string): string | undefined => {
  const email = normalizeEmail(typed);
  if (email === user.email || email === '') return undefined;
  if (email === user.pendingEmail) return `Not confirmed yet. Until then, you sign in with ${user.email}.`;
  return 'We’ll send a link to this address. Your email changes when you open it.';
};

/** Edits the name, address, and phone number of the signed-in person. */
export const DetailsForm = ({ user }: { user: SessionUser }) => {
  const { base, stale, save, accept } = useSaveDetails(user);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form = useZodForm({
    schema: detailsFormSchema,
    defaultValues: detailsOf(user),
    labels,
    send: async (details) => {
      setSavedAt(null);
      showSaved(await save(details));
    },
  });
  const { reset, resetField, control } = form.form;
  const { isDirty } = form.form.formState;
  const showSaved = (saved: SessionUser | null) => {
    if (!saved) return;
    reset(detailsOf(saved));
    setSavedAt(new Date());
  };
  const takeSaved = (saved: SessionUser) => reset(detailsOf(accept(saved)));

  useEffect(() => {
    // Updates (a confirmed address, another tab) may only replace what nobody is editing.
    if (user.version > base.version && !isDirty && !form.isBusy) takeSaved(user);
  });
  useUnsaved(isDirty);

  const typedEmail = useWatch({ control, name: 'email' });
  const needsPassword = isNewEmail(user, typedEmail);
  useEffect(() => {
    // A password that is no longer needed must not count as an unsaved change.
    if (!needsPassword) resetField('currentPassword');
  }, [needsPassword, resetField]);
  return (
    <ZodForm form={form} label="Your details">
      {stale && (
        <StaleChoice
          conflict={stale}
          title="Your details were changed somewhere else in the meantime"
          differences={stale.fields.map((field) => ({
            label: labels[field],
            mine: stale.mine[field],
            theirs: detailsOf(stale.saved)[field],
          }))}
          onKeepMine={async () => showSaved(await save(stale.mine, stale.saved))}
          onTakeSaved={() => takeSaved(stale.saved)}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={64} />
        <TextField {...form.field('lastName')} autoComplete="family-name" maxLength={64} />
      </div>
      <EmailField {...form.field('email')} hint={emailHint(user, typedEmail)} />
      {needsPassword && (
        <PasswordField
          {...form.field('currentPassword')}
          hint="Enter it to change your email."
          autoComplete="current-password"
          maxLength={256}
        />
      )}
      <FormPhoneField form={form} name="phone" isOptional autoComplete="tel" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" look="primary" isBusy={form.isBusy} busyLabel="Saving...">
          Save
        </Button>
        <SaveIndicator state={stateOf({ isBusy: form.isBusy, hasFailed: Boolean(form.failure || stale), isDirty, savedAt })} />
      </div>
    </ZodForm>
  );
};

type Facts = { isBusy: boolean; hasFailed: boolean; isDirty: boolean; savedAt: Date | null };

const stateOf = ({ isBusy, hasFailed, isDirty, savedAt }: Facts): SaveState => {
  if (isBusy) return { kind: 'saving' };
  if (hasFailed) return { kind: 'failed' };
  if (isDirty) return { kind: 'dirty' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
};
