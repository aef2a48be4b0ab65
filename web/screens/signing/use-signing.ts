import { useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import { styleFor, typedName } from '#shared/documents/type-styles.ts';
import type { ESignQuestion } from '#shared/model/e-sign.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { isSigned } from './answers.ts';
import type { SigningSave, SigningStore } from './signing-store.ts';
import { drawTyped } from './typed-signature.ts';
import { type Closed, context } from './use-opening.ts';

/** Draws what was typed so shortly before that it isn't drawn yet. */
async function drawRest(store: SigningStore): Promise<void> {
  const isUndrawn = (question: ESignQuestion) =>
    isSigned(question) && question.signatureType === 'type' && question.image === undefined;
  for (const { questionId, typeText = '', typeStyle: chosen } of store.get().draft.questions.filter(isUndrawn)) {
    const typeStyle = styleFor(typeText, chosen);
    const image = typeText.trim() === '' ? undefined : await drawTyped(typedName(typeText), typeStyle);
    if (image) store.give(questionId, { signatureType: 'type', typeText, typeStyle, image });
  }
}

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
      await drawRest(store);
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
