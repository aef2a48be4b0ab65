import '#web/document-calls.ts';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { problemOf, query } from '#web/session/index.ts';
import { pollEvery } from '../tasks/use-task-list.ts';

const lively = { refetchInterval: pollEvery, refetchOnWindowFocus: 'always' as const, staleTime: 0 };

/** Loads the documents of a case. A visible list reloads often, because signers open and sign at any time. */
export const useDocuments = (id: string, { isNeeded = true } = {}) =>
  useQuery({ ...query.caseDocuments.getCaseDocuments.queryOptions({ input: { id } }), ...lively, enabled: isNeeded });

/** Keeps what a save or a send returned if an earlier read arrives after it. */
const newest = (known: unknown, found: unknown): unknown => {
  const [before, now] = [known, found] as [CaseDocumentView | undefined, CaseDocumentView];
  return before && before.document.version > now.document.version ? before : replaceEqualDeep(before, now);
};

export const documentQuery = (id: string, documentId: string) => ({
  ...query.caseDocuments.getCaseDocument.queryOptions({ input: { id, documentId } }),
  structuralSharing: newest,
});

/** Loads a document of a case, and reloads it as often as the list. */
export function useDocument(id: string, documentId: string) {
  const found = useQuery({ ...documentQuery(id, documentId), ...lively });
  const problem = problemOf(found.error);
  return { ...found, isMissing: problem?.code === 'not_found' || problem?.status === 400 };
}

/** Returns what tells the screens that a document has changed: it takes over what a call returned, and lists load again. */
export function useDocumentChanged(id: string) {
  const client = useQueryClient();
  return (view: CaseDocumentView): void => {
    client.setQueryData(documentQuery(id, view.document.id).queryKey, view);
    void client.invalidateQueries({ queryKey: query.caseDocuments.getCaseDocuments.key() });
  };
}
