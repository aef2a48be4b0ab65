import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api, problemOf } from '#web/session/index.ts';
import { personalStorage } from '#web/session/personal-storage.ts';
import { AnswerSaver, type UnsavedAnswers } from '../details/answer-saver.ts';
import { changesIn, valuesOf } from './document-values.ts';
import { documentQuery, useDocumentChanged } from './use-documents.ts';

const isUnsaved = (stored: unknown): stored is UnsavedAnswers =>
  typeof stored === 'object' && stored !== null && 'typed' in stored && typeof stored.typed === 'object' && 'expected' in stored;

/** Is thrown instead of sending a change of something that is known to have changed elsewhere, as the server would refuse it. */
const changedElsewhere = () => Object.assign(new Error('Changed elsewhere'), { data: { code: 'stale', status: 409, title: '' } });

/**
 * Saves a document's values and signers along the way, one save at a time, each over the version that the person saw. What couldn't be sent is kept in this
 * tab and sent once the network is back. `answers` are the values by field; the signers are one more, as JSON.
 */
export function useDocumentSaver(caseId: string, view: CaseDocumentView) {
  const client = useQueryClient();
  const changed = useDocumentChanged(caseId);
  const latest = useRef({ view, changed });
  latest.current = { view, changed };
  const documentId = view.document.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for each document, which begins with what was loaded first
  const saver = useMemo(() => {
    const storage = personalStorage(`yarrow:document:${documentId}`);
    const stored = storage.read();
    const take = (next: CaseDocumentView) => {
      latest.current.view = next;
      latest.current.changed(next);
      return valuesOf(next);
    };
    return new AnswerSaver<null>({
      saved: valuesOf(view),
      progress: null,
      // What somebody typed before another person sent the document can no longer be saved.
      unsaved: isUnsaved(stored) && view.document.state === 'draft' ? stored : null,
      send: async (changes, expected) => {
        const now = latest.current.view;
        const values = valuesOf(now);
        const isMoved = Object.entries(expected).some(([id, value]) => (values[id] ?? null) !== (value ?? null));
        if (isMoved) throw changedElsewhere();
        const { version } = now.document;
        const input = { id: caseId, documentId, version, ...changesIn(changes, expected) };
        const saved = await api.caseDocuments
          .saveCaseDocument(input, { context: { showsFailure: true } })
          .catch(async (error: unknown) => {
            // It was sent meanwhile: the page has to show that.
            if (problemOf(error)?.code === 'conflict') await client.invalidateQueries(documentQuery(caseId, documentId));
            throw error;
          });
        return { answers: take(saved), progress: null };
      },
      fetchLatest: async () => take(await client.fetchQuery({ ...documentQuery(caseId, documentId), staleTime: 0 })),
      faultOf: () => undefined,
      keep: storage.write,
      onSaved: () => undefined,
    });
  }, [caseId, documentId]);
  const shown = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => saver.adopt(valuesOf(view), null), [saver, view]);
  useEffect(() => {
    const resend = () => void saver.send();
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [saver]);
  const isDraft = view.document.state === 'draft';
  useUnsaved(isDraft && (shown.conflict !== null || shown.save.kind === 'failed'), { isKept: true });
  return { ...shown, saver };
}
export type DocumentSaving = ReturnType<typeof useDocumentSaver>;
