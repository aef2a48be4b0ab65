import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { ImportFormat, ImportResult } from '#shared/contract/system-imports.ts';
import { sendFile } from '#web/parts/send-file.ts';
import { shrinkPicture } from '#web/parts/shrink-picture.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { WordedError } from '#web/session/worded-error.ts';

/** Rows that one call returns. */
const PAGE_SIZE = 100;
/** How often a check that runs is asked about. */
const ASK_AGAIN_MS = 1000;

/** What is imported: a file with entries, and the pictures that it names. */
export type ChosenFiles = { noun: NounName; file: File; pictures: readonly File[] };

const formatOf = ({ name }: File): ImportFormat => (/\.json$/i.test(name) ? 'json' : 'csv');

/** Sends a file with its pictures, one after another, and starts checking it. Answers the import’s id. Says what it’s doing meanwhile. */
export const useSending = (onProgress: (words: string) => void, onStarted: (id: string) => void) =>
  useMutation({
    mutationFn: async ({ noun, file, pictures }: ChosenFiles) => {
      const format = formatOf(file);
      onProgress('Sending the file...');
      const { id, ...to } = await api.systemImports.beginImport({ noun, format, bytes: file.size });
      await sendFile(to, file);
      for (const [at, picture] of pictures.entries()) {
        onProgress(`Sending picture ${at + 1} of ${pictures.length}...`);
        const context = { idempotencyKey: newIdempotencyKey() };
        try {
          await api.systemPictures.uploadImportPicture({ noun, id, file: await shrinkPicture(picture) }, { context });
        } catch (cause) {
          throw new WordedError(`${picture.name}: ${messageOf(cause)}`, { cause });
        }
      }
      const context = { idempotencyKey: newIdempotencyKey() };
      await api.systemImports.checkImport({ noun, id, format, fileName: file.name.slice(0, 200) }, { context });
      return id;
    },
    onSuccess: onStarted,
  });

/** Loads an import with its rows page by page, and asks again while it’s being checked. */
export const useImport = (noun: NounName, id: string, result: ImportResult | undefined) =>
  useInfiniteQuery(
    query.systemImports.getImport.infiniteOptions({
      input: (cursor: string | undefined) => ({ noun, id, result, pageSize: PAGE_SIZE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state: { data } }) => (data?.pages[0]?.state === 'checking' ? ASK_AGAIN_MS : false),
    }),
  );
