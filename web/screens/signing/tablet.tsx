import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { lockScreens } from '#web/routing/lock.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import type { Realm } from '#web/session/session-store.ts';
import { whenRestored } from '#web/session/when-restored.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FailedPanel } from '#web/ui/states.tsx';

const realms: readonly Realm[] = ['app', 'system'];

/** Returns whether somebody may still be signed in to this browser. */
const isAnyoneSignedIn = (): boolean => realms.some((realm) => sessionStore.isHinted(realm) || sessionStore.token(realm));

/**
 * Signs everyone out of this browser, in all of its tabs, and rejects unless the server has done so: a session that is only forgotten here could be opened
 * again by reloading.
 */
async function signEveryoneOut(): Promise<void> {
  await whenRestored(sessionStore);
  const { signOut, signOutOfSystem } = await import('#web/session/sign-in.ts');
  const staysHere = { context: { staysHere: true } };
  const ended = (error: unknown) => {
    if (isUnreachable(error)) throw error;
  };
  if (sessionStore.isHinted('app') || sessionStore.token('app')) {
    await api.appuser.logout({}, staysHere).catch(ended);
    await signOut();
  }
  if (sessionStore.isHinted('system') || sessionStore.token('system')) {
    await api.systemusers.systemLogout({}, staysHere).catch(ended);
    await signOutOfSystem();
  }
}

/** `open`: nobody is signed in here, and the tablet can be handed over. */
export type Gate = 'closed' | 'failed' | 'open';

/**
 * Locks the home's tablet for a witnessed session: everyone is signed out, and no other screen opens until `leave`. Getting back to the home's
 * work takes a sign-in, with its second factor, which leads to the document that the tablet was opened from.
 */
export function useTablet(isWitnessed: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [gate, setGate] = useState<Gate>(() => (isAnyoneSignedIn() ? 'closed' : 'open'));
  const close = useCallback(() => {
    setGate('closed');
    signEveryoneOut().then(
      () => setGate(isAnyoneSignedIn() ? 'failed' : 'open'),
      () => setGate('failed'),
    );
  }, []);
  useEffect(() => {
    if (!isWitnessed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    lockScreens('/document-signing/');
    addEventListener('beforeunload', ask);
    if (isAnyoneSignedIn()) close();
    return () => {
      lockScreens(null);
      removeEventListener('beforeunload', ask);
    };
  }, [isWitnessed, close]);
  const { backTo, isOwn } = (state ?? {}) as { backTo?: unknown; isOwn?: unknown };
  const leave = () => {
    lockScreens(null);
    void navigate(paths.login(typeof backTo === 'string' ? { redirect: backTo } : {}), { replace: true });
  };
  return { gate: isWitnessed ? gate : ('open' as const), retry: close, leave, isOwn: isOwn === true };
}

/** Shows nothing of the document until the tablet can be handed over. */
export const TabletGate = ({ gate, isOwn, onRetry }: { gate: Gate; isOwn: boolean; onRetry: () => void }) => (
  <Page title={isOwn ? 'Opening the document' : 'Getting the tablet ready'} width="form">
    {gate === 'failed' ? (
      <FailedPanel title={`We couldn’t sign you out of this ${isOwn ? 'browser' : 'tablet'} yet.`} onRetry={onRetry}>
        Nobody can sign on it while your sign-in is open. Please check the connection and try again.
      </FailedPanel>
    ) : (
      <p className="flex items-center gap-3">
        <Spinner label="Signing you out" /> We’re signing you out of this{' '}
        {isOwn ? 'browser, so that it shows nothing but the document.' : 'tablet, so that you can hand it over.'}
      </p>
    )}
  </Page>
);

type HandBackProps = {
  homeName: string;
  /** Whether they get their copy on paper. */
  getsPaper: boolean;
  /** Whether the member of staff who opened the document is the signer. */
  isOwn: boolean;
  onLeave: () => void;
};

/** Ends the session on the tablet: the signer hands it back, and staff sign in to go on. */
export const HandBack = ({ homeName, getsPaper, isOwn, onLeave }: HandBackProps) => (
  <div className="mt-10 rounded-card border border-border bg-surface p-6">
    <h2 className="text-xl">{isOwn ? 'You’re signed out of Yarrow' : 'Please hand the tablet back'}</h2>
    <p className="mt-2">
      {isOwn ? 'Sign in again to go back to where you were.' : 'There is nothing more to do here.'}
      {!isOwn && getsPaper && ` When everyone has signed, ${homeName} will give you a copy on paper, free of charge.`}
    </p>
    <Button className="mt-5" onClick={onLeave}>
      {isOwn ? 'Sign in' : 'Staff: sign in'}
    </Button>
  </div>
);
