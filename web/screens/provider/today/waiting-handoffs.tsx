import { useQuery } from '@tanstack/react-query';
import { handoffPurpose } from '#shared/model/enumerations/handoff.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Lists the hand-offs that wait for the viewer’s side, and those that the other side hasn’t answered; nothing on most days, and then no panel either. */
export const WaitingHandoffs = () => {
  const { locationId } = useWorkspace();
  const found = useQuery({ ...query.handoffs.getWaitingHandoffs.queryOptions({ input: {} }), refetchOnWindowFocus: true });
  if (found.isError && !found.data)
    return (
      <FailedQuery of={found} title="The hand-offs could not be loaded.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  if (!found.data || found.data.items.length === 0) return null;
  return (
    <Panel title="Hand-offs">
      <ul className="divide-y divide-border">
        {found.data.items.map(({ id, of, role, from, to, purpose, offered, isOverdue }) => (
          <li key={id} className="grid gap-1 py-3 wrap-anywhere first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to={workPaths.decedentCustody({ locationId, caseId: of.id })} className="font-semibold">
                {of.decedentFullName}, {of.caseNumber}
              </TextLink>
              {isOverdue && <Badge tone="warning">Overdue</Badge>}
            </p>
            <p>{role === 'receiver' ? `${from.name} waits for you to scan the tag.` : `Waiting for ${to.name}.`}</p>
            <p className="text-sm text-muted">
              {handoffPurpose.label(purpose)}, <When at={offered.on} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
