import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Item, Key, Write } from './table.ts';

/**
 * In a document's own partition, a mark says that its case isn't hidden. So one query reads the page of a document that was sent, with whether it may be shown.
 * A mark is only ever a shortcut: without one, the case's row is read. It's put when the document is begun, taken away in the transaction that hides the case,
 * and put back in the one that restores it.
 */
export const shownMarkKey = (documentId: string): Key => ({ pk: `DOCUMENT#${documentId}`, sk: '~SHOWN' });

/** The most documents of a case that have a mark: those of a case that is hidden have to fit into its transaction. */
const MOST_MARKS = 80;

/** Which documents of a case have a mark, and how many were begun so far: `begun` ties hiding a case to the documents that were known then. */
export type ShownDocuments = { documentIds: readonly string[]; begun: number };

/** Returns whether a document's rows, read together, say that its case is shown. */
export const isMarkedShown = (items: readonly Item[]): boolean => items.some(({ entityType }) => entityType === 'document-shown');

/** Returns which documents of a case have a mark, among rows of the case that were read together. */
export function shownDocumentsIn(items: readonly Item[]): ShownDocuments {
  const row = items.find(({ entityType }) => entityType === 'shown-documents');
  const { documentIds, begun = 0 } = (row ?? {}) as { documentIds?: ReadonlySet<string>; begun?: number };
  return { documentIds: [...(documentIds ?? [])], begun };
}

const markWrite = (documentId: string): Write => ({ put: toItem('document-shown', shownMarkKey(documentId), {}) });

/**
 * Returns what marks a new document of a case that isn't hidden, for the transaction that begins it. Fails if the case is hidden meanwhile. A case that has too many
 * marked documents already gets no more.
 */
export const newMarkWrites = (caseId: string, documentId: string, { documentIds }: ShownDocuments): Write[] =>
  documentIds.length >= MOST_MARKS
    ? []
    : [
        {
          check: caseKeys.case(caseId),
          condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deletedOn)' },
        },
        {
          add: caseKeys.shownDocuments(caseId),
          counts: { begun: 1, documentIds: new Set([documentId]) },
          initially: { entityType: 'shown-documents' },
        },
        markWrite(documentId),
      ];

/** Returns what takes the marks of a case's documents away, for the transaction that hides it. Fails if a document was begun since they were read. */
export const hideDocumentWrites = (caseId: string, { documentIds, begun }: ShownDocuments): Write[] => [
  {
    check: caseKeys.shownDocuments(caseId),
    condition:
      begun === 0
        ? { expression: 'attribute_not_exists(pk)' }
        : { expression: '#begun = :begun', names: { '#begun': 'begun' }, values: { ':begun': begun } },
  },
  ...documentIds.map((documentId) => ({ delete: shownMarkKey(documentId) })),
];

/** Returns what marks the documents of a case again, for the transaction that restores it. */
export const showDocumentWrites = ({ documentIds }: ShownDocuments): Write[] => documentIds.map(markWrite);
