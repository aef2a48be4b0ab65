import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SigningSession } from '#shared/contract/e-sign.ts';
import { api } from '#web/session/api.ts';
import { fieldErrors, messageOf } from '#web/session/api-problem.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CallHome } from './closed-link.tsx';
import { context } from './use-opening.ts';

const LENGTH = 6;

type Props = { documentId: string; token: string; session: SigningSession; onEnter: (code: string) => Promise<void> };

/** Sends the code, and says so. The first one is sent when the screen opens. */
function useCode(documentId: string, signingToken: string) {
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const wasSent = useRef(false);
  const send = async (words: string) => {
    setIsSending(true);
    setSaid('');
    try {
      await api.eSign.sendESignCode({ documentId, signingToken }, context);
      setSaid(words);
      setError(undefined);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsSending(false);
    }
  };
  return { said, setSaid, error, setError, isSending, send, wasSent };
}

/** Asks for the code that proves that the signer reads the email address that the home has for them. */
export const CodeStep = ({ documentId, token, session, onEnter }: Props) => {
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { said, setSaid, error, setError, isSending, send, wasSent } = useCode(documentId, token);
  const title = 'Enter the code we emailed you';
  usePageTitle(title);
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    void send('We sent the code.');
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const digits = code.replace(/\D/g, '');
    if (digits.length !== LENGTH) {
      setError(`Enter the ${LENGTH} digits from the email`);
      document.getElementById('code')?.focus();
      return;
    }
    setIsBusy(true);
    setSaid('');
    try {
      await onEnter(digits);
    } catch (failure) {
      setError(fieldErrors(failure).code ?? messageOf(failure));
      setIsBusy(false);
      document.getElementById('code')?.focus();
    }
  };
  return (
    <Page
      title={title}
      width="form"
      lead={`${session.homeName} asks you to sign a document, ${session.signer.fullName}. To make sure that it’s you, we emailed you a code of ${LENGTH} digits. It works for ten minutes.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          id="code"
          label="Code"
          hint="It may take a minute to arrive. Check your spam folder, too."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={isBusy} busyLabel="Checking...">
            Continue
          </Button>
          <Button look="quiet" isBusy={isSending} onClick={() => void send('We sent a new code. Earlier ones no longer work.')}>
            Send a new code
          </Button>
        </div>
        <p role="status" className="min-h-6 text-sm text-muted">
          {said}
        </p>
        <CallHome name={session.homeName} phone={session.homePhone} />
      </form>
    </Page>
  );
};
