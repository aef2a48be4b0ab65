import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { isEmail, normalizeEmail } from '#shared/values/email.ts';
import { query } from '#web/session/index.ts';
import { EmailField } from '#web/ui/text-field.tsx';
import type { MemberForm } from './member-form.ts';

/** Asks for a new member's email. When the field loses the focus, it says whether that email can be invited, before anything else is typed. */
export const InviteEmail = ({ form }: { form: MemberForm }) => {
  const client = useQueryClient();
  const [notice, setNotice] = useState<{ email: string; message: string } | null>(null);
  const field = form.field('email');
  const isNow = (email: string) => normalizeEmail(form.form.getValues('email')) === email;
  const check = async (typed: string) => {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) return setNotice(null);
    // If the server can't be reached, or was asked too often, sending says the same later, beside the same field.
    const answer = await client
      .fetchQuery({ ...query.team.validateEmployeeEmail.queryOptions({ input: { email } }), staleTime: 0, retry: false })
      .catch(() => null);
    if (!answer || !isNow(email)) return setNotice(null);
    if (!answer.canInvite) form.form.setError('email', { type: 'server', message: answer.message });
    return setNotice(answer.canInvite ? { email, message: answer.message } : null);
  };
  return (
    <div>
      <EmailField
        {...field}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.onBlur(event);
          void check(event.target.value);
        }}
        maxLength={254}
        autoComplete="off"
      />
      <p role="status" className="mt-1.5 text-sm text-muted">
        {notice && !field.error && isNow(notice.email) ? notice.message : ''}
      </p>
    </div>
  );
};
