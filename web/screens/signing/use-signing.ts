import { useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import type { SigningSave, SigningStore } from './signing-store.ts';
import { type Closed, context } from './use-opening.ts';

/** Says why nothing could be signed, as long as what was answered isn't saved. */
function unsavedWords(save: SigningSave): string | undefined {
  if (save.kind !== 'failed') return undefined;
  const toDo = save.isOffline
    ? 'Check your connection, and press Sign again.'
    : 'That’s on our side. Press Sign again in a minute.';
  return `Your answers aren’t saved yet, so nothing is signed. ${toDo}`;
}

type Parts = {
  token: string;
  session: SigningSession;
  document: SignersDocument;
  store: SigningStore;
  forget: () => void;
  onSigned: () => void;
  onClosed: (closed: Closed) => void;
};

/** Signs the document once everything is saved. */
export function useSigning({ token, session, document, store, forget, onSigned, onClosed }: Parts) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const sign = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    setIsUnsaved(false);
    try {
      if (!(await store.save())) {
        setIsUnsaved(true);
        return;
      }
      const { signingTokenId } = session;
      await api.eSign.completeESignSession({ signingTokenId, signingToken: token, documentSha256: document.sha256 }, context);
      forget();
      onSigned();
    } catch (error) {
      const closed = problemOf(error)?.closedLink;
      if (closed?.why === 'used') {
        // An earlier press arrived, and its answer didn't.
        forget();
        onSigned();
      } else if (closed) onClosed(closed);
      else setFailure(problemOf(error)?.errors?.[0]?.message ?? messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { sign, isBusy, failure: failure ?? (isUnsaved ? unsavedWords(store.get().save) : undefined) };
}
