import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../../parts/form-failure.tsx';
import { paths } from '../../../paths.ts';
import { api, updateUser, useSession } from '../../../session/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Join } from './join.ts';

export type JoinWithAccountProps = {
  email: string;
  join: Join;
  words: {
    /** What becomes of the account. */
    hint: string;
    submit: string;
    busy: string;
    /** Says in a toast that it is done; nothing is said where it is left out. */
    joined?: string;
  };
};

/** Joins with the account that the address has: no password is asked, and whoever is signed in with it already goes straight on. */
export const JoinWithAccount = ({ email, join, words }: JoinWithAccountProps) => {
  const navigate = useNavigate();
  const { user, support } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const goOn = async (landing: string) => {
    // What joining added to the account is read anew; where that fails, signing in reads it.
    const known = user?.email === email && !support ? await api.appuser.me({}).catch(() => null) : null;
    if (words.joined) toast(words.joined, { tone: 'success' });
    if (known) updateUser(known);
    await navigate(known ? landing : paths.login({ email, redirect: landing }), { replace: true });
  };
  const submit = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await goOn((await join()).landing);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <FormFailure error={failure} />
      <p>
        <span className="block text-sm font-semibold">Your account</span>
        <span className="wrap-anywhere">{email}</span>
      </p>
      <p className="text-sm text-muted">{words.hint}</p>
      <Button look="primary" isWide isBusy={isBusy} busyLabel={words.busy} onClick={() => void submit()}>
        {words.submit}
      </Button>
    </div>
  );
};
