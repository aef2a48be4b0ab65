import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '#shared/catalog/count-of.ts';
import type { Import } from '#shared/contract/system-imports.ts';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { query } from '#web/session/query.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { type LastImport, lastImport } from './last-import.ts';

/** How often a check that runs is asked about. */
const ASK_AGAIN_MS = 2000;

const stateWords = ({ noun }: LastImport, { state, checked, total }: Import): string => {
  if (state === 'checking') return total === 0 ? 'Reading the file' : `${Math.floor((checked / total) * 100)}% checked`;
  if (state === 'unreadable') return 'Can’t be read';
  return state === 'taken' ? 'Taken into drafts' : `${countOf(total, noun)} checked. Nothing has changed yet`;
};

/** Shows the file that was sent last from this browser, which is checked as a job, and leads to what was found. Nothing if there is none. */
export const ImportJob = () => {
  const [last] = useState(lastImport.read);
  const found = useQuery({
    ...query.systemImports.getImport.queryOptions({ input: { noun: last?.noun ?? '', id: last?.id ?? '', pageSize: 1 } }),
    enabled: last !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' ? ASK_AGAIN_MS : false),
  });
  const { data } = found;
  if (!last || !data) return null;
  return (
    <Panel title="Your last file">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="min-w-0 font-semibold wrap-anywhere">
          <TextLink to={`${workPaths.systemBulkInsert()}?noun=${last.noun}&import=${last.id}`}>{data.fileName}</TextLink>
        </span>
        <span className="text-xs text-muted" role="status">
          {stateWords(last, data)}, {exactWhenWords(data.importedOn)}
        </span>
      </p>
    </Panel>
  );
};
