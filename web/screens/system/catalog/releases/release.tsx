import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { TriggerRunView } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { RevertRelease } from '../bulk/revert-release.tsx';
import { ReleaseChanges } from './release-changes.tsx';

const BackLink = () => (
  <p className="mb-1 text-sm">
    <TextLink to={workPaths.systemReleases()} className="inline-flex min-h-6 items-center gap-1.5">
      <Icon of={ArrowLeft} size={16} />
      Releases
    </TextLink>
  </p>
);

/** How often a run over open cases is looked at while it goes on. */
const POLL_MS = 2_000;

const count = (of: number, one: string, several: string) => (of === 1 ? `1 ${one}` : `${of.toLocaleString('en-US')} ${several}`);

/** Says how far the release's triggers are over open cases. */
const OverOpenCases = ({ run: { isDone, triggers, cases, tasks } }: { run: TriggerRunView }) => (
  <p role="status" className="mb-4 text-sm">
    {isDone ? 'Applied' : 'Applying'} {count(triggers, 'trigger', 'triggers')} to open cases{isDone ? '' : '...'}:{' '}
    {count(cases, 'case', 'cases')} looked at, {count(tasks, 'task', 'tasks')} created.
  </p>
);

/** /System/Releases/{release}: everything that a release changed, by field. */
export const Component = () => {
  const { release = '' } = useParams();
  const found = useQuery({
    ...query.systemCatalog.getRelease.queryOptions({ input: { release: Number(release) } }),
    refetchInterval: ({ state: { data } }) => (data?.overOpenCases?.isDone === false ? POLL_MS : false),
  });
  const { data } = found;
  const isMissing = ['not_found', 'invalid_input'].includes(problemOf(found.error)?.code ?? '');
  return (
    <WorkspacePage
      above={<BackLink />}
      title={`Release ${release}`}
      lead={data && `${data.note} (${data.publishedBy}, ${exactWhenWords(data.publishedOn)})`}
      actions={data && data.release > 1 && <RevertRelease release={data.release} />}
      faq="catalog-releases"
    >
      {found.isPending && <SkeletonText lines={8} />}
      {isMissing && (
        <EmptyState
          icon={FileQuestionMark}
          title="There is no such release."
          action={<LinkButton to={workPaths.systemReleases()}>See all releases</LinkButton>}
        />
      )}
      {found.isError && !isMissing && <FailedQuery of={found} title="We couldn’t load this release." />}
      {data?.overOpenCases && <OverOpenCases run={data.overOpenCases} />}
      {data && <ReleaseChanges changes={data.changes} />}
    </WorkspacePage>
  );
};
