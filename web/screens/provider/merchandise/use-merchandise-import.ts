import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MerchandiseImportRow } from '#shared/contract/merchandise-files.ts';
import { downloadFrom, sendFile } from '#web/parts/send-file.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

/** Rows that one call returns. */
const PAGE_SIZE = 100;
/** How often a job that runs is asked about. */
const ASK_AGAIN_MS = 1000;

const withKey = () => ({ context: { idempotencyKey: newIdempotencyKey() } });

/** Sends a file, and starts checking it. Answers the import’s id. */
export const useSending = (onStarted: (id: string) => void) =>
  useMutation({
    mutationFn: async (file: File) => {
      const { id, ...to } = await api.merchandiseFiles.beginMerchandiseImport({ bytes: file.size });
      await sendFile(to, file);
      await api.merchandiseFiles.checkMerchandiseImport({ id, fileName: file.name.slice(0, 200) }, withKey());
      return id;
    },
    onSuccess: onStarted,
  });

/** Loads an import with its rows page by page, and asks again while it’s being checked or saved. */
export const useMerchandiseImport = (id: string, result: MerchandiseImportRow['result'] | undefined) =>
  useInfiniteQuery(
    query.merchandiseFiles.getMerchandiseImport.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, result, pageSize: PAGE_SIZE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state: { data } }) =>
        ['checking', 'saving'].includes(data?.pages[0]?.state ?? '') ? ASK_AGAIN_MS : false,
    }),
  );

/** Starts saving what an import found. */
export const useTaking = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: 'all' | 'sound') => api.merchandiseFiles.takeMerchandiseImport({ id, which }, withKey()),
    onSuccess: () => client.invalidateQueries({ queryKey: query.merchandiseFiles.key() }),
  });
};

/** Saves what the home sells, of one category or of all, as a CSV file. */
export const useExport = (categoryId?: string) =>
  useMutation({
    mutationFn: () => api.merchandiseFiles.exportMerchandise(categoryId ? { categoryId } : {}),
    onSuccess: ({ url, rows }) => {
      downloadFrom(url);
      toast(`${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} exported.`, { tone: 'success' });
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
