import { useState } from 'react';
import { rememberLocation } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Chooses what a sign-in opens. It is saved with the account, so that it applies on every device. Support doesn't choose it for someone. */
export const OpensFirst = () => {
  const { user, support } = useSession();
  const { locationId } = useWorkspace();
  /** What was just chosen, until it is saved or refused. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (isCases: boolean) => {
    setChosen(isCases);
    // The home that opens first doesn't change.
    const isKept = await rememberLocation(user?.providerLocationId ?? locationId, isCases ? 'cases' : null);
    setChosen(null);
    if (!isKept) toast('This could not be saved. Please try again.', { tone: 'danger' });
  };
  if (support) return null;
  return (
    <Checkbox
      label="Open cases after sign-in"
      hint="Opens the last case you had open in this browser, or this list. Otherwise, the dashboard opens."
      checked={chosen ?? user?.opensFirst === 'cases'}
      disabled={chosen !== null}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
};
