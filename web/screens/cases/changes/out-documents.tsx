import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemOf, query } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';

type OutProps = {
  caseId: string;
  isVoided: boolean;
  onVoided: (isVoided: boolean) => void;
  onFound: (ids: readonly string[]) => void;
};

/**
 * Names the documents of a case that are out for signatures, and offers to void them with the case. Shows nothing if there are none. `onFound` isn’t called
 * before they are known.
 */
export const OutDocuments = ({ caseId, isVoided, onVoided, onFound }: OutProps) => {
  const { data, isFetching, error, refetch } = useQuery({
    ...query.caseDocuments.getCaseDocuments.queryOptions({ input: { id: caseId } }),
    staleTime: 0,
  });
  const out = (data?.documents ?? []).flatMap(({ id, name, state }) =>
    id !== null && (state === 'out' || state === 'declined') ? [{ id, name }] : [],
  );
  const ids = out.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are what was found
  useEffect(() => {
    if (data) onFound(ids === '' ? [] : ids.split(' '));
  }, [ids, data !== undefined]);
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
  if (out.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">{out.length === 1 ? 'A document is out for signatures:' : 'These are out for signatures:'}</p>
      <ul className="list-disc pl-5">
        {out.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Checkbox
        label={out.length === 1 ? 'Void it' : 'Void them'}
        hint="Voided documents stay in the record. Without this, their links work again if the case is made active again."
        checked={isVoided}
        onChange={({ target }) => onVoided(target.checked)}
      />
    </div>
  );
};
