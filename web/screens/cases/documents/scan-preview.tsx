import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';

/** A scan that has arrived and isn't kept yet. */
export type ArrivedScan = { id: string; documentId: string; uploadId: string };

/** Shows the pages of a scan before it is kept, one at a time, or says what is wrong with the file. */
export const ScanPreview = ({ of }: { of: ArrivedScan }) => {
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query.casePapers.getSignedPaper.queryOptions({ input: { ...of, page } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (found.error) return <FieldError id="paper-scan-error">{messageOf(found.error)}</FieldError>;
  if (!found.data) return <Skeleton className="h-80 w-full rounded-control" />;
  const { image, width, height, pageCount } = found.data;
  return (
    <div className="grid gap-2">
      <img
        src={image}
        alt={`Page ${page} of the scan`}
        width={width}
        height={height}
        className="h-auto max-h-[60vh] w-full rounded-control border border-border bg-white object-contain"
      />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-muted">
          {pageCount === 1 ? '1 page' : `Page ${page} of ${pageCount}`}
        </p>
        {pageCount > 1 && (
          <>
            <Button size="compact" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous page
            </Button>
            <Button size="compact" disabled={page === pageCount} onClick={() => setPage(page + 1)}>
              Next page
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
