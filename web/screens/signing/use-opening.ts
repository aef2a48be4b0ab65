import { useCallback, useEffect, useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { keepHome } from './known-home.ts';

/** Every failure stays on this screen: a signer has no sign-in to go to. */
export const context = { context: { staysHere: true } };

/** Why a link opens nothing, and whom to call; without a home, the link was never given to anyone. */
export type Closed = { why: NonNullable<Problem['closedLink']>['why'] | 'unknown'; homeName?: string; homePhone?: string };

/** What a link opened. `document` is missing as long as a code has to be entered. */
export type Opened = { session: SigningSession; document: SignersDocument | null };

export type Opening =
  | { kind: 'loading' }
  | { kind: 'closed'; closed: Closed }
  | { kind: 'failed'; error: unknown }
  | ({ kind: 'open' } & Opened);

/** Returns why a link is closed, if that is what a failure says. */
export function closedBy(error: unknown): Closed | undefined {
  const problem = problemOf(error);
  if (problem?.closedLink) return problem.closedLink;
  return problem && ['not_found', 'token_used', 'invalid_input'].includes(problem.code) ? { why: 'unknown' } : undefined;
}

/** Calls whenever someone comes back to the page, and returns what ends that. Two windows side by side are both visible, so the focus counts too. */
export function onReturn(call: () => void): () => void {
  const back = () => document.visibilityState === 'visible' && call();
  addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
  };
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function openLink(documentId: string, signingToken: string, code?: string): Promise<Opened> {
  const session = await api.eSign.validateESignToken({ documentId, signingToken, code, timeZone: timeZone() }, context);
  if (!session.isWitnessed) keepHome(documentId, session);
  if (session.needsCode) return { session, document: null };
  return { session, document: await api.eSign.getSignersDocument({ id: documentId, signingToken }, context) };
}

/**
 * Opens the link that brought someone here, and closes it if they come back to its first page and it no longer works. `enter` takes the emailed code,
 * and rejects if it is wrong.
 */
export function useOpening(documentId: string, token: string) {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false;
    const put = (next: Opening) => {
      if (!isGone) setOpening(next);
    };
    openLink(documentId, token).then(
      (opened) => put({ kind: 'open', ...opened }),
      (error: unknown) => {
        const closed = closedBy(error);
        put(closed ? { kind: 'closed', closed } : { kind: 'failed', error });
      },
    );
    return () => {
      isGone = true;
    };
  }, [documentId, token, round]);
  const isStart = opening.kind === 'open' && opening.document !== null && opening.session.stage === 'start';
  useEffect(() => {
    if (!isStart) return;
    return onReturn(() => {
      api.eSign.getSignersDocument({ id: documentId, signingToken: token }, context).catch((error: unknown) => {
        const closed = closedBy(error);
        if (closed) setOpening((now) => (now.kind === 'open' ? { kind: 'closed', closed } : now));
      });
    });
  }, [isStart, documentId, token]);
  const enter = useCallback(
    async (code: string) => setOpening({ kind: 'open', ...(await openLink(documentId, token, code)) }),
    [documentId, token],
  );
  const again = useCallback(() => {
    setOpening({ kind: 'loading' });
    setRound((count) => count + 1);
  }, []);
  const take = useCallback((session: SigningSession) => {
    setOpening((now) => (now.kind === 'open' ? { ...now, session } : now));
  }, []);
  const close = useCallback((closed: Closed) => setOpening({ kind: 'closed', closed }), []);
  return { opening, enter, again, take, close };
}
