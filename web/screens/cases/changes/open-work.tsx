import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { query } from '#web/session/index.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** Names what is still open in a case before it's completed: personal effects, pages of custody, and tasks. It can be completed all the same. */
export const OpenWork = ({ row }: { row: CaseRow }) => {
  const { locationId } = useWorkspace();
  const { id: caseId, effectsStanding, openTasks = 0 } = row;
  const custody = useQuery({ ...query.custodyPages.getCustodyPages.queryOptions({ input: { id: caseId } }), gcTime: 0 });
  if (custody.isPending) return <SkeletonText lines={3} />;
  const pages = (custody.data?.pages ?? []).filter(({ isNeeded, closed }) => isNeeded && closed === null);
  const things = effectsStanding?.open ?? 0;
  const areEffectsOpen = effectsStanding !== undefined && effectsStatus(row) !== 'complete' && things > 0;
  if (!areEffectsOpen && pages.length === 0 && openTasks === 0 && !custody.isError) return null;
  const at = { locationId, caseId };
  return (
    <div role="status" className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">Complete it with this still open?</p>
      <ul className="list-disc pl-5">
        {areEffectsOpen && (
          <li>
            <TextLink to={workPaths.personalEffects(at)} target="_blank">
              {counted(things, 'personal effect isn’t', 'personal effects aren’t')} settled
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
        {openTasks > 0 && <li>{counted(openTasks, 'open task', 'open tasks')}</li>}
        {custody.isError && <li>We couldn’t check the pages of custody.</li>}
      </ul>
      <p className="text-sm text-muted">Links open in a new tab.</p>
    </div>
  );
};
