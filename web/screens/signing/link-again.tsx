import { type FormEvent, useState } from 'react';
import { isEmail } from '#shared/values/email.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { context } from './use-opening.ts';

/** Has the link sent again to the address that it was sent to. It never says whether an address is the right one. */
export const LinkAgain = ({ documentId }: { documentId: string }) => {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const to = email.trim();
    if (!isEmail(to)) {
      setError('Enter an email address, like name@example.com');
      document.getElementById('link-email')?.focus();
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      await api.eSign.sendESignLink({ documentId, email: to }, context);
      setSaid(`If your link was sent to ${to} and it’s your turn to sign, it’s on its way there again.`);
    } catch (failure) {
      setSaid('');
      setError(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 space-y-4">
      <h2 className="text-xl">Get the link again</h2>
      <TextField
        id="link-email"
        type="email"
        label="Your email address"
        hint="The one that the funeral home wrote to."
        autoComplete="email"
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
        Email me the link
      </Button>
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </form>
  );
};
