import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { api, problemOf } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';

type Asked = Pick<CaseRow, 'id' | 'decedentFullName'>;
type OutOfCase = { row: Asked; documents: { id: string; name: string }[] };

/** The ids of documents that are out for signatures, by the id of their case. */
export type OutByCase = ReadonlyMap<string, readonly string[]>;

type OutProps = {
  /** The cases that are about to be cancelled. */
  rows: readonly Asked[];
  isVoided: boolean;
  onVoided: (isVoided: boolean) => void;
  onFound: (out: OutByCase) => void;
};

/** How many cases are asked about at the same time. */
const AT_ONCE = 4;

/** Reads which documents of a case are out. One that was deleted meanwhile has none; changing it says so. */
async function outOfCase(row: Asked, signal: AbortSignal): Promise<OutOfCase> {
  try {
    const { documents } = await api.caseDocuments.getCaseDocuments({ id: row.id }, { signal, context: { showsFailure: true } });
    const out = documents.flatMap(({ id, name, state }) =>
      id !== null && (state === 'out' || state === 'declined') ? [{ id, name }] : [],
    );
    return { row, documents: out };
  } catch (error) {
    if (problemOf(error)?.code === 'not_found') return { row, documents: [] };
    throw error;
  }
}

async function outOf(rows: readonly Asked[], signal: AbortSignal): Promise<OutOfCase[]> {
  const found: OutOfCase[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    found.push(...(await Promise.all(rows.slice(start, start + AT_ONCE).map((row) => outOfCase(row, signal)))));
  return found.filter(({ documents }) => documents.length > 0);
}

const Names = ({ documents }: Pick<OutOfCase, 'documents'>) => (
  <ul className="list-disc pl-5">
    {documents.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);

/**
 * Names the documents of cases that are out for signatures, case by case, and offers to void them with their cases. Shows nothing if there are none. `onFound`
 * isn’t called before they are known.
 */
export const OutDocuments = ({ rows, isVoided, onVoided, onFound }: OutProps) => {
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['out-documents', ...rows.map(({ id }) => id)],
    queryFn: ({ signal }) => outOf(rows, signal),
    staleTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was found counts
  useEffect(() => {
    if (data) onFound(new Map(data.map(({ row, documents }) => [row.id, documents.map(({ id }) => id)])));
  }, [data]);
  if (error && !data)
    return (
      <FailedPanel
        title="We couldn’t check which documents are out for signatures."
        requestId={problemOf(error)?.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <SkeletonText lines={2} />;
  if (data.length === 0) return null;
  const isOne = data.length === 1 && data[0]?.documents.length === 1;
  return (
    <div className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">{isOne ? 'A document is out for signatures:' : 'These are out for signatures:'}</p>
      {rows.length === 1 ? (
        data.map(({ row, documents }) => <Names key={row.id} documents={documents} />)
      ) : (
        <ul className="grid gap-2">
          {data.map(({ row, documents }) => (
            <li key={row.id} className="wrap-anywhere">
              {row.decedentFullName}
              <Names documents={documents} />
            </li>
          ))}
        </ul>
      )}
      <Checkbox
        label={isOne ? 'Void it' : 'Void them'}
        hint={`Voided documents stay in the record. Without this, their links work again if ${rows.length === 1 ? 'the case' : 'a case'} is made active again.`}
        checked={isVoided}
        onChange={({ target }) => onVoided(target.checked)}
      />
    </div>
  );
};
