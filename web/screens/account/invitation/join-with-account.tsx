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
    /** What happens to the account. */
    hint: string;
    submit: string;
    busy: string;
    /** Says in a toast that it is done; without it, nothing is said. */
    joined?: string;
  };
};

/** Joins with the account that has this address. It asks for no password, and people who are signed in with it go straight on. */
export const JoinWithAccount = ({ email, join, words }: JoinWithAccountProps) => {
  const navigate = useNavigate();
  const { user, support } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const goOn = async (landing: string) => {
    // Joining may have added to the account, so reload it; if that fails, signing in loads it.
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
