import { type FormEvent, useEffect, useState } from 'react';
import { isGuid } from '#shared/values/ids.ts';
import { readScreenCode } from '#shared/values/screen-code.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { fieldErrors, messageOf, problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Centered, ScreenView } from './screen-view.tsx';
import { useScreen } from './use-screen.ts';

/** What opens a conference on this tablet. */
type Pass = { caseId: string; token: string };

/** Kept in the tab, so that a tablet that reloads goes on. */
const stored = browserStorage('tab', 'yarrow.conference');

const isPass = (value: unknown): value is Pass => {
  const { caseId, token } = (value ?? {}) as Partial<Pass>;
  return isGuid(caseId ?? '') && /^[\w-]{43}$/.test(token ?? '');
};

/** Takes the secret out of the address, where nobody needs to read it: it’s behind the `#`, which no server is told. */
function passHere(): Pass | null {
  const [caseId, token] = location.hash.slice(1).split('.');
  const scanned = { caseId, token };
  if (isPass(scanned)) {
    history.replaceState(history.state, '', location.pathname);
    stored.write(scanned);
  }
  const pass = stored.read();
  return isPass(pass) ? pass : null;
}

const WRONG = 'Enter the code of eight letters and digits.';

/** Asks for the code that the director reads out. */
const CodeForm = ({ hasEnded, onEnter }: { hasEnded: boolean; onEnter: (pass: Pass) => void }) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const fail = (words: string) => {
    setError(words);
    document.getElementById('code')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(undefined);
    if (!readScreenCode(code)) return fail(WRONG);
    setIsBusy(true);
    try {
      onEnter(await api.conferences.enterConferenceCode({ code }));
    } catch (failure) {
      setIsBusy(false);
      if (problemOf(failure)?.code !== 'too_many_requests') return fail(fieldErrors(failure).code ?? messageOf(failure));
      setError(undefined);
      setRefusal(failure);
    }
  };
  return (
    <Centered title={hasEnded ? 'This conference has ended' : 'Follow the conference'}>
      {hasEnded && <p role="status">This screen no longer shows it. To keep following, enter a new code.</p>}
      <p>Enter the code from the director’s screen. You’ll see what is chosen and what it costs as you talk.</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-form gap-5">
        <TextField
          id="code"
          label="Code"
          hint="Eight letters and digits"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <FormFailure
          error={refusal}
          tooMany="Too many codes were tried here"
          instead="You can also scan the QR code on the director’s screen."
        />
        <div>
          <Button type="submit" look="primary" isBusy={isBusy} busyLabel="Opening...">
            Show the conference
          </Button>
        </div>
      </form>
    </Centered>
  );
};

const Followed = ({ pass, onEnd }: { pass: Pass; onEnd: () => void }) => {
  const following = useScreen((seen) => api.conferences.getConferenceScreen({ ...pass, ...(seen ? { seen } : {}) }));
  const isClosed = following.state === 'closed';
  useEffect(() => {
    if (isClosed) onEnd();
  }, [isClosed, onEnd]);
  return <ScreenView following={following} closed={null} />;
};

/** /conference: a family’s own screen of its arrangement conference, on a tablet that scanned the director’s QR code or was given the code beside it. */
export const Component = () => {
  const [{ pass, hasEnded }, setHere] = useState(() => ({ pass: passHere(), hasEnded: false }));
  useEffect(() => {
    const scanned = () => setHere({ pass: passHere(), hasEnded: false });
    addEventListener('hashchange', scanned);
    return () => removeEventListener('hashchange', scanned);
  }, []);
  const [end] = useState(() => () => {
    stored.write(null);
    setHere({ pass: null, hasEnded: true });
  });
  const enter = (entered: Pass) => {
    stored.write(entered);
    setHere({ pass: entered, hasEnded: false });
  };
  if (!pass) return <CodeForm key={String(hasEnded)} hasEnded={hasEnded} onEnter={enter} />;
  return <Followed key={pass.token} pass={pass} onEnd={end} />;
};
