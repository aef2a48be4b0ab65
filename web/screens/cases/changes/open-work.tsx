import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { query } from '#web/session/index.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { careOpen, effectsOpen, stillOpen, tasksOpen } from './still-open.ts';

/** Names what is still open in a case before it's completed: who has the person, personal effects, pages of custody, and tasks. It can be completed all the same. */
export const OpenWork = ({ row }: { row: CaseRow }) => {
  const { locationId } = useWorkspace();
  const { id: caseId } = row;
  const custody = useQuery({ ...query.custodyPages.getCustodyPages.queryOptions({ input: { id: caseId } }), gcTime: 0 });
  if (custody.isPending) return <SkeletonText lines={3} />;
  const pages = (custody.data?.pages ?? []).filter(({ isNeeded, closed }) => isNeeded && closed === null);
  const [care, effects, tasks] = [careOpen(row), effectsOpen(row), tasksOpen(row)];
  if (!care && !effects && pages.length === 0 && !tasks && !custody.isError) return null;
  const at = { locationId, caseId };
  return (
    <div role="status" className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">Complete it with this still open?</p>
      <ul className="list-disc pl-5">
        {care && (
          <li>
            <TextLink to={workPaths.decedentCustody(at)} target="_blank">
              {care}
            </TextLink>
          </li>
        )}
        {effects && (
          <li>
            <TextLink to={workPaths.personalEffects(at)} target="_blank">
              {effects}
            </TextLink>
          </li>
        )}
        {pages.map(({ page }) => (
          <li key={page}>
            <TextLink to={workPaths.custodyPage({ ...at, page })} target="_blank">
              {carePage.label(page)} isn’t closed
            </TextLink>
          </li>
        ))}
        {tasks && <li>{tasks}</li>}
        {custody.isError && <li>We couldn’t check the pages of custody.</li>}
      </ul>
      <p className="text-sm text-muted">Links open in a new tab.</p>
    </div>
  );
};

/** The most cases that are named before several are completed together. */
const NAMED = 10;

/** Names which of several cases have something open before they are completed together. They can be completed all the same. */
export const OpenWorkOfMany = ({ rows }: { rows: readonly CaseRow[] }) => {
  const { locationId } = useWorkspace();
  const open = rows.map((row) => ({ row, words: stillOpen(row) })).filter(({ words }) => words.length > 0);
  if (open.length === 0) return null;
  return (
    <div role="status" className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">
        {open.length === 1 ? '1 of these cases has' : `${open.length} of these cases have`} something open
      </p>
      <ul className="list-disc pl-5">
        {open.slice(0, NAMED).map(({ row, words }) => (
          <li key={row.id}>
            <TextLink to={workPaths.caseDashboard({ locationId, caseId: row.id })} target="_blank">
              {row.decedentFullName}
            </TextLink>
            : {words.join(', ')}
          </li>
        ))}
        {open.length > NAMED && <li>{open.length - NAMED} more</li>}
      </ul>
      <p className="text-sm text-muted">
        Pages of custody that aren’t closed are named when you complete one case. Links open in a new tab.
      </p>
    </div>
  );
};
