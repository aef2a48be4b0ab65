import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PdfFile } from './open-pdf.ts';

/** A document, and where to find it. */
export type PdfSource = {
  /** Its query key: invalidating its group fetches the document again. */
  queryKey: QueryKey;
  /** Returns an address that works long enough to fetch it; null if there is no such document. */
  address: () => Promise<{ url: string } | null>;
  /** Whether it never changes, and so is fetched once. */
  isFinal?: boolean;
};

async function bytesOf({ address }: PdfSource, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const found = await address();
  if (!found) return null;
  const answer = await fetch(found.url, { signal });
  if (!answer.ok) throw new Error(`The document's bucket answered ${answer.status}.`);
  return answer.arrayBuffer();
}

const loadPdf = () => import('./open-pdf.ts');

/** Loads what opens documents, for a screen that will show one as soon as it knows which. */
export const usePdfSoon = (): void => {
  useEffect(() => void loadPdf().catch(() => undefined), []);
};

/** Opens bytes, again whenever `attempt` changes. The file before stays until the next one is open. */
function useOpened(bytes: ArrayBuffer | null | undefined, attempt: number) {
  const [opened, setOpened] = useState<{ file?: PdfFile; hasFailed: boolean }>({ hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same bytes
  useEffect(() => {
    if (!bytes) return;
    let isGone = false;
    let mine: PdfFile | undefined;
    loadPdf()
      .then(({ openPdf }) => openPdf(bytes))
      .then(
        (file) => {
          if (isGone) return file.close();
          mine = file;
          setOpened({ file, hasFailed: false });
        },
        () => {
          if (!isGone) setOpened({ hasFailed: true });
        },
      );
    return () => {
      isGone = true;
      mine?.close();
    };
  }, [bytes, attempt]);
  return opened;
}

export type Pdf =
  | { state: 'waiting' | 'none' }
  | { state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'open'; file: PdfFile };

/** Fetches and opens a document once `isWanted`. Both may fail, and can be retried. */
export function usePdf(source: PdfSource, isWanted: boolean): Pdf {
  const [attempt, setAttempt] = useState(0);
  const bytes = useQuery({
    queryKey: [...source.queryKey, 'bytes'],
    queryFn: ({ signal }) => bytesOf(source, signal),
    enabled: isWanted,
    structuralSharing: false,
    staleTime: source.isFinal ? Number.POSITIVE_INFINITY : 0,
  });
  const { file, hasFailed } = useOpened(bytes.data, attempt);
  if (bytes.data === null) return { state: 'none' };
  if (bytes.isError && !bytes.data)
    return { state: 'failed', error: bytes.error, retry: () => void bytes.refetch(), isRetrying: bytes.isRefetching };
  if (hasFailed) return { state: 'failed', error: undefined, retry: () => setAttempt((before) => before + 1), isRetrying: false };
  return file ? { state: 'open', file } : { state: 'waiting' };
}
